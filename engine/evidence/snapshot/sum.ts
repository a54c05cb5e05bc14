import type { HeldByReason } from "../../controller/decision";
import { milliValue, parseQuantity } from "../../lib/quantity";
import type { MergedAutoscaler, Place } from "../merge/merged";
import { windowOf } from "./conditions";
import type { Figures } from "./figures";
import { outsideBounds } from "./outsideBounds";
import type { Agreement, Explanation, Proposal, Range, Standing, Statement, Supposition } from "./statement";

/** The decision as a sum: its stages in the controller's order, as far as the texts tell them. */
export interface SnapshotSum {
  readonly verdict: SnapshotVerdict;
  readonly rows: readonly SumRow[];
}

export interface SnapshotVerdict {
  /**
   * What the verdict is about: a count that stays or moves, one that the API server refused, a sync that computed nothing, an autoscaler that never computed, the last write
   * of a course without figures, a proposal without a count, or nothing.
   */
  readonly about: "kept" | "moving" | "outsideBounds" | "notWritten" | "notComputed" | "neverComputed" | "course" | "ratio" | "nothing";
  /** What held the count. `unexplained`: nothing that is printed explains it. `unknown`: the texts do not say. */
  readonly by: HeldByReason | "unexplained" | "unknown";
  readonly standing: Standing;
  readonly current: number | null;
  readonly desired: number | null;
  readonly proposal: Range | null;
  /** What the figures lead to without a memory of earlier syncs. */
  readonly result: Range | null;
  /** The reason of the condition that says it. */
  readonly reason: string | null;
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
      /** `hidden`: a rescale overwrites the condition that would say it. `notShown`: the text has no conditions. */
      readonly how: "held" | "outbid" | "backoff" | "free" | "hidden" | "notShown";
      readonly direction: "up" | "down" | null;
      readonly was: Range;
      readonly result: Range | null;
      /** The last rescale that proposed at least what is remembered, in seconds before the text was printed. */
      readonly proposedAgo: Range | null;
    }
  | { readonly row: "window"; readonly direction: "up" | "down"; readonly seconds: number }
  | {
      readonly row: "limited";
      readonly how: "unchanged" | "within" | "policy" | "scaleUpLimit" | "failedMetric" | "notShown";
      readonly was: Range;
      readonly result: Range | null;
    }
  | {
      readonly row: "clamped";
      readonly min: number | null;
      readonly max: number | null;
      readonly how: "within" | "maxReplicas" | "minReplicas" | "notShown";
      /** A condition names the bound, but what is printed proposes nothing beyond it. */
      readonly isUnreached: boolean;
      readonly was: Range;
      readonly result: Range | null;
    }
  | {
      readonly row: "written";
      readonly current: number | null;
      readonly desired: number | null;
      readonly agreement: Agreement | null;
    };

export interface ObservedFigure {
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
  const held = rows.map((row): SumRow => (by !== undefined && row.row === by ? { ...row, held: verdict.by as HeldByReason } : row));
  return { verdict, rows: held };
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
    proposal: figures.decision?.proposal ?? null,
    result: figures.decision?.result ?? null,
    reason: null,
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
  const held = statements.flatMap((each) => (each.code === "held" && each.isDecisive !== false ? [each] : []));
  const [first] = held;
  if (first && replicas !== null) return { ...base, about, by: byReason(first.reason), standing: "recorded", reason: first.reason };
  if (figures.decision === null || replicas === null) {
    if (statements.some(({ code }) => code === "proposal")) return { ...base, about: "ratio", by: "unknown", standing: "computed" };
    if (merged.metrics.length > 0 && replicas !== null) {
      const hides = merged.readings.some(({ hiddenMetrics }) => (hiddenMetrics ?? 0) > 0);
      return { ...base, about: "notComputed", by: hides ? "unknown" : "error", standing: "recorded" };
    }
    const changes = statements.some(({ code }) => code === "change");
    return { ...base, about: changes ? "course" : "nothing", by: "unknown", standing: changes ? "recorded" : "computed" };
  }
  return { ...base, about, by: byFigures(figures.decision, statements), standing: "computed" };
}

