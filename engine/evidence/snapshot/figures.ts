import type { KubernetesVersion } from "../../controller/releases";
import type { GoodProposal, Reconcile } from "../../controller/decision";
import type { MetricReading } from "../evidence";
import type { MergedAutoscaler, Place } from "../merge/merged";
import { replaySnapshot, mostPods, type Asked, type Assumption } from "./replaySnapshot";
import type { Proposal, Range, Statement, Supposition, ActingPercent } from "./statement";

/** What the controller makes of printed figures, over everything that they leave open. */
export interface Figures {
  readonly statements: readonly Statement[];
  /** Of the figures with every pod measured; null where the text does not have enough. */
  readonly decision: {
    readonly proposal: Range;
    readonly result: Range;
    readonly limitedBy: readonly string[];
    readonly reasons: ReadonlySet<string>;
  } | null;
  /** Each number of pods without metrics that makes a difference. */
  readonly withMissing: readonly {
    readonly pods: number;
    readonly isSeen: boolean;
    readonly result: Range;
    readonly reasons: ReadonlySet<string>;
  }[];
  readonly basis: readonly Place[];
}

/** `replicas` null: the text does not say how many there are, so only ratios are computed. */
export function figuresOf(
  merged: MergedAutoscaler,
  metrics: readonly MetricReading[],
  replicas: number | null,
  basis: readonly Place[],
  also: readonly Supposition[] = [],
  unready = 0,
): Figures {
  const asked = askedOf(merged, metrics, replicas);
  const none: Figures = { statements: [], decision: null, withMissing: [], basis };
  if (replicas !== null && (replicas <= 0 || replicas > mostPods)) return none;
  const plain = replays(asked, 0);
  if (plain.length === 0) return none;
  const counts = replicas === null ? [] : missingCounts(metrics, replicas, unready);
  const missing = counts.map((pods) => {
    const isSeen = pods === unready;
    return { pods, isSeen, reconciles: isSeen ? [...replays(asked, pods), ...replays(asked, 0, pods)] : replays(asked, pods) };
  });
  const suppositions = [...supposed(merged, metrics), ...also];
  const statements = metrics.flatMap((metric, index): Statement[] => {
    const proposal = proposalOf(metric, index, replicas, plain, missing);
    return proposal === null ? [] : [{ ...proposal, standing: "computed", assumes: suppositions, basis: [placeOf(metric, basis)] }];
  });
  const result = replicas === null ? null : resultOf(plain);
  if (result === null || replicas === null) return { ...none, statements };
  const decision = { ...result, reasons: reasonsOf(plain) };
  if (statements.length > 0) {
    const { proposal, result: end, limitedBy } = result;
    statements.push({ code: "decision", replicas, proposal, result: end, limitedBy, standing: "computed", assumes: suppositions, basis });
  }
  const withMissing = missing.flatMap(({ pods, isSeen, reconciles }) => {
    const other = resultOf(reconciles);
    return other === null ? [] : [{ pods, isSeen, result: other.result, reasons: reasonsOf(reconciles) }];
  });
  return { statements, decision, withMissing, basis };
}

function askedOf({ fields }: MergedAutoscaler, metrics: readonly MetricReading[], replicas: number | null): Asked {
  const minReplicas = fields.minReplicas?.value ?? 1;
  // A count outside the bounds is corrected before any metric is read, so a ratio is asked for a count inside them.
  const inside = Math.min(Math.max(1, minReplicas), mostPods);
  const maxReplicas = fields.maxReplicas?.value ?? 2 ** 31 - 1;
  return { replicas: replicas ?? inside, minReplicas, maxReplicas, metrics, behavior: fields.behavior?.value };
}

/**
 * What one metric proposes with so many pods without a value, among ready ones; `mayBeUnready`: they may also not have started. Null where
 * the controller cannot be asked.
 */
export function countsOf(
  merged: MergedAutoscaler,
  metric: MetricReading,
  replicas: number,
  without: number,
  mayBeUnready: boolean,
): Range | null {
  if (replicas <= 0 || replicas > mostPods) return null;
  const asked = askedOf(merged, [metric], replicas);
  const reconciles = [...replays(asked, without), ...(mayBeUnready ? replays(asked, 0, without) : [])];
  const found = reconciles.flatMap((reconcile) => goodProposals(reconcile, 0));
  return found.length === 0 ? null : rangeOf(found.map(({ replicaCount }) => replicaCount));
}

