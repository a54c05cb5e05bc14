/** The sum for a room: each stage has its result and a few words instead of the whole calculation. */
import {
  productV1,
  stages,
  workingsOf,
  type ComputedDecision,
  type Decision,
  type DecisionV1,
  type ForbiddenWindows,
  type GoodProposal,
  type HeldByReason,
  type Limit,
  type MetricWorkings,
  type Reconcile,
  type ReconcileV1,
  type ReplicaCalculation,
  type Stabilization,
  type Stage,
  type StageRow,
} from "../../engine/index";
import { isNamedStage, stageNames } from "../ui/stageNames";
import { plural, t } from "../ui/text";
import { quantity, span } from "../ui/words";
import { amount, level, metricRowName, policyText, productText } from "./amounts";
import { boundText, verdictV1 } from "./sentenceV1";
import { heldRowV1, heldRow } from "./heldRow";
import { unwritten } from "./sentence";
import { boundOf, unmeasuredBound, winnerWords } from "./stageWords";
import { verdictOf } from "./verdict";

/** `result` is a count, or a text that is shown unchanged; "–" if there is none. */
export interface LargeRow {
  name: string;
  result: string;
  words: string;
  /** The reason, if this row's stage held the count; otherwise null. */
  held: HeldByReason | null;
}
/** A row has the name of its stage, but the row of a metric has the metric's name. */
export type Line = readonly [row: StageRow, result: number | string | null, words: string, name?: string];

/** `notReady`: of the pods that each metric counted, how many were not Ready. */
export function largeSum(reconcile: Reconcile, notReady: readonly number[] = []): LargeRow[] {
  const { reason } = verdictOf(reconcile);
  return rows(
    stages.flatMap((stage) => linesOf[stage](reconcile, notReady)),
    heldRow(reconcile, reason),
    reason,
  );
}

export function largeSumV1(reconcile: ReconcileV1): LargeRow[] {
  const { reason } = verdictV1(reconcile);
  return rows(linesV1(reconcile), heldRowV1(reconcile.decision, reason), reason);
}

function rows(lines: readonly Line[], heldIn: StageRow | null, reason: HeldByReason): LargeRow[] {
  return lines.map(([row, result, words, name = isNamedStage(row) ? stageNames[row] : row]) => {
    const text = typeof result === "number" ? quantity(result) : (result ?? "–");
    return { name, result: text, words, held: row === heldIn ? reason : null };
  });
}

/** The lines of each stage. A stage that the decision did not reach has none. Of several metrics only the winner has a line. */
const linesOf: Readonly<Record<Stage, (reconcile: Reconcile, notReady: readonly number[]) => Line[]>> = {
  observed: ({ decision, specReplicas }, notReady) => [observed(decision, specReplicas, notReady)],
  proposal: (reconcile) =>
    ofComputed(reconcile, ({ winner, metrics }) => {
      const metric = winning({ metrics, winner });
      const working = workingsOf(reconcile).metrics[winner];
      if (!working) throw new Error(`the winner ${winner} has no workings`);
      return [
        `metric ${winner}`,
        metric.replicaCount,
        proposalWords(metric.calculation, working),
        t`${metricRowName(metric.spec)} proposes`,
      ];
    }),
  winner: (reconcile) => ofComputed(reconcile, (decision) => ["winner", decision.proposal, winnerWords(decision)]),
  stabilized: (reconcile) =>
    ofComputed(reconcile, ({ stabilization }) => ["stabilized", stabilization.result, stabilizedWords(stabilization)]),
  limited: (reconcile) =>
    ofComputed(reconcile, ({ limit }) => {
      const { rateLimited } = workingsOf(reconcile);
      return ["limited", rateLimited ?? limit.desired, limitedWords(limit, rateLimited)];
    }),
  clamped(reconcile) {
    const { decision, minReplicas, maxReplicas } = reconcile;
    if (!("desired" in decision)) return [];
    const bound = decision.kind === "computed" ? boundOf(decision.limit, decision.desired) : unmeasuredBound(reconcile);
    const words = bound ? t`${bound} is ${quantity(reconcile[bound])}` : t`${quantity(minReplicas)} to ${quantity(maxReplicas)}`;
    return [["clamped", decision.desired, words]];
  },
  applied(reconcile) {
    const { specReplicas, scaledTo } = reconcile;
    return [["applied", scaledTo ?? specReplicas, appliedWords(unwritten(reconcile), scaledTo)]];
  },
};

function ofComputed({ decision }: Reconcile, line: (decision: ComputedDecision) => Line): Line[] {
  return decision.kind === "computed" ? [line(decision)] : [];
}