function byReason(reason: string): HeldByReason {
  if (reason === "TooManyReplicas") return "maxReplicas";
  if (reason === "TooFewReplicas") return "minReplicas";
  if (reason === "ScaleUpLimit" || reason === "ScaleDownLimit") return "policy";
  return "window";
}

function byFigures(decision: NonNullable<Figures["decision"]>, statements: readonly Statement[]): SnapshotVerdict["by"] {
  const outcome = statements.find(({ code }) => code === "outcome");
  const agreement = outcome?.code === "outcome" ? outcome.agreement : null;
  if (agreement === "unexplained") return "unexplained";
  if (agreement === "missingPods") return "pods";
  if (agreement === "notShown") return "unknown";
  if (decision.limitedBy.includes("failedMetric")) return "error";
  const proposals = statements.flatMap((each) => (each.code === "proposal" ? [each] : []));
  if (decision.limitedBy.length === 1) {
    const [limit] = decision.limitedBy;
    if (limit === "maxReplicas" || limit === "minReplicas") return limit;
    return "policy";
  }
  return proposals.length > 0 && proposals.every(({ tolerance }) => tolerance === "inside") ? "tolerance" : "none";
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
      isUnreached: false,
      was: { low: replicas, high: replicas },
      result: { low: outside.value, high: outside.value },
      standing: "computed",
      basis: [merged.fields[outside.bound]!.place],
    });
  if (decision === null || proposals.length === 0 || outside !== null)
    return [...rows, ...written(statements, desiredReplicas, currentReplicas)];
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
  const stabilized = stabilizedRow(merged, statements, decision.proposal, basis);
  const waits = stabilized.how === "backoff";
  if (!waits) rows.push(stabilized);
  const leadsElsewhere = replicas !== null && (decision.result.low !== replicas || decision.result.high !== replicas);
  const isOpen = stabilized.how === "hidden" || stabilized.how === "notShown";
  if (stabilized.how === "held" || stabilized.how === "outbid" || (isOpen && leadsElsewhere)) {
    const direction = stabilized.direction ?? (replicas !== null && decision.proposal.low > replicas ? "up" : "down");
    const { seconds, assumes } = windowOf(merged, direction);
    rows.push({
      row: "window",
      direction,
      seconds,
      standing: assumes.length > 0 ? "assumed" : "recorded",
      assumes,
      basis: merged.fields.behavior ? [merged.fields.behavior.place] : [],
    });
  }
  const before = waits ? decision.proposal : stabilized.result;
  const policy = limited?.status === "True" && (limited.reason === "ScaleUpLimit" || limited.reason === "ScaleDownLimit");
  const count = desiredReplicas?.value ?? null;
  const afterPolicy = ((): SumRow & { row: "limited" } => {
    const was = before ?? decision.proposal;
    if (policy) return { row: "limited", how: "policy", was, result: pointOf(count), standing: "recorded", basis: [limited.place] };
    if (decision.limitedBy.includes("failedMetric"))
      return { row: "limited", how: "failedMetric", was, result: decision.result, standing: "computed", basis };
    // A bound that the controller names leaves no room for a policy: it names the one that decided.
    const bound = limited?.reason === "TooManyReplicas" || limited?.reason === "TooFewReplicas";
    if (bound && limited.status === "True")
      return { row: "limited", how: "within", was, result: before, standing: "computed", basis: [limited.place] };
    if (decision.limitedBy.includes("scaleUpLimit") && stabilized.how !== "held")
      return { row: "limited", how: "scaleUpLimit", was, result: decision.result, standing: "computed", basis };
    if (before === null) return { row: "limited", how: "notShown", was, result: null, standing: "computed", basis };
    if (replicas !== null && before.low === replicas && before.high === replicas)
      return { row: "limited", how: "unchanged", was, result: before, standing: "computed", basis };
    if (limited?.status === "False")
      return { row: "limited", how: "within", was, result: before, standing: "recorded", basis: [limited.place] };
    return { row: "limited", how: "notShown", was, result: before, standing: "computed", basis };
  })();
  rows.push(afterPolicy);
  const bounds = [minReplicas, maxReplicas].flatMap((bound) => (bound ? [bound.place] : []));
  const [min, max] = [minReplicas?.value ?? null, maxReplicas?.value ?? null];
  const was = afterPolicy.result ?? decision.proposal;
  const bound = limited?.status === "True" ? limited.reason : undefined;
  const how =
    bound === "TooManyReplicas"
      ? "maxReplicas"
      : bound === "TooFewReplicas"
        ? "minReplicas"
        : max === null
          ? min !== null && was.high < min
            ? "minReplicas"
            : "notShown"
          : was.low > max
            ? "maxReplicas"
            : was.high < (min ?? 1)
              ? "minReplicas"
              : "within";
  const isKnown = afterPolicy.result !== null && bound !== undefined;
  const result = how === "maxReplicas" ? pointOf(max) : how === "minReplicas" ? pointOf(min ?? 1) : afterPolicy.result;
  rows.push({
    row: "clamped",
    min,
    max,
    how,
    isUnreached:
      isKnown && ((how === "maxReplicas" && max !== null && was.high <= max) || (how === "minReplicas" && was.low >= (min ?? 1))),
    was,
    result,
    standing: bound === undefined ? "computed" : "recorded",
    ...(min === null && { assumes: ["defaultMinReplicas"] as const }),
    basis: [...bounds, ...(bound !== undefined && limited ? [limited.place] : [])],
  });
  // Controllers before 1.12 computed the whole count, and then waited.
  if (waits) rows.push({ ...stabilized, was: result ?? was });
  return [...rows, ...written(statements, desiredReplicas, currentReplicas)];
}

