import { describe, expect, test } from "vitest";
import { readEvidence } from "../readEvidence";
import { mergeEvidence } from "../merge/mergeEvidence";
import type { Beside } from "./besides";
import { explainSnapshot } from "./explainSnapshot";
import type { ClusterProblem } from "./problem";

const said = (...texts: string[]): (Beside | ClusterProblem)[] =>
  explainSnapshot(mergeEvidence(texts.map(readEvidence)))[0]!.statements.flatMap((each): (Beside | ClusterProblem)[] =>
    each.code === "beside" ? [each.what] : each.code === "problem" ? [each.problem] : [],
  );

const row = `NAMESPACE   NAME    REFERENCE            TARGETS        MINPODS   MAXPODS   REPLICAS   AGE
shop        kiosk   Deployment/kiosk     cpu: 90%/60%   2         20        6          3d
`;
const average = row.replace("cpu: 90%/60%", "cpu: 90m/60m");
const deployment = (cpu = "250m") => `apiVersion: apps/v1
kind: Deployment
metadata: {name: kiosk, namespace: shop}
spec:
  replicas: 6
  selector: {matchLabels: {app: kiosk}}
  template:
    metadata: {labels: {app: kiosk}}
    spec: {containers: [{name: app, resources: {${cpu === "" ? "" : `requests: {cpu: ${cpu}}`}}}]}
`;
const vpa = (spec: string, target = "kiosk") => `apiVersion: autoscaling.k8s.io/v1
kind: VerticalPodAutoscaler
metadata: {name: kiosk-vpa, namespace: shop}
spec:
  targetRef: {apiVersion: apps/v1, kind: Deployment, name: ${target}}
${spec}
`;

describe("a VerticalPodAutoscaler", () => {
  test("that changes the requests of a percentage is a problem", () => {
    const found = { kind: "verticalAutoscaler", name: "kiosk-vpa", resources: ["cpu"] };
    expect(said(row, vpa("  updatePolicy: {updateMode: Recreate}"))).toContainEqual({ ...found, mode: "Recreate" });
    expect(said(row, vpa(""))).toContainEqual({ ...found, mode: "Auto" });
  });

  test("changes nothing where it only recommends, or has another target, or another resource", () => {
    const beside = (why: string) => [{ kind: "verticalAutoscaler", name: "kiosk-vpa", why }];
    expect(said(row, vpa('  updatePolicy: {updateMode: "Off"}'))).toEqual(beside("off"));
    expect(said(row, vpa("", "other"))).toEqual(beside("otherTarget"));
    const memory = '  resourcePolicy: {containerPolicies: [{containerName: "*", controlledResources: [memory]}]}';
    expect(said(row, vpa(memory))).toEqual(beside("otherResource"));
    expect(said(average, vpa(""))).toEqual(beside("otherResource"));
  });

  test("is known by its row", () => {
    const table = `NAMESPACE   NAME        MODE   CPU   MEM       PROVIDED   AGE
shop        kiosk-vpa   Auto   25m   262144k   True       3d
`;
    expect(said(row, table)).toContainEqual({ kind: "verticalAutoscaler", name: "kiosk-vpa", mode: "Auto", resources: ["cpu"] });
  });
});

const quota = (resource: string, used: string, hard: string, spec = "") => `apiVersion: v1
kind: ResourceQuota
metadata: {name: team, namespace: shop}
spec: {hard: {${resource}: "${hard}"}${spec}}
status:
  hard: {${resource}: "${hard}"}
  used: {${resource}: "${used}"}
`;

