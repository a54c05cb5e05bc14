/** The sum of a sync of Kubernetes 1.1 or 1.2, whose stages are the metric, the bounds and the forbidden windows. */
import {
  productV1,
  type AnyReconcile,
  type BoundV1,
  type DecisionV1,
  type ForbiddenWindows,
  type ReconcileV1,
  type UtilizationCalculation,
} from "../../../engine/index";
import { stageNames } from "../names/stageNames";
import { plural, t } from "../text";
import { clock, decimal, percents, quantity, span } from "../times";
import { productText, ratioText } from "./amounts";
import { directionWord, forbiddenText } from "./directionWords";
import { say, type Phrase } from "./phrase";
import { boundText, productTextV1, quotient } from "./sentenceV1";
import { sumLines, type SumSources } from "./sum";
import { line, writtenWords, type SumLine } from "./sumLine";

type Decided = Extract<DecisionV1, { forbidden: ForbiddenWindows }>;

/** The sum of a sync of any version. The panel of today's controller needs the others' code only if a run has such a version. */
export const anySumLines = (reconcile: AnyReconcile, sources: SumSources = {}): SumLine[] =>
  reconcile.controller === "V1" ? sumLinesV1(reconcile, sources.notReady?.[0] ?? 0) : sumLines(reconcile, sources);

/** `notReady`: of the pods that counted, how many were not Ready. */
export function sumLinesV1(reconcile: ReconcileV1, notReady: number): SumLine[] {
  const { decision, statusReplicas } = reconcile;
  const decided = "forbidden" in decision ? decision : null;
  const measured = decision.kind === "computed" ? decision.calculation : null;
  return [
    observedLine(reconcile, notReady),
    ...(decision.kind === "computed" && measured !== null && statusReplicas !== null
      ? [cpuLine(reconcile, measured, decision.proposal, statusReplicas)]
      : []),
    ...(decided === null ? [] : [clampedLine(reconcile, decided), forbiddenLine(statusReplicas, decided.forbidden)]),
    appliedLine(reconcile, decided),
  ];
}

function observedLine({ decision, statusReplicas }: ReconcileV1, notReady: number): SumLine {
  const observed = (result: SumLine["result"], brief: string, phrases: Phrase[], notes: Phrase[][]) =>
    line("observed", stageNames.observed, result, { brief, phrases, notes });
  switch (decision.kind) {
    case "scaleUnavailable":
      return observed(null, t`no scale`, say`no scale`, [say`${decision.error}`]);
    case "noMetric":
      return observed(null, t`no metric`, say`no CPU utilization`, [say`${decision.error}`]);
    case "outOfBounds":
      return observed(statusReplicas, t`no metric is read`, say`status.replicas of the target`, [
        say`outside the bounds, so the controller reads no metric`,
      ]);
    case "computed": {
      const { calculation } = decision;
      const counted = notReady > 0 ? [say`${plural(notReady, "pod")} counted although not Ready`] : [];
      if (calculation === null) return observed(null, t`no target`, say`no target, so the controller reads no metric`, counted);
      return {
        ...observed(percents(calculation.utilizationPercent), t`of requests`, say`of the requests, averaged over the pods`, [
          ...counted,
          say`the oldest sample is from ${clock(calculation.metricTimestamp)}`,
        ]),
        metric: 0,
      };
    }
  }
}

function cpuLine(reconcile: ReconcileV1, calculation: UtilizationCalculation, proposal: number, statusReplicas: number): SumLine {
  const { utilizationPercent, targetPercent, usageRatio, tolerance, withinTolerance } = calculation;
  return line(
    "metric 0",
    "cpu",
    proposal,
    withinTolerance
      ? {
          metric: 0,
          phrases: say`${`${percents(utilizationPercent)} ÷ ${percents(targetPercent)} = ${ratioText(usageRatio)}`}`,
          notes: [say`at most ${decimal(tolerance, 3)} from 1, so it proposes status.replicas`],
          brief: t`inside tolerance`,
        }
      : {
          metric: 0,
          phrases: say`${`⌈\u00a0${quotient(calculation, statusReplicas)}\u00a0⌉ = ⌈\u00a0${productTextV1(reconcile)}\u00a0⌉`}`,
          notes: [say`status.replicas is ${quantity(statusReplicas)}`],
          brief: `⌈${productText(productV1(reconcile) ?? NaN)}⌉`,
        },
  );
}

function clampedLine({ minReplicas, maxReplicas }: ReconcileV1, decision: Decided): SumLine {
  const bounds: readonly BoundV1[] = decision.kind === "outOfBounds" ? [decision.bound] : decision.bounds;
  const { desired } = decision.forbidden;
  const named = bounds.map(boundText).join(", ");
  const [min, max] = [quantity(minReplicas ?? 0), quantity(maxReplicas)];
  return line("clamped", stageNames.clamped, desired, {
    was: bounds[0]?.from ?? null,
    phrases: say`${named === "" ? `${min} ≤ ${quantity(desired)} ≤ ${max}` : named}`,
    brief: named === "" ? t`${min} to ${max}` : named,
  });
}

/** Has both windows, because the reader may ask about either direction. */
function forbiddenLine(current: number | null, { desired, result, judgedAt, judgedBy, up, down, forbade }: ForbiddenWindows): SumLine {
  const ofWindow = (direction: "up" | "down", { windowSeconds, until, isForbidden }: ForbiddenWindows["up"]) => {
    const standing = `${directionWord(direction)}: ${isForbidden ? t`forbidden` : t`allowed`}`;
    return until === null
      ? say`${standing}, no rescale yet`
      : say`${standing}; the window lasts ${span(windowSeconds)} after the last rescale, until ${clock(until)}`;
  };
  const judged =
    judgedBy === "metric" ? say`judged by the metric’s time, ${clock(judgedAt)}` : say`judged by the clock, ${clock(judgedAt)}`;
  return line("forbidden", stageNames.forbidden, result, {
    was: forbade === null ? null : desired,
    phrases:
      forbade !== null
        ? say`${forbiddenText(forbade, result)}`
        : desired === current
          ? say`no change proposed`
          : say`the change is allowed`,
    notes: [ofWindow("up", up), ofWindow("down", down), ...(judgedBy === "nothing" ? [] : [judged])],
    brief: forbade === null ? t`no change` : forbade === "up" ? t`scaling up still forbidden` : t`scaling down still forbidden`,
  });
}

function appliedLine({ specReplicas, scaledTo, error }: ReconcileV1, decided: Decided | null): SumLine {
  const failed = decided !== null && error !== null ? decided.forbidden.result : null;
  return line("applied", stageNames.applied, scaledTo ?? specReplicas, {
    was: failed,
    phrases:
      failed !== null
        ? say`writing ${failed} failed`
        : scaledTo === null || specReplicas === null
          ? say`nothing written`
          : say`${specReplicas} → ${scaledTo}`,
    brief: writtenWords(failed, scaledTo),
  });
}
