import type { PodLife } from "../cluster/podLife";
import { usageOfPod } from "../simulation/podUsage";
import type { Trace } from "../simulation/trace";
import type { StartUpUse } from "./episode";

/**
 * Whether start-up CPU explains that a sync proposed more pods: with the usage of the other pods in place of that of pods which had just
 * started, the ratio would not have been above the tolerance. Both usages are samples that the sync read, so only the comparison is an
 * inference.
 */
export function startUpUseAt(trace: Trace, step: number): StartUpUse | null {
  const { startUpCpuMilli, startUpCpuSeconds } = trace.workload;
  const reconcile = trace.reconciles[step]!;
  const usage = trace.usage[step] ?? null;
  if (startUpCpuMilli === 0 || startUpCpuSeconds === 0 || usage === null || reconcile.controller === "V1") return null;
  const { decision, at, specReplicas } = reconcile;
  if (decision.kind !== "computed" || decision.proposal <= (specReplicas ?? NaN)) return null;
  const winner = decision.metrics[decision.winner]!;
  if (!winner.ok || winner.calculation.kind !== "pods" || winner.spec.type !== "Resource" || winner.spec.resource.name !== "cpu")
    return null;
  const { groups, counted, tolerance } = winner.calculation;
  const series = trace.metrics[trace.edits.findLast((edit) => edit.at <= at)?.series[decision.winner] ?? decision.winner]!;
  const [seenFrom, seenTo] = [series.seenFrom[step]!, series.seenTo[step]!];
  const setAside = new Set(groups.setAside.map(({ name }) => name));
  const isBursting = (pod: PodLife) => startsOf(pod).some((start) => start < seenTo && start + startUpCpuSeconds > seenFrom);
  const lives = new Map(
    trace.pods.filter(({ createdAt, goneAt }) => createdAt <= at && (goneAt ?? Infinity) > at).map((pod) => [pod.name, pod]),
  );
  const [starting, others]: [number[], number[]] = [[], []];
  usage.names.forEach((name, index) => {
    const pod = lives.get(name);
    if (pod && !setAside.has(name)) (isBursting(pod) ? starting : others).push(usageOfPod(usage, index).cpuMilli);
  });
  if (starting.length === 0 || others.length === 0 || starting.length + others.length !== counted.samples) return null;
  const [milli, othersMilli] = [mean(starting), mean(others)];
  const used = Number(counted.usageMilli);
  const ratioWithout = (counted.usageRatio * (used - starting.length * (milli - othersMilli))) / used;
  if (counted.usageRatio <= 1 + tolerance.up || ratioWithout > 1 + tolerance.up) return null;
  return { at, pods: starting.length, milli, othersMilli, ratio: counted.usageRatio, ratioWithout };
}

/** When its containers began to run. */
const startsOf = ({ phases }: PodLife): number[] =>
  phases.flatMap(({ at, phase }, index) => {
    const before = phases[index - 1]?.phase;
    return (before === "pending" || before === "crashed") && (phase === "starting" || phase === "ready") ? [at] : [];
  });

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
