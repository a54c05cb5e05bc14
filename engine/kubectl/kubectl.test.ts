import { expect, test } from "vitest";
import type { ControllerEvent, HorizontalPodAutoscaler, MetricSpec } from "../api/autoscaling";
import type { Reconcile } from "../controller/decision";
import { defaultFeatureGates, defaultFlags, type ControllerFlags } from "../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import type { MetricsReading, Observation } from "../controller/observation";
import { averageValue, autoscaler, cpuUtilization, observe, seenPods } from "../controller/testing/observed";
import { kubectlCommands } from "./commands";
import { describeHpa } from "./describeHpa";
import { getEvents } from "./getEvents";
import { getHpaWatch } from "./getHpa";
import type { AutoscalerHistory } from "./view";

/** Reconciles every 15 seconds of what is seen; a written count is not carried on. */
function historyOf(hpa: HorizontalPodAutoscaler, observations: readonly Observation[], flags = defaultFlags): AutoscalerHistory {
  const reconciles: Reconcile[] = [];
  let memory = freshMemory();
  for (const [index, observation] of observations.entries()) {
    const done = reconcileAutoscaler(hpa, observation, memory, flags, index * 15);
    memory = done.memory;
    reconciles.push(done.reconcile);
  }
  return { manifests: [{ at: 0, hpa }], reconciles };
}

const silent = { ...observe(seenPods(4, 50)), metrics: { resource: null } };
const run = historyOf(autoscaler(), [silent, silent, observe(seenPods(4, 68)), observe(seenPods(6, 50)), observe(seenPods(6, 50))]);

test("prints a row of get hpa -w for each change, with the age of that moment", () => {
  expect(getHpaWatch(run, 0, 74).split("\n")).toEqual([
    "NAME   REFERENCE        TARGETS              MINPODS   MAXPODS   REPLICAS   AGE",
    "web    Deployment/web   cpu: <unknown>/50%   1         10        4          0s",
    "web    Deployment/web   cpu: 68%/50%         1         10        4          30s",
    "web    Deployment/web   cpu: 50%/50%         1         10        6          45s",
    "",
  ]);
});

test("starts a watch at the object as it is then", () => {
  expect(getHpaWatch(run, 200, 300).split("\n")).toEqual([
    "NAME   REFERENCE        TARGETS        MINPODS   MAXPODS   REPLICAS   AGE",
    "web    Deployment/web   cpu: 50%/50%   1         10        6          3m20s",
    "",
  ]);
});

test("prints an edited manifest before the reconcile that reads it", () => {
  const edited = {
    ...run,
    manifests: [...run.manifests, { at: 65, hpa: autoscaler({ maxReplicas: 20, metrics: [averageValue("cpu", "1000m")] }) }],
  };
  expect(getHpaWatch(edited, 60, 70).split("\n").slice(1)).toEqual([
    "web    Deployment/web   cpu: 50%/50%   1         10        6          60s",
    "web    Deployment/web   cpu: 50m/1     1         20        6          65s",
    "",
  ]);
});

test("describes the object, its conditions and its events", () => {
  expect(describeHpa(run, 50).split("\n")).toEqual([
    "Name:                                                  web",
    "Namespace:                                             default",
    "Labels:                                                <none>",
    "Annotations:                                           <none>",
    "CreationTimestamp:                                     Thu, 01 Jan 1970 00:00:00 +0000",
    "Reference:                                             Deployment/web",
    "Metrics:                                               ( current / target )",
    "  resource cpu on pods  (as a percentage of request):  50% (50m) / 50%",
    "Min replicas:                                          1",
    "Max replicas:                                          10",
    "Deployment pods:                                       6 current / 6 desired",
    "Conditions:",
    "  Type            Status  Reason              Message",
    "  ----            ------  ------              -------",
    "  AbleToScale     True    ReadyForNewScale    recommended size matches current size",
    "  ScalingActive   True    ValidMetricFound    the HPA was able to successfully calculate a replica count from cpu resource utilization (percentage of request)",
    "  ScalingLimited  False   DesiredWithinRange  the desired count is within the acceptable range",
    "  ScaledToZero    False   NotScaledToZero     the HPA controller did not scale the workload to zero",
    "Events:",
    "  Type     Reason                        Age                From                       Message",
    "  ----     ------                        ----               ----                       -------",
    `  Warning  FailedGetResourceMetric       35s (x2 over 50s)  horizontal-pod-autoscaler  ${unserved}`,
    `  Warning  FailedComputeMetricsReplicas  35s (x2 over 50s)  horizontal-pod-autoscaler  invalid metrics (1 invalid out of 1), first error is: failed to get cpu resource metric value: ${unserved}`,
    "  Normal   SuccessfulRescale             20s                horizontal-pod-autoscaler  New size: 6; reason: cpu resource utilization (percentage of request) above target",
    "",
  ]);
});

