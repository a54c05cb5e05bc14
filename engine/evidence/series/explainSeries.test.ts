import { describe, expect, test } from "vitest";
import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import type { Incident } from "../../cluster/incident";
import { heldByReasons, type Reconcile } from "../../controller/decision";
import { defaultFlags } from "../../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../../controller/horizontal";
import { firstScenario, type Scenario } from "../../index";
import { anyTraceOf } from "../../simulation/testing/traceOf";
import type { Evidence, EventReading, SeriesReading } from "../evidence";
import type { PodObservation } from "../../controller/observation";
import { mergeEvidence } from "../merge/mergeEvidence";
import { pairsOf, pointsOf } from "../../answers/points";
import { readEvidence } from "../readEvidence";
import { asScraped, runStart, type Scrapes } from "../testing/asScraped";
import { evidenceOf } from "../testing/evidenceOf";
import type { Divergence, DivergenceClass } from "./divergence";
import { explainSeries, type ExplainedSeries } from "./explainSeries";

const scenario = (some: Partial<Scenario>, ...incidents: Incident[]): Scenario => ({ ...firstScenario, incidents, ...some });

const scrapes: Scrapes = { every: 15, offset: 4 };
const bare: Scrapes = { ...scrapes, isBare: true };

interface Ran {
  readonly reconciles: readonly Reconcile[];
  readonly evidence: Evidence;
}

function ranWith(some: Scenario, how: Scrapes): Ran {
  const manifests: HorizontalPodAutoscaler[] = [];
  const sampled: ReadonlySet<string>[] = [];
  const trace = anyTraceOf(some, {
    onReconcile: (_, { pods, metrics }, hpa) => {
      manifests.push(hpa);
      const has = ({ name, resourceSample }: PodObservation) =>
        metrics.resourceIsAtPods ? Boolean(resourceSample) : metrics.resource?.has(name);
      sampled.push(new Set(pods.filter(has).map(({ name }) => name)));
    },
  });
  const reconciles = trace.reconciles as Reconcile[];
  return { reconciles, evidence: readEvidence(asScraped(trace, reconciles, manifests, { ...how, sampled })) };
}

/** The controller's events of a run, as kubectl prints their times. */
const eventsOf = (reconciles: readonly Reconcile[]): EventReading[] =>
  reconciles.flatMap(({ at, events }) =>
    events.map(({ type, reason, message }) => ({
      line: 1,
      type,
      reason,
      message,
      time: new Date((runStart + at) * 1000).toISOString().replace(".000", ""),
      object: "horizontalpodautoscaler/php-apache",
    })),
  );

const explained = (...evidence: Evidence[]): ExplainedSeries => explainSeries(mergeEvidence(evidence), 0)!;

const fitting = ({ causes }: Divergence): Partial<Record<DivergenceClass, true | "possible">> =>
  Object.fromEntries(Object.entries(causes).flatMap(([name, { fits }]) => (fits === false ? [] : [[name, fits]])));

const near = (divergences: readonly Divergence[], second: number): Divergence[] =>
  divergences.filter(({ from, to }) => from - 75 <= runStart + second && runStart + second <= to + 75);

