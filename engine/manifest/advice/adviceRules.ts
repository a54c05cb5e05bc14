/** Every rule of the advice, with its title for a list of switches. Any of them can be silenced by its id. */
export const adviceRules = {
  deprecatedVersion: "Versions that clusters no longer serve, or will not for long",
  missingRequest: "Containers without the request that a utilization target needs",
  idleAboveTarget: "Targets that idle pods exceed already",
  percentFromZero: "minReplicas 0 with Percent policies alone for scaling up",
  slowPolicies: "Policies that take hours to get where they should",
  targetAboveRequests: "Utilization targets above 100%",
  fixedReplicas: "minReplicas equal to maxReplicas",
  replicasInWorkload: "spec.replicas in the manifest of the workload",
  otherTarget: "A workload that is not the autoscaler's target",
  wideTolerance: "A tolerance that maxReplicas leaves no room for",
} as const;

export type AdviceRule = keyof typeof adviceRules;
