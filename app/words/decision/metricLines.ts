/** The lines in a metric's rows of the sum. */
import type { MetricProposal, MetricWorkings, PodGroups, PodsCalculation } from "../../../engine/index";
import { t } from "../text";
import { percents, quantity } from "../times";
import { amount, bandText, level, ratioText } from "./amounts";
import { fillInText, idleFillInText } from "./calculation";
import { quotient, ratio, rounded, wholeQuotient, type Measured } from "./formulas";
import { countedText } from "./notReady";
import type { Phrase } from "./phrase";

export interface Lines {
  formula: Phrase[];
  notes: string[];
}

export function metricLines({ calculation, ...measured }: Measured, workings: MetricWorkings): Lines {
  if (calculation.kind !== "pods") return wholeLines({ ...measured, calculation }, workings);
  const { formula, notes } = podsLines({ ...measured, calculation }, workings);
  return { formula, notes: [...notes, ...appliedNotes(calculation)] };
}

/** While in-place resizes are not done: the same usage by what the pods really have. */
function appliedNotes({ counted, applied }: PodsCalculation): string[] {
  if (!applied) return [];
  const [seen, had] = [percents(counted.utilizationPercent ?? 0), percents(applied.utilizationPercent)];
  return [t`a resize is not done: ${seen} of the requests in the specs, which the HPA reads, are ${had} of the requests in force`];
}

function podsLines(measured: Measured<PodsCalculation>, workings: MetricWorkings): Lines {
  const { spec, calculation, origins } = measured;
  const { outcome, rebalanced, counted } = calculation;
  const { filledIn } = workings;
  const kept = t`${bandText(workings)} is inside tolerance, so it proposes the current count`;
  if (!rebalanced || !filledIn) {
    const divided = quotient(measured, counted);
    return outcome === "withinTolerance"
      ? { formula: ratio(divided, workings.counted), notes: [kept] }
      : { formula: rounded(divided, workings.counted, origins), notes: [] };
  }
  const filled = fillInText(spec, calculation);
  const divided = quotient(measured, filled === "" ? counted : rebalanced);
  const taken = filled === "" ? idleFillInText(calculation) : t`with ${filled}`;
  switch (outcome) {
    case "rebalancedWithinTolerance":
      return { formula: ratio(divided, filledIn), notes: [taken, kept] };
    case "rebalancedChangedDirection":
      return {
        formula: ratio(divided, filledIn),
        notes: [taken, t`the ratio is now on the other side of 1, so it proposes the current count`],
      };
    case "rebalancedMovedAgainst":
      return {
        formula: rounded(divided, filledIn, origins),
        notes: [taken, t`that would move against the ratio, so it proposes the current count`],
      };
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
  const [ratioWritten, band] = [ratioText(calculation.usageRatio), bandText(workings)];
  const note =
    calculation.kind === "averageValue"
      ? t`${ratioWritten} is inside ${band}, so it proposes status.replicas`
      : t`${ratioWritten} is inside ${band}, so it proposes the current count`;
  return { formula: divided, notes: [note] };
}

/** Upstream's class "ready" holds the pods that count; `notReady` of them are not Ready. */
export function podsText({ ready, unready, missing, ignored }: PodGroups, notReady: number): string {
  return [
    countedText(ready, notReady),
    ...(unready > 0 ? [t`${quantity(unready)} unready`] : []),
    ...(missing > 0 ? [t`${quantity(missing)} missing`] : []),
    ...(ignored > 0 ? [t`${quantity(ignored)} ignored`] : []),
  ].join(", ");
}

export function groupsOf(metric: MetricProposal): PodGroups | null {
  if (!metric.ok) return metric.groups;
  return metric.calculation.kind === "pods" ? metric.calculation.groups : null;
}

export function seenLevel({ spec, calculation }: MetricProposal & { ok: true }): string {
  return calculation.kind === "pods" ? level(spec, calculation.counted) : amount(spec, calculation.usageMilli);
}

/** The figure that the autoscaler's status has. */
export const recordedLevel = (metric: MetricProposal & { ok: true }): string =>
  metric.calculation.kind === "averageValue" ? amount(metric.spec, metric.calculation.averageMilli) : seenLevel(metric);

/** The count that the counted pods alone would propose; null if the fill-ins did not change it. */
export function changedByFillIns({ calculation, replicaCount }: MetricProposal & { ok: true }, { counted }: MetricWorkings): number | null {
  if (calculation.kind !== "pods" || !calculation.rebalanced || counted.withinTolerance) return null;
  return calculation.plainReplicaCount === replicaCount ? null : calculation.plainReplicaCount;
}