describe("a quiet run", () => {
  const { reconciles, evidence } = ranWith(scenario({}), bare);
  const { explanation, recomputed } = explained(evidence);

  test("is computed as it was, from the autoscaler's series alone", () => {
    const { columns, divergences } = explanation;
    expect(explanation.rebuilt.hpa?.spec).toMatchObject({ minReplicas: 1, maxReplicas: 10 });
    expect(explanation.hasPods).toBe(false);
    // The last sync is after the last scrape.
    expect([...columns.desiredReplicas]).toEqual(reconciles.slice(0, -1).map(({ status }) => status.desiredReplicas));
    const same = [...columns.computed].filter((count, index) => count === columns.desiredReplicas[index]).length;
    expect(same / reconciles.length).toBeGreaterThan(0.95);
    // Right after a scale-up the young pods have no sample yet, which these series do not show.
    expect(divergences.every((each) => fitting(each).unknown === undefined)).toBe(true);
    expect(columns.targets[0]!.every((target) => target === 50)).toBe(true);
  });

  test("opens each sync in full, the same at each asking", () => {
    for (const index of [0, 63, 64, 130, 200]) {
      const one = recomputed(index)!;
      expect(one.sync.at).toBe(explanation.columns.at[index]);
      expect(one.fitting[0]?.reconcile.status.desiredReplicas).toBe(explanation.columns.computed[index]);
    }
    expect(recomputed(9999)).toBeNull();
  });

  test("is the same from a CSV export", () => {
    const named = evidence.series.map(({ metric, labels, points }) => {
      const selector = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
      return { head: `"${metric}{${selector.join(", ").replaceAll('"', '""')}}"`, points: new Map(pairsOf(points)) };
    });
    const times = [...new Set(evidence.series.flatMap(({ points }) => [...points.times]))].toSorted((a, b) => a - b);
    const rows = times.map((time) => [new Date(time * 1000).toISOString(), ...named.map(({ points }) => points.get(time) ?? "")].join(","));
    const csv = [["Time", ...named.map(({ head }) => head)].join(","), ...rows].join("\n");
    const fromCsv = explained(readEvidence(csv)).explanation;
    expect(fromCsv.columns).toEqual(explanation.columns);
  });
});

test("rules of a pasted object hold for the series, and a sync without them cannot fall so soon", () => {
  const manifest = firstScenario.manifest + "  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: 0\n";
  const { evidence } = ranWith(scenario({ manifest }), bare);
  const withObject = explained(readEvidence(manifest), evidence).explanation;
  const without = explained(evidence).explanation;
  const fall = (divergences: readonly Divergence[]) =>
    near(divergences, 1560).filter(({ kind, recorded, computed }) => kind === "decision" && recorded < (computed ?? 0));
  expect(fall(without.divergences)).not.toEqual([]);
  expect(fall(withObject.divergences)).toEqual([]);
});

