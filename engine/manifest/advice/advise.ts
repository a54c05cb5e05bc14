import type { Finding } from "../finding";
import type { AdviceRule } from "./adviceRules";
import { leftOut } from "./leftOut";
import { targetAboveLimit } from "./limits";
import { memoryInThousandths } from "./quantities";
import { valueOfQueue } from "./queues";
import { fixedReplicas, percentFromZero } from "./replicas";
import { idleAboveTarget, missingRequest, targetAboveRequests } from "./requests";
import { shortWindow } from "./shortWindow";
import { slowPolicies } from "./slowPolicies";
import type { AdviceSubject, Rule } from "./subject";
import { wideTolerance } from "./tolerance";
import { typeAndField } from "./typeAndField";
import { deprecatedVersion } from "./versions";
import { otherTarget, replicasInWorkload } from "./workloads";

/** The findings of every rule that is not silenced. */
export function advise(subject: AdviceSubject): Finding[] {
  const { silenced } = subject.context;
  return rules
    .filter(([rule]) => !silenced.includes(rule))
    .flatMap(([rule, apply]) => apply(subject).map((advice): Finding => ({ ...advice, severity: "advice", rule })));
}

const rules: readonly (readonly [AdviceRule, Rule])[] = [
  ["deprecatedVersion", deprecatedVersion],
  ["missingRequest", missingRequest],
  ["idleAboveTarget", idleAboveTarget],
  ["memoryInThousandths", memoryInThousandths],
  ["targetAboveRequests", targetAboveRequests],
  ["targetAboveLimit", targetAboveLimit],
  ["percentFromZero", percentFromZero],
  ["slowPolicies", slowPolicies],
  ["typeAndField", typeAndField],
  ["valueOfQueue", valueOfQueue],
  ["shortWindow", shortWindow],
  ["fixedReplicas", fixedReplicas],
  ["wideTolerance", wideTolerance],
  ["replicasInWorkload", replicasInWorkload],
  ["otherTarget", otherTarget],
  ["leftOut", leftOut],
];
