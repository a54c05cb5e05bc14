import { incidentKind } from "./definition";

/** kubectl annotate: the oldest pods get this controller.kubernetes.io/pod-deletion-cost. */
export const deletionCostSet = incidentKind({
  fields: ["pods", "deletionCost"],
  strike({ pods: count, deletionCost }, { pods, controller }) {
    if (!controller.heedsDeletionCost) return "A StatefulSet does not read deletion costs.";
    return pods.setDeletionCostOfOldest(count, deletionCost);
  },
  lasting: null,
  autoscaler: null,
});
