import { canonicalForm } from "../lib/quantity";
import { noBound, type VpaSetting } from "../simulation/vpaPart";
import { resourceNames } from "../vpa/quantities";
import { getUpdateMode, type ContainerResourcePolicy, type VerticalPodAutoscaler } from "../vpa/vpa";

/** The fields of a VerticalPodAutoscaler that a search may change. Without a policy, those of one for all containers. */
export function vpaSettings(vpa: VerticalPodAutoscaler): VpaSetting[] {
  const mode = getUpdateMode(vpa);
  const policies = vpa.containerPolicies?.length ? vpa.containerPolicies : [{ containerName: "*" }];
  return [
    // Auto is the old name of Recreate.
    { path: "spec.updatePolicy.updateMode", kind: "vpaMode", today: mode === "Auto" ? "Recreate" : mode },
    ...policies.flatMap((policy, index) => (policy.mode === "Off" ? [] : policySettings(policy, index))),
  ];
}

function policySettings(policy: ContainerResourcePolicy, index: number): VpaSetting[] {
  const path = `spec.resourcePolicy.containerPolicies[${index}]`;
  const bounds = (["minAllowed", "maxAllowed"] as const).flatMap((bound) =>
    resourceNames.map((resource): VpaSetting => {
      const written = policy[bound]?.[resource];
      const kind = resource === "cpu" ? "vpaCpuBound" : "vpaMemoryBound";
      return { path: `${path}.${bound}.${resource}`, kind, today: written ? canonicalForm(written) : noBound };
    }),
  );
  const controlled = policy.controlledResources ?? resourceNames;
  const today = resourceNames.filter((resource) => controlled.includes(resource)).join("+");
  // An empty list controls nothing.
  return today === "" ? bounds : [...bounds, { path: `${path}.controlledResources`, kind: "vpaResources", today }];
}
