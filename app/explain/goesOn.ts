import type { Reconcile } from "../../engine/index";
import { t } from "../ui/text";
import { say, type Phrase } from "./phrase";

/** When a controller that stopped goes on; null where it went through. */
export function goesOn({ decision }: Reconcile): Phrase[] | null {
  switch (decision.kind) {
    case "scaleUnavailable":
      return say`With the first reconcile that can read the scale. ${kept}`;
    case "scalingDisabled":
      return say`Once somebody sets the target's replicas above zero.`;
    case "noMetrics":
      if (decision.metrics.length === 0) return say`With the first reconcile that can tell which pods are its own. ${kept}`;
      if (decision.metrics.some(({ ok }) => ok)) {
        return say`With the first answer for the metric that failed, or as soon as another one asks for no less than the count that is there. ${kept}`;
      }
      return say`With the first reconcile in which a metric has a number. ${kept}`;
    case "aboveMaxReplicas":
    case "belowMinReplicas":
    case "computed":
      return null;
  }
}

/** Nothing is stored by a reconcile that stops, and nothing forgotten before its time. */
const kept = t`The windows and the scale events are kept, and go on ageing.`;
