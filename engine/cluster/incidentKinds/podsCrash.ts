import { incidentKind } from "./definition";

/** The containers of the oldest pods exit; the kubelet starts them again, with back-off. */
export const podsCrash = incidentKind({
  fields: ["pods"],
  strike: ({ at, pods: count }, { pods }) => pods.crashOldest(count, at),
  lasting: null,
  autoscaler: null,
});
