import { incidentKind } from "./definition";

/**
 * The node with the most pods is gone, and its pods with it; their workload creates new ones. If nodes are unlimited: a tenth of the pods,
 * at least one.
 */
export const nodeLost = incidentKind({ fields: [], strike: ({ at }, { pods }) => pods.loseNode(at), lasting: null, autoscaler: null });
