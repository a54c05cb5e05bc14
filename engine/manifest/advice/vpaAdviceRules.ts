import { say, type Sentence } from "../../lib/sentence";
/** The rules of the advice about a VerticalPodAutoscaler. They are apart from the others, because a page without one does not need them. */
export const vpaAdviceRules = {
  vpaSameResource: say`A VerticalPodAutoscaler and an autoscaler that act on the same resource`,
  vpaFewReplicas: say`Replicas too few for the updater of the Vertical Pod Autoscaler`,
  vpaOtherTarget: say`VerticalPodAutoscalers of another target or namespace`,
  vpaSecond: say`A second VerticalPodAutoscaler on one target`,
  vpaDeprecated: say`Versions and modes that the Vertical Pod Autoscaler deprecates`,
  vpaNoEffect: say`Policies, resources and annotations that change nothing`,
  vpaRecommender: say`Recommenders other than the default one`,
} satisfies Readonly<Record<string, Sentence>>;

export type VpaAdviceRule = keyof typeof vpaAdviceRules;