const unserved =
  "failed to get cpu utilization: unable to get metrics for resource cpu: unable to fetch metrics from resource metrics API: the server is currently unable to handle the request (get pods.metrics.k8s.io)";

test("prints no row for a manifest that is applied again and changes nothing", () => {
  const again = { ...run, manifests: [...run.manifests, { at: 65, hpa: structuredClone(run.manifests[0]!.hpa) }] };
  expect(getHpaWatch(again, 60, 70).split("\n")).toHaveLength(3);
  const labelled = { ...autoscaler(), metadata: { name: "web", labels: { tier: "front" } } };
  expect(getHpaWatch({ ...run, manifests: [...run.manifests, { at: 65, hpa: labelled }] }, 60, 70).split("\n")).toHaveLength(4);
});

test("describes the labels and annotations of the manifest", () => {
  const metadata = {
    name: "web",
    labels: { tier: "front", app: "größe" },
    annotations: {
      "kubectl.kubernetes.io/last-applied-configuration": "{}",
      owner: "team a",
      note: "first line\nsecond line\n",
      long: "x".repeat(139),
    },
  };
  const text = describeHpa(historyOf({ ...autoscaler({ metrics: [averageValue("cpu", "1")] }), metadata }, [observe(seenPods(4, 50))]), 3);
  expect(text.split("\n").slice(2, 11)).toEqual([
    "Labels:                  app=größe",
    "                         tier=front",
    "Annotations:             long:",
    `                           ${"x".repeat(138)}...`,
    "                         note:",
    "                           first line",
    "                           second line",
    "                         owner: team a",
    "CreationTimestamp:       Thu, 01 Jan 1970 00:00:00 +0000",
  ]);
});

const odd = 'my"metric\n名';

test("quotes a metric's name, but not that of an Object metric", () => {
  const metrics: MetricSpec[] = [
    { type: "Pods", pods: { metric: { name: odd }, target: { type: "AverageValue", averageValue: "2" } } },
    { type: "Object", object: { describedObject: described, metric: { name: 'a"b' }, target: { type: "Value", value: "2" } } },
  ];
  const text = describeHpa(historyOf(autoscaler({ metrics }), [observe(seenPods(4, 50))]), 3);
  expect(text).toContain('\n  "my\\"metric\\n名" on pods:');
  expect(text).toContain('\n  "a"b" on Ingress/main (target value):');
});

test("shows an Object metric's target by the word for it in describe, and by its value in get", () => {
  const target = { type: "Value", averageValue: "10" } as const;
  const metric: MetricSpec = { type: "Object", object: { describedObject: described, metric: hits, target } };
  const history = historyOf(autoscaler({ metrics: [metric] }), [observe(seenPods(4, 50))]);
  expect(getHpaWatch(history, 0, 0)).toContain("   <unknown>/10 (avg)   ");
  expect(describeHpa(history, 0)).toContain("(target value):  <unknown> / <nil>");
});

