import { withMainContainer } from "../withMainContainer";
import { incidentKind } from "./definition";

/** A new release in which the main container has another name replaces the pods by the workload's strategy. */
export const containerRenamed = incidentKind({
  fields: ["container"],
  strike({ at, container }, { controller }) {
    const template = controller.template();
    const all = [...template.containers, ...(template.initContainers ?? [])];
    if (container === template.measured[0]) return "The main container has this name already.";
    if (all.some(({ name }) => name === container)) return "Another container of the pod has this name.";
    controller.update(withMainContainer(template, container));
    controller.sync(at);
    return null;
  },
  lasting: null,
  autoscaler: null,
});
