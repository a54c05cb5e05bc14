import { incidentKind } from "./definition";

/** A new release replaces the pods by the workload's strategy. */
export const rollingUpdate = incidentKind({
  fields: ["release"],
  strike({ at, release }, { controller }) {
    controller.update({ release, image: {} });
    controller.sync(at);
    return null;
  },
  lasting: null,
  autoscaler: null,
});
