import { describe, expect, test } from "vitest";
import type { HorizontalPodAutoscalerCondition, HorizontalPodAutoscalerSpec, MetricSpec } from "../api/autoscaling";
import type { ControllerMemory } from "./decision";
import { defaultFeatureGates, defaultFlags, type ControllerFlags } from "./flags";
import { freshMemory, reconcileAutoscaler } from "./horizontal";
import type { Observation } from "./observation";
import type { OlderRule } from "./olderRules";
import { autoscaler, averageValue, cpuUtilization, observe, sampleOf, seenPod, seenPods } from "./testing/observed";

const flags1_28: ControllerFlags = { ...defaultFlags, kubernetesVersion: "1.28", featureGates: defaultFeatureGates("1.28") };
const flags1_37: ControllerFlags = { ...defaultFlags, kubernetesVersion: "1.37", featureGates: defaultFeatureGates("1.37") };

const inBoth = (spec: Partial<HorizontalPodAutoscalerSpec>, observation: Observation, memory: ControllerMemory = freshMemory()) =>
  [flags1_28, flags1_37].map((flags) => reconcileAutoscaler(autoscaler(spec), observation, memory, flags, 0).reconcile);

const used = ({ olderRules = [] }: { olderRules?: readonly { rule: OlderRule; version: string }[] } = {}) =>
  olderRules.map(({ rule, version }) => `${version} ${rule}`);

const container = (name: string): MetricSpec => ({
  type: "ContainerResource",
  containerResource: { name: "cpu", container: name, target: { type: "Utilization", averageUtilization: 50 } },
});
const external = (target: { type: "Value"; value: string } | { type: "AverageValue"; averageValue: string }): MetricSpec => ({
  type: "External",
  external: { metric: { name: "queue" }, target },
});
const hits = (target: { type: "Value"; value: string } | { type: "AverageValue"; averageValue: string }): MetricSpec => ({
  type: "Object",
  object: { describedObject: { apiVersion: "networking.k8s.io/v1", kind: "Ingress", name: "main" }, metric: { name: "hits" }, target },
});
const withMetrics = (observation: Observation, metrics: Partial<Observation["metrics"]>): Observation => ({
  ...observation,
  metrics: { ...observation.metrics, ...metrics },
});

