import { incidentKind } from "./definition";

/**
 * The API server, the controller manager and kubectl become another release, with its default feature gates. The stored autoscaler and its
 * status stay; the new controller has an empty memory. The same release again is only a restart.
 */
export const controlPlaneUpgraded = incidentKind({
  fields: ["kubernetesVersion"],
  strike: null,
  lasting: null,
  autoscaler: { kind: "upgraded", to: ({ kubernetesVersion }) => kubernetesVersion },
});