/** Between which percentages a sync leaves the count, for an autoscaler with one utilization metric and nothing in its memory. */
export function actsAt(merged: MergedAutoscaler, replicas: number, basis: readonly Place[]): Statement[] {
  const [metric] = merged.metrics;
  const target = Number(/^(\d{1,6})%$/.exec(metric?.target ?? "")?.[1] ?? NaN);
  if (metric === undefined || merged.metrics.length > 1 || !(target > 0) || replicas > mostPodsAsked) return [];
  const endAt = (percent: number): Range | null =>
    resultOf(replays(askedOf(merged, [{ ...metric, utilization: percent }], replicas), 0))?.result ?? null;
  const threshold = (sure: number | null, any: number | null): ActingPercent | null =>
    sure === null ? null : { percent: sure, edge: any === sure ? null : any };
  const top = target * 10 + 10;
  const up = (test: (end: Range) => boolean) => firstWhere(target, top, (percent) => holds(endAt(percent), test));
  const down = (test: (end: Range) => boolean) => {
    const steps = firstWhere(0, target, (step) => holds(endAt(target - step), test));
    return steps === null ? null : target - steps;
  };
  const thresholds = {
    up: threshold(
      up(({ low }) => low > replicas),
      up(({ high }) => high > replicas),
    ),
    down: threshold(
      down(({ high }) => high < replicas),
      down(({ low }) => low < replicas),
    ),
  };
  if (thresholds.up === null && thresholds.down === null) return [];
  return [{ code: "actsAt", ...thresholds, standing: "computed", assumes: supposed(merged, merged.metrics), basis }];
}

/** A threshold asks the controller many times. */
const mostPodsAsked = 300;

const holds = (end: Range | null, test: (end: Range) => boolean): boolean => end !== null && test(end);

