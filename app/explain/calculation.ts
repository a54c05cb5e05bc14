/** What the metrics ask for, in words: the wish of each, and how the winner came to it. */
import {
  workingsOf,
  type Decision,
  type FillIn,
  type MetricProposal,
  type MetricSpec,
  type MetricWorkings,
  type PodsCalculation,
  type Reconcile,
  type ReplicaCalculation,
} from "../../engine/index";
import { amount, level, metricWord, productText, ratioText, targetLevel, toleranceText } from "./amounts";
import { wholeQuotient } from "./formulas";
import { plural } from "../ui/text";
import { quantity } from "../ui/words";
import { aside, proposed, say, type Phrase } from "./phrase";

type Computed = Extract<Decision, { kind: "computed" }>;
type Proposal = Extract<MetricProposal, { ok: true }>;
type PodsProposal = Proposal & { calculation: PodsCalculation; workings: MetricWorkings };

/** "The CPU asks for 5", "The memory asks for 7, the CPU for 4": the winner first. */
export function asks({ metrics, winner }: Computed): Phrase[] {
  const first = proposalAt(metrics, winner);
  return say`The ${metricWord(first.spec)} asks for ${proposed(first.replicaCount)}${others(metrics, winner)}`;
}

/** How the winner's count came about: the ratio inside tolerance, the product rounded up, or what the fill-ins made of it. */
export function calculationPhrases(reconcile: Reconcile, decision: Computed): Phrase[] {
  const proposal = proposalAt(decision.metrics, decision.winner);
  const workings = workingsOf(reconcile).metrics[decision.winner];
  const { calculation } = proposal;
  if (!workings) throw new Error(`the winner ${decision.winner} has no workings`);
  if (calculation.kind !== "pods") return say`${ofTheWhole(proposal, calculation, workings, reconcile.specReplicas)}${alsoAsked(decision)}`;
  const winner = { ...proposal, calculation, workings };
  switch (calculation.outcome) {
    case "withinTolerance":
      return say`${insideTolerance(winner)}${alsoAsked(decision)}`;
    case "scaled":
      return roundedUp(reconcile, decision, winner);
    case "rebalanced":
    case "rebalancedWithinTolerance":
    case "rebalancedChangedDirection":
    case "rebalancedMovedAgainst":
      return say`${filledIn(winner, decision.metrics.length === 1)}${alsoAsked(decision)}`;
  }
}

/** "the missing pod as 0%": what was assumed of whom; empty when nothing was. */
export function fillInText(spec: MetricSpec, { target, rebalanced }: PodsCalculation): string {
  if (!rebalanced) return "";
  const { missingPods, missingAs, unreadyPods } = rebalanced.fillIn;
  const idle = target.type === "Utilization" ? "0%" : amount(spec, 0);
  const unready = `the ${counted(unreadyPods, "unready pod")} as ${idle}`;
  if (!missingAs) return unreadyPods > 0 ? unready : "";
  // Unready pods are filled in above the target alone, where the missing count as idle too.
  if (unreadyPods > 0) return `the ${missingPods === 1 ? "missing" : `${quantity(missingPods)} missing`} and ${unready}`;
  return `the ${counted(missingPods, "missing pod")} as ${assumedText(spec, missingAs)}`;
}

/** "the 2 missing pods change nothing": at exactly the target nothing is assumed of them. */
export function idleFillInText({ groups }: PodsCalculation): string {
  return `the ${counted(groups.missing, "missing pod")} ${groups.missing === 1 ? "changes" : "change"} nothing`;
}

function proposalAt(metrics: readonly MetricProposal[], index: number): Proposal {
  const metric = metrics[index];
  if (!metric?.ok) throw new Error(`the winner ${index} is no proposal`);
  return metric;
}

function others(metrics: readonly MetricProposal[], winner: number): Phrase[] {
  const rest = metrics.filter((_, index) => index !== winner);
  const named = rest.slice(0, 2).map(({ spec, ...metric }) => {
    return metric.ok ? say`, the ${metricWord(spec)} for ${metric.replicaCount}` : say`, the ${metricWord(spec)} failed`;
  });
  return aside(say`${named.flat()}${rest.length > 2 ? `, ${plural(rest.length - 2, "other")} for no more` : ""}`);
}

/** The other metrics in a sentence of their own, after one that says how the winner got its count. */
function alsoAsked({ metrics, winner }: Computed): Phrase[] {
  const rest = metrics.filter((_, index) => index !== winner);
  return rest.flatMap(({ spec, ...metric }) => {
    return aside(metric.ok ? say` The ${metricWord(spec)} asks for ${metric.replicaCount}.` : say` The ${metricWord(spec)} failed.`);
  });
}

