import { latestVersion } from "../controller/flags";
import { expect, test } from "vitest";
import { findingsAt, reportProblems } from "./finding";
import { judgeManifestV1 } from "./judgeText";
import { readManifestV1 } from "./manifestV1";
import { walkthrough, walkthroughWith } from "./testing/reading";
import { readYaml } from "./yamlTree";

const autoscalingV1 = `apiVersion: autoscaling/v1
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
  minReplicas: 2
  maxReplicas: 10
  targetCPUUtilizationPercentage: 50
`;

const extensionsV1beta1 = `apiVersion: extensions/v1beta1
kind: HorizontalPodAutoscaler
metadata:
  name: web
  namespace: shop
spec:
  scaleRef:
    kind: Deployment
    name: web
    namespace: shop
    apiVersion: extensions/v1beta1
    subresource: scale
  maxReplicas: 10
  cpuUtilization:
    targetPercentage: 50
`;

const read = (text: string) => {
  const yaml = readYaml(text);
  if (!yaml.ok || yaml.documents[0] === undefined) throw new Error("no document");
  const [document] = yaml.documents;
  const { hpa, misread, errors, limitations } = readManifestV1(document);
  const problems = reportProblems(text, findingsAt({ document, misread, unread: [], errors, limitations }));
  return { hpa, problems: problems.map(({ severity, line, message }) => `${severity} ${line}: ${message}`) };
};

test("reads autoscaling/v1", () => {
  const scaleTargetRef = { apiVersion: "apps/v1", kind: "Deployment", name: "web" };
  expect(read(autoscalingV1)).toEqual({
    problems: [],
    hpa: { metadata: { name: "web" }, spec: { scaleTargetRef, minReplicas: 2, maxReplicas: 10, targetCPUUtilizationPercentage: 50 } },
  });
});

test("reads extensions/v1beta1, and fills in what its API server did", () => {
  const scaleTargetRef = { apiVersion: "extensions/v1beta1", kind: "Deployment", name: "web" };
  const metadata = { name: "web", namespace: "shop" };
  expect(read(extensionsV1beta1)).toEqual({
    problems: [],
    hpa: { metadata, spec: { scaleTargetRef, minReplicas: 1, maxReplicas: 10, targetCPUUtilizationPercentage: 50 } },
  });
  expect(read(extensionsV1beta1.replace(/ {2}cpuUtilization:\n.*\n/, "")).hpa?.spec.targetCPUUtilizationPercentage).toBe(80);
});

test("reads the cpu target of a v2 manifest, and says what it leaves out", () => {
  const memory = "  - {type: Resource, resource: {name: memory, target: {type: Utilization, averageUtilization: 70}}}\n";
  const { hpa, problems } = read(`${walkthrough}${memory}  behavior: {}\n`);
  expect(hpa?.spec.targetCPUUtilizationPercentage).toBe(50);
  expect(problems).toEqual([
    "advice 19: The autoscaler of Kubernetes 1.1 and 1.2 scales only on cpu utilization. It ignores this metric.",
    "advice 20: The autoscaler of Kubernetes 1.1 and 1.2 ignores this field. It has fixed forbidden windows instead.",
  ]);
});

test("refuses a v2 manifest without a cpu utilization, but not one without metrics", () => {
  expect(read(walkthroughWith("name: cpu", "name: memory"))).toEqual({
    hpa: null,
    problems: [
      "error 12: The autoscaler of Kubernetes 1.1 and 1.2 scales only on cpu utilization. Add a metric of type Resource, with name: cpu and averageUtilization.",
    ],
  });
  const [withoutMetrics = ""] = walkthrough.split("  metrics:");
  expect(read(withoutMetrics).hpa?.spec.targetCPUUtilizationPercentage).toBe(80);
});

test.each([
  ["$ kubectl rolling-update web-1 -f web-2.json", /^kubectl rolling-update .* Use a Deployment and the incident Rolling update\.$/],
  ["Name: web\nNamespace: default\nReference: ReplicationController/web\nMin replicas: 1\n", /^This is the output of kubectl describe/],
])("says what a text is that is no manifest: %j", (text, message) => {
  expect(judgeManifestV1(text).problems.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
});

test("an API version of a later server is refused, and the later server is one press away", () => {
  const text = autoscalingV1.replace("autoscaling/v1", "autoscaling/v2beta1").replace(/  targetCPU.*/, "");
  const [problem] = judgeManifestV1(text).problems;
  expect(problem?.fixes).toMatchObject([{ title: `Choose Kubernetes ${latestVersion}`, edits: [], version: latestVersion }]);
  const [unknown] = judgeManifestV1(text.replace("v2beta1", "v9")).problems;
  expect(unknown).toMatchObject({ path: "apiVersion", fixes: [] });
});

test.each([
  ["minReplicas: 2", "minReplicas: 0", "error 10: spec.minReplicas: Invalid value: 0: must be greater than 0"],
  ["minReplicas: 2", "minReplicas: 11", "error 11: spec.maxReplicas: Invalid value: 10: must be greater than or equal to `minReplicas`"],
  ["Percentage: 50", "Percentage: 0", "error 12: spec.targetCPUUtilizationPercentage: Invalid value: 0: must be greater than 0"],
  ["maxReplicas: 10", "maxReplicas: many", 'error 11: spec.maxReplicas: Invalid value: "many": must be an integer, not a string'],
  [
    "kind: Deployment",
    "kind: StatefulSet",
    "error 8: StatefulSet targets are not simulated with Kubernetes 1.2. Use kind: Deployment, ReplicaSet or ReplicationController.",
  ],
  ["targetCPU", "targetCpu", 'error 12: unknown field "spec.targetCpuUtilizationPercentage"'],
  [
    "autoscaling/v1",
    "autoscaling/v2beta1",
    'error 1: apiVersion: Invalid value: "autoscaling/v2beta1": must be one of autoscaling/v1, extensions/v1beta1, autoscaling/v2, autoscaling/v2beta2',
  ],
])("refuses %s written as %s", (part, otherwise, problem) => {
  expect(read(autoscalingV1.replace(part, otherwise))).toEqual({ hpa: null, problems: [problem] });
});
