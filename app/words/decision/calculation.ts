/** Says what the metrics propose: the proposal of each metric, and how the winner reached its count. */
import {
  workingsOf,
  type FillIn,
  type GoodProposal,
  type MetricProposal,
  type MetricSpec,
  type MetricWorkings,
  type PodsCalculation,
  type Reconcile,
  type ReplicaCalculation,
  type ComputedDecision,
} from "../../../engine/index";
import { amount, level, metricStart, metricWord, productText, ratioText, targetLevel, toleranceText } from "./amounts";
import { wholeQuotient } from "./formulas";
import { plural, t } from "../text";
import { percents, quantity } from "../times";
import { areMany } from "../names/manyMetrics";
import { partMetrics } from "./partMetrics";
import { aside, proposed, say, spare, type Phrase } from "./phrase";

type PodsProposal = GoodProposal & { calculation: PodsCalculation; workings: MetricWorkings };

/** "CPU proposes 5", or "Memory proposes 7, CPU proposes 4" with the winner first. */
export function proposes({ metrics, winner }: ComputedDecision): Phrase[] {
  const first = proposalAt(metrics, winner);
  return say`${metricStart(first.spec)} proposes ${proposed(first.replicaCount)}${others(metrics, winner)}`;
}

/** Says how the winner reached its count: the ratio inside tolerance, the product rounded up, or the effect of the fill-ins. */
export function calculationPhrases(reconcile: Reconcile, decision: ComputedDecision): Phrase[] {
  // The sum has the calculation.
  if (areMany(decision.metrics.length)) return say`${proposes(decision)}.`;
  const proposal = proposalAt(decision.metrics, decision.winner);
  const workings = workingsOf(reconcile).metrics[decision.winner];
  const { calculation } = proposal;
  if (!workings) throw new Error(`the winner ${decision.winner} has no workings`);
  if (calculation.kind !== "pods")
    return say`${ofTheWhole(proposal, calculation, workings, reconcile.specReplicas)}${alsoProposed(decision)}`;
  const winner = { ...proposal, calculation, workings };
  switch (calculation.outcome) {
    case "withinTolerance":
      return say`${insideTolerance(winner)}${alsoProposed(decision)}`;
    case "scaled":
      return roundedUp(reconcile, decision, winner);
    case "rebalanced":
    case "rebalancedWithinTolerance":
    case "rebalancedChangedDirection":
    case "rebalancedMovedAgainst":
      return say`${filledIn(winner, decision.metrics.length === 1)}${alsoProposed(decision)}`;
  }
}

/** "the missing pod taken as 0%"; empty if no pod has an assumed value. */
export function fillInText(spec: MetricSpec, { target, rebalanced }: PodsCalculation): string {
  if (!rebalanced) return "";
  const { missingPods, missingAs, unreadyPods } = rebalanced.fillIn;
  const idle = target.type === "Utilization" ? percents(0) : amount(spec, 0);
  if (missingAs && unreadyPods === 0) {
    const assumed = assumedText(spec, missingAs);
    return missingPods === 1 ? t`the missing pod taken as ${assumed}` : t`the ${plural(missingPods, "missing pod")} taken as ${assumed}`;
  }
  if (unreadyPods === 0) return "";
  const unready = plural(unreadyPods, "unready pod");
  if (!missingAs) return unreadyPods === 1 ? t`the unready pod taken as ${idle}` : t`the ${unready} taken as ${idle}`;
  // The controller fills in unready pods only above the target, and there it also counts missing pods as idle.
  if (missingPods === 1) {
    return unreadyPods === 1 ? t`the missing and the unready pod taken as ${idle}` : t`the missing pod and the ${unready} taken as ${idle}`;
  }
  const missing = quantity(missingPods);
  return unreadyPods === 1
    ? t`the ${missing} missing pods and the unready pod taken as ${idle}`
    : t`the ${missing} missing and the ${unready} taken as ${idle}`;
}

