import { expect, test } from "vitest";
import { explainEvidence } from "../explainEvidence";

/** The advice about the first autoscaler: rule, standing, what it assumes, and the text of its own line. */
function advised(...texts: string[]) {
  const { autoscalers } = explainEvidence(texts);
  return autoscalers[0]!.snapshot.statements.flatMap((each) => {
    if (each.code !== "advice") return [];
    const [own] = each.basis;
    return [[each.rule, each.standing, each.assumes, own && texts[own.text]!.split("\n")[own.line - 1]!.trim()]];
  });
}

const live = (spec: string, status = "") => `$ kubectl get hpa web -o yaml
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: web
  namespace: shop
  resourceVersion: "7"
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
${spec}${status}`;

const cpu = (target: number) => `  metrics:
  - resource:
      name: cpu
      target:
        averageUtilization: ${target}
        type: Utilization
    type: Resource
`;

const deployment = (resources: string) => `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers:
      - name: app
        image: shop/web:7
        resources: ${resources}
`;

test("a live object's advice is at its own lines, and computed", () => {
  expect(advised(live(`  minReplicas: 3\n  maxReplicas: 3\n${cpu(120)}`))).toEqual([
    ["targetAboveRequests", "computed", [], "averageUtilization: 120"],
    ["fixedReplicas", "computed", [], "maxReplicas: 3"],
  ]);
});

test("an absent field of the text makes the advice assumed", () => {
  expect(advised(live(`  maxReplicas: 1\n${cpu(80)}`))).toEqual([["fixedReplicas", "assumed", ["defaultMinReplicas"], "maxReplicas: 1"]]);
  const tenth = (rules: string) => live(`  minReplicas: 20\n  maxReplicas: 21\n${cpu(80)}${rules}`);
  expect(advised(tenth(""))).toEqual([["wideTolerance", "assumed", ["defaultTolerance"], "maxReplicas: 21"]]);
  expect(advised(tenth("  behavior:\n    scaleUp:\n      tolerance: 0.3\n"))).toEqual([
    ["wideTolerance", "computed", [], "tolerance: 0.3"],
  ]);
});

test("advice about the workload is at the workload's lines, in another text", () => {
  const hpa = live(`  minReplicas: 3\n  maxReplicas: 9\n${cpu(80)}`);
  expect(advised(hpa, deployment("{limits: {memory: 1Gi}}"))).toEqual([["missingRequest", "computed", [], "- name: app"]]);
  const throttled = live(`  minReplicas: 3\n  maxReplicas: 9\n${cpu(95)}`);
  const limited = deployment("{requests: {cpu: 500m}, limits: {cpu: 500m}}");
  expect(advised(throttled, limited)).toEqual([["targetAboveLimit", "assumed", ["defaultTolerance"], "averageUtilization: 95"]]);
  const [autoscaler] = explainEvidence([throttled, limited]).autoscalers;
  const advice = autoscaler!.snapshot.statements.find(({ code }) => code === "advice");
  expect(advice?.basis).toEqual([
    { text: 0, line: 19 },
    { text: 1, line: 12 },
  ]);
});

test("a figure that was read refutes that a request is missing", () => {
  const measured = `status:
  currentReplicas: 4
  desiredReplicas: 4
  currentMetrics:
  - resource: {name: cpu, current: {averageUtilization: 41, averageValue: 82m}}
    type: Resource
`;
  expect(advised(live(`  minReplicas: 3\n  maxReplicas: 9\n${cpu(80)}`, measured), deployment("{}"))).toEqual([]);
});

const described = (rules: string) => `Name:                                                  web
Namespace:                                             shop
Reference:                                             Deployment/web
Metrics:                                               ( current / target )
  resource cpu on pods  (as a percentage of request):  41% (82m) / 150%
Min replicas:                                          2
Max replicas:                                          200
Behavior:
  Scale Up:
    Stabilization Window: 0 seconds
    Select Policy: Max
    Policies:
      - Type: Pods     Value: 4    Period: 15 seconds
      - Type: Percent  Value: 100  Period: 15 seconds
  Scale Down:
    Select Policy: Max
    Policies:
${rules}Deployment pods:                                       4 current / 4 desired
`;

test("a description's advice is at the line whose value it is about", () => {
  expect(advised(described("      - Type: Pods     Value: 1    Period: 60 seconds\n"))).toEqual([
    ["targetAboveRequests", "computed", [], "resource cpu on pods  (as a percentage of request):  41% (82m) / 150%"],
    ["slowPolicies", "computed", [], "- Type: Pods     Value: 1    Period: 60 seconds"],
  ]);
  const withoutChoice = described("      - Type: Pods     Value: 1    Period: 60 seconds\n").replace(
    "    Select Policy: Max\n    Policies:\n      - Type: Pods     Value: 1",
    "    Policies:\n      - Type: Pods     Value: 1",
  );
  expect(advised(withoutChoice)[1]).toEqual([
    "slowPolicies",
    "assumed",
    ["defaultSelectPolicy"],
    "- Type: Pods     Value: 1    Period: 60 seconds",
  ]);
});

test("a row's advice is at the row", () => {
  const row = "web    Deployment/web   41%/50%   3         3        3          9d";
  expect(advised(`NAME   REFERENCE        TARGETS   MINPODS   MAXPODS   REPLICAS   AGE\n${row}\n`)).toEqual([
    ["fixedReplicas", "computed", [], row],
  ]);
});

test("what no text says gives no advice", () => {
  expect(advised("Name:  web\nNamespace:  shop\nReference:  Deployment/web\nMax replicas:  3\n")).toEqual([]);
  expect(advised(described(""), deployment("{requests: {cpu: 500m}}").replace(/namespace: shop/, "namespace: other"))).toEqual([
    ["targetAboveRequests", "computed", [], "resource cpu on pods  (as a percentage of request):  41% (82m) / 150%"],
  ]);
});