describe("each cause that really happened is among those that fit, and no other is certain", () => {
  test("somebody writes replicas: certain only where events are there, and no other autoscaler may have done it", () => {
    const { reconciles, evidence } = ranWith(scenario({}, { at: 905, kind: "kubectlScale", replicas: 4 }), bare);
    const [first] = near(explained(evidence).explanation.divergences, 905).filter(({ kind }) => kind === "count");
    expect(first).toMatchObject({ kind: "count", recorded: 4, causes: { anotherWriter: { fits: "possible" }, rollout: { fits: false } } });
    const other: SeriesReading = {
      line: 1,
      metric: "kube_horizontalpodautoscaler_info",
      labels: { namespace: "default", horizontalpodautoscaler: "else", scaletargetref_kind: "Deployment", scaletargetref_name: "else" },
      points: pointsOf([[runStart, 1]]),
    };
    const events = evidenceOf({ events: eventsOf(reconciles), series: [other] });
    const [told] = near(explained(evidence, events).explanation.divergences, 905).filter(({ kind }) => kind === "count");
    expect(fitting(told!)).toEqual({ anotherWriter: true });
    expect(told!.causes.anotherWriter.evidence[0]).toMatchObject({ code: "noRescaleEvent", count: 4 });
  });

  test("a count above the maximum is another writer's", () => {
    const { evidence } = ranWith(scenario({}, { at: 905, kind: "kubectlScale", replicas: 15 }), bare);
    const [first] = near(explained(evidence).explanation.divergences, 905).filter(({ kind }) => kind === "count");
    expect(first!.causes.anotherWriter).toMatchObject({ evidence: [{ code: "outsideBounds", count: 15, max: 10 }, {}] });
    expect(fitting(first!)).toEqual({ anotherWriter: "possible", overlap: "possible" });
  });

  test("a rollout with surge", () => {
    const few = scenario({ load: { points: [[0, 26]], noise: 0 } }, { at: 900, kind: "rollingUpdate", release: "good" });
    const { evidence } = ranWith(few, bare);
    const found = near(explained(evidence).explanation.divergences, 960).filter(({ kind }) => kind === "decision");
    expect(found).not.toEqual([]);
    for (const each of found) {
      expect(Object.values(fitting(each))).not.toContain(true);
      expect(fitting(each)).toSatisfy(({ rollout, notReadyPods }: ReturnType<typeof fitting>) => (rollout ?? notReadyPods) === "possible");
    }
  });

  test("pods without samples", () => {
    const lost: Incident = { at: 890, kind: "podMetricsLost", pods: 3, durationSeconds: 300 };
    const { evidence } = ranWith(
      scenario(
        {
          load: {
            points: [
              [0, 20],
              [900, 20],
              [901, 70],
            ],
            noise: 0.03,
          },
        },
        lost,
      ),
      bare,
    );
    const found = near(explained(evidence).explanation.divergences, 960).filter(({ kind }) => kind === "decision");
    expect(found).not.toEqual([]);
    for (const each of found) expect(fitting(each).notReadyPods).toBe("possible");
  });

  test("pods without samples, of which cAdvisor's series say which: nothing certain is wrong, though the count does not move", () => {
    const lost: Incident = { at: 905, kind: "podMetricsLost", pods: 3, durationSeconds: 300 };
    const { reconciles, evidence } = ranWith(
      scenario(
        {
          load: {
            points: [
              [0, 10],
              [900, 40],
            ],
            noise: 0.03,
          },
        },
        lost,
      ),
      scrapes,
    );
    const { columns } = explained(evidence).explanation;
    const told = [...columns.heldBy].map((by) => (by < 0 ? null : heldByReasons[by]!));
    expect(columns.at[0]).toBe(runStart);
    const wrong = told.flatMap((by, index) => (by === null || by === reconciles[index]!.heldBy.by ? [] : [`${index}: ${by}`]));
    expect(wrong).toEqual([]);
    const during = [...columns.at].flatMap((at, index) => (at > runStart + 1050 && at < runStart + 1190 ? [told[index]] : []));
    expect(new Set(during)).toEqual(new Set(["none"]));
  });

  test("the metrics API does not answer", () => {
    const down: Incident = { at: 905, kind: "metricsServerDown", durationSeconds: 120 };
    const { reconciles, evidence } = ranWith(scenario({}, down), scrapes);
    const [open] = near(explained(evidence).explanation.divergences, 960).filter(({ kind }) => kind === "noMetric");
    expect(fitting(open!)).toEqual({ noMetric: "possible", overlap: "possible" });
    const [told] = near(explained(evidence, evidenceOf({ events: eventsOf(reconciles) })).explanation.divergences, 960);
    expect(told).toMatchObject({ kind: "noMetric", computed: null });
    expect(fitting(told!)).toEqual({ noMetric: true });
  });

  test("another autoscaler matches the same pods", () => {
    const second: Incident = { at: 905, kind: "secondAutoscaler", durationSeconds: 120 };
    const { reconciles, evidence } = ranWith(scenario({}, second), scrapes);
    const [open] = near(explained(evidence).explanation.divergences, 960).filter(({ kind }) => kind === "noMetric");
    expect(fitting(open!)).toEqual({ noMetric: "possible", overlap: "possible" });
    const [told] = near(explained(evidence, evidenceOf({ events: eventsOf(reconciles) })).explanation.divergences, 960);
    expect(fitting(told!)).toEqual({ overlap: true });
  });

  test("another autoscaler writes to the same target", () => {
    const { evidence } = ranWith(scenario({}, { at: 905, kind: "kubectlScale", replicas: 4 }), bare);
    const own = { namespace: "default", horizontalpodautoscaler: "rival" };
    const point = (metric: string, labels: Record<string, string>, value: number): SeriesReading => ({
      line: 1,
      metric: `kube_horizontalpodautoscaler_${metric}`,
      labels: { ...own, ...labels },
      points: pointsOf([
        [runStart + 904, value],
        [runStart + 919, value],
      ]),
    });
    const rival = [
      point("info", { scaletargetref_kind: "Deployment", scaletargetref_name: "php-apache" }, 1),
      point("status_desired_replicas", {}, 4),
    ];
    const [told] = near(explained(evidence, evidenceOf({ series: rival })).explanation.divergences, 905).filter(
      ({ kind }) => kind === "count",
    );
    expect(fitting(told!)).toEqual({ anotherWriter: "possible", overlap: "possible" });
    expect(told!.causes.overlap.evidence).toEqual([expect.objectContaining({ code: "otherAutoscaler", name: "rival", desired: 4 })]);
  });

  test("figures that are late", () => {
    const { evidence } = ranWith(
      scenario({
        load: {
          points: [
            [0, 3],
            [900, 3],
            [901, 12],
            [1300, 12],
            [1301, 40],
          ],
          noise: 0.02,
        },
      }),
      { ...bare, figuresLate: 45 },
    );
    const found = explained(evidence).explanation.divergences.filter(({ kind }) => kind === "decision");
    expect(found.some((each) => fitting(each).metricLag === "possible")).toBe(true);
    for (const each of found) expect(Object.values(fitting(each))).not.toContain(true);
  });

  test("the controller starts anew and forgets its window", () => {
    const { evidence } = restarted(1620);
    const found = explained(evidence).explanation.divergences.filter(({ kind }) => kind === "decision");
    const held = found.filter(({ from }) => from > runStart + 1800);
    expect(held).not.toEqual([]);
    for (const each of held) {
      expect(fitting(each).controllerRestart).toBe("possible");
      expect(Object.values(fitting(each))).not.toContain(true);
    }
  });
});

