import type { AnyReconcile } from "../controllerV1/decision";
import type { PollRecord } from "../simulation/kedaTrace";
import { decisionColumns } from "../simulation/stageColumns";
import type { StepColumns, Trace } from "../simulation/trace";
import { stepAt } from "../lib/stepAt";

/**
 * Where two runs first diverge. "count": the first second after which spec.replicas differs. If it never does, "decision": the first
 * reconcile of both at one time with another proposed count, or held by something else, or the first poll of KEDA that came to something else.
 */
export interface Divergence {
  kind: "count" | "decision";
  at: number;
  baseline: DivergenceSide;
  now: DivergenceSide;
}

export interface DivergenceSide {
  /** spec.replicas a second before; null at the start. */
  before: number | null;
  /**
   * The count that this second's reconcile found; without a reconcile the same as `replicas`. If it differs from `before`, someone else
   * wrote it.
   */
  found: number;
  /** The poll of KEDA in this second; null if there was none. */
  poll: PollRecord | null;
  /** Whether KEDA wrote the count in this second. */
  kedaWrote: boolean;
  /** After this second. */
  replicas: number;
  /** Index of the last reconcile at or before; −1 if there was none yet. */
  step: number;
  reconcile: AnyReconcile | null;
}

/** null if neither counts nor decisions differ up to the last second. */
export function findDivergence(baseline: Trace, now: Trace, lastSecond: number): Divergence | null {
  const count = firstOtherCount(baseline, now, lastSecond);
  const at = count ?? earlier(firstOtherDecision(baseline, now, lastSecond), firstOtherPoll(baseline, now, lastSecond));
  if (at === null) return null;
  return {
    kind: count === null ? "decision" : "count",
    at,
    baseline: sideAt(baseline, at),
    now: sideAt(now, at),
  };
}

function firstOtherCount(baseline: Trace, now: Trace, lastSecond: number): number | null {
  for (let second = 0; second <= lastSecond; second++) {
    if (baseline.seconds.written[second] !== now.seconds.written[second]) return second;
  }
  return null;
}

function firstOtherDecision(baseline: Trace, now: Trace, lastSecond: number): number | null {
  const withV1 = [baseline, now].some(({ reconciles }) => reconciles[0]?.controller === "V1");
  const known: (keyof StepColumns)[] = ["heldBy", ...(withV1 ? [] : ["plain" as const]), ...decisionColumns(withV1)];
  for (let one = 0, other = 0; one < baseline.steps.at.length && other < now.steps.at.length;) {
    const [before, after] = [baseline.steps.at[one]!, now.steps.at[other]!];
    if (Math.max(before, after) > lastSecond) return null;
    if (before === after && known.some((column) => !Object.is(baseline.steps[column][one], now.steps[column][other]))) return before;
    if (before <= after) one++;
    if (after <= before) other++;
  }
  return null;
}

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Polls at one time that came to something else. What a run polled alone is a matter of its pollingInterval. */
function firstOtherPoll({ keda: baseline }: Trace, { keda: now }: Trace, lastSecond: number): number | null {
  if (baseline === null || now === null) return null;
  const outcomes = new Map(baseline.columns.outcome.map((outcome, index) => [baseline.columns.at[index]!, outcome]));
  const { at, outcome } = now.columns;
  const other = at.findIndex((second, index) => second <= lastSecond && outcomes.has(second) && outcomes.get(second) !== outcome[index]);
  return at[other] ?? null;
}

function sideAt({ seconds: { written }, steps, reconciles, keda }: Trace, at: number): DivergenceSide {
  const step = stepAt(steps.at, at);
  const reconcile = reconciles[step] ?? null;
  const before = at === 0 ? null : written[at - 1]!;
  const replicas = written[at]!;
  const found = reconcile?.at === at ? (reconcile.specReplicas ?? before ?? replicas) : replicas;
  const poll = keda?.polls.findLast((each) => each.at === at) ?? null;
  const kedaWrote = keda?.writes.some((write) => write.at === at) ?? false;
  return { before, found, poll, kedaWrote, replicas, step, reconcile };
}
