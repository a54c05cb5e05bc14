import type { ComputedDecision, HeldByReason } from "../../controller/decision";
import { rateLimited } from "../../controller/heldBy";
import { milliValue, parseQuantity } from "../../lib/quantity";
import type { MergedAutoscaler, Place } from "../merge/merged";
import { windowOf } from "./conditions";
import type { Certainty } from "../worlds/explain";
import { hypothesesOf, isOpen } from "../worlds/explain";
import type { World } from "../worlds/search";
import type { WorldSupposition } from "../worlds/suppositions";
import type { Figures } from "./figures";
import type { Explanation, Proposal, Range, Standing, Statement, Supposition } from "./statement";

/** The decision as a sum: its stages in the controller's order, as far as the texts tell them. */
export interface SnapshotSum {
  readonly verdict: SnapshotVerdict;
  readonly rows: readonly SumRow[];
  /** Every way in which it may have come about, at most five, the likeliest first; the verdict is the first one's. */
  readonly hypotheses: readonly Hypothesis[];
}

/** One world that the texts allow. */
export interface Hypothesis {
  readonly cause: HeldByReason;
  readonly also: readonly HeldByReason[];
  readonly metrics: World["metrics"];
  readonly proposal: number | null;
  readonly desired: number | null;
  readonly supposes: readonly WorldSupposition[];
  /** The name of the deciding metric if no text has its figure. */
  readonly hiddenWinner: string | null;
  /** Of the deciding metric: the pods that were set aside; null where it counts none, or all. */
  readonly setAside: { readonly unready: number; readonly missing: number } | null;
}

export interface SnapshotVerdict {
  /**
   * What the verdict is about: a count that stays or moves, one that the API server refused, a sync that computed nothing, an autoscaler that never computed, the last write
   * of a course without figures, a proposal without a count, or nothing.
   */
  readonly about: "kept" | "moving" | "outsideBounds" | "notWritten" | "notComputed" | "neverComputed" | "course" | "ratio" | "nothing";
  /** What held the count. `unknown`: the texts do not say. */
  readonly by: HeldByReason | "unknown";
  readonly standing: Standing;
  /** Of the likeliest world among those that fit; null where the figures were not asked. */
  readonly certainty: Certainty | null;
  readonly current: number | null;
  readonly desired: number | null;
  readonly proposal: Range | null;
  /** What the figures lead to without a memory of earlier syncs. */
  readonly result: Range | null;
  /** The reason of the condition that says it. */
  readonly reason: string | null;
  /** Nothing held a count that stays, and so many pods fewer than replicas counted. */
  readonly podsFewer: number;
  /** The condition names a limit that the printed figures do not reach. */
  readonly contradicted: readonly Explanation[] | null;
}

export type SumRow = {
  readonly standing: Standing;
  readonly basis: readonly Place[];
  readonly assumes?: readonly Supposition[];
  /** This stage held the count. */
  readonly held?: HeldByReason;
} & SumStage;

export type SumStage =
  | { readonly row: "observed"; readonly replicas: number; readonly ofWorkload: boolean; readonly figures: readonly ObservedFigure[] }
  | { readonly row: "metric"; readonly proposal: Proposal }
  | { readonly row: "failed"; readonly metric: string | null; readonly target: string | null }
  | {
      readonly row: "winner";
      readonly metrics: readonly (string | null)[];
      readonly of: number;
      readonly hidden: number;
      readonly result: Range;
    }
  | {
      readonly row: "stabilized";
      readonly how: "held" | "backoff" | "free";
      readonly direction: "up" | "down" | null;
      readonly was: Range;
      readonly result: Range | null;
      /** The last rescale that proposed at least what is remembered, in seconds before the text was printed. */
      readonly proposedAgo: Range | null;
    }
  | { readonly row: "window"; readonly direction: "up" | "down"; readonly seconds: number }
  | {
      readonly row: "limited";
      readonly how: "unchanged" | "within" | "policy" | "scaleUpLimit";
      readonly was: Range;
      readonly result: Range | null;
    }
  | {
      readonly row: "clamped";
      readonly min: number | null;
      readonly max: number | null;
      readonly how: "within" | "maxReplicas" | "minReplicas" | "notShown";
      readonly was: Range;
      readonly result: Range | null;
    }
  | {
      readonly row: "written";
      readonly current: number | null;
      readonly desired: number | null;
      /** The stages above lead to another count. */
      readonly isUnreached: boolean;
    };