function observed(decision: Decision, specReplicas: number | null, notReady: readonly number[]): Line {
  switch (decision.kind) {
    case "scaleUnavailable":
      return ["observed", null, t`no scale`];
    case "scalingDisabled":
      return ["observed", specReplicas, t`scaling is disabled`];
    case "aboveMaxReplicas":
    case "belowMinReplicas":
      return ["observed", specReplicas, t`no metric is read`];
    case "noMetrics": {
      const failed = decision.metrics.filter(({ ok }) => !ok).length;
      const some = decision.metrics.length > 1 && t`${quantity(failed)} of ${quantity(decision.metrics.length)} metrics have no value`;
      return ["observed", null, some || t`no metric`];
    }
    case "computed": {
      const metric = winning(decision);
      return ["observed", seen(metric), observedWords(metric, notReady[decision.winner] ?? 0)];
    }
  }
}

function winning({ metrics, winner }: Pick<ComputedDecision, "metrics" | "winner">): GoodProposal {
  const metric = metrics[winner];
  if (!metric?.ok) throw new Error(`the winner ${winner} is no proposal`);
  return metric;
}

function seen({ spec, calculation }: GoodProposal): string {
  return calculation.kind === "pods" ? level(spec, calculation.counted) : amount(spec, calculation.usageMilli);
}

function observedWords({ calculation }: GoodProposal, notReady: number): string {
  if (calculation.kind !== "pods") return t`in total`;
  const { groups, counted } = calculation;
  const pods = plural(groups.ready, "pod");
  const averaged = counted.utilizationPercent === null ? t`average of ${pods}` : t`of requests, ${pods}`;
  return notReady === 0 ? averaged : t`${averaged}, ${quantity(notReady)} of them not Ready`;
}

export function proposalWords(calculation: ReplicaCalculation, { counted, filledIn }: MetricWorkings): string {
  switch (calculation.outcome) {
    case "withinTolerance":
      return t`inside tolerance`;
    case "rebalancedWithinTolerance":
      return t`filled in, inside tolerance`;
    case "rebalancedChangedDirection":
    case "rebalancedMovedAgainst":
      return t`filled in, the current count`;
    case "rebalanced":
      return t`filled in, ⌈${productText((filledIn ?? counted).product)}⌉`;
    default:
      return `⌈${productText((filledIn ?? counted).product)}⌉`;
  }
}

export function stabilizedWords({ heldBy, up, down }: Stabilization): string {
  if (heldBy === null) return t`no change`;
  return heldBy === "up" && up ? t`lowest of ${span(up.windowSeconds)}` : t`highest of ${span(down.windowSeconds)}`;
}

export function limitedWords({ desired, limitedBy, up, down }: Limit, rateLimited: number | null): string {
  if (rateLimited === null || rateLimited === desired) return t`no change`;
  if (limitedBy === "selectPolicyDisabled") return "selectPolicy Disabled";
  const rules = desired > rateLimited ? up : down;
  const policy = rules?.policies[rules.deciding];
  return policy ? policyText(policy) : t`the scale-up limit`;
}

function appliedWords(failed: number | null, scaledTo: number | null): string {
  if (failed !== null) return t`writing ${quantity(failed)} failed`;
  return scaledTo === null ? t`nothing written` : t`the new count`;
}

export function linesV1(reconcile: ReconcileV1): Line[] {
  const { decision, specReplicas, scaledTo, error } = reconcile;
  const forbidden = "forbidden" in decision ? decision.forbidden : null;
  const failed = forbidden && error !== null ? forbidden.result : null;
  return [
    ...measuredV1(reconcile),
    ...(forbidden
      ? ([
          ["clamped", forbidden.desired, clampedWords(reconcile, decision)],
          ["forbidden", forbidden.result, forbiddenWords(forbidden)],
        ] as const)
      : []),
    ["applied", scaledTo ?? specReplicas, appliedWords(failed, scaledTo)],
  ];
}

function forbiddenWords({ forbade }: ForbiddenWindows): string {
  if (forbade === null) return t`no change`;
  return forbade === "up" ? t`scaling up still forbidden` : t`scaling down still forbidden`;
}

function measuredV1(reconcile: ReconcileV1): Line[] {
  const { decision, statusReplicas } = reconcile;
  switch (decision.kind) {
    case "scaleUnavailable":
      return [["observed", null, t`no scale`]];
    case "noMetric":
      return [["observed", null, t`no metric`]];
    case "outOfBounds":
      return [["observed", statusReplicas, t`no metric is read`]];
    case "computed": {
      const { calculation, proposal } = decision;
      if (calculation === null) return [["observed", null, t`no target`]];
      const working = calculation.withinTolerance ? t`inside tolerance` : `⌈${productText(productV1(reconcile) ?? NaN)}⌉`;
      return [
        ["observed", `${calculation.utilizationPercent}%`, t`of requests`],
        ["metric 0", proposal, working, t`${"cpu"} proposes`],
      ];
    }
  }
}

function clampedWords({ minReplicas, maxReplicas }: ReconcileV1, decision: DecisionV1): string {
  const bounds = decision.kind === "outOfBounds" ? [decision.bound] : decision.kind === "computed" ? decision.bounds : [];
  if (bounds.length > 0) return bounds.map(boundText).join(", ");
  return t`${quantity(minReplicas ?? 0)} to ${quantity(maxReplicas)}`;
}