/** "the 2 missing pods change nothing", because at exactly the target the controller assumes no value for them. */
export function idleFillInText({ groups }: PodsCalculation): string {
  return groups.missing === 1 ? t`the missing pod changes nothing` : t`the ${plural(groups.missing, "missing pod")} change nothing`;
}

function proposalAt(metrics: readonly MetricProposal[], index: number): GoodProposal {
  const metric = metrics[index];
  if (!metric?.ok) throw new Error(`the winner ${index} is no proposal`);
  return metric;
}

function others(metrics: readonly MetricProposal[], winner: number): Phrase[] {
  if (areMany(metrics.length)) return ofMany(metrics, winner);
  const rest = metrics.filter((_, index) => index !== winner);
  const named = rest.slice(0, 2).map(({ spec, ...metric }) => {
    return metric.ok ? say`, ${metricWord(spec)} proposes ${metric.replicaCount}` : say`, ${metricWord(spec)} has no value`;
  });
  const unnamed = rest.length - named.length;
  const more = unnamed === 0 ? "" : unnamed === 1 ? t`, one other proposes no more` : t`, ${quantity(unnamed)} others propose no more`;
  return aside(say`${named.flat()}${more}`);
}

/** ", memory proposes 9, and 8 others propose less": only the runner-up has a name. */
function ofMany(metrics: readonly MetricProposal[], winner: number): Phrase[] {
  const { shown, others: places } = partMetrics(metrics, winner);
  const [, second = -1] = shown;
  const runnerUp = metrics[second];
  const counts = places.flatMap((place) => {
    const metric = metrics[place]!;
    return metric.ok ? metric.replicaCount : [];
  });
  const less = runnerUp?.ok === true && counts.every((count) => count < runnerUp.replicaCount);
  const failed = places.length - counts.length;
  const named = runnerUp?.ok ? say`, ${metricWord(runnerUp.spec)} proposes ${runnerUp.replicaCount}` : [];
  return [...aside(named), ...spare(say`${unnamedText(counts.length, less, failed)}`)];
}

function unnamedText(count: number, less: boolean, failed: number): string {
  const number = quantity(count);
  const one = less ? t`one other proposes less` : t`one other proposes no more`;
  const several = less ? t`${number} others propose less` : t`${number} others propose no more`;
  const lower = count === 1 ? one : several;
  const without = failed === 1 ? t`one has no value` : t`${quantity(failed)} have no value`;
  if (count > 0 && failed > 0) return t`, ${lower}, and ${without}`;
  return count === 0 && failed === 0 ? "" : t`, and ${count > 0 ? lower : without}`;
}

/** Names the other metrics in sentences of their own, after the sentence about the winner. */
function alsoProposed({ metrics, winner }: ComputedDecision): Phrase[] {
  const rest = metrics.filter((_, index) => index !== winner);
  return rest.flatMap(({ spec, ...metric }) => {
    return aside(metric.ok ? say` ${metricStart(spec)} proposes ${metric.replicaCount}.` : say` ${metricStart(spec)} has no value.`);
  });
}

/** Words for an Object or External metric, which has one value for all pods. */
function ofTheWhole(
  { spec, replicaCount }: GoodProposal,
  calculation: Exclude<ReplicaCalculation, PodsCalculation>,
  { counted: { pods, product } }: MetricWorkings,
  current: number | null,
): Phrase[] {
  if (calculation.outcome !== "withinTolerance") {
    const divided = wholeQuotient({ index: 0, spec, calculation, origins: null });
    const quotient = pods === null ? divided : say`${divided} × ${pods}`;
    const exact = productText(product);
    return exact === quantity(replicaCount)
      ? say`${metricStart(spec)} proposes ${proposed(replicaCount)}: ${quotient}.`
      : say`${metricStart(spec)} proposes ${proposed(replicaCount)}: ${quotient} is ${exact}, rounded up.`;
  }
  const ratio = t`the ratio ${ratioText(calculation.usageRatio)} is inside the ${toleranceText(calculation)} tolerance`;
  const target = amount(spec, calculation.targetMilli);
  if (calculation.kind === "value")
    return say`${metricStart(spec)} is at ${amount(spec, calculation.usageMilli)}, the target is ${target}; ${ratio}.`;
  const { statusReplicas, averageMilli } = calculation;
  const average = say`${metricStart(spec)} averages ${amount(spec, averageMilli)} over ${plural(statusReplicas, "pod")}, the target is ${target}`;
  return statusReplicas === current
    ? say`${average}; ${ratio}.`
    : say`${average}; ${ratio}, so it proposes ${proposed(statusReplicas)}, the count in status.replicas.`;
}