/** An Object or External metric, which is one value for all pods. */
function ofTheWhole(
  { spec, replicaCount }: Proposal,
  calculation: Exclude<ReplicaCalculation, PodsCalculation>,
  { counted: { pods, product } }: MetricWorkings,
  current: number | null,
): Phrase[] {
  if (calculation.outcome !== "withinTolerance") {
    const divided = wholeQuotient({ index: 0, spec, calculation, origins: null });
    const quotient = pods === null ? divided : say`${divided} × ${pods}`;
    const exact = productText(product);
    const whole = exact === quantity(replicaCount);
    return say`The ${metricWord(spec)} asks for ${proposed(replicaCount)}: ${quotient}${whole ? "" : ` is ${exact}, rounded up`}.`;
  }
  const ratio = `a ratio of ${ratioText(calculation.usageRatio)} is inside the ${toleranceText(calculation)} tolerance`;
  const target = amount(spec, calculation.targetMilli);
  if (calculation.kind === "value")
    return say`The ${metricWord(spec)} is at ${amount(spec, calculation.usageMilli)}, the target is ${target}; ${ratio}.`;
  const { statusReplicas, averageMilli } = calculation;
  const average = say`The ${metricWord(spec)} is at ${amount(spec, averageMilli)} for each of ${plural(statusReplicas, "pod")}, the target is ${target}`;
  return statusReplicas === current
    ? say`${average}; ${ratio}.`
    : say`${average}; ${ratio}, which proposes the ${proposed(statusReplicas)} that status.replicas counts.`;
}

function insideTolerance({ spec, calculation }: Pick<PodsProposal, "spec" | "calculation">): Phrase[] {
  const { counted: sum } = calculation;
  return say`The ${metricWord(spec)} is at ${level(spec, sum)}, the target is ${targetLevel(spec, calculation)}; a ratio of ${ratioText(sum.usageRatio)} is inside the ${toleranceText(calculation)} tolerance.`;
}

function roundedUp(
  { specReplicas, scaledTo }: Reconcile,
  decision: Computed,
  { spec, replicaCount, calculation, workings }: PodsProposal,
): Phrase[] {
  const { counted: sum, groups } = calculation;
  const product = productText(workings.counted.product);
  const ready = groups.ready === specReplicas ? quantity(groups.ready) : plural(groups.ready, "ready pod");
  const quotient = `${level(spec, sum)} ÷ ${targetLevel(spec, calculation)} × ${ready}`;
  const whole = product === quantity(replicaCount);
  if (scaledTo !== null || decision.metrics.length > 1) {
    const wish = say`The ${metricWord(spec)} asks for ${proposed(replicaCount)}`;
    return say`${wish}: ${quotient} is ${product}${whole ? "" : ", rounded up"}.${alsoAsked(decision)}`;
  }
  if (whole) return say`${quotient} is ${proposed(replicaCount)}, the count that is there.`;
  return say`${quotient} is ${product}, and rounding up gives ${proposed(replicaCount)} again.`;
}

function filledIn({ spec, replicaCount, calculation, workings }: PodsProposal, only: boolean): Phrase[] {
  const { counted: sum, groups, plainReplicaCount, outcome, rebalanced } = calculation;
  if (!rebalanced) return insideTolerance({ spec, calculation });
  const one = groups.ready === 1;
  const pods = `the ${counted(groups.ready, "counted pod")}`;
  const subject = only ? `T${pods.slice(1)} ${one ? "is" : "are"}` : `The ${metricWord(spec)} of ${pods} is`;
  const filled = fillInText(spec, calculation);
  if (filled === "") return say`${subject} at ${level(spec, sum)}, exactly the target; ${idleFillInText(calculation)}.`;
  const alone = workings.counted.withinTolerance ? say`, inside tolerance` : say` and alone would ask for ${plainReplicaCount}`;
  const before = say`${subject} at ${level(spec, sum)}${alone}; with ${filled} it is ${level(spec, rebalanced)}`;
  switch (outcome) {
    case "rebalancedWithinTolerance":
      return say`${before}, inside tolerance.`;
    case "rebalancedChangedDirection":
      return say`${before}, on the other side of the target, so the count stays.`;
    case "rebalancedMovedAgainst":
      return say`${before} and would ask for ${rebalanced.replicaCount}, against the ratio, so the count stays.`;
    default:
      return say`${before} and asks for ${proposed(replicaCount)}.`;
  }
}

const counted = (count: number, noun: string): string => (count === 1 ? noun : plural(count, noun));

const assumedText = (spec: MetricSpec, as: NonNullable<FillIn["missingAs"]>): string =>
  "percent" in as ? `${as.percent}%` : amount(spec, as.milli);