describe("a ResourceQuota", () => {
  test("without room for a pod is a problem, by the count or by the request of one more pod", () => {
    expect(said(row, quota("pods", "6", "6"))).toEqual([{ kind: "quotaFull", name: "team", resource: "pods", used: "6", hard: "6" }]);
    expect(said(row, deployment(), quota("requests.cpu", "1800m", "2"))).toEqual([
      { kind: "quotaFull", name: "team", resource: "requests.cpu", used: "1800m", hard: "2" },
    ]);
  });

  test("with room says for how many pods", () => {
    expect(said(row, deployment(), quota("requests.cpu", "1500m", "4"))).toEqual([
      { kind: "quota", name: "team", resource: "requests.cpu", used: "1500m", hard: "4", room: 10 },
    ]);
  });

  test("of other things, with scopes or of another namespace is not used", () => {
    for (const other of [quota("services", "6", "6"), quota("pods", "6", "6", ", scopes: [BestEffort]")])
      expect(said(row, other)).toEqual([{ kind: "unused", objects: ["ResourceQuota/team"], more: 0 }]);
    expect(said(row, quota("pods", "6", "6").replace("namespace: shop", "namespace: else"))).not.toContainEqual(
      expect.objectContaining({ kind: "quotaFull" }),
    );
  });

  test("is known by its row and by its description", () => {
    const table = `NAMESPACE   NAME   AGE   REQUEST                             LIMIT
shop        team   40d   pods: 6/6, requests.cpu: 1500m/4   limits.cpu: 3/8
`;
    const description = `Name:         team
Namespace:    shop
Resource      Used   Hard
--------      ----   ----
limits.cpu    3      8
pods          6      6
`;
    for (const text of [table, description])
      expect(said(row, text)).toEqual([{ kind: "quotaFull", name: "team", resource: "pods", used: "6", hard: "6" }]);
  });
});

describe("other objects", () => {
  const range = `apiVersion: v1
kind: LimitRange
metadata: {name: defaults, namespace: shop}
spec: {limits: [{type: Container, default: {memory: 1Gi}, defaultRequest: {cpu: 100m}}]}
`;

  test("a LimitRange gives the request that a template lacks", () => {
    const unknown = row.replace("90%", "<unknown>");
    expect(said(unknown, deployment(""))).toContainEqual(expect.objectContaining({ kind: "missingRequestInObject" }));
    const withRange = said(unknown, deployment(""), range);
    expect(withRange).toContainEqual({ kind: "limitRange", name: "defaults", resource: "cpu", request: "100m" });
    expect(withRange).not.toContainEqual(expect.objectContaining({ kind: "missingRequestInObject" }));
    expect(said(row, deployment(), range)).toEqual([{ kind: "unused", objects: ["LimitRange/defaults"], more: 0 }]);
  });

  test("a PodDisruptionBudget holds no scale-down back", () => {
    const table = `NAMESPACE   NAME    MIN AVAILABLE   MAX UNAVAILABLE   ALLOWED DISRUPTIONS   AGE
shop        kiosk   5               N/A               1                     3d
`;
    expect(said(row, table)).toEqual([{ kind: "disruptionBudget", name: "kiosk" }]);
  });

  test("a Rollout is the target's workload", () => {
    const rollout = deployment("").replace("apps/v1\nkind: Deployment", "argoproj.io/v1alpha1\nkind: Rollout");
    const own = row.replace("Deployment/kiosk ", "Rollout/kiosk    ").replace("90%", "<unknown>");
    expect(said(own, rollout)).toContainEqual(expect.objectContaining({ kind: "missingRequestInObject", of: "Rollout" }));
  });

  test("what tells nothing is named, each once", () => {
    const service = (name: string) => `apiVersion: v1\nkind: Service\nmetadata: {name: ${name}, namespace: shop}\n`;
    const other = deployment().replaceAll("kiosk", "depot");
    expect(said(row, [service("kiosk"), service("kiosk"), service("depot")].join("---\n"), other)).toEqual([
      { kind: "unused", objects: ["Service/kiosk", "Service/depot", "Deployment/depot"], more: 0 },
    ]);
    const many = [1, 2, 3, 4, 5, 6, 7].map((index) => service(`s${index}`)).join("---\n");
    expect(said(row, many)).toEqual([{ kind: "unused", objects: [1, 2, 3, 4, 5].map((index) => `Service/s${index}`), more: 2 }]);
  });

  test("a second HPA of the same target is a problem", () => {
    expect(said(`${row}shop        kiosk2  Deployment/kiosk     cpu: 10%/60%   2         20        6          3d\n`)).toContainEqual({
      kind: "sharedTarget",
      others: ["kiosk2"],
    });
  });
});