interface ObservedFigure {
  readonly metric: string | null;
  readonly figure: string;
  /** The average use of a pod beside a percentage, and what each pod then requests. */
  readonly average: string | null;
  readonly requestMilli: Range | null;
}

type Decided = {
  merged: MergedAutoscaler;
  figures: Figures;
  statements: readonly Statement[];
  replicas: number | null;
  ofWorkload: boolean;
};

export function sumOf(decided: Decided): SnapshotSum {
  const rows = rowsOf(decided);
  const verdict = verdictOf(decided);
  const by = heldRows[verdict.by];
  const holds = (row: SumRow) =>
    row.row === by && (verdict.by !== "tolerance" || (row.row === "metric" && row.proposal.tolerance !== "outside"));
  const held = rows.map((row): SumRow => (holds(row) ? { ...row, held: verdict.by as HeldByReason } : row));
  return { verdict, rows: held, hypotheses: hypothesesOf(decided.figures.worlds).map(hypothesisOf) };
}

function hypothesisOf({ cause, also, metrics, desired, supposes, decision, hiddenWinner = null }: World): Hypothesis {
  const winner = decision?.metrics[decision.winner];
  const groups = winner?.ok === true && winner.calculation.kind === "pods" ? winner.calculation.groups : null;
  const isAside = groups !== null && groups.unready + groups.missing > 0;
  const setAside = isAside ? { unready: groups.unready, missing: groups.missing } : null;
  return { cause, also, metrics, proposal: decision?.proposal ?? null, desired, supposes, hiddenWinner, setAside };
}

const heldRows: Partial<Record<SnapshotVerdict["by"], SumRow["row"]>> = {
  tolerance: "metric",
  pods: "metric",
  window: "stabilized",
  policy: "limited",
  maxReplicas: "clamped",
  minReplicas: "clamped",
  error: "failed",
};

