import { incidentKind } from "./definition";

/** kubectl rollout undo: the revision before the present one comes back, with the pods of it that still exist. */
export const rolloutUndone = incidentKind({
  fields: [],
  strike({ at }, { controller }) {
    if (controller.undo === null) return "kubectl rollout undo works only for a Deployment or a StatefulSet.";
    if (!controller.undo()) return "There was no earlier revision.";
    controller.sync(at);
    return null;
  },
  lasting: null,
  autoscaler: null,
});
