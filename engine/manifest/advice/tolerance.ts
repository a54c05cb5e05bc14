import { approximateFloat64, parseQuantity } from "../../lib/quantity";
import { say } from "../../lib/sentence";
import { type AdviceSubject, type Rule, spanOf } from "./subject";

/** The manifest's tolerance if it has one and the gate is on, else the flag's. */
export function scaleUpTolerance({ spec, context }: AdviceSubject): number {
  const written = context.featureGates.HPAConfigurableTolerance ? spec.behavior?.scaleUp?.tolerance : undefined;
  const reading = written === undefined ? undefined : parseQuantity(written);
  return reading?.ok ? approximateFloat64(reading.quantity) : context.tolerance;
}

/** The metric must pass the tolerance before any pod is added, and by then more pods are needed than are allowed. */
export const wideTolerance: Rule = (subject) => {
  const { minReplicas = 1, maxReplicas = 0, behavior } = subject.spec;
  const tolerance = scaleUpTolerance(subject);
  if (minReplicas < 1 || minReplicas >= maxReplicas || tolerance <= maxReplicas / minReplicas - 1) return [];
  const isWritten = subject.context.featureGates.HPAConfigurableTolerance && behavior?.scaleUp?.tolerance !== undefined;
  const path = isWritten ? "spec.behavior.scaleUp.tolerance" : "spec.maxReplicas";
  const percent = Math.round(1e4 * tolerance) / 100;
  return [
    {
      path,
      message: say`The tolerance of ${percent}% is larger than the step from minReplicas ${minReplicas} to maxReplicas ${maxReplicas}.`,
      reason: say`No pods are added until the metric is more than ${percent}% above its target. Then even maxReplicas is too few to bring it back to the target.`,
      span: spanOf(subject, path),
    },
  ];
};
