import type { Reconcile } from "../../../engine/index";
import { t } from "../text";
import { say, type Phrase } from "./phrase";

/** Says when a controller that stopped will scale again. Returns null if it did not stop. */
export function goesOn({ decision }: Reconcile): Phrase[] | null {
  switch (decision.kind) {
    case "scaleUnavailable":
      return say`At the first sync that can read the scale. ${kept}`;
    case "scalingDisabled":
      return say`When someone sets the target's replicas above zero.`;
    case "noMetrics":
      if (decision.metrics.length === 0) return say`At the first sync that can tell which pods to measure. ${kept}`;
      if (decision.metrics.some(({ ok }) => ok)) {
        return say`At the first sync in which the metric has a value again, or another metric proposes at least the current count. ${kept}`;
      }
      return say`At the first sync in which a metric has a value. ${kept}`;
    case "aboveMaxReplicas":
    case "belowMinReplicas":
    case "computed":
      return null;
  }
}

/** A stopped sync stores no proposal, and old proposals expire at their usual times. */
const kept = t`The controller keeps its windows and scale events; they expire as usual.`;