describe("1.28", () => {
  test("counts a ratio of exactly 1.1 as outside the tolerance, and one of 0.9 as inside", () => {
    const [older, today] = inBoth({}, observe(seenPods(4, 55)));
    expect([older?.scaledTo, today?.scaledTo]).toEqual([5, null]);
    expect(used(older)).toEqual(["1.28 toleranceAsDistance", "1.28 noScaledToZero"]);
    expect([older?.version, today && "version" in today, today && "olderRules" in today]).toEqual(["1.28", false, false]);
    const [low, lowToday] = inBoth({}, observe(seenPods(4, 45)));
    expect([low?.scaledTo, lowToday?.scaledTo, used(low)]).toEqual([null, null, []]);
    expect([low?.heldBy.by, lowToday?.heldBy.by]).toEqual(["tolerance", "tolerance"]);
  });

  test.each([
    [0.01, 101, 100, true],
    [0.05, 105, 100, true],
    [0.05, 95, 100, true],
    [0.15, 115, 100, false],
    [0.15, 85, 100, true],
    [0.2, 120, 100, false],
    [0.35, 135, 100, true],
    [0.35, 65, 100, false],
    [0.45, 145, 100, false],
  ])("at a tolerance of %d, %d of %d differs from 1.37: %s", (tolerance, milli, target, differs) => {
    const [older, today] = [flags1_28, flags1_37].map(
      (flags) =>
        reconcileAutoscaler(
          autoscaler({
            metrics: [averageValue("cpu", `${target}m`)],
            maxReplicas: 1000,
            behavior: { scaleDown: { stabilizationWindowSeconds: 0 } },
          }),
          observe(seenPods(100, milli)),
          freshMemory(),
          { ...flags, tolerance },
          0,
        ).reconcile,
    );
    expect(today?.scaledTo).toBeNull();
    expect(older?.scaledTo !== null).toBe(differs);
  });

  test("does not read the manifest's tolerances", () => {
    const [older, today] = inBoth({ behavior: { scaleUp: { tolerance: "0.5" } } }, observe(seenPods(4, 60)));
    expect([older?.scaledTo, today?.scaledTo]).toEqual([5, null]);
    expect(used(older)).toEqual(["1.28 noToleranceInManifest", "1.28 noScaledToZero"]);
  });

  test("wakes a target that someone else scaled to zero, and never lifts one to a minReplicas above 0", () => {
    const empty = withMetrics(observe([], 0), { external: new Map([["queue", [3000]]]) });
    const metrics = [external({ type: "AverageValue", averageValue: "1" })];
    const [older, today] = inBoth({ minReplicas: 0, metrics }, empty);
    expect([older?.scaledTo, today?.scaledTo, today?.decision.kind]).toEqual([3, null, "scalingDisabled"]);
    expect(used(older)).toEqual(["1.28 wakesAnyTarget", "1.28 noScaledToZero", "1.28 dividesByNoReplicas"]);

    const scaledToZero: HorizontalPodAutoscalerCondition = {
      type: "ScaledToZero",
      status: "True",
      reason: "ScaledToZero",
      message: "the HPA controller scaled the workload to zero",
      lastTransitionTime: -60,
    };
    const memory = freshMemory();
    memory.status.conditions = [scaledToZero];
    const [asleep, lifted] = inBoth({ minReplicas: 5, metrics }, empty, memory);
    expect([asleep?.scaledTo, asleep?.decision.kind, lifted?.scaledTo]).toEqual([null, "scalingDisabled", 5]);
    expect([used(asleep), asleep?.status.conditions]).toEqual([["1.28 neverLiftsFromZero"], expect.arrayContaining([scaledToZero])]);
  });

  test("fails a ContainerResource metric for one sample without the container, and names the first pod", () => {
    const seen = [seenPod("web-2", 80), seenPod("web-1", 80), seenPod("web-0", 80)];
    const lacking = seen.map(({ pod, sample }, index) => ({
      pod,
      sample: index === 0 ? sample : sampleOf([{ name: "proxy", usageMilli: { cpu: 1 } }]),
    }));
    const [older, today] = inBoth({ metrics: [container("app")] }, observe(lacking));
    expect([older?.decision.kind, today?.decision.kind]).toEqual(["noMetrics", "computed"]);
    expect(older?.events[0]?.message).toBe(
      "failed to get cpu utilization: unable to get metrics for resource cpu: failed to get container metrics: container app not present in metrics for pod default/web-0",
    );
    expect(used(older)).toEqual(["1.28 unsampledContainerFails", "1.28 keepsCurrentMetrics"]);
  });

  test("fails a ContainerResource metric with an average value for a pod without the container; today that pod counts as missing", () => {
    const worker = { ...seenPod("web-0", 1), sample: sampleOf([{ name: "worker", usageMilli: { cpu: 90 } }]) };
    const target = { type: "AverageValue", averageValue: "50m" } as const;
    const metrics: MetricSpec[] = [{ type: "ContainerResource", containerResource: { name: "cpu", container: "app", target } }];
    const [older, today] = inBoth({ metrics }, observe([worker, seenPod("web-1", 150), seenPod("web-2", 150)]));
    // As idle: 300 m over three pods is 100 m, twice the target.
    expect([older?.decision.kind, today?.decision.kind, today?.scaledTo]).toEqual(["noMetrics", "computed", 6]);
    const renamed = { ...worker, pod: { ...worker.pod, containers: [{ name: "worker", requestsMilli: { cpu: 100 } }] } };
    const [, utilization] = inBoth({ metrics: [container("app")] }, observe([renamed, seenPod("web-1", 150)]));
    expect([utilization?.decision.kind, utilization?.error]).toEqual([
      "noMetrics",
      expect.stringContaining("container app not found in Pod web-0"),
    ]);
  });

  test("counts no request for a container that a pod does not have, nor for sidecars", () => {
    const worker = sampleOf([{ name: "worker", usageMilli: { cpu: 80 } }]);
    const pods = [
      { ...seenPod("web-0", 1, { containers: [{ name: "worker", requestsMilli: { cpu: 100 } }] }), sample: worker },
      { ...seenPod("web-1", 1), sample: worker },
    ];
    const [absent, absentToday] = inBoth({ metrics: [container("worker")] }, observe(pods));
    expect([absent?.status.currentMetrics, absentToday?.error]).toEqual([
      [
        {
          type: "ContainerResource",
          containerResource: { name: "cpu", container: "worker", current: { averageValue: "80m", averageUtilization: 160 } },
        },
      ],
      expect.stringContaining("container worker not found in Pod web-1"),
    ]);
    expect(used(absent)[0]).toBe("1.28 absentContainerRequestsNothing");

    const initContainers = [{ name: "mesh", restartPolicy: "Always", requestsMilli: { cpu: 100 } }];
    const [older, today] = inBoth({}, observe([seenPod("web-0", 60, { initContainers })]));
    expect([older?.scaledTo, today?.status.currentMetrics]).toEqual([
      2,
      [{ type: "Resource", resource: { name: "cpu", current: { averageValue: "60m", averageUtilization: 30 } } }],
    ]);
    expect(used(older)[0]).toBe("1.28 sidecarsRequestNothing");
    const [sidecar] = inBoth(
      { metrics: [container("mesh")] },
      observe([{ ...seenPod("web-0", 1, { initContainers }), sample: sampleOf([{ name: "mesh", usageMilli: { cpu: 60 } }]) }]),
    );
    expect(sidecar?.events[0]?.message).toBe("failed to get cpu utilization: no metrics returned matched known pods");
  });

  test("ignores the requests of the pod itself", () => {
    const [older, today] = inBoth({}, observe([seenPod("web-0", 60, { requestsMilli: { cpu: 1000 } })]));
    expect([older?.scaledTo, today?.status.currentMetrics?.[0]]).toEqual([
      2,
      { type: "Resource", resource: { name: "cpu", current: { averageValue: "60m", averageUtilization: 6 } } },
    ]);
    expect(used(older)[0]).toBe("1.28 noPodLevelRequests");
  });

  test("turns a count beyond int32 into the smallest int32, and scales down", () => {
    const observation = withMetrics(observe(seenPods(4, 1)), { external: new Map([["queue", [10 ** 15]]]) });
    const [older, today] = inBoth({ minReplicas: 2, metrics: [external({ type: "AverageValue", averageValue: "1m" })] }, observation);
    expect([older?.rescaleReason, today?.rescaleReason]).toEqual(["All metrics below target", "external metric queue(nil) above target"]);
    expect([older?.decision.kind === "computed" && older.decision.limit.result, today?.scaledTo]).toEqual([4, 8]);
    expect(used(older)).toEqual(["1.28 uncappedAverageCount"]);
  });

  test("lets the sum of an External metric wrap around", () => {
    const most = 2n ** 63n - 1n;
    const observation = withMetrics(observe(seenPods(4, 1)), { external: new Map([["queue", [most, most]]]) });
    const [older, today] = inBoth({ metrics: [external({ type: "Value", value: "1P" })] }, observation);
    expect([older, today].map((reconcile) => reconcile?.status.currentMetrics?.[0])).toEqual([
      { type: "External", external: { metric: { name: "queue" }, current: { value: "-2m" } } },
      { type: "External", external: { metric: { name: "queue" }, current: { value: "9223372036854775807m" } } },
    ]);
    expect(used(older)).toEqual(["1.28 uncappedValueSum"]);
  });

  test("leaves an empty condition where the gate HPAContainerMetrics is off, and no event of the metric", () => {
    const gated = { ...flags1_28, featureGates: { ...flags1_28.featureGates, HPAContainerMetrics: false } };
    const hpa = autoscaler({ metrics: [container("app")] });
    const { reconcile } = reconcileAutoscaler(hpa, observe(seenPods(2, 80)), freshMemory(), gated, 0);
    expect(reconcile.status.conditions.at(-1)).toEqual({ type: "", status: "", reason: "", message: "", lastTransitionTime: null });
    expect(reconcile.events.map(({ reason }) => reason)).toEqual(["FailedComputeMetricsReplicas"]);
    expect(used(reconcile)).toEqual(["1.28 containerMetricsGate", "1.28 keepsCurrentMetrics"]);
    expect(
      reconcileAutoscaler(hpa, observe(seenPods(2, 80)), freshMemory(), { ...gated, kubernetesVersion: "1.37" }, 0).reconcile.scaledTo,
    ).toBe(4);
  });

  test("keeps the earlier currentMetrics where a reconcile fails", () => {
    const hpa = autoscaler({});
    const { memory } = reconcileAutoscaler(hpa, observe(seenPods(2, 50)), freshMemory(), flags1_28, 0);
    const { reconcile } = reconcileAutoscaler(hpa, observe([seenPod("web-0", null)]), memory, flags1_28, 15);
    expect([reconcile.decision.kind, reconcile.status.currentMetrics]).toEqual(["noMetrics", memory.status.currentMetrics]);
  });

  test("reports memory in decimal, and an Object's average without the object", () => {
    const mebibytes = 128 * 1_048_576_000;
    const seen = [{ ...seenPod("web-0", 1), sample: sampleOf([{ name: "app", usageMilli: { memory: mebibytes } }]) }];
    const [memory, memoryToday] = inBoth({ metrics: [averageValue("memory", "128Mi")] }, observe(seen));
    expect([memory, memoryToday].map((reconcile) => reconcile?.status.currentMetrics?.[0])).toEqual(
      ["134217728", "128Mi"].map((averageValue) => ({ type: "Resource", resource: { name: "memory", current: { averageValue } } })),
    );
    expect(used(memory)).toEqual(["1.28 decimalMemory"]);

    const observation = withMetrics(observe(seenPods(1, 1)), { object: new Map([["hits", 1000]]) });
    const [described] = inBoth({ metrics: [hits({ type: "AverageValue", averageValue: "1" })] }, observation);
    expect(described?.status.currentMetrics?.[0]).toMatchObject({ object: { describedObject: { kind: "", name: "" } } });
    expect(used(described)).toEqual(["1.28 describedObjectLeftOut"]);
  });

  test("words some failures differently, and uses their texts as formats", () => {
    const seen = observe(seenPods(1, 1));
    const [object] = inBoth({ metrics: [hits({ type: "Value", value: "1" })] }, seen);
    expect(object?.events[0]?.message).toBe(
      "unable to get metric hits: Ingress on default main/unable to fetch metrics from custom metrics API: the server could not find the metric hits for ingresses.networking.k8s.io main",
    );
    expect(used(object)).toEqual(["1.28 keepsCurrentMetrics", "1.28 objectErrorOrder"]);

    const [ambiguous] = inBoth({}, { ...seen, otherAutoscalers: ["zeta", "api"] });
    expect(ambiguous?.events[0]?.message).toBe(
      "pods by selector app=web are controlled by multiple HPAs: [default/api default/web default/zeta]",
    );

    const [garbled] = inBoth({}, { ...seen, scale: { ok: true, specReplicas: 1, statusReplicas: 1, selector: "app=5%" } });
    expect(garbled?.events.map(({ message }) => message.match(/"5.*?: a valid/)?.[0])).toEqual([
      '"5%": a valid',
      '"5%!"(MISSING): a valid',
    ]);
    expect(used(garbled)).toEqual(["1.28 keepsCurrentMetrics", "1.28 textAsFormat"]);
  });
});

test("today's controller records no rules where the preview decides the same, whether or not its version is named", () => {
  const observation = observe(seenPods(4, 55));
  const { kubernetesVersion: _, ...flags } = flags1_37;
  const unnamed = reconcileAutoscaler(autoscaler(), observation, freshMemory(), flags, 0).reconcile;
  expect(unnamed).not.toHaveProperty("olderRules");
  expect(inBoth({ metrics: [cpuUtilization(50)] }, observation)[1]).toEqual(unnamed);
});