/** A controller that forgets everything at a second of the run, over pods that a longer window keeps as they are. */
function restarted(second: number): Ran {
  const manifest = `${firstScenario.manifest}  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: 900\n`;
  const manifests: HorizontalPodAutoscaler[] = [];
  const reconciles: Reconcile[] = [];
  let memory = freshMemory();
  const trace = anyTraceOf(scenario({ manifest }), {
    onReconcile: ({ at }, observation, hpa) => {
      const { behavior: _, ...spec } = hpa.spec;
      manifests.push({ ...hpa, spec });
      const before = reconciles.at(-1);
      if (before !== undefined && before.at <= second && at > second) memory = { ...freshMemory(), status: memory.status };
      const result = reconcileAutoscaler(manifests.at(-1)!, observation, memory, defaultFlags, at);
      ({ memory } = result);
      reconciles.push(result.reconcile);
    },
  });
  const until = second + defaultFlags.downscaleStabilizationSeconds;
  return { reconciles, evidence: readEvidence(asScraped({ ...trace, durationSeconds: until }, reconciles, manifests, bare)) };
}

describe("where nearly every sync diverges", () => {
  const syncs = 120;
  const counts = Array.from({ length: syncs }, (_, index) => 60 + ((index * 37) % 90));
  const series = (name: string, labels: object, value: (index: number) => number) => ({
    metric: { __name__: `kube_horizontalpodautoscaler_${name}`, namespace: "shop", horizontalpodautoscaler: "web", ...labels },
    values: counts.map((_, index) => [1_790_000_000 + index * 15, String(value(index))]),
  });
  const cpu = { metric_name: "cpu", metric_target_type: "utilization" };
  const result = [
    series("status_current_replicas", {}, (index) => counts[Math.max(0, index - 1)]!),
    series("status_desired_replicas", {}, (index) => counts[index]!),
    series("spec_min_replicas", {}, () => 50),
    series("spec_max_replicas", {}, () => 150),
    series("spec_target_metric", cpu, () => 60),
    series("status_target_metric", cpu, (index) => 30 + ((index * 53) % 70)),
  ];
  const evidence = mergeEvidence([readEvidence(JSON.stringify({ status: "success", data: { resultType: "matrix", result } }))]);

  test("the search ends where its work is done, and says from when on nothing was computed", () => {
    const { explanation, recomputed } = explainSeries(evidence, 0, undefined, 400_000)!;
    const { columns, divergences, givenUpAt } = explanation;
    const reached = columns.at.indexOf(givenUpAt!);
    expect(reached).toBeGreaterThan(0);
    expect(columns.computed.subarray(reached).every(Number.isNaN)).toBe(true);
    expect([...columns.heldBy.subarray(reached)].every((by) => by === -1)).toBe(true);
    expect(divergences.filter(({ last }) => last >= reached)).toEqual([]);
    expect(divergences.length).toBeGreaterThan(0);
    expect([recomputed(reached), recomputed(syncs)]).toEqual([null, null]);
    expect(recomputed(reached - 1)).not.toBeNull();
  });
});
