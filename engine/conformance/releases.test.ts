/**
 * The differences between 1.28 and 1.38, each at the release that brought it: every release before it behaves in the old way, it and every
 * later one in the new way. The items have the numbers of the list of differences that the recordings of 1.28 and 1.37 gave.
 */
import { describe, expect, test } from "vitest";
import type { PodObservation } from "../controller/observation";
import {
  isBefore,
  kubernetesVersions,
  latestVersion,
  previewVersion,
  unnamedVersion,
  type KubernetesVersion,
} from "../controller/releases";
import { observe, seenPod, seenPods } from "../controller/testing/observed";
import { eventLines } from "../kubectl/describeEvents";
import { getHpaWatch } from "../kubectl/getHpa";
import { correlations } from "../kubectl/recordedEvents";
import { controllerBorders } from "./testing/controllerBorders";
import { previewBorders } from "./testing/previewBorders";
import {
  reconciled,
  withMetrics,
  ofObject,
  errorsOf,
  keptTolerance,
  withGates,
  negative,
  mostInt32,
  type Border,
  stored,
  queueOf,
  manifestOf,
} from "./testing/seenByRelease";

const borders: readonly Border[] = [
  ...controllerBorders,
  ...previewBorders,
  { item: "22", what: "a new autoscaler", release: "1.37", shows: (v) => queueOf(v, true).newAtOnce, old: false, today: true },
  { item: "23", what: "an edited autoscaler", release: "1.37", shows: (v) => queueOf(v, true).editsAtOnce, old: false, today: true },
  { item: "25", what: "tolerance, by default", release: "1.35", shows: (v) => keptTolerance(v), old: undefined, today: "500m" },
  {
    item: "25",
    what: "tolerance, with the gate on",
    release: "1.33",
    shows: (v) => keptTolerance(v, { HPAConfigurableTolerance: true }),
    old: undefined,
    today: "500m",
  },
  { item: "26", what: "a negative tolerance, by default", release: "1.35", shows: (v) => errorsOf(v, negative).length, old: 0, today: 1 },
  {
    item: "26",
    what: "a negative tolerance, with the gate on",
    release: "1.33",
    shows: (v) => errorsOf(v, negative, { HPAConfigurableTolerance: true }).length,
    old: 0,
    today: 1,
  },
  {
    item: "26",
    what: "apiVersion of the target",
    release: "1.34",
    shows: (v) => errorsOf(v, { scaleTargetRef: { kind: "Deployment", name: "web" } }).length,
    old: 0,
    today: 1,
  },
  {
    item: "26",
    what: "maxReplicas 0",
    release: "1.36",
    shows: (v) => errorsOf(v, { maxReplicas: 0 }).find((text) => /Required|greater than 0/.test(text)),
    old: "spec.maxReplicas: Invalid value: 0: must be greater than 0",
    today: "spec.maxReplicas: Required value",
  },
  {
    item: "26",
    what: "an absent containerResource, with the gate off",
    release: "1.30",
    shows: (v) => {
      const gates = isBefore(v, "1.30") ? { HPAContainerMetrics: false } : {};
      return errorsOf(v, { metrics: [{ type: "ContainerResource" }] }, gates).some((text) => text.includes("feature is enabled"));
    },
    old: true,
    today: false,
  },
  {
    item: "kubectl get hpa",
    what: "the resource's name",
    release: "1.30",
    shows: (v) => {
      const reconcile = reconciled(v, observe(seenPods(1, 50)));
      const history = { manifests: [{ at: 0, hpa: stored }], reconciles: [reconcile] };
      return getHpaWatch(history, 0, 0).includes("cpu: 50%/50%");
    },
    old: false,
    today: true,
  },
  {
    item: "kubectl describe",
    what: "the part that an event is about",
    release: "1.35",
    shows: (v) => {
      const event = { type: "Normal", reason: "A", message: "b", count: 1, firstSeen: 0, lastSeen: 0, from: "c", fieldPath: "d" };
      return eventLines([event], 0, v).at(-1)?.endsWith("d: b");
    },
    old: false,
    today: true,
  },
  { item: "events", what: "the bucket", release: "1.31", shows: (v) => correlations[v].bucket, old: "object", today: "type" },
  {
    item: "kubectl autoscale",
    what: "autoscaling/v2",
    release: "1.33",
    shows: (v) => manifestOf(v, "--cpu-percent=60").includes("autoscaling/v2"),
    old: false,
    today: true,
  },
  { item: "kubectl autoscale", what: "--cpu", release: "1.34", shows: (v) => manifestOf(v, "--cpu=60%") !== "", old: false, today: true },
];

test.each(borders)("item $item, $what: new in $release", ({ release, shows, old, today }) => {
  for (const version of kubernetesVersions) expect([version, shows(version)]).toEqual([version, isBefore(version, release) ? old : today]);
});

