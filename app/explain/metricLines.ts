/** What stands in the rows of the sum that are a metric's. */
import type { MetricProposal, MetricWorkings, PodGroups, PodsCalculation } from "../../engine/index";
import { plural } from "../ui/text";
import { quantity } from "../ui/words";
import { amount, bandText, level, ratioText } from "./amounts";
import { fillInText, idleFillInText } from "./calculation";
import { quotient, ratio, rounded, wholeQuotient, type Measured } from "./formulas";
import type { Phrase } from "./phrase";

/** One line of calculation, and what has to be said of it. */
export interface Lines {
  formula: Phrase[];
  notes: string[];
}

export function metricLines({ calculation, ...measured }: Measured, workings: MetricWorkings): Lines {
  return calculation.kind === "pods"
    ? podsLines({ ...measured, calculation }, workings)
    : wholeLines({ ...measured, calculation }, workings);
}

function podsLines(measured: Measured<PodsCalculation>, workings: MetricWorkings): Lines {
  const { spec, calculation, origins } = measured;
  const { outcome, rebalanced, counted } = calculation;
  const { filledIn } = workings;
  const kept = `${bandText(workings)} is within tolerance: propose the current count`;
  if (!rebalanced || !filledIn) {
    const divided = quotient(measured, counted);
    return outcome === "withinTolerance"
      ? { formula: ratio(divided, workings.counted), notes: [kept] }
      : { formula: rounded(divided, workings.counted, origins), notes: [] };
  }
  const filled = fillInText(spec, calculation);
  const divided = quotient(measured, filled === "" ? counted : rebalanced);
  const taken = filled === "" ? idleFillInText(calculation) : `with ${filled}`;
  switch (outcome) {
    case "rebalancedWithinTolerance":
      return { formula: ratio(divided, filledIn), notes: [taken, kept] };
    case "rebalancedChangedDirection":
      return { formula: ratio(divided, filledIn), notes: [taken, "on the other side of 1 now: propose the current count"] };
    case "rebalancedMovedAgainst":
      return { formula: rounded(divided, filledIn, origins), notes: [taken, "against the counted pods’ ratio: propose the current count"] };
    case "rebalanced":
    case "scaled":
    case "withinTolerance":
      return { formula: rounded(divided, filledIn, origins), notes: [taken] };
  }
}

function wholeLines(measured: Measured<Exclude<Measured["calculation"], PodsCalculation>>, workings: MetricWorkings): Lines {
  const { calculation, origins } = measured;
  const divided = wholeQuotient(measured);
  if (calculation.outcome !== "withinTolerance") return { formula: rounded(divided, workings.counted, origins), notes: [] };
  const proposes = calculation.kind === "averageValue" ? "status.replicas" : "the current count";
  return { formula: divided, notes: [`${ratioText(calculation.usageRatio)} is inside ${bandText(workings)}: propose ${proposes}`] };
}

export function podsText({ ready, unready, missing, ignored }: PodGroups): string {
  const others = Object.entries({ unready, missing, ignored }).filter(([, count]) => count > 0);
  return [`${plural(ready, "pod")} counted`, ...others.map(([group, count]) => `${quantity(count)} ${group}`)].join(", ");
}

export function groupsOf(metric: MetricProposal): PodGroups | null {
  if (!metric.ok) return metric.groups;
  return metric.calculation.kind === "pods" ? metric.calculation.groups : null;
}

export function seenLevel({ spec, calculation }: MetricProposal & { ok: true }): string {
  return calculation.kind === "pods" ? level(spec, calculation.counted) : amount(spec, calculation.usageMilli);
}

/** What the counted pods alone would have asked for, where that was another count. */
export function changedByFillIns({ calculation, replicaCount }: MetricProposal & { ok: true }, { counted }: MetricWorkings): number | null {
  if (calculation.kind !== "pods" || !calculation.rebalanced || counted.withinTolerance) return null;
  return calculation.plainReplicaCount === replicaCount ? null : calculation.plainReplicaCount;
}
