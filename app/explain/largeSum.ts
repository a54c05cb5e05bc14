/** The sum for a room: each stage with its result and a few words, in place of the whole calculation. */
import {
  productV1,
  workingsOf,
  type Decision,
  type DecisionV1,
  type ForbiddenWindows,
  type HeldByReason,
  type Limit,
  type MetricProposal,
  type MetricWorkings,
  type Reconcile,
  type ReconcileV1,
  type ReplicaCalculation,
  type Stabilization,
} from "../../engine/index";
import { plural, t } from "../ui/text";
import { quantity, span } from "../ui/words";
import { amount, level, metricRowName, policyText, productText } from "./amounts";
import { boundText, firstVerdict } from "./firstSentence";
import { firstHeldRow, heldRow } from "./heldRow";
import { unwritten } from "./sentence";
import { stageName } from "./stageNames";
import { verdictOf } from "./verdict";

/** `result` is a count, or a value as it is written; "–" where there is none. */
export interface LargeRow {
  name: string;
  result: string;
  words: string;
  /** The reason that held in this row; null elsewhere. */
  held: HeldByReason | null;
}

type Computed = Extract<Decision, { kind: "computed" }>;
type Proposal = Extract<MetricProposal, { ok: true }>;
/** A row is named by its stage, a metric's by what it asks. */
type Line = readonly [row: string, result: number | string | null, words: string, name?: string];

export function largeSum(reconcile: Reconcile): LargeRow[] {
  const { reason } = verdictOf(reconcile);
  return rows([...linesOf(reconcile), applied(reconcile)], heldRow(reconcile, reason), reason);
}

export function firstLargeSum(reconcile: ReconcileV1): LargeRow[] {
  const { reason } = firstVerdict(reconcile);
  return rows(firstLines(reconcile), firstHeldRow(reconcile.decision, reason), reason);
}

function rows(lines: readonly Line[], heldIn: string | null, reason: HeldByReason): LargeRow[] {
  return lines.map(([row, result, words, name = stageName(row)]) => {
    const text = typeof result === "number" ? quantity(result) : (result ?? "–");
    return { name, result: text, words, held: row === heldIn ? reason : null };
  });
}

function linesOf(reconcile: Reconcile): Line[] {
  const { decision, specReplicas } = reconcile;
  switch (decision.kind) {
    case "scaleUnavailable":
      return [["observed", null, t`no scale`]];
    case "scalingDisabled":
      return [["observed", specReplicas, t`scaling is disabled`]];
    case "aboveMaxReplicas":
      return unmeasured(reconcile, decision.desired, t`maxReplicas is ${quantity(reconcile.maxReplicas)}`);
    case "belowMinReplicas":
      return unmeasured(reconcile, decision.desired, t`minReplicas is ${quantity(reconcile.minReplicas)}`);
    case "noMetrics": {
      const failed = decision.metrics.filter(({ ok }) => !ok).length;
      const some = decision.metrics.length > 1 && t`${quantity(failed)} of ${quantity(decision.metrics.length)} metrics failed`;
      return [["observed", null, some || t`no metric`]];
    }
    case "computed":
      return computedLines(reconcile, decision);
  }
}

const unmeasured = ({ specReplicas }: Reconcile, desired: number, bound: string): Line[] => [
  ["observed", specReplicas, t`no metric is read`],
  ["clamped", desired, bound],
];

