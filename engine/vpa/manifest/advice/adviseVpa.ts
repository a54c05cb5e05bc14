import type { AdviceRule } from "../../../manifest/advice/adviceRules";
import type { VpaAdviceRule } from "../../../manifest/advice/vpaAdviceRules";
import type { Finding } from "../../../manifest/finding";
import { deprecated, fewReplicas, noEffect, otherTarget, recommender, second } from "./rules";
import { sameResource } from "./sameResource";
import type { Rule, Subject } from "./subject";

/** The findings of every rule that is not silenced. */
export function adviseVpa(subject: Subject, silenced: readonly AdviceRule[]): Finding[] {
  const names = Object.keys(rules) as VpaAdviceRule[];
  return names.filter((rule) => !silenced.includes(rule)).flatMap((rule) => rules[rule](subject).map((advice) => ({ ...advice, rule })));
}

const rules: Readonly<Record<VpaAdviceRule, Rule>> = {
  vpaSameResource: sameResource,
  vpaFewReplicas: fewReplicas,
  vpaOtherTarget: otherTarget,
  vpaSecond: second,
  vpaDeprecated: deprecated,
  vpaNoEffect: noEffect,
  vpaRecommender: recommender,
};