/** The first whole number at which a test holds that holds from there on; null if it does not hold at the last. */
function firstWhere(from: number, to: number, test: (value: number) => boolean): number | null {
  if (!test(to)) return null;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const placeOf = (metric: MetricReading & { place?: Place }, basis: readonly Place[]): Place => metric.place ?? basis[0]!;

/** Only what was measured for each pod can be missing for one of them. The number of pods that are seen to be unready comes first. */
function missingCounts(metrics: readonly MetricReading[], replicas: number, unready: number): number[] {
  const isPerPod = metrics.some(
    ({ type, target }) =>
      type === "Resource" || type === "ContainerResource" || type === "Pods" || (type === null && target?.endsWith("%") === true),
  );
  if (!isPerPod || replicas < 2) return [];
  return [...new Set([...(unready > 0 && unready < replicas ? [unready] : []), 1, replicas - 1])];
}

/** The controller asked about each way in which the figures may have come about. */
function replays(asked: Asked, missingPods: number, unreadyPods = 0): Reconcile[] {
  const isOpen = asked.metrics.some(({ type, target }) => type === null && typeof target === "string" && !target.endsWith("%"));
  return versionsThatDiffer(asked).flatMap((version) =>
    (["low", "high"] as const).flatMap((rounding) =>
      (isOpen ? (["pods", "total"] as const) : (["total"] as const)).flatMap((averageOf): Reconcile[] => {
        const assumption: Assumption = { version, missingPods, unreadyPods, rounding, averageOf };
        const reconcile = replaySnapshot(asked, assumption);
        return reconcile === null ? [] : [reconcile];
      }),
    ),
  );
}

/** Of a sync without memory the releases know three ways: 1.33 moved the edges of the tolerance, 1.35 reads the manifest's tolerances. */
function versionsThatDiffer({ behavior }: Asked): readonly KubernetesVersion[] {
  const hasTolerance = behavior?.scaleUp?.tolerance !== undefined || behavior?.scaleDown?.tolerance !== undefined;
  return hasTolerance ? ["1.28", "1.34", "1.37"] : ["1.28", "1.37"];
}

function proposalOf(
  metric: MetricReading,
  index: number,
  replicas: number | null,
  plain: readonly Reconcile[],
  missing: readonly { pods: number; isSeen: boolean; reconciles: readonly Reconcile[] }[],
): Proposal | null {
  const found = plain.flatMap((reconcile) => goodProposals(reconcile, index));
  const [first] = found;
  const figure = metric.utilization ?? metric.averageValue ?? metric.value ?? metric.current;
  if (first === undefined || figure === undefined || figure === null) return null;
  const ratios = found.map(({ calculation }) => (calculation.kind === "pods" ? calculation.counted.usageRatio : calculation.usageRatio));
  const inside = found.map(
    ({ calculation }) => calculation.outcome === "withinTolerance" || calculation.outcome === "rebalancedWithinTolerance",
  );
  const totals = found.flatMap(({ calculation }) => (calculation.kind === "averageValue" ? [Number(calculation.usageMilli)] : []));
  const ratio = rangeOf(ratios);
  const counts = rangeOf(found.map(({ replicaCount }) => replicaCount));
  const others = missing.flatMap(({ pods, isSeen, reconciles }) => {
    const of = reconciles.flatMap((reconcile) => goodProposals(reconcile, index));
    const range = of.length === 0 ? null : rangeOf(of.map(({ replicaCount }) => replicaCount));
    if (range === null || (range.low === counts.low && range.high === counts.high)) return [];
    return [{ pods, counts: range, product: productOf(of), ...(isSeen && { isSeen: true as const }) }];
  });
  return {
    code: "proposal",
    metric: metric.name,
    figure: typeof figure === "number" ? `${figure}%` : figure,
    target: metric.target ?? "",
    replicas,
    ratio,
    counts: replicas === null ? null : counts,
    product: replicas === null ? null : productOf(found),
    tolerance: inside.every(Boolean) ? "inside" : inside.some(Boolean) ? "edge" : "outside",
    direction: inside.every(Boolean) ? "none" : ratio.high > 1 ? "up" : "down",
    ...(totals.length > 0 && replicas !== null && { totalMilli: rangeOf(totals) }),
    missing: others,
  };
}

/** The number that the controller rounded up; null if any of these proposals came about without rounding. */
function productOf(proposals: readonly GoodProposal[]): Range | null {
  const products = proposals.map(({ calculation }): number | null => {
    switch (calculation.kind) {
      case "pods":
        if (calculation.outcome === "scaled") return calculation.counted.usageRatio * calculation.groups.ready;
        if (calculation.outcome !== "rebalanced" || calculation.rebalanced === null) return null;
        return calculation.rebalanced.usageRatio * calculation.rebalanced.heldSamples;
      case "averageValue":
        return calculation.outcome === "scaled" ? Number(calculation.usageMilli) / Number(calculation.targetMilli) : null;
      case "value":
        return calculation.outcome === "scaled" ? calculation.usageRatio * (calculation.readyPods ?? 0) : null;
    }
  });
  return products.includes(null) ? null : rangeOf(products.filter((product) => product !== null));
}

function goodProposals({ decision }: Reconcile, index: number) {
  if (decision.kind !== "computed" && decision.kind !== "noMetrics") return [];
  const proposal = decision.metrics[index];
  return proposal?.ok === true ? [proposal] : [];
}

function resultOf(reconciles: readonly Reconcile[]): { proposal: Range; result: Range; limitedBy: readonly string[] } | null {
  const [proposals, results, limits]: [number[], number[], Set<string>] = [[], [], new Set()];
  for (const { decision, specReplicas } of reconciles) {
    if (decision.kind === "computed") {
      proposals.push(decision.proposal);
      results.push(decision.desired);
      if (decision.limit.limitedBy !== null) limits.add(decision.limit.limitedBy);
    } else if (decision.kind === "aboveMaxReplicas" || decision.kind === "belowMinReplicas") {
      proposals.push(decision.desired);
      results.push(decision.desired);
      limits.add(decision.kind === "aboveMaxReplicas" ? "maxReplicas" : "minReplicas");
    } else if (decision.kind === "noMetrics" && specReplicas !== null && decision.metrics.some(({ ok }) => ok)) {
      // Some metric failed, so nothing may go down.
      proposals.push(specReplicas);
      results.push(specReplicas);
      limits.add("failedMetric");
    }
  }
  return results.length === 0 ? null : { proposal: rangeOf(proposals), result: rangeOf(results), limitedBy: [...limits] };
}

/** The reasons of ScalingLimited that these reconciles would write. */
const reasonsOf = (reconciles: readonly Reconcile[]): ReadonlySet<string> =>
  new Set(
    reconciles.flatMap(({ status }) => status.conditions.filter(({ type }) => type === "ScalingLimited").map(({ reason }) => reason)),
  );

export const rangeOf = (values: readonly number[]): Range => ({
  low: values.reduce((least, value) => Math.min(least, value), Infinity),
  high: values.reduce((most, value) => Math.max(most, value), -Infinity),
});

function supposed({ fields }: MergedAutoscaler, metrics: readonly MetricReading[]): Supposition[] {
  return [
    "everyPodMeasured",
    "defaultTolerance",
    "controllerVersion",
    ...(fields.minReplicas === undefined ? (["defaultMinReplicas"] as const) : []),
    ...(fields.behavior === undefined ? (["defaultBehavior"] as const) : []),
    ...(metrics.some(({ type }) => type === null) ? (["kindOfMetric"] as const) : []),
  ];
}