test("ends a cell of get events at the first line's end, and lets describe break", () => {
  const message = "no metric \u001b[1mnamed\nthis";
  const [reconcile] = run.reconciles;
  const event: ControllerEvent = { type: "Warning", reason: "Failed", message };
  const failing = { ...run, reconciles: [{ ...reconcile!, events: [event] }] };
  expect(getEvents(failing, 5).split("\n")[1]).toBe("5s          Warning   Failed   horizontalpodautoscaler/web   no metric ^[[1mnamed...");
  expect(describeHpa(failing, 5)).toContain("  no metric ^[[1mnamed\nthis\n");
});

test("prints the rescales between failures of a metric, which 1.28 held back with them", () => {
  const queue: MetricSpec = { type: "External", external: { metric: hits, target: { type: "Value", value: "10" } } };
  const lost = { ...seen, metrics: { ...seen.metrics, external: new Map() } };
  // Thirty reconciles empty the bucket; in the next the count lies below minReplicas, which needs no metric.
  const observations = [...Array.from({ length: 30 }, () => lost), { ...lost, ...observe(seenPods(1, 50)) }];
  const rescaled = (version: "1.28" | "1.37") => {
    const flags: ControllerFlags = { ...defaultFlags, kubernetesVersion: version, featureGates: defaultFeatureGates(version) };
    const history = historyOf(autoscaler({ minReplicas: 2, metrics: [queue] }), observations, flags);
    expect(history.reconciles.at(-1)!.events).toMatchObject([{ reason: "SuccessfulRescale" }]);
    return [getEvents(history, 450), describeHpa(history, 450)].map((text) => text.includes("SuccessfulRescale"));
  };
  expect(rescaled("1.37")).toEqual([true, true]);
  expect(rescaled("1.28")).toEqual([false, false]);
});

test("describes behavior, and no events beside the conditions", () => {
  const scaleUp = { stabilizationWindowSeconds: 0, policies: [{ type: "Pods", value: 4, periodSeconds: 60 } as const] };
  const text = describeHpa(historyOf(autoscaler({ behavior: { scaleUp } }), [observe(seenPods(4, 50))]), 3);
  const lines = text.split("\n");
  expect(lines.slice(lines.indexOf("Behavior:"))).toEqual([
    "Behavior:",
    "  Scale Up:",
    "    Stabilization Window: 0 seconds",
    "    Select Policy: Max",
    "    Policies:",
    "      - Type: Pods  Value: 4  Period: 60 seconds",
    "  Scale Down:",
    "    Select Policy: Max",
    "    Policies:",
    "      - Type: Percent  Value: 100  Period: 15 seconds",
    "Deployment pods:       4 current / 4 desired",
    "Conditions:",
    "  Type            Status  Reason              Message",
    "  ----            ------  ------              -------",
    "  AbleToScale     True    ReadyForNewScale    recommended size matches current size",
    "  ScalingActive   True    ValidMetricFound    the HPA was able to successfully calculate a replica count from cpu resource utilization (percentage of request)",
    "  ScalingLimited  False   DesiredWithinRange  the desired count is within the acceptable range",
    "Events:           <none>",
    "",
  ]);
});

const described = { apiVersion: "networking.k8s.io/v1", kind: "Ingress", name: "main" };
const hits = { name: "hits" };

const kinds: { metric: MetricSpec; target: string; line: string }[] = [
  { metric: cpuUtilization(50), target: "cpu: 68%/50%", line: "  resource cpu on pods  (as a percentage of request):  68% (68m) / 50%" },
  { metric: averageValue("cpu", "0.5"), target: "cpu: 68m/500m", line: "  resource cpu on pods:  68m / 500m" },
  {
    metric: {
      type: "ContainerResource",
      containerResource: { name: "cpu", container: "app", target: { type: "Utilization", averageUtilization: 50 } },
    },
    target: "cpu: 68%/50%",
    line: '  resource cpu of container "app" on pods  (as a percentage of request):  68% (68m) / 50%',
  },
  {
    metric: { type: "Pods", pods: { metric: hits, target: { type: "AverageValue", averageValue: "2k" } } },
    target: "1500m/2k",
    line: '  "hits" on pods:  1500m / 2k',
  },
  {
    metric: { type: "Object", object: { describedObject: described, metric: hits, target: { type: "Value", value: "10" } } },
    target: "12/10",
    line: '  "hits" on Ingress/main (target value):  12 / 10',
  },
  {
    metric: { type: "Object", object: { describedObject: described, metric: hits, target: { type: "AverageValue", averageValue: "10" } } },
    target: "3/10 (avg)",
    line: '  "hits" on Ingress/main (target average value):  3 / 10',
  },
  {
    metric: { type: "External", external: { metric: hits, target: { type: "Value", value: "10" } } },
    target: "7/10",
    line: '  "hits" (target value):  7 / 10',
  },
  {
    metric: { type: "External", external: { metric: hits, target: { type: "AverageValue", averageValue: "10" } } },
    target: "1750m/10 (avg)",
    line: '  "hits" (target average value):  1750m / 10',
  },
];

