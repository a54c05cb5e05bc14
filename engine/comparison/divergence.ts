import type { MetricSpec } from "../api/autoscaling";
import type { MetricProposal } from "../controller/decision";
import type { AnyReconcile } from "../controllerV1/decision";
import { countedOf, nameOf, proposalsOf } from "../explanation/changedRequests";
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
  /**
   * What a VerticalPodAutoscaler had done before in one of the runs, if both syncs counted pods with other requests, or other pods soon after it;
   * null: it is no cause.
   */
  vpa: VpaCause | null;
}

/** The last thing that the VPA did in one of the runs alone. */
export interface VpaCause {
  /** The first metric whose counted pods request something else; null: the two syncs only counted other pods. */
  requests: OtherRequests | null;
  run: "baseline" | "now";
  at: number;
  pod: string;
  /** `admit`: the webhook set the requests of a new pod. */
  kind: "evict" | "resize" | "admit";
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
    vpa: vpaCause(baseline, now, at),
  };
}

/** The average request of a counted pod, in milli-units. */
interface OtherRequests {
  metric: MetricSpec;
  baselineMilli: number;
  nowMilli: number;
}

/** Until a new pod is counted as the others are. */
const soonSeconds = 300;

function vpaCause(baseline: Trace, now: Trace, at: number): VpaCause | null {
  const last = lastOf({ baseline: changesUpTo(baseline, at), now: changesUpTo(now, at) });
  if (last === null) return null;
  const [before, after] = [baseline, now].map(({ steps, reconciles }) => reconciles[stepAt(steps.at, at)]);
  if (before?.at !== at || after?.at !== at) return null;
  const pairs = proposalsOf(after).flatMap((metric, index) => {
    const earlier = proposalsOf(before)[index];
    return earlier && nameOf(earlier) === nameOf(metric) ? [{ earlier, metric }] : [];
  });
  const requests = pairs.map(otherRequests).find((each) => each !== null) ?? null;
  if (requests === null && (at - last.at > soonSeconds || !pairs.some(countsOthers))) return null;
  return { requests, ...last };
}

interface Pair {
  earlier: MetricProposal;
  metric: MetricProposal;
}

function otherRequests({ earlier, metric }: Pair): OtherRequests | null {
  const [one, other] = [countedOf(earlier), countedOf(metric)];
  if (!one || !other) return null;
  const [baselineMilli, nowMilli] = [Number(one.requests) / one.samples, Number(other.requests) / other.samples];
  return baselineMilli === nowMilli ? null : { metric: metric.spec, baselineMilli, nowMilli };
}

function countsOthers({ earlier, metric }: Pair): boolean {
  const [one, other] = [earlier, metric].map((proposal) => {
    if (!proposal.ok || proposal.calculation.kind !== "pods") return "";
    const { groups, setAsideRequests, counted } = proposal.calculation;
    return JSON.stringify([groups, setAsideRequests, counted.samples], (_, value: unknown) =>
      typeof value === "bigint" ? String(value) : value,
    );
  });
  return one !== other;
}

type Change = Pick<VpaCause, "at" | "pod" | "kind">;

/** What the VPA did to pods, in order of time: a pod that it evicted comes back with other requests. */
function changesUpTo({ vpa }: Trace, at: number): Change[] {
  if (vpa === null) return [];
  const admitted = vpa.admissions.map((each): Change => ({ at: each.at, pod: each.pod, kind: "admit" }));
  const acted = vpa.actions.flatMap(({ ok, ...each }): Change[] => (ok ? [{ at: each.at, pod: each.pod, kind: each.kind }] : []));
  const changes = acted.length > 0 && acted[0]!.at <= at ? acted : admitted;
  return changes.filter((change) => change.at <= at);
}

/** The later one, of what only one of the runs has. */
function lastOf(changes: Readonly<Record<"baseline" | "now", readonly Change[]>>): (Change & Pick<VpaCause, "run">) | null {
  const textsOf = (run: "baseline" | "now") => new Set(changes[run].map(textOfChange));
  const lastIn = (run: "baseline" | "now", others: ReadonlySet<string>) => {
    const last = changes[run].findLast((change) => !others.has(textOfChange(change)));
    return last && { run, ...last };
  };
  const [before, after] = [lastIn("baseline", textsOf("now")), lastIn("now", textsOf("baseline"))];
  if (before === undefined || after === undefined) return before ?? after ?? null;
  return before.at > after.at ? before : after;
}

const textOfChange = ({ at, pod, kind }: Change): string => `${at} ${kind} ${pod}`;

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