function insideTolerance({ spec, calculation }: Pick<PodsProposal, "spec" | "calculation">): Phrase[] {
  const { counted: sum } = calculation;
  return say`${metricStart(spec)} is at ${level(spec, sum)}, the target is ${targetLevel(spec, calculation)}; the ratio ${ratioText(sum.usageRatio)} is inside the ${toleranceText(calculation)} tolerance.`;
}

function roundedUp(
  { specReplicas, scaledTo }: Reconcile,
  decision: ComputedDecision,
  { spec, replicaCount, calculation, workings }: PodsProposal,
): Phrase[] {
  const { counted: sum, groups } = calculation;
  const product = productText(workings.counted.product);
  const counted = groups.ready === specReplicas ? quantity(groups.ready) : plural(groups.ready, "counted pod");
  const quotient = `${level(spec, sum)} ÷ ${targetLevel(spec, calculation)} × ${counted}`;
  const whole = product === quantity(replicaCount);
  if (scaledTo !== null || decision.metrics.length > 1) {
    const wish = whole
      ? say`${metricStart(spec)} proposes ${proposed(replicaCount)}: ${quotient} is ${product}.`
      : say`${metricStart(spec)} proposes ${proposed(replicaCount)}: ${quotient} is ${product}, rounded up.`;
    return say`${wish}${alsoProposed(decision)}`;
  }
  if (whole) return say`${quotient} is ${proposed(replicaCount)}, the current count.`;
  return say`${quotient} is ${product}, and rounding up gives ${proposed(replicaCount)} again.`;
}

function filledIn({ spec, replicaCount, calculation, workings }: PodsProposal, only: boolean): Phrase[] {
  const { plainReplicaCount, outcome, rebalanced } = calculation;
  if (!rebalanced) return insideTolerance({ spec, calculation });
  const alone = countedLevel({ spec, calculation }, only);
  const filled = fillInText(spec, calculation);
  if (filled === "") return say`${alone}, exactly the target; ${idleFillInText(calculation)}.`;
  const became = level(spec, rebalanced);
  const before = workings.counted.withinTolerance
    ? say`${alone}, inside tolerance. With ${filled} it is ${became}`
    : say`${alone} and alone would propose ${plainReplicaCount}. With ${filled} it is ${became}`;
  switch (outcome) {
    case "rebalancedWithinTolerance":
      return say`${before}, inside tolerance.`;
    case "rebalancedChangedDirection":
      return say`${before}, on the other side of the target, so the count stays.`;
    case "rebalancedMovedAgainst":
      return say`${before}, which would propose ${rebalanced.replicaCount}. That is against the direction of the ratio, so the count stays.`;
    default:
      return say`${before}, which proposes ${proposed(replicaCount)}.`;
  }
}

/** "The 3 counted pods are at 46%", the level before the fill-ins. */
function countedLevel({ spec, calculation: { counted, groups } }: Pick<PodsProposal, "spec" | "calculation">, only: boolean): string {
  const at = level(spec, counted);
  const pods = plural(groups.ready, "counted pod");
  if (only) return groups.ready === 1 ? t`The counted pod is at ${at}` : t`The ${pods} are at ${at}`;
  const word = metricStart(spec);
  return groups.ready === 1 ? t`${word} of the counted pod is at ${at}` : t`${word} of the ${pods} is at ${at}`;
}

const assumedText = (spec: MetricSpec, as: NonNullable<FillIn["missingAs"]>): string =>
  "percent" in as ? percents(as.percent) : amount(spec, as.milli);
