import { say } from "../../lib/sentence";
import { type Rule, spanOf } from "./subject";

/** The count is always the same number, whatever the metrics propose. */
export const fixedReplicas: Rule = (subject) => {
  const { minReplicas = 1, maxReplicas = 0 } = subject.spec;
  if (minReplicas !== maxReplicas || maxReplicas < 1) return [];
  return [
    {
      path: "spec.maxReplicas",
      message: say`minReplicas and maxReplicas are both ${maxReplicas}, so nothing can scale.`,
      reason: say`Every sync reads the metrics, and the bounds limit every proposal to this one count.`,
      span: spanOf(subject, "spec.maxReplicas"),
    },
  ];
};

/** A percentage of no pods is no pod: such a policy never lets the first one start. */
export const percentFromZero: Rule = (subject) => {
  const { minReplicas = 1, behavior } = subject.spec;
  const { selectPolicy = "Max", policies = [] } = behavior?.scaleUp ?? {};
  if (minReplicas !== 0 || selectPolicy === "Disabled" || policies.length === 0) return [];
  const isPercent = policies.map(({ type }) => type === "Percent");
  const isStuck = selectPolicy === "Min" ? isPercent.includes(true) : !isPercent.includes(false);
  if (!isStuck) return [];
  return [
    {
      path: "spec.behavior.scaleUp.policies",
      message: say`From 0 replicas, these policies allow no pods.`,
      reason:
        selectPolicy === "Min"
          ? say`A Percent policy allows a percentage of the existing pods, which is none at 0 replicas, and selectPolicy Min picks the smallest change.`
          : say`A Percent policy allows a percentage of the existing pods, which is none at 0 replicas. Add a policy of type Pods so that the first pod can start.`,
      span: spanOf(subject, "spec.behavior.scaleUp.policies"),
    },
  ];
};
