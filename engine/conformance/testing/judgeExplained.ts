/** An answer about texts, held to what the controller did. */
import type { Hypothesis } from "../explain";

export interface Truth {
  readonly kind: string;
  readonly metrics: readonly { readonly name: string; readonly replicas: number | null }[];
  readonly desired?: number | null;
  readonly cause: string;
  readonly alsoCauses: readonly string[];
}

export function isCause({ cause }: Pick<Hypothesis, "cause">, { kind, cause: real, alsoCauses }: Truth): boolean {
  const clamped = kind === "aboveMaxReplicas" ? "maxReplicas" : kind === "belowMinReplicas" ? "minReplicas" : real;
  return cause === clamped || alsoCauses.includes(cause);
}

/** A table does not print every name, so metrics are compared in their order. */
export function areCounts({ metrics }: Hypothesis, truth: Truth): boolean {
  return metrics.every(({ replicas }, index) => replicas === null || replicas === truth.metrics[index]?.replicas);
}

export const statesCount = ({ metrics }: Hypothesis): boolean => metrics.some(({ replicas }) => replicas !== null);

export function isDesired({ desired }: Hypothesis, truth: Truth): boolean {
  return desired === null || truth.desired == null || desired === truth.desired;
}

/** Something is said without a supposition, and it is wrong. */
export const isFalselyCertain = (hypotheses: readonly Hypothesis[], truth: Truth): boolean =>
  hypotheses.some((each) => each.supposes.length === 0 && !(isCause(each, truth) && areCounts(each, truth) && isDesired(each, truth)));
