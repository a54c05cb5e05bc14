import { incidentKind } from "./definition";

/**
 * The provider takes back a spot node, the one with the most pods, after a notice: from the notice on no pod is placed there, and its pods
 * are deleted. If nodes are unlimited: a tenth of the pods, at least one.
 */
export const nodeReclaimed = incidentKind({
  fields: ["noticeSeconds"],
  strike: ({ at, noticeSeconds }, { pods }) => pods.reclaimNode(at, noticeSeconds),
  lasting: null,
  autoscaler: null,
});
