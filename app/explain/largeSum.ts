/** The sum for a room: each stage with its result and a few words, in place of the whole calculation. */
import {
  productV1,
  workingsOf,
  type Decision,
  type DecisionV1,
  type HeldByReason,
  type Limit,
  type MetricProposal,
  type MetricWorkings,
  type Reconcile,
  type ReconcileV1,
  type ReplicaCalculation,
  type Stabilization,
} from "../../engine/index";
import { plural } from "../ui/text";
import { quantity, span } from "../ui/words";
import { amount, level, metricRowName, policyText, productText } from "./amounts";
import { boundText, firstVerdict } from "./firstSentence";
import { firstHeldRow, heldRow } from "./heldRow";
import { unwritten } from "./sentence";
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
type Line = readonly [row: string, name: string, result: number | string | null, words: string];

export function largeSum(reconcile: Reconcile): LargeRow[] {
  const { reason } = verdictOf(reconcile);
  return rows([...linesOf(reconcile), applied(reconcile)], heldRow(reconcile, reason), reason);
}

export function firstLargeSum(reconcile: ReconcileV1): LargeRow[] {
  const { reason } = firstVerdict(reconcile);
  return rows(firstLines(reconcile), firstHeldRow(reconcile.decision, reason), reason);
}

function rows(lines: readonly Line[], heldIn: string | null, reason: HeldByReason): LargeRow[] {
  return lines.map(([row, name, result, words]) => {
    const text = typeof result === "number" ? quantity(result) : (result ?? "–");
    return { name, result: text, words, held: row === heldIn ? reason : null };
  });
}

function linesOf(reconcile: Reconcile): Line[] {
  const { decision, specReplicas } = reconcile;
  switch (decision.kind) {
    case "scaleUnavailable":
      return [["observed", "observed", null, "no scale"]];
    case "scalingDisabled":
      return [["observed", "observed", specReplicas, "scaling is disabled"]];
    case "aboveMaxReplicas":
      return unmeasured(reconcile, decision.desired, `maxReplicas is ${quantity(reconcile.maxReplicas)}`);
    case "belowMinReplicas":
      return unmeasured(reconcile, decision.desired, `minReplicas is ${quantity(reconcile.minReplicas)}`);
    case "noMetrics": {
      const failed = decision.metrics.filter(({ ok }) => !ok).length;
      const some = decision.metrics.length > 1 && `${quantity(failed)} of ${quantity(decision.metrics.length)} metrics failed`;
      return [["observed", "observed", null, some || "no metric"]];
    }
    case "computed":
      return computedLines(reconcile, decision);
  }
}

const unmeasured = ({ specReplicas }: Reconcile, desired: number, bound: string): Line[] => [
  ["observed", "observed", specReplicas, "no metric is read"],
  ["clamped", "clamped", desired, bound],
];

function computedLines(reconcile: Reconcile, decision: Computed): Line[] {
  const { metrics, winner, proposal, stabilization, limit, desired } = decision;
  const { minReplicas, maxReplicas } = reconcile;
  const { metrics: workings, rateLimited } = workingsOf(reconcile);
  const [metric, working] = [metrics[winner], workings[winner]];
  if (!metric?.ok || !working) throw new Error(`the winner ${winner} is no proposal`);
  const bound = desired > limit.result ? "minReplicas" : limit.limitedBy;
  return [
    ["observed", "observed", seen(metric), observedWords(metric)],
    [`metric ${winner}`, `${metricRowName(metric.spec)} asks`, metric.replicaCount, askedWords(metric.calculation, working)],
    ["winner", "winner", proposal, winnerWords(metrics, winner, proposal)],
    ["stabilized", "stabilized", stabilization.result, stabilizedWords(stabilization)],
    ["limited", "limited", rateLimited ?? limit.desired, limitedWords(limit, rateLimited)],
    [
      "clamped",
      "clamped",
      desired,
      bound === "maxReplicas" || bound === "minReplicas"
        ? `${bound} is ${quantity(reconcile[bound])}`
        : `${quantity(minReplicas)} to ${quantity(maxReplicas)}`,
    ],
  ];
}

function seen({ spec, calculation }: Proposal): string {
  return calculation.kind === "pods" ? level(spec, calculation.counted) : amount(spec, calculation.usageMilli);
}

