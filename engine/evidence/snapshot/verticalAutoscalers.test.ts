import { describe, expect, test } from "vitest";
import { readEvidence } from "../readEvidence";
import { mergeEvidence } from "../merge/mergeEvidence";
import { explainSnapshot } from "./explainSnapshot";
import type { Statement } from "./statement";

const statements = (...texts: string[]): readonly Statement[] => explainSnapshot(mergeEvidence(texts.map(readEvidence)))[0]!.statements;
const told = (...texts: string[]) =>
  statements(...texts).flatMap((each) => (each.code === "beside" && each.what.kind.startsWith("vertical") ? [each.what] : []));

const row = (replicas = 6) => `NAMESPACE   NAME    REFERENCE            TARGETS        MINPODS   MAXPODS   REPLICAS   AGE
shop        kiosk   Deployment/kiosk     cpu: 90%/60%   1         20        ${replicas}         3d
`;

const pod = (name: string, cpu: string, annotations = "") => `apiVersion: v1
kind: Pod
metadata:
  name: ${name}
  namespace: shop
${annotations}spec:
  containers:
  - name: app
    resources:
      requests: {cpu: ${cpu}}
---
`;

const vpa = (mode = "Recreate", policy = "") => `apiVersion: autoscaling.k8s.io/v1
kind: VerticalPodAutoscaler
metadata: {name: kiosk-vpa, namespace: shop}
spec:
  targetRef: {apiVersion: apps/v1, kind: Deployment, name: kiosk}
  updatePolicy: {updateMode: ${JSON.stringify(mode)}${policy}}
status:
  conditions: [{type: RecommendationProvided, status: "True"}]
  recommendation:
    containerRecommendations:
    - containerName: app
      lowerBound: {cpu: 250m}
      target: {cpu: 410m}
      upperBound: {cpu: "1"}
`;

const described = `Name:         kiosk-vpa
Namespace:    shop
Labels:       <none>
Annotations:  <none>
API Version:  autoscaling.k8s.io/v1
Kind:         VerticalPodAutoscaler
Metadata:
  Creation Timestamp:  2026-03-01T07:00:00Z
Spec:
  Target Ref:
    API Version:  apps/v1
    Kind:         Deployment
    Name:         kiosk
  Update Policy:
    Update Mode:  Recreate
Status:
  Conditions:
    Last Transition Time:  2026-03-01T07:01:00Z
    Status:                True
    Type:                  RecommendationProvided
  Recommendation:
    Container Recommendations:
      Container Name:  app
      Lower Bound:
        Cpu:     250m
        Memory:  262144k
      Target:
        Cpu:     410m
        Memory:  262144k
      Uncapped Target:
        Cpu:     410m
        Memory:  262144k
      Upper Bound:
        Cpu:     1
        Memory:  500Mi
      Container Name:  proxy
      Lower Bound:
        Cpu:  25m
      Target:
        Cpu:  30m
      Upper Bound:
        Cpu:  50m
Events:
  Type    Reason      Age   From         Message
  ----    ------      ----  ----         -------
  Normal  EvictedPod  4m    vpa-updater  VPA Updater evicted Pod kiosk-7d9-aaaaa to apply resource recommendation.
`;

const request = (some: object) => ({
  kind: "verticalRequest",
  name: "kiosk-vpa",
  mode: "Recreate",
  container: "app",
  resource: "cpu",
  target: "410m",
  lower: "250m",
  upper: "1",
  ...some,
});

describe("a request beside a recommendation", () => {
  test.each([
    ["100m", "below"],
    ["250m", "within"],
    ["1000m", "within"],
    ["1001m", "above"],
  ])("of %s is %s its bounds", (cpu, range) => {
    expect(told(row(), vpa(), pod("kiosk-7d9-aaaaa", cpu))).toEqual([request({ request: cpu, of: "pods", range })]);
  });

  test("is told once for all pods that have it, and of no pod of another workload", () => {
    const pods = [pod("kiosk-7d9-aaaaa", "100m"), pod("kiosk-7d9-bbbbb", "100m"), pod("till-5c8-ccccc", "2")];
    expect(told(row(), vpa(), ...pods)).toHaveLength(1);
  });

  test("is supposed where only the template has it", () => {
    const deployment = `apiVersion: apps/v1
kind: Deployment
metadata: {name: kiosk, namespace: shop}
spec: {template: {spec: {containers: [{name: app, resources: {requests: {cpu: 100m}}}]}}}
`;
    const all = statements(row(), vpa(), deployment);
    const found = all.find((each) => each.code === "beside" && each.what.kind === "verticalRequest");
    expect(found).toMatchObject({ standing: "assumed", what: { of: "template", range: "below" } });
  });

  test("is not told of a container that the annotation vpaObservedContainers leaves out", () => {
    const annotations = "  annotations:\n    vpaObservedContainers: proxy, sidecar\n";
    expect(told(row(), vpa(), pod("kiosk-7d9-aaaaa", "100m", annotations))).toEqual([request({ request: null, of: null, range: null })]);
  });
});

test("a description tells what the object tells, of each container, and its event names the pod", () => {
  const what = told(row(), described);
  expect(what).toContainEqual(request({ request: null, of: null, range: null }));
  expect(what).toContainEqual(
    request({ container: "proxy", target: "30m", lower: "25m", upper: "50m", request: null, of: null, range: null }),
  );
  expect(what).toContainEqual({
    kind: "verticalEvents",
    what: "eviction",
    seen: [{ pod: "kiosk-7d9-aaaaa", age: "4m", time: null }],
    more: 0,
  });
});

