/** Public cases whose answer is a sentence. */
import { describe, expect, test } from "vitest";
import { command } from "./command";

const report = (...texts: string[]) =>
  command(["explain", ...texts.map((_, index) => String(index)), "--report"], {
    version: "1.2.3",
    read: (name) => Buffer.from(texts[Number(name)]!),
  }).output;
const row = (targets: string, min: number, replicas: number, name = "depot") =>
  `NAME   REFERENCE   TARGETS   MINPODS   MAXPODS   REPLICAS   AGE\n${name}   Deployment/${name}   ${targets}   ${min}   100   ${replicas}   26d\n\n`;
const pods = (name: string, ...ready: string[]) =>
  ready.map((each, index) => `${name}-5b985f9785-4znl${index}    ${each}     Running   0          3h21m`).join("\n");

describe("an average that was divided by 0 pods", () => {
  test.each([
    ["-9223372036854775808m/10 (avg)", 0],
    ["-9223372036854775808m/500m (avg)", 1],
    ["-9223372036854775808/25 (avg)", 0],
  ])("%s is no error", (targets, replicas) => {
    const text = report(row(targets, 1, replicas));
    expect(text).toContain("was divided by 0 pods. Up to Kubernetes 1.37");
    expect(text).not.toContain("a metric failed");
  });
});

describe("readiness beside a metric that is not the CPU", () => {
  test.each([
    ["666m/600m", 3, 3, ["1/2", "2/2", "1/2"], 4, 1],
    ["90/50", 2, 4, ["1/1", "0/1", "1/1", "1/1"], 8, 3],
    ["1500m/1", 1, 2, ["0/1", "1/1"], 3, 1],
  ])("%s counts running pods that are not ready, and says both kinds", (targets, min, replicas, ready, proposes, readyPods) => {
    const text = report(row(targets, min, replicas) + pods("depot", ...ready));
    expect(text).toContain(`and proposes ${proposes}`);
    expect(text).toContain("counts for CPU only");
    expect(text).toContain(`the ready pods alone, here ${readyPods}.`);
  });

  test("the CPU sets them aside", () => {
    const text = report(row("cpu: 60%/50%", 1, 2) + pods("depot", "0/1", "1/1"));
    expect(text).toContain("The controller sets pods aside");
    expect(text).not.toContain("counts for CPU only");
  });
});

describe("a container that a sample lacks", () => {
  test.each([
    ["app", "web-5d8f9c7b6-x2x4z", "60%"],
    ["proxy", "shop-0", "75%"],
    ["main", "worker-7d4b9c6f5-k8s2p", "80%"],
  ])("%s of %s: an upgrade to 1.33 ends it", (container, pod, target) => {
    const text = report(`Name:                                                                          depot
Namespace:                                                                     prod
Reference:                                                                     Deployment/depot
Metrics:                                                                       ( current / target )
  resource cpu of container "${container}" on pods  (as a percentage of request):       <unknown> / ${target}
Min replicas:                                                                  4
Max replicas:                                                                  16
Deployment pods:                                                               16 current / 16 desired
Conditions:
  Type            Status  Reason                             Message
  ----            ------  ------                             -------
  AbleToScale     True    SucceededGetScale                  the HPA controller was able to get the target's current scale
  ScalingActive   False   FailedGetContainerResourceMetric   the HPA was unable to compute the replica count: failed to get container metrics: container ${container} not present in metrics for pod prod/${pod}
`);
    expect(text).toContain("Up to Kubernetes 1.32 one such pod stops the whole metric; from 1.33 on");
    expect(text).toContain("an upgrade ends it");
  });
});

describe("units are spelt out where they are the question", () => {
  test.each([
    ["1211m/2 (avg)", 10, "1211m = 1.211"],
    ["321567m/10k (avg)", 60, "10k = 10 000"],
    ["9486336/100Mi (avg)", 3, "9486336 = 9.05Mi"],
    ["171502796800m/325Mi (avg)", 2, "171502796800m = 163.56Mi"],
  ])("%s", (targets, replicas, spelt) => {
    expect(report(row(targets, 1, replicas)).replaceAll(" ", " ")).toContain(spelt);
  });
});

describe("events beside the manifest whose policies set their steps", () => {
  const events = (...steps: (readonly [age: string, count: number])[]) =>
    `Events:\n${steps.map(([age, count]) => `  Normal  SuccessfulRescale  ${age}  horizontal-pod-autoscaler  New size: ${count}; reason: All metrics below target`).join("\n")}\n`;
  const manifest = (policy: string) => `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: depot}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: depot}
  minReplicas: 2
  maxReplicas: 30
  metrics:
  - {type: Resource, resource: {name: cpu, target: {type: Utilization, averageUtilization: 60}}}
  behavior: {scaleDown: {stabilizationWindowSeconds: 60, policies: [${policy}]}}
`;
  test.each([
    // 24 × 0.8 = 19.2, 19 × 0.8 = 15.2, and 15 × 0.8 = 12.
    ["{type: Percent, value: 20, periodSeconds: 60}", [24, 19, 15, 12], "allow no less than 19, 15, 12 in a period, and 19, 15, 12"],
    ["{type: Pods, value: 3, periodSeconds: 60}", [17, 14, 11, 8], "allow no less than 14, 11, 8 in a period, and 14, 11, 8"],
  ] as const)("%s", (policy, counts, sentence) => {
    const steps = counts.map((count, index) => [`${4 * 60 - 60 * index}s`, count] as const);
    const text = report(events(...steps), manifest(policy));
    expect(text).toContain(sentence);
    // The manifest has its metric, its target and its bounds.
    expect(text).not.toMatch(/(metric|target|bounds)[^.]*(is|are) not in the text/);
  });

  test("another policy does not explain them", () => {
    const text = report(events(["240s", 24], ["180s", 19], ["120s", 15]), manifest("{type: Pods, value: 9, periodSeconds: 60}"));
    expect(text).not.toContain("the policies set the steps");
  });
});
