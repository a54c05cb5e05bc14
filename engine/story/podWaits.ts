import type { PodLife } from "../cluster/podLife";
import type { Trace } from "../simulation/trace";

/**
 * What the time from a written count until enough capacity went to, in whole seconds that add up to it, in the order of a pod's life: until
 * it was created, had a node, had its image, ran, answered, its probes saw that, requests reached it, and the ready pods together served
 * enough.
 */
export const podWaits = ["created", "scheduled", "pulled", "running", "answering", "probed", "listed", "serving"] as const;

export type PodWaits = Readonly<Record<(typeof podWaits)[number], number>>;

type PodSteps = Readonly<Record<Exclude<(typeof podWaits)[number], "serving">, number>>;

/** Of the pod that came last: of the ready ones at `to`, the one whose capacity grew last before it. A step before `from` took no time. */
export function podWaitsOf(trace: Trace, from: number, to: number): PodWaits {
  const waits = Object.fromEntries(podWaits.map((wait) => [wait, 0])) as Record<keyof PodWaits, number>;
  const last = lastToServe(trace, to);
  let since = from;
  for (const wait of podWaits) {
    const until = wait === "serving" ? to : Math.min(to, Math.max(since, last?.[wait] ?? since));
    waits[wait] = until - since;
    since = until;
  }
  return waits;
}

function lastToServe(trace: Trace, to: number): PodSteps | null {
  let last: { steps: PodSteps; grewAt: number } | null = null;
  for (const pod of trace.pods) {
    const steps = stepsOf(pod, trace, to);
    if (steps === null || steps.listed > to) continue;
    // A pod that warms up begins when it is ready and answers, and serves more at the end.
    const warmAt = steps.probed + trace.workload.warmUpSeconds;
    const grewAt = warmAt <= to ? Math.max(warmAt, steps.listed) : steps.listed;
    if (last === null || grewAt > last.grewAt) last = { steps, grewAt };
  }
  return last && last.steps;
}

/** The seconds at which a pod that is ready at `to` came so far; null: it is not. */
function stepsOf({ createdAt, scheduledAt, phases, goneAt }: PodLife, { workload, settings }: Trace, to: number): PodSteps | null {
  const past = phases.filter(({ at }) => at <= to);
  if (scheduledAt === null || past.at(-1)?.phase !== "ready" || (goneAt !== null && goneAt <= to)) return null;
  const ready = past.at(-1)!.at;
  const starts = past.flatMap(({ at, phase }, index) => {
    const before = past[index - 1]?.phase;
    return before === "pending" || before === "crashed" ? [phase === "starting" || phase === "ready" ? at : ready] : [];
  });
  const running = starts.at(-1) ?? ready;
  const answering = running + workload.readinessSeconds;
  const probed = Math.max(answering, ready);
  return {
    created: createdAt,
    scheduled: scheduledAt,
    // What comes between the pull and the first start has a length of its own.
    pulled: (starts[0] ?? running) - workload.startUpSeconds,
    running,
    answering,
    probed,
    listed: Math.max(probed, ready + (workload.kind === "queue" ? 0 : settings.endpointsDelaySeconds)),
  };
}
