import type { KedaAdviceRule } from "./kedaAdviceRules";
import type { VpaAdviceRule } from "./vpaAdviceRules";
import { say, type Sentence } from "../../lib/sentence";

/** Every rule of the advice about an HPA, with its title for a list of switches. Any of them can be silenced by its id. */
export const adviceRules = {
  deprecatedVersion: say`API versions that clusters no longer serve, or soon will not`,
  missingRequest: say`Containers without the request that a utilization target needs`,
  idleAboveTarget: say`Targets below the usage of idle pods`,
  percentFromZero: say`minReplicas 0 with only Percent policies for scaling up`,
  slowPolicies: say`Policies that need hours between minReplicas and maxReplicas`,
  memoryInThousandths: say`Memory targets in thousandths of a byte`,
  targetAboveRequests: say`Utilization targets above 100%`,
  targetAboveLimit: say`Targets that pods cannot pass because of their CPU limit`,
  typeAndField: say`Target types that disagree with the value that is set`,
  valueOfQueue: say`Queues that are compared as a whole`,
  shortWindow: say`Windows that are not longer than the sync period`,
  fixedReplicas: say`minReplicas equal to maxReplicas`,
  replicasInWorkload: say`spec.replicas in the manifest of the workload`,
  otherTarget: say`A workload that is not the autoscaler's target`,
  wideTolerance: say`A tolerance wider than the range up to maxReplicas`,
  leftOut: say`Objects and fields that are left out here`,
} satisfies Readonly<Record<string, Sentence>>;

export type AutoscalerAdviceRule = keyof typeof adviceRules;

export const isAutoscalerRule = (rule: string): rule is AutoscalerAdviceRule => Object.hasOwn(adviceRules, rule);

export type AdviceRule = AutoscalerAdviceRule | KedaAdviceRule | VpaAdviceRule;