function computedLines(reconcile: Reconcile, decision: Computed): Line[] {
  const { metrics, winner, proposal, stabilization, limit, desired } = decision;
  const { minReplicas, maxReplicas } = reconcile;
  const { metrics: workings, rateLimited } = workingsOf(reconcile);
  const [metric, working] = [metrics[winner], workings[winner]];
  if (!metric?.ok || !working) throw new Error(`the winner ${winner} is no proposal`);
  const bound = desired > limit.result ? "minReplicas" : limit.limitedBy;
  return [
    ["observed", seen(metric), observedWords(metric)],
    [`metric ${winner}`, metric.replicaCount, askedWords(metric.calculation, working), t`${metricRowName(metric.spec)} asks`],
    ["winner", proposal, winnerWords(metrics, winner, proposal)],
    ["stabilized", stabilization.result, stabilizedWords(stabilization)],
    ["limited", rateLimited ?? limit.desired, limitedWords(limit, rateLimited)],
    [
      "clamped",
      desired,
      bound === "maxReplicas" || bound === "minReplicas"
        ? t`${bound} is ${quantity(reconcile[bound])}`
        : t`${quantity(minReplicas)} to ${quantity(maxReplicas)}`,
    ],
  ];
}

function seen({ spec, calculation }: Proposal): string {
  return calculation.kind === "pods" ? level(spec, calculation.counted) : amount(spec, calculation.usageMilli);
}

function observedWords({ calculation }: Proposal): string {
  if (calculation.kind !== "pods") return t`in all`;
  const { groups, counted } = calculation;
  return counted.utilizationPercent === null
    ? t`for each of ${plural(groups.ready, "pod")}`
    : t`of requests, ${plural(groups.ready, "pod")}`;
}

function askedWords(calculation: ReplicaCalculation, { counted, filledIn }: MetricWorkings): string {
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

function winnerWords(metrics: readonly MetricProposal[], winner: number, proposal: number): string {
  if (metrics.length === 1) return t`only metric`;
  const equal = metrics.some((metric, index) => index !== winner && metric.ok && metric.replicaCount === proposal);
  return equal ? t`first of equals` : t`largest of ${quantity(metrics.length)}`;
}

function stabilizedWords({ heldBy, up, down }: Stabilization): string {
  if (heldBy === null) return t`no change`;
  return heldBy === "up" && up ? t`lowest of ${span(up.windowSeconds)}` : t`highest of ${span(down.windowSeconds)}`;
}

function limitedWords({ desired, limitedBy, up, down }: Limit, rateLimited: number | null): string {
  if (rateLimited === null || rateLimited === desired) return t`no change`;
  if (limitedBy === "selectPolicyDisabled") return "selectPolicy Disabled";
  const rules = desired > rateLimited ? up : down;
  const policy = rules?.policies[rules.deciding];
  return policy ? policyText(policy) : t`the scale-up limit`;
}

function applied(reconcile: Reconcile): Line {
  const { specReplicas, scaledTo } = reconcile;
  return ["applied", scaledTo ?? specReplicas, appliedWords(unwritten(reconcile), scaledTo)];
}

function appliedWords(failed: number | null, scaledTo: number | null): string {
  if (failed !== null) return t`writing ${quantity(failed)} failed`;
  return scaledTo === null ? t`nothing written` : t`written`;
}

function firstLines(reconcile: ReconcileV1): Line[] {
  const { decision, specReplicas, scaledTo, error } = reconcile;
  const forbidden = "forbidden" in decision ? decision.forbidden : null;
  const failed = forbidden && error !== null ? forbidden.result : null;
  return [
    ...firstMeasured(reconcile),
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
  return forbade === "up" ? t`no change up yet` : t`no change down yet`;
}

function firstMeasured(reconcile: ReconcileV1): Line[] {
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
      const asked = calculation.withinTolerance ? t`inside tolerance` : `⌈${productText(productV1(reconcile) ?? NaN)}⌉`;
      return [
        ["observed", `${calculation.utilizationPercent}%`, t`of requests`],
        ["cpu", proposal, asked, t`${"cpu"} asks`],
      ];
    }
  }
}

function clampedWords({ minReplicas, maxReplicas }: ReconcileV1, decision: DecisionV1): string {
  const bounds = decision.kind === "outOfBounds" ? [decision.bound] : decision.kind === "computed" ? decision.bounds : [];
  if (bounds.length > 0) return bounds.map(boundText).join(", ");
  return t`${quantity(minReplicas ?? 0)} to ${quantity(maxReplicas)}`;
}
