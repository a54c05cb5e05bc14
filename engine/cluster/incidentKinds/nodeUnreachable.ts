import { incidentKind } from "./definition";

/**
 * The node with the most pods is lost, as it happens: its containers are gone at once, but the API server learns of it only by what it does
 * not hear. If nodes are unlimited: a tenth of the pods, at least one.
 */
export const nodeUnreachable = incidentKind({
  fields: ["nodeMonitorGraceSeconds", "tolerationSeconds"],
  strike: ({ at, nodeMonitorGraceSeconds, tolerationSeconds }, { pods }) =>
    pods.silenceNode(at, nodeMonitorGraceSeconds, tolerationSeconds),
  lasting: null,
  autoscaler: null,
});