function verdictOf({ merged, figures, statements, replicas }: Decided): SnapshotVerdict {
  const desired = merged.fields.desiredReplicas?.value ?? null;
  const contradiction = statements.find((each) => each.code === "contradiction" && each.what === "limitWithoutProposal");
  const base = {
    current: replicas,
    desired,
    proposal: figures.decision?.proposal ?? topOf(statements),
    result: figures.decision?.result ?? null,
    reason: null,
    certainty: null,
    podsFewer: 0,
    contradicted: contradiction?.code === "contradiction" && "explanations" in contradiction ? contradiction.explanations : null,
  };
  const notComputed = statements.find(({ code }) => code === "notComputed");
  if (notComputed?.code === "notComputed") {
    const by = notComputed.reason === "ScalingDisabled" ? "disabled" : "error";
    return { ...base, about: "notComputed", by, standing: "recorded", reason: notComputed.reason };
  }
  const never = statements.find(({ code }) => code === "neverComputed");
  if (never?.code === "neverComputed")
    return { ...base, about: "neverComputed", by: never.orElse === null ? "error" : "unknown", standing: "computed" };
  const notWritten = statements.find(({ code }) => code === "notWritten");
  if (notWritten?.code === "notWritten")
    return { ...base, about: "notWritten", by: "error", standing: "recorded", reason: "FailedUpdateScale" };
  const outside = replicas === null ? null : outsideBounds(merged, replicas);
  if (outside !== null)
    return { ...base, about: "outsideBounds", by: outside.bound, standing: "computed", proposal: null, result: pointOf(outside.value) };
  const about = desired !== null && replicas !== null && desired !== replicas ? "moving" : "kept";
  const [best] = figures.worlds;
  const told = statements.flatMap((each) => (each.code === "held" ? [each] : []));
  const backoff = told.find((each) => each.reason.startsWith("Backoff"));
  if (backoff && replicas !== null) return { ...base, about, by: "window", standing: "recorded", reason: backoff.reason };
  if (
    best !== undefined &&
    replicas !== null &&
    (figures.decision !== null || (best.cause === "error" && figures.statements.length > 0) || best.supposes.includes("conditionsAlone"))
  ) {
    // A figure that tells nothing proposes nothing, so only a printed count tells what was written.
    const isUntold = statements.some(({ code }) => code === "dividedByNoPods") && best.metrics.every((each) => each.replicas === null);
    if (isUntold && desired === null)
      return { ...base, about, by: "unknown", standing: "computed", proposal: null, result: null, certainty: figures.certainty };
    const naming = told.find((each) => byReason(each.reason) === best.cause);
    const podsFewer = about === "kept" && best.cause === "none" ? podsFewerIn(statements, replicas) : 0;
    const standing: Standing = naming ? "recorded" : isOpen(figures.certainty) ? "assumed" : "computed";
    return { ...base, about, by: best.cause, standing, reason: naming?.reason ?? null, certainty: figures.certainty, podsFewer };
  }
  const [first] = told.filter((each) => each.isDecisive !== false);
  if (first && replicas !== null) return { ...base, about, by: byReason(first.reason), standing: "recorded", reason: first.reason };
  if (statements.some(({ code }) => code === "proposal")) return { ...base, about: "ratio", by: "unknown", standing: "computed" };
  if (merged.metrics.length > 0 && replicas !== null) {
    const hides = merged.readings.some(({ hiddenMetrics }) => (hiddenMetrics ?? 0) > 0);
    return { ...base, about: "notComputed", by: hides ? "unknown" : "error", standing: "recorded" };
  }
  const changes = statements.some(({ code }) => code === "change");
  return { ...base, about: changes ? "course" : "nothing", by: "unknown", standing: changes ? "recorded" : "computed" };
}

/** How many of the replicas the deciding metric did not count. */
function podsFewerIn(statements: readonly Statement[], replicas: number): number {
  const proposals = statements.flatMap((each) => (each.code === "proposal" ? [each] : []));
  const top = Math.max(...proposals.map(({ counts }) => counts?.low ?? 0));
  const winner = proposals.find(({ counts }) => (counts?.low ?? 0) >= top);
  return winner === undefined || winner.factor === null || winner.setAside !== null ? 0 : Math.max(0, replicas - winner.factor);
}

/** The largest proposal where no world reaches what the conditions say. */
function topOf(statements: readonly Statement[]): Range | null {
  const counts = statements.flatMap((each) => (each.code === "proposal" && each.counts !== null ? [each.counts] : []));
  return counts.length === 0 ? null : counts.reduce((top, each) => (each.high > top.high ? each : top));
}

function byReason(reason: string): HeldByReason {
  if (reason === "TooManyReplicas") return "maxReplicas";
  if (reason === "TooFewReplicas") return "minReplicas";
  if (reason === "ScaleUpLimit" || reason === "ScaleDownLimit") return "policy";
  return "window";
}

