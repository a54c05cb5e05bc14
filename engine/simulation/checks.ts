import type { Scenario } from "../scenario/scenario";
import type { Trace } from "./trace";

/**
 * What must hold in every run, whatever the scenario. Returns one line for each breach, none when all is well;
 * every simulation test asks for it.
 */
export function breaches(scenario: Scenario, trace: Trace): string[] {
  return [
    ...requestsAreAccountedFor(trace),
    ...podsStayWithinBounds(scenario, trace),
    ...usageStaysBelowTheLimit(scenario, trace),
    ...theControllerLagsBehind(trace),
  ];
}

/** Comparisons of sums of thousandths, held as floats. */
const close = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

function requestsAreAccountedFor({ seconds }: Trace): string[] {
  const found: string[] = [];
  const { offered, served, failed, waiting, capacity } = seconds;
  for (let second = 1; second < offered.length; second++) {
    const incoming = waiting[second - 1]! + offered[second]!;
    const outgoing = served[second]! + failed[second]! + waiting[second]!;
    if (!close(incoming, outgoing)) found.push(`${second} s: ${incoming} requests in, ${outgoing} out`);
    if (served[second]! > capacity[second]! + 1e-6) found.push(`${second} s: ${served[second]} served, capacity ${capacity[second]}`);
  }
  return found;
}

function podsStayWithinBounds({ workload }: Scenario, { seconds, steps, hpa }: Trace): string[] {
  const found: string[] = [];
  const { written, existing, ready } = seconds;
  const removed = (second: number) => Math.max(0, (second === 0 ? workload.initialReplicas : written[second - 1]!) - written[second]!);
  let stopping = 0;
  for (let second = 0; second < written.length; second++) {
    stopping += removed(second);
    if (second >= workload.terminationGraceSeconds) stopping -= removed(second - workload.terminationGraceSeconds);
    if (ready[second]! > written[second]!) found.push(`${second} s: ${ready[second]} ready, ${written[second]} written`);
    if (existing[second]! < written[second]!) found.push(`${second} s: ${existing[second]} exist, ${written[second]} written`);
    if (existing[second]! > written[second]! + stopping) {
      found.push(`${second} s: ${existing[second]} exist, ${written[second]} written and at most ${stopping} stopping`);
    }
  }
  steps.applied.forEach((applied, step) => {
    const { minReplicas = 1, maxReplicas } = hpa.spec;
    if (steps.rescaled[step] && (applied > maxReplicas || applied < minReplicas))
      found.push(`step ${step}: wrote ${applied}, outside ${minReplicas} to ${maxReplicas}`);
  });
  return found;
}

function usageStaysBelowTheLimit({ workload }: Scenario, { metrics }: Trace): string[] {
  return metrics
    .filter((metric) => metric.name === "cpu")
    .flatMap((metric) => {
      const limit = metric.unit === "%" ? (100 * workload.cpuLimitMilli) / workload.cpuRequestMilli : workload.cpuLimitMilli;
      const second = metric.actual.findIndex((value) => value > limit + 1e-9);
      return second < 0 ? [] : [`${second} s: the pods use ${metric.actual[second]} ${metric.unit}, their limit is ${limit}`];
    });
}

function theControllerLagsBehind({ steps, metrics }: Trace): string[] {
  return metrics.flatMap((metric) =>
    [...steps.at].flatMap((at, step) =>
      metric.seenTo[step]! > at ? [`step ${step}: saw a sample of ${metric.seenTo[step]} at ${at}`] : [],
    ),
  );
}
