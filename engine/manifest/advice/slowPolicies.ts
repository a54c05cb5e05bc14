import { say } from "../../lib/sentence";
import type { ManifestScalingPolicy } from "../manifest";
import { type Advice, type AdviceSubject, type Rule, spanOf } from "./subject";

/** Policies so small that moving from one bound to the other takes hours. */
export const slowPolicies: Rule = (subject) => [...advise(subject, "scaleDown"), ...advise(subject, "scaleUp")];

type Direction = "scaleUp" | "scaleDown";

const longSeconds = 2 * 3600;

/**
 * Each policy alone gives a time. With Min the slowest one counts. With Max several policies add up: at most the sum of their rates, and
 * one more free step for each.
 */
function advise(subject: AdviceSubject, direction: Direction): Advice[] {
  const { minReplicas = 1, maxReplicas = 0, behavior } = subject.spec;
  const { selectPolicy = "Max", policies = [] } = behavior?.[direction] ?? {};
  if (selectPolicy === "Disabled" || policies.length === 0 || maxReplicas <= minReplicas) return [];
  const [from, to] = direction === "scaleUp" ? [Math.max(1, minReplicas), maxReplicas] : [maxReplicas, minReplicas];
  const times = policies.map((policy) => secondsAlone(policy, from, to));
  const longestPeriod = Math.max(...policies.map(({ periodSeconds = 0 }) => periodSeconds));
  const together = policies.length === 1 ? Math.max(...times) : Math.min(...times) / policies.length - longestPeriod;
  const seconds = selectPolicy === "Min" ? Math.max(...times) : together;
  if (!(seconds >= longSeconds)) return [];
  const path = `spec.behavior.${direction}.policies`;
  const hours = Math.floor(seconds / 3600);
  const [here, there] = direction === "scaleUp" ? ["minReplicas", "maxReplicas"] : ["maxReplicas", "minReplicas"];
  return [
    {
      path,
      message: say`These policies need at least ${hours} hours from ${here} ${from} to ${there} ${to}.`,
      reason:
        direction === "scaleUp"
          ? say`A policy allows its value once per period, no matter how far the metric is above the target.`
          : say`A policy allows its value once per period. You pay for the pods of a peak for all this time after the peak ends.`,
      span: spanOf(subject, path),
    },
  ];
}

/** The first step is free; each further one waits for a period. Infinity for a policy that the API server refuses. */
function secondsAlone({ type, value = 0, periodSeconds = 0 }: ManifestScalingPolicy, from: number, to: number): number {
  if (value <= 0 || periodSeconds <= 0) return Number.NaN;
  if (type === "Pods") return (Math.ceil(Math.abs(to - from) / value) - 1) * periodSeconds;
  if (type !== "Percent") return Number.NaN;
  let steps = 0;
  for (let count = from; to > from ? count < to : count > to; steps++) {
    const next = to > from ? Math.ceil(count * (1 + value / 100)) : Math.trunc(count * (1 - value / 100));
    if (next === count) return Number.NaN;
    count = next;
  }
  return Math.max(0, steps - 1) * periodSeconds;
}
