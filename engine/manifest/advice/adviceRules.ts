import type { KedaAdviceRule } from "./kedaAdviceRules";

/** Every rule of the advice about an HPA, with its title for a list of switches. Any of them can be silenced by its id. */
export const adviceRules = {
  deprecatedVersion: "API versions that clusters no longer serve, or soon will not",
  missingRequest: "Containers without the request that a utilization target needs",
  idleAboveTarget: "Targets below the usage of idle pods",
  percentFromZero: "minReplicas 0 with only Percent policies for scaling up",
  slowPolicies: "Policies that need hours between minReplicas and maxReplicas",
  memoryInThousandths: "Memory targets in thousandths of a byte",
  targetAboveRequests: "Utilization targets above 100%",
  targetAboveLimit: "Targets that pods cannot pass because of their CPU limit",
  typeAndField: "Target types that disagree with the value that is set",
  valueOfQueue: "Queues that are compared as a whole",
  shortWindow: "Windows that are not longer than the sync period",
  fixedReplicas: "minReplicas equal to maxReplicas",
  replicasInWorkload: "spec.replicas in the manifest of the workload",
  otherTarget: "A workload that is not the autoscaler's target",
  wideTolerance: "A tolerance wider than the range up to maxReplicas",
  leftOut: "Objects and fields that are left out here",
} as const;

export type AutoscalerAdviceRule = keyof typeof adviceRules;

export const isAutoscalerRule = (rule: string): rule is AutoscalerAdviceRule => Object.hasOwn(adviceRules, rule);

export type AdviceRule = AutoscalerAdviceRule | KedaAdviceRule;