const pointOf = (count: number | null): Range | null => (count === null ? null : { low: count, high: count });

function stabilizedRow(
  merged: MergedAutoscaler,
  statements: readonly Statement[],
  was: Range,
  basis: readonly Place[],
): SumRow & { row: "stabilized" } {
  const able = merged.conditions.find(({ type }) => type === "AbleToScale");
  const limited = merged.conditions.find(({ type }) => type === "ScalingLimited");
  const desired = merged.fields.desiredReplicas?.value ?? null;
  const reason = able?.reason ?? "";
  const none = { row: "stabilized", direction: null, was, proposedAgo: null } as const;
  if (able === undefined) return { ...none, how: "notShown", result: null, standing: "computed", basis };
  const on = [able.place];
  if (reason === "ScaleDownStabilized" || reason === "ScaleUpStabilized") {
    const direction = reason === "ScaleUpStabilized" ? "up" : "down";
    const held = statements.find((each) => each.code === "held" && each.reason === reason);
    const isOutbid = held?.code === "held" && held.isDecisive === false;
    const wait = statements.find((each) => each.code === "nextScale" && each.after === "lastHigherRecommendation");
    return {
      ...none,
      how: isOutbid ? "outbid" : "held",
      direction,
      // After a limit the written count is not the remembered one.
      result: isOutbid || limited?.status === "True" ? null : pointOf(desired),
      proposedAgo: wait?.code === "nextScale" ? (wait.proposedAgo ?? null) : null,
      standing: "recorded",
      basis: [...on, ...(wait?.basis.slice(1) ?? [])],
    };
  }
  if (reason.startsWith("Backoff")) return { ...none, how: "backoff", result: pointOf(desired), standing: "recorded", basis: on };
  if (reason === "ReadyForNewScale") return { ...none, how: "free", result: was, standing: "recorded", basis: on };
  return { ...none, how: "hidden", result: null, standing: "computed", basis: on };
}

function written(
  statements: readonly Statement[],
  desired: MergedAutoscaler["fields"]["desiredReplicas"],
  current: MergedAutoscaler["fields"]["currentReplicas"],
): SumRow[] {
  if (desired === undefined && current === undefined) return [];
  const outcome = statements.find(({ code }) => code === "outcome");
  return [
    {
      row: "written",
      current: current?.value ?? null,
      desired: desired?.value ?? null,
      agreement: outcome?.code === "outcome" ? outcome.agreement : null,
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