function rowsOf({ merged, figures, statements, replicas, ofWorkload }: Decided): SumRow[] {
  const { decision, basis } = figures;
  const rows: SumRow[] = [];
  const { currentReplicas, desiredReplicas, minReplicas, maxReplicas } = merged.fields;
  if (replicas !== null)
    rows.push({
      row: "observed",
      replicas,
      ofWorkload,
      figures: merged.metrics.flatMap(observed),
      standing: "recorded",
      basis: [...(currentReplicas ? [currentReplicas.place] : []), ...merged.metrics.map(({ place }) => place)],
    });
  const proposals = statements.flatMap((each) => (each.code === "proposal" ? [each] : []));
  for (const { standing, basis: on, assumes, ...proposal } of proposals)
    rows.push({ row: "metric", proposal, standing, basis: on, ...(assumes && { assumes }) });
  for (const metric of merged.metrics)
    if ([metric.utilization, metric.averageValue, metric.current, metric.value].includes(null) && observed(metric).length === 0)
      rows.push({ row: "failed", metric: metric.name, target: metric.target ?? null, standing: "recorded", basis: [metric.place] });
  const outside = replicas === null ? null : outsideBounds(merged, replicas);
  if (outside !== null && replicas !== null)
    rows.push({
      row: "clamped",
      min: minReplicas?.value ?? null,
      max: maxReplicas?.value ?? null,
      how: outside.bound,
      was: { low: replicas, high: replicas },
      result: { low: outside.value, high: outside.value },
      standing: "computed",
      basis: [merged.fields[outside.bound]!.place],
    });
  const best = figures.worlds[0]?.decision ?? null;
  if (decision === null || best === null || proposals.length === 0 || outside !== null)
    return [...rows, ...written(figures, desiredReplicas, currentReplicas)];
  const hidden = Math.max(0, ...merged.readings.map(({ hiddenMetrics }) => hiddenMetrics ?? 0));
  const top = Math.max(...proposals.map(({ counts }) => counts?.low ?? 0));
  const winners = proposals.filter(({ counts }) => counts !== null && counts.high >= top);
  rows.push({
    row: "winner",
    metrics: winners.map(({ metric }) => metric),
    of: merged.metrics.length,
    hidden,
    result: decision.proposal,
    standing: "computed",
    basis,
  });
  const limited = merged.conditions.find(({ type }) => type === "ScalingLimited");
  const told = limited?.reason !== undefined && limited.status !== undefined ? limited : undefined;
  const { stabilization, limit } = best;
  const stabilized = stabilizedRow(merged, statements, best, figures, decision.proposal);
  const waits = stabilized.how === "backoff";
  if (!waits) rows.push(stabilized);
  if (stabilized.how === "held") rows.push(windowRow(merged, stabilization.heldBy ?? "down"));
  const supposed: Standing = isOpen(figures.certainty) ? "assumed" : "computed";
  const isPolicy = limit.limitedBy === "policy" || limit.limitedBy === "selectPolicyDisabled";
  const allowed = pointOf(rateLimited(limit, replicas ?? 0));
  // What the window remembers beyond a limit is not known.
  const isHidden = stabilized.how === "held" && stabilized.result === null;
  const before = isHidden ? allowed : pointOf(limit.desired);
  rows.push({
    row: "limited",
    how:
      isPolicy || (limit.scaleUpLimit === null && limit.desired !== allowed.low)
        ? "policy"
        : limit.desired !== allowed.low
          ? "scaleUpLimit"
          : limit.desired === replicas
            ? "unchanged"
            : "within",
    was: before,
    result: allowed,
    standing: told === undefined ? supposed : "recorded",
    basis: told === undefined ? basis : [told.place],
  });
  const [min, max] = [minReplicas?.value ?? null, maxReplicas?.value ?? null];
  const isBound = limit.limitedBy === "maxReplicas" || limit.limitedBy === "minReplicas";
  const bounds = [minReplicas, maxReplicas].flatMap((bound) => (bound ? [bound.place] : []));
  rows.push({
    row: "clamped",
    min,
    max,
    how: isBound ? (limit.limitedBy as "maxReplicas" | "minReplicas") : max === null ? "notShown" : "within",
    was: allowed,
    result: pointOf(best.desired),
    standing: isBound && told !== undefined ? "recorded" : "computed",
    ...(min === null && { assumes: ["defaultMinReplicas"] as const }),
    basis: [...bounds, ...(isBound && told !== undefined ? [told.place] : [])],
  });
  // Controllers before 1.12 computed the whole count, and then waited.
  if (waits) rows.push({ ...stabilized, was: pointOf(best.desired) });
  return [...rows, ...written(figures, desiredReplicas, currentReplicas)];
}

const pointOf = (count: number): Range => ({ low: count, high: count });

function windowRow(merged: MergedAutoscaler, direction: "up" | "down"): SumRow {
  const { seconds, assumes } = windowOf(merged, direction);
  return {
    row: "window",
    direction,
    seconds,
    standing: assumes.length > 0 ? "assumed" : "recorded",
    assumes,
    basis: merged.fields.behavior ? [merged.fields.behavior.place] : [],
  };
}