function observedWords({ calculation }: Proposal): string {
  if (calculation.kind !== "pods") return "in all";
  const { groups, counted } = calculation;
  return counted.utilizationPercent === null ? `for each of ${plural(groups.ready, "pod")}` : `of requests, ${plural(groups.ready, "pod")}`;
}

function askedWords(calculation: ReplicaCalculation, { counted, filledIn }: MetricWorkings): string {
  switch (calculation.outcome) {
    case "withinTolerance":
      return "inside tolerance";
    case "rebalancedWithinTolerance":
      return "filled in, inside tolerance";
    case "rebalancedChangedDirection":
    case "rebalancedMovedAgainst":
      return "filled in, the current count";
    case "rebalanced":
      return `filled in, ⌈${productText((filledIn ?? counted).product)}⌉`;
    default:
      return `⌈${productText((filledIn ?? counted).product)}⌉`;
  }
}

function winnerWords(metrics: readonly MetricProposal[], winner: number, proposal: number): string {
  if (metrics.length === 1) return "only metric";
  const equal = metrics.some((metric, index) => index !== winner && metric.ok && metric.replicaCount === proposal);
  return equal ? "first of equals" : `largest of ${quantity(metrics.length)}`;
}

function stabilizedWords({ heldBy, up, down }: Stabilization): string {
  if (heldBy === null) return "no change";
  return heldBy === "up" && up ? `lowest of ${span(up.windowSeconds)}` : `highest of ${span(down.windowSeconds)}`;
}

function limitedWords({ desired, limitedBy, up, down }: Limit, rateLimited: number | null): string {
  if (rateLimited === null || rateLimited === desired) return "no change";
  if (limitedBy === "selectPolicyDisabled") return "selectPolicy Disabled";
  const rules = desired > rateLimited ? up : down;
  const policy = rules?.policies[rules.deciding];
  return policy ? policyText(policy) : "the scale-up limit";
}

function applied(reconcile: Reconcile): Line {
  const { specReplicas, scaledTo } = reconcile;
  return ["applied", "applied", scaledTo ?? specReplicas, appliedWords(unwritten(reconcile), scaledTo)];
}

function appliedWords(failed: number | null, scaledTo: number | null): string {
  if (failed !== null) return `writing ${quantity(failed)} failed`;
  return scaledTo === null ? "nothing written" : "written";
}

function firstLines(reconcile: ReconcileV1): Line[] {
  const { decision, specReplicas, scaledTo, error } = reconcile;
  const forbidden = "forbidden" in decision ? decision.forbidden : null;
  const failed = forbidden && error !== null ? forbidden.result : null;
  return [
    ...firstMeasured(reconcile),
    ...(forbidden
      ? ([
          ["clamped", "clamped", forbidden.desired, clampedWords(reconcile, decision)],
          ["forbidden", "forbidden", forbidden.result, forbidden.forbade === null ? "no change" : `no change ${forbidden.forbade} yet`],
        ] as const)
      : []),
    ["applied", "applied", scaledTo ?? specReplicas, appliedWords(failed, scaledTo)],
  ];
}

function firstMeasured(reconcile: ReconcileV1): Line[] {
  const { decision, statusReplicas } = reconcile;
  switch (decision.kind) {
    case "scaleUnavailable":
      return [["observed", "observed", null, "no scale"]];
    case "noMetric":
      return [["observed", "observed", null, "no metric"]];
    case "outOfBounds":
      return [["observed", "observed", statusReplicas, "no metric is read"]];
    case "computed": {
      const { calculation, proposal } = decision;
      if (calculation === null) return [["observed", "observed", null, "no target"]];
      const asked = calculation.withinTolerance ? "inside tolerance" : `⌈${productText(productV1(reconcile) ?? NaN)}⌉`;
      return [
        ["observed", "observed", `${calculation.utilizationPercent}%`, "of requests"],
        ["cpu", "cpu asks", proposal, asked],
      ];
    }
  }
}

function clampedWords({ minReplicas, maxReplicas }: ReconcileV1, decision: DecisionV1): string {
  const bounds = decision.kind === "outOfBounds" ? [decision.bound] : decision.kind === "computed" ? decision.bounds : [];
  if (bounds.length > 0) return bounds.map(boundText).join(", ");
  return `${quantity(minReplicas ?? 0)} to ${quantity(maxReplicas)}`;
}