test("a description of an autoscaler above keeps its own events alone", () => {
  const hpa =
    "Name: kiosk\nNamespace: shop\nReference: Deployment/kiosk\nMin replicas: 1\nMax replicas: 20\nDeployment pods: 6 current / 6 desired\nEvents: <none>\n\n";
  const merged = mergeEvidence([readEvidence(hpa + described)]);
  expect(merged.autoscalers[0]!.events).toEqual([]);
  expect(told(hpa + described).filter(({ kind }) => kind === "verticalEvents")).toHaveLength(1);
});

test("a row, a description and the object of one VerticalPodAutoscaler are told once", () => {
  const table = `NAMESPACE   NAME        MODE       CPU    MEM       PROVIDED   AGE
shop        kiosk-vpa   Recreate   410m   262144k   True       3d
`;
  const problems = statements(row(), table, described, vpa()).filter(({ code }) => code === "problem");
  expect(problems).toHaveLength(1);
  expect(told(table, row(), vpa()).filter(({ kind }) => kind === "verticalRequest")).toHaveLength(1);
});

test("a row alone says no target, so the same one is supposed", () => {
  const table = (cells: string) => `NAMESPACE   NAME        MODE       CPU    MEM       PROVIDED   AGE
shop        kiosk-vpa   Recreate   ${cells}   3d
`;
  const problem = statements(row(), table("410m   262144k   True    ")).find(({ code }) => code === "problem");
  expect(problem).toMatchObject({ standing: "assumed", problem: { mode: "Recreate" } });
  expect(told(row(), table("                 False   "))).toEqual([{ kind: "verticalUnprovided", name: "kiosk-vpa" }]);
});

describe("the updater", () => {
  test("changes nothing with fewer pods than its least, or than the object's", () => {
    expect(told(row(1), vpa())).toContainEqual({ kind: "verticalTooFewPods", name: "kiosk-vpa", replicas: 1, least: 2 });
    expect(told(row(3), vpa("Recreate", ", minReplicas: 4"))).toContainEqual(expect.objectContaining({ replicas: 3, least: 4 }));
    expect(told(row(1), vpa("Recreate", ", minReplicas: 1"))).not.toContainEqual(expect.objectContaining({ kind: "verticalTooFewPods" }));
    expect(told(row(1), vpa("Initial"))).not.toContainEqual(expect.objectContaining({ kind: "verticalTooFewPods" }));
  });

  const events = `LAST SEEN   TYPE     REASON                OBJECT                    MESSAGE
5m          Normal   EvictedByVPA          pod/kiosk-7d9-aaaaa       Pod was evicted by VPA Updater to apply resource recommendation.
5m          Normal   EvictedPod            verticalpodautoscaler/kiosk-vpa   VPA Updater evicted Pod kiosk-7d9-aaaaa to apply resource recommendation.
2m          Normal   InPlaceResizedByVPA   pod/kiosk-7d9-bbbbb       Pod was resized in place by VPA Updater.
1m          Normal   EvictedByVPA          pod/till-5c8-ccccc        Pod was evicted by VPA Updater to apply resource recommendation.
1m          Normal   EvictedPod            taint/kiosk-7d9-ddddd     Another controller took the pod away.
`;
  test("evicted and resized the pods that events name, each once and of this target alone", () => {
    expect(told(row(), events)).toEqual([
      { kind: "verticalEvents", what: "eviction", seen: [{ pod: "kiosk-7d9-aaaaa", age: "5m", time: null }], more: 0 },
      { kind: "verticalEvents", what: "resize", seen: [{ pod: "kiosk-7d9-bbbbb", age: "2m", time: null }], more: 0 },
    ]);
  });

  test("names the last five pods and counts the others", () => {
    const rows = Array.from(
      { length: 8 },
      (_, index) =>
        `${9 - index}m   Normal   EvictedByVPA   pod/kiosk-7d9-${index}   Pod was evicted by VPA Updater to apply resource recommendation.\n`,
    );
    const [what] = told(row(), `LAST SEEN   TYPE   REASON   OBJECT   MESSAGE\n${rows.join("")}`);
    expect(what).toMatchObject({ more: 3, seen: [3, 4, 5, 6, 7].map((index) => ({ pod: `kiosk-7d9-${index}` })) });
  });
});

test("the annotation vpaUpdates says who set the requests of how many pods", () => {
  const annotations = "  annotations:\n    vpaUpdates: 'Pod resources updated by kiosk-vpa: container 0: cpu request'\n";
  const pods = ["aaaaa", "bbbbb"].map((end) => pod(`kiosk-7d9-${end}`, "410m", annotations));
  expect(told(row(), ...pods, pod("kiosk-7d9-ccccc", "100m"))).toEqual([{ kind: "verticalPods", name: "kiosk-vpa", pods: 2 }]);
});

test("a checkpoint is recognised", () => {
  const checkpoint = `apiVersion: autoscaling.k8s.io/v1
kind: VerticalPodAutoscalerCheckpoint
metadata: {name: kiosk-vpa-app, namespace: shop}
spec: {containerName: app, vpaObjectName: kiosk-vpa}
status: {version: v3, totalSamplesCount: 10}
`;
  expect(told(row(), checkpoint)).toEqual([{ kind: "verticalCheckpoint", name: "kiosk-vpa", container: "app" }]);
});