/** Its standing: the condition says what the window did, or the likeliest world supposes it. */
function stabilizedRow(
  merged: MergedAutoscaler,
  statements: readonly Statement[],
  { stabilization, limit }: ComputedDecision,
  { certainty, basis }: Figures,
  was: Range,
): SumRow & { row: "stabilized" } {
  const able = merged.conditions.find(({ type }) => type === "AbleToScale");
  const reason = able?.reason ?? "";
  const row = { row: "stabilized", direction: stabilization.heldBy, was, proposedAgo: null } as const;
  const desired = merged.fields.desiredReplicas?.value;
  if (reason.startsWith("Backoff"))
    return { ...row, how: "backoff", result: desired === undefined ? null : pointOf(desired), standing: "recorded", basis: [able!.place] };
  const isTold = reason === "ScaleDownStabilized" || reason === "ScaleUpStabilized" || reason === "ReadyForNewScale";
  const on = isTold ? [able!.place] : basis;
  if (stabilization.heldBy === null) return { ...row, how: "free", result: was, standing: isTold ? "recorded" : "assumed", basis: on };
  const wait = statements.find((each) => each.code === "nextScale" && each.after === "lastHigherRecommendation");
  return {
    ...row,
    how: "held",
    // What is remembered beyond a limit is not known: the limit hides it.
    result: limit.limitedBy === null ? pointOf(stabilization.result) : null,
    proposedAgo: wait?.code === "nextScale" ? (wait.proposedAgo ?? null) : null,
    standing: isTold ? "recorded" : certainty === "only" ? "computed" : "assumed",
    basis: [...on, ...(wait?.basis.slice(1) ?? [])],
  };
}

function written(
  { decision, worlds: [best] }: Figures,
  desired: MergedAutoscaler["fields"]["desiredReplicas"],
  current: MergedAutoscaler["fields"]["currentReplicas"],
): SumRow[] {
  if (desired === undefined && current === undefined) return [];
  const count = desired?.value ?? null;
  const end = best?.decision != null && best.desired !== null ? pointOf(best.desired) : (decision?.result ?? null);
  return [
    {
      row: "written",
      current: current?.value ?? null,
      desired: count,
      isUnreached: end !== null && count !== null && (count < end.low || count > end.high),
      standing: "recorded",
      basis: [current, desired].flatMap((told) => (told ? [told.place] : [])),
    },
  ];
}

function observed({ name, utilization, averageValue, current, value }: MergedAutoscaler["metrics"][number]): ObservedFigure[] {
  const figure = typeof utilization === "number" ? `${utilization}%` : (averageValue ?? current ?? value ?? null);
  if (figure === null) return [];
  const average = typeof utilization === "number" && typeof averageValue === "string" ? averageValue : null;
  const read = average === null ? null : parseQuantity(average);
  const milli = read?.ok ? Number(milliValue(read.quantity)) : null;
  // Of both the controller prints the whole part.
  const isTelling = milli !== null && typeof utilization === "number" && utilization > 0 && milli > 0;
  const step = average?.endsWith("m") ? 1 : 1000;
  const requestMilli = isTelling
    ? { low: Math.ceil((milli * 100) / (utilization + 1)), high: Math.floor(((milli + step) * 100) / utilization) }
    : null;
  return [{ metric: name, figure, average, requestMilli }];
}

/**
 * The bound that a count is beyond. A sync that finds such a count sets the bound and reads no metric, so its status has no figure. Null:
 * the count is within the bounds that the texts say, or 0.
 */
export function outsideBounds(
  { fields: { minReplicas, maxReplicas } }: MergedAutoscaler,
  replicas: number,
): { readonly bound: "minReplicas" | "maxReplicas"; readonly value: number } | null {
  if (maxReplicas !== undefined && replicas > maxReplicas.value) return { bound: "maxReplicas", value: maxReplicas.value };
  if (minReplicas !== undefined && replicas > 0 && replicas < minReplicas.value) return { bound: "minReplicas", value: minReplicas.value };
  return null;
}
