import { heldByReasons } from "../controller/decision";
import type { Observation } from "../controller/observation";
import type { ReconcileV1 } from "../controllerV1/decision";
import type { ControllerLook } from "./simulatedController";
import { recordCount } from "./stepColumns";

/** A reconcile's row, and what it saw of the metric. */
export function recordLookV1(look: ControllerLook, reconcile: ReconcileV1): void {
  recordStep(look, reconcile);
  recordSeen(look, reconcile);
}

/** It has no stabilization: the forbidden windows get the proposal after the bounds. */
function recordStep({ steps, step }: ControllerLook, reconcile: ReconcileV1): void {
  const { decision, heldBy } = reconcile;
  recordCount(steps, step, reconcile);
  steps.proposal[step] = decision.kind === "computed" ? decision.proposal : NaN;
  steps.plain[step] = steps.proposal[step];
  steps.stabilized[step] = NaN;
  steps.limited[step] = NaN;
  steps.windowHighest[step] = NaN;
  steps.windowLowest[step] = NaN;
  steps.heldBy[step] = heldByReasons.indexOf(heldBy.by);
}

/** The one metric, if it was read: then every pod that is not pending has a sample, and counts. */
function recordSeen({ steps, step, metrics, series, observation }: ControllerLook, { at, decision }: ReconcileV1): void {
  const calculation = decision.kind === "computed" ? decision.calculation : null;
  for (const metric of metrics) metric.seen[step] = metric.seenFrom[step] = metric.seenTo[step] = NaN;
  const metric = metrics[series[0] ?? -1];
  if (metric === undefined || calculation === null) return;
  const { from, to } = measured(observation);
  metric.seen[step] = calculation.utilizationPercent;
  metric.seenFrom[step] = from;
  metric.seenTo[step] = to;
  steps.lag[step] = at - from;
}

function measured({ pods, metrics }: Observation): { from: number; to: number } {
  const window = { from: Infinity, to: -Infinity };
  for (const { name, phase } of pods) {
    const sample = phase === "Pending" ? undefined : metrics.resource?.get(name);
    if (sample === undefined) continue;
    window.from = Math.min(window.from, sample.timestamp - sample.windowSeconds);
    window.to = Math.max(window.to, sample.timestamp);
  }
  return window;
}
