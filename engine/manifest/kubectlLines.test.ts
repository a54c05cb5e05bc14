import { describe, expect, test } from "vitest";
import { defaultFlags } from "../controller/flags";
import { verbs } from "./commandLine/verbFlags";
import { diagnoseManifest, type DiagnosisContext } from "./diagnose";
import { judgeManifestV1, pastedPart } from "./judgeText";
import { readKubectlLines } from "./kubectlLines";
import { applyEdits } from "./textEdit";
import { milliseconds } from "../lib/testing/growth";

const before = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  maxReplicas: 10
`;
const context: DiagnosisContext = {
  featureGates: defaultFlags.featureGates,
  tolerance: 0.1,
  containers: null,
  silenced: [],
  manifestBefore: before,
};
const found = (text: string, given = context) => diagnoseManifest(text, given).diagnostics;

test.each([
  [
    "kubectl scale deploy/web --replicas=3",
    "kubectl scale sets spec.replicas to 3 once. Here this is an incident.",
    { kind: "scale", replicas: 3 },
  ],
  [
    "kubectl scale --replicas 0 deployment web",
    "kubectl scale sets spec.replicas to 0 once, and the autoscaler pauses. Here this is an incident.",
    { kind: "scale", replicas: 0 },
  ],
  [
    "$ kubectl -n shop scale deploy web \\\n    --replicas=0x10",
    "kubectl scale sets spec.replicas to 16 once. Here this is an incident.",
    { kind: "scale", replicas: 16 },
  ],
  [
    "kubectl rollout restart deploy/web",
    "kubectl rollout restart replaces all pods. Here this is an incident: a rolling update.",
    { kind: "rollingUpdate" },
  ],
  [
    "kubectl set image deploy/web web=web:2",
    "kubectl set image changes the pod template and replaces all pods. Here this is an incident: a rolling update.",
    { kind: "rollingUpdate" },
  ],
  ["kubectl set resources deployment web --requests=cpu=200m", /^kubectl set resources changes the requests/, { kind: "rollingUpdate" }],
  [
    "kubectl edit hpa web",
    "kubectl edit changes the autoscaler. Here this is an incident with another manifest.",
    { kind: "editAutoscaler" },
  ],
  ['kubectl patch hpa web -p \'{"spec":{"maxReplicas":20}}\'', /^kubectl patch changes the autoscaler/, { kind: "editAutoscaler" }],
  ["kubectl delete hpa web", /^kubectl delete removes the autoscaler. The pods stay/, { kind: "deleteAutoscaler" }],
  [
    "kubectl delete horizontalpodautoscalers.autoscaling/web --ignore-not-found",
    /^kubectl delete removes the autoscaler/,
    { kind: "deleteAutoscaler" },
  ],
  ["kubectl get hpa", /this output at the cursor/, { kind: "show", output: "watch" }],
  ["watch kubectl get hpa web", /this output at the cursor/, { kind: "show", output: "watch" }],
  ["kubectl get hpa php-apache --watch", /this output at the cursor/, { kind: "show", output: "watch" }],
  ["k get po -A -o wide", /this output at the cursor/, { kind: "show", output: "pods" }],
  ["kubectl get events --sort-by=.lastTimestamp", /this output at the cursor/, { kind: "show", output: "events" }],
  ["kubectl get deploy", /output for hpa, pods and events/, { kind: "show", output: "watch" }],
  ["oc describe hpa/web", /^kubectl describe prints the state of the autoscaler/, { kind: "show", output: "describe" }],
  ["kubectl describe pod web-1", /output for the autoscaler/, { kind: "show", output: "describe" }],
  ["kubectl top pods --containers", /^kubectl top pods prints the usage/, { kind: "show", output: "top" }],
  ["kubectl top nodes", /^kubectl top nodes prints/, { kind: "show", output: "top" }],
])("says what %j would do here, and offers it", (text, message, action) => {
  const [problem, ...others] = found(text);
  expect(others).toEqual([]);
  if (typeof message === "string") expect(problem?.message).toBe(message);
  else expect(problem?.message).toMatch(message);
  expect(problem?.fixes.map((fix) => fix.action)).toEqual([action]);
  // The press brings the manifest back that the line was pasted over.
  expect(applyEdits(text, problem?.fixes[0]?.edits ?? [])).toBe(before);
});

test.each([
  ["kubectl apply -f hpa.yaml", /^kubectl apply sends the manifest in a file/],
  ["kubectl create -f ./hpa.yaml", /^kubectl create sends a new object/],
  ["kubectl create deployment web --image=nginx -r 3", /^kubectl create deployment makes a Deployment without requests/],
  ["kubectl get hpa web -o yaml", "kubectl get -o yaml prints the manifest as it is stored. Paste its output."],
  ["kubectl delete pod web-1", /^kubectl delete removes these pods/],
  ["kubectl delete deploy web", "kubectl delete removes this Deployment. An autoscaler without its target scales nothing."],
  ["kubectl delete svc web", /^kubectl delete removes objects of the cluster/],
  ["kubectl rollout status deploy/web", /^kubectl rollout status changes no pods/],
  ["kubectl edit deploy web", /^kubectl edit changes an object/],
  ["kubectl scale deploy web", "The --replicas=COUNT flag is required, and COUNT must be greater than or equal to 0"],
  ["kubectl scale deploy web --replicas=-1", "The --replicas=COUNT flag is required, and COUNT must be greater than or equal to 0"],
  ["kubectl scale deploy web --replicas=many", /^invalid argument "many" for "--replicas" flag/],
  ["kubectl scale ds/web --replicas=3", 'kubectl scale cannot scale the type "ds".'],
  ["kubectl scale deploy web --replica=3", "unknown flag: --replica"],
  ["kubectl scale deploy 'web --replicas=3", "A quote is not closed."],
  [
    'kubectl run -i --tty load-generator --rm --image=busybox:1.28 --restart=Never -- /bin/sh -c "while sleep 0.01; do wget -q -O- http://php-apache; done"',
    /^kubectl run starts one pod that no autoscaler scales/,
  ],
])("says what %j would do, which no press does", (text, message) => {
  const [problem, ...others] = found(text);
  expect(others).toEqual([]);
  if (typeof message === "string") expect(problem?.message).toBe(message);
  else expect(problem?.message).toMatch(message);
  expect(problem?.fixes).toEqual([]);
});

test("writes the Deployment that the old walkthrough's kubectl run made", () => {
  const line = "kubectl run php-apache --image=registry.k8s.io/hpa-example --requests=cpu=200m --limits=cpu=500m --expose --port=80";
  const [problem] = found(line);
  expect(problem?.message).toMatch(/^Until kubectl 1\.17 this command made a Deployment\. Since 1\.18/);
  const whole = applyEdits(line, problem?.fixes[0]?.edits ?? []);
  expect(whole.startsWith(before)).toBe(true);
  const { workload, diagnostics } = diagnoseManifest(whole, context);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(workload?.name).toBe("php-apache");
  expect(whole).toContain("requests:\n            cpu: 200m\n          limits:\n            cpu: 500m\n");
});

test("says one thing at each line, with prompts and kubectl's answers between them", () => {
  const text = `# First:
me@host:~$ kubectl scale deploy/web --replicas=3
deployment.apps/web scaled

me@host:~$ kubectl get hpa | grep web # now
cd shop && kubectl describe hpa web
`;
  expect(found(text).map(({ line, column, fixes }) => [line, column, fixes[0]?.action?.kind])).toEqual([
    [2, 12, "scale"],
    [5, 12, "show"],
    [6, 1, "show"],
  ]);
});

test("offers nothing where there is no manifest to come back to", () => {
  const { manifestBefore: _, ...without } = context;
  expect(found("kubectl scale deploy/web --replicas=3", without)[0]?.fixes).toEqual([]);
});

test("says that a precondition does not hold for the incident", () => {
  expect(found("kubectl scale deploy/web --replicas=3 --current-replicas=2")[0]?.reason).toBe(
    "kubectl does it only if spec.replicas is 2 at that time; the incident always does it.",
  );
});

test("speaks to Kubernetes 1.2, too", () => {
  expect(judgeManifestV1("kubectl get hpa").problems[0]?.message).toMatch(/^kubectl get prints/);
});

test.each([
  "NAME   REFERENCE        TARGETS   MINPODS   MAXPODS   REPLICAS   AGE\nweb    Deployment/web   10%/50%   1         10        1          1h\n",
  "$ kubectl describe hpa web\nName: web\nNamespace: default\n",
  "kubectl logs web-1",
  "kubectl explain hpa",
  "kubectl",
  "web",
  `${before}\nkubectl scale deploy/web --replicas=3\n`,
  "kubectl: get\n",
])("is not concerned with %j", (text) => {
  expect(readKubectlLines(text, "1.37")).toBe(null);
});

test("knows each verb in a line of its own", () => {
  for (const verb of verbs) expect(readKubectlLines(`kubectl ${verb} hpa web`, "1.37")?.length).toBe(1);
});

describe("kubectl's warning about --cpu-percent", () => {
  const warning =
    "kubectl warns: Flag --cpu-percent has been deprecated, Use --cpu with percentage or resource quantity format (e.g., '70%' for utilization or '500m' for milliCPU).";

  test("is said of a kubectl that has --cpu", () => {
    expect(found("kubectl autoscale deploy web --max=5 --cpu-percent=80")[0]?.reason).toBe(warning);
    expect(found("kubectl autoscale deploy web --max=5 --cpu=80%")[0]?.reason).toBe("");
  });

  test("is not said of an older one", () => {
    const older: DiagnosisContext = { ...context, kubernetesVersion: "1.28" };
    expect(found("kubectl autoscale deploy web --max=5 --cpu-percent=80", older)[0]?.reason).toBe("");
  });
});

test("names a no-break space in a command, and fixes it", () => {
  const text = "kubectl\u00a0scale deploy/web\u00a0--replicas=3";
  const [problem] = found(text);
  expect(problem?.message).toContain("No-break space (U+00A0)");
  expect(applyEdits(text, problem?.fixes[0]?.edits ?? [])).toBe("kubectl scale deploy/web --replicas=3");
});

describe("a part that is pasted amid a manifest", () => {
  test("is a command whose press restores the manifest", () => {
    const part = pastedPart("kubectl scale deploy/web \\\n  --replicas=3\n", before, "1.37");
    expect(part?.fixes.map(({ action, edits }) => [action, edits[0]?.text])).toEqual([[{ kind: "scale", replicas: 3 }, before]]);
  });

  test("is a snippet that goes where it belongs", () => {
    const part = pastedPart("scaleDown:\n  selectPolicy: Disabled\n", before, "1.37");
    expect(part?.fixes.map(({ edits }) => edits[0]?.text)).toEqual([
      `${before}  behavior:\n    scaleDown:\n      selectPolicy: Disabled\n`,
    ]);
  });

  test("is nothing else", () => {
    expect(pastedPart("web", before, "1.37")).toBe(null);
    expect(pastedPart(before, before, "1.37")).toBe(null);
  });

  test("leaves no line of a command behind when only the manifest is kept", () => {
    const text = `${before}\nkubectl scale deploy/web \\\n  --replicas=3\n`;
    const [problem] = found(text);
    expect(problem?.fixes.map(({ title }) => title)).toEqual(["Keep only the manifest"]);
    expect(applyEdits(text, problem?.fixes[0]?.edits ?? [])).toBe(before);
  });
});

describe("reads in linear time", () => {
  test.each([
    ["commands", "kubectl get hpa\n".repeat(16_000)],
    ["backslashes", `kubectl get ${"\\\n".repeat(100_000)}`],
    ["backslashes at the end", `kubectl get ${"\\".repeat(200_000)}`],
    ["spaces", `kubectl${" ".repeat(200_000)}`],
    ["wrappers", `${"sudo ".repeat(50_000)}kubectl get hpa`],
    ["assignments", `${"A=1 ".repeat(50_000)}kubectl get hpa`],
    ["prompts", "me@host$ ".repeat(20_000)],
    ["patterns", `kubectl run x --requests=${"a=1,".repeat(50_000)}`],
    ["words", `kubectl ${"get ".repeat(50_000)}`],
  ])("%s", (_, text) => {
    expect(milliseconds(() => readKubectlLines(text, "1.37"))).toBeLessThan(3000);
  });
});