const hitting: Partial<MetricsReading> = {
  pods: new Map([["hits", new Map(seenPods(4, 0).map(({ pod }) => [pod.name, { timestamp: 0, windowSeconds: 60, valueMilli: 1500 }]))]]),
  object: new Map([["hits", 12_000]]),
  external: new Map([["hits", [3000, 4000]]]),
};
const seen = observe(seenPods(4, 68));

test.each(kinds)("writes $target for a metric of type $metric.type", ({ metric, target, line }) => {
  const history = historyOf(autoscaler({ metrics: [metric] }), [{ ...seen, metrics: { ...seen.metrics, ...hitting } }]);
  expect(getHpaWatch(history, 0, 0)).toContain(`   ${target}   `);
  const lines = describeHpa(history, 0).split("\n");
  expect(lines.find((text) => text.startsWith("  ") && text.includes(" / "))?.replace(/:  +/, ":  ")).toBe(line);
});

test("writes two metrics and how many more there are", () => {
  const metrics = [cpuUtilization(50), averageValue("memory", "128Mi"), cpuUtilization(60), cpuUtilization(70)];
  expect(getHpaWatch(historyOf(autoscaler({ metrics }), [seen]), 0, 0)).toContain(
    "   cpu: 68%/50%, memory: <unknown>/128Mi + 2 more...   ",
  );
});

test("names no resource in get hpa of 1.28, whose API server did not", () => {
  const flags: ControllerFlags = { ...defaultFlags, kubernetesVersion: "1.28", featureGates: defaultFeatureGates("1.28") };
  const metrics = [averageValue("cpu", "0.5"), cpuUtilization(50), ...kinds.slice(2, 5).map(({ metric }) => metric)];
  expect(getHpaWatch(historyOf(autoscaler({ metrics }), [seen], flags), 0, 0)).toContain("   68m/500m, 68%/50% + 3 more...   ");
  expect(getHpaWatch(historyOf(autoscaler({ metrics: metrics.slice(2) }), [seen], flags), 0, 0)).toContain(
    "   68%/50%, <unknown>/2k + 1 more",
  );
});

test("prints the autoscaler's events in the order of their names, when they were last seen", () => {
  expect(getEvents(run, 50).split("\n").slice(0, 2)).toEqual([
    "LAST SEEN   TYPE      REASON                         OBJECT                        MESSAGE",
    `35s         Warning   FailedGetResourceMetric        horizontalpodautoscaler/web   ${unserved}`,
  ]);
  expect(getEvents(historyOf(autoscaler(), [seen]), 5000)).toBe("No resources found in default namespace.\n");
});

test("names the commands, with a namespace where it is another one than default", () => {
  const elsewhere = { ...autoscaler(), metadata: { name: "web", namespace: "shop" } };
  expect(kubectlCommands(elsewhere)).toEqual({
    watch: "kubectl get hpa web -n shop -w",
    describe: "kubectl describe hpa web -n shop",
    events: "kubectl get events -n shop --field-selector involvedObject.kind=HorizontalPodAutoscaler,involvedObject.name=web",
    pods: "kubectl get pods -n shop",
    top: "kubectl top pods -n shop",
  });
});