/** Nothing in the simulated cluster shows these: observedGeneration, a deletion during a reconcile, a conflict when the scale is written. */
const notSimulated = ["18", "21", "24"];

test("every item has its border, or is not simulated", () => {
  const items = new Set([...borders.map(({ item }) => item), ...notSimulated]);
  for (let item = 1; item <= 26; item++) expect(items.has(String(item)), `item ${item}`).toBe(true);
});

describe("a gate that a release has locked or does not know", () => {
  test("is refused as the component refuses it", () => {
    expect(withGates("1.31", { HPAContainerMetrics: false })).toBe(
      "The controller of Kubernetes 1.31 does not start with these feature gates: cannot set feature gate HPAContainerMetrics to false, feature is locked to true.",
    );
    expect(withGates("1.32", { HPAConfigurableTolerance: true })).toBe(
      "The controller of Kubernetes 1.32 does not start with these feature gates: unrecognized feature gate: HPAConfigurableTolerance.",
    );
    expect(withGates("1.33", { HPAConfigurableTolerance: true })).toBe("read");
    expect(withGates("1.38", { HPAGeneration: false })).toBe(
      "The controller of Kubernetes 1.38 does not start with these feature gates: cannot set feature gate HPAGeneration to false, feature is locked to true.",
    );
    expect(withGates("1.37", { HPAGeneration: false })).toBe("read");
  });

  test("HPAGeneration off leaves an edit to the next period, and a new autoscaler at once", () => {
    expect(queueOf("1.37", false)).toEqual({ editsAtOnce: false, newAtOnce: true });
  });
});

describe("pods with requests of their own and an overhead", () => {
  const pod = { requestsMilli: { cpu: 100 }, overheadMilli: { cpu: 50, memory: 1000 } };
  const utilizationIn = (version: KubernetesVersion, change: Partial<PodObservation>) => {
    const { decision, olderRules = [] } = reconciled(version, observe([seenPod("web-0", 60, change)]));
    const [metric] = decision.kind === "computed" ? decision.metrics : [];
    if (!metric?.ok || metric.calculation.kind !== "pods") throw new Error("no utilization");
    const { counted, overheadMilli } = metric.calculation;
    return {
      requests: counted.requestsMilli,
      overhead: overheadMilli,
      isUsed: olderRules.some(({ rule }) => rule === "overheadInPodRequests"),
    };
  };

  test("request the overhead too, from 1.34 to 1.37", () => {
    for (const version of kubernetesVersions) {
      const adds = !isBefore(version, "1.34") && isBefore(version, "1.38");
      expect([version, utilizationIn(version, pod)]).toEqual([
        version,
        { requests: adds ? 150 : 100, overhead: adds ? 50 : undefined, isUsed: adds },
      ]);
    }
  });

  test("and never where only containers request something", () => {
    const { overheadMilli } = pod;
    for (const version of kubernetesVersions) {
      expect([version, utilizationIn(version, { overheadMilli })]).toEqual([
        version,
        { requests: 100, overhead: undefined, isUsed: false },
      ]);
    }
  });
});

describe("the preview", () => {
  test("is the one release after the newest, and never what a scenario means that names none", () => {
    const after = kubernetesVersions.slice(kubernetesVersions.indexOf(latestVersion) + 1);
    expect(after).toEqual(previewVersion === null ? [] : [previewVersion]);
    expect(unnamedVersion).toBe("1.37");
  });

  test("has no rule that ends, and is named in its records", () => {
    const { version, olderRules } = reconciled("1.38", observe(seenPods(4, 55)));
    expect([version, olderRules]).toEqual(["1.38", undefined]);
  });

  test("has rules in today's place, which today's records name and do not call older", () => {
    const metrics = [ofObject({ type: "AverageValue", averageValue: "1m" })];
    const seen = withMetrics(observe(seenPods(4, 1)), { object: new Map([["hits", 10 ** 15]]) });
    const { version, olderRules } = reconciled("1.37", seen, { spec: { metrics } });
    expect([version, olderRules]).toEqual([undefined, [{ rule: "wrappedReplicaCount", version: "1.37" }]]);
  });

  test("leaves the limit of doubling as it was, because upstream does not round it up", () => {
    const current = 2 ** 30;
    const scale = { ok: true, specReplicas: current, statusReplicas: current, selector: "app=web" } as const;
    const limits = (["1.37", "1.38"] as const).map((version) => {
      const { decision } = reconciled(version, { ...observe(seenPods(4, 80)), scale }, { spec: { maxReplicas: mostInt32 } });
      return decision.kind === "computed" ? decision.limit.scaleUpLimit : null;
    });
    expect(limits).toEqual([-(2 ** 31), -(2 ** 31)]);
  });
});
