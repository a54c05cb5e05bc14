/** What another release of KEDA changes in one scenario, and when each change first made a difference. */
import { kedaChangesBetween, type KedaChange, type KedaChangeName, type KedaConcern } from "../kedaReleases/changes";
import { isKedaBefore, type KedaVersion } from "../kedaReleases/releases";
import { kedaVersionOf } from "../scenario/scenario";
import type { KedaTrace, PollRecord } from "../simulation/kedaTrace";
import type { Trace } from "../simulation/trace";
import type { ComparedRun } from "./comparison";
import { findDivergence } from "./divergence";

export interface KedaReleaseComparison {
  /** The release of the baseline and of the present run. `from` may be the newer one. */
  from: KedaVersion;
  to: KedaVersion;
  /** All that differs between the two, oldest first. */
  changes: readonly KedaReleaseEffect[];
}

export interface KedaReleaseEffect {
  change: KedaChange;
  /** The most that the change made different in this run; if it made no difference, the most that it can change. */
  concerns: KedaConcern;
  /** The first second at which it made this different; null: it made no difference in this run. */
  firstAt: number | null;
}

export function compareKedaReleases(baseline: ComparedRun, now: ComparedRun, lastSecond: number): KedaReleaseComparison | null {
  const [from, to] = [kedaVersionOf(baseline.scenario), kedaVersionOf(now.scenario)];
  if (from === to || baseline.trace.keda === null || now.trace.keda === null) return null;
  const isUpgrade = isKedaBefore(from, to);
  const [older, newer] = isUpgrade ? [baseline.trace, now.trace] : [now.trace, baseline.trace];
  const changes = isUpgrade ? kedaChangesBetween(from, to) : kedaChangesBetween(to, from);
  const seen = whatDiffers(older, newer, lastSecond);
  return { from, to, changes: changes.map((change) => ({ change, ...(effects[change.name](seen) ?? none(change)) })) };
}

type Effect = Pick<KedaReleaseEffect, "concerns" | "firstAt">;

const none = ({ concerns }: KedaChange): Effect => ({ concerns, firstAt: null });
const effect = (concerns: KedaConcern, firstAt: number | null): Effect | null => (firstAt === null ? null : { concerns, firstAt });

/** Seconds at which the two runs first differ in something; null: they do not. */
interface Differences {
  /** A count, or what a sync or a poll decided. */
  decided: number | null;
  /** How many failures are counted. */
  counted: number | null;
  /** The rest of the status, and the events of the polls. */
  stored: number | null;
  /** The first poll of the newer run that asked no source for a metric. */
  unasked: number | null;
  older: KedaTrace;
  newer: KedaTrace;
}

function whatDiffers(older: Trace, newer: Trace, lastSecond: number): Differences {
  const kedas = [older.keda!, newer.keda!] as const;
  return {
    decided: findDivergence(older, newer, lastSecond)?.at ?? null,
    counted: firstDifference(...kedas, lastSecond, ({ stored }) => JSON.stringify(stored?.status.health ?? null)),
    stored: firstDifference(...kedas, lastSecond, ({ stored, poll }) =>
      JSON.stringify([{ ...stored?.status, health: null }, eventsOf(poll)]),
    ),
    unasked: newer.keda!.polls.find(({ at, poll }) => at <= lastSecond && takesReads(poll))?.at ?? null,
    older: kedas[0],
    newer: kedas[1],
  };
}

const takesReads = (poll: PollRecord["poll"]): boolean =>
  poll.kind === "polled" && poll.triggers.some(({ observedAt }) => observedAt !== undefined);

const eventsOf = (poll: PollRecord["poll"] | null) => (poll?.kind === "polled" ? poll.events : []);

/** What is known of KEDA after a second in which it did something. */
interface Moment {
  stored: PollRecord["stored"] | null;
  poll: PollRecord["poll"] | null;
}

function momentsOf({ reconciles, polls, reads }: KedaTrace): ReadonlyMap<number, Moment> {
  const moments = new Map<number, Moment>();
  for (const { at, stored } of reconciles) moments.set(at, { stored, poll: null });
  for (const { at, stored, poll } of polls) moments.set(at, { stored, poll });
  for (const { at, stored } of reads) if (stored !== undefined) moments.set(at, { stored, poll: moments.get(at)?.poll ?? null });
  return moments;
}

/** What a run last said stays until it says something else; an event is of its second alone. */
function firstDifference(older: KedaTrace, newer: KedaTrace, lastSecond: number, said: (moment: Moment) => string): number | null {
  const [before, after] = [momentsOf(older), momentsOf(newer)];
  const times = [...new Set([...before.keys(), ...after.keys()])].filter((at) => at <= lastSecond).toSorted((one, other) => one - other);
  let [was, is]: [Moment, Moment] = [nothing, nothing];
  for (const at of times) {
    was = before.get(at) ?? { ...was, poll: null };
    is = after.get(at) ?? { ...is, poll: null };
    if (said(was) !== said(is)) return at;
  }
  return null;
}

const nothing: Moment = { stored: null, poll: null };

/** A difference in decisions comes of the counted failures if these differ by then, and of the polls that do not ask if not. */
const comesOfCounts = ({ counted, decided }: Differences): boolean => counted !== null && (decided === null || counted <= decided);

const effects: Readonly<Record<KedaChangeName, (seen: Differences) => Effect | null>> = {
  pollsOnlyWhereItMatters(seen) {
    if (seen.unasked === null) return null;
    const decided = comesOfCounts(seen) ? null : seen.decided;
    return effect("decision", decided) ?? effect("status", seen.stored) ?? effect("work", seen.unasked);
  },
  readsAloneCountFailures(seen) {
    if (seen.unasked === null || !comesOfCounts(seen)) return null;
    return effect("decision", seen.decided) ?? effect("status", seen.counted);
  },
  skipsUnchangedReconciles: ({ older }) => effect("work", older.reconciles.find(({ cause }) => cause === "ready")?.at ?? null),
  warnsOnlyWithoutIdle: (seen) =>
    effect(
      "text",
      firstWith(seen, ({ minReplicaCount = 0, idleReplicaCount = 0, cooldownPeriod, pollingInterval, triggers = [] }) => {
        const isPollingWarned = pollingInterval !== undefined && !triggers.some(({ useCachedMetrics }) => useCachedMetrics);
        return minReplicaCount > 0 && idleReplicaCount > 0 && (cooldownPeriod !== undefined || isPollingWarned);
      }),
    ),
  knowsClickHouse: (seen) => effect("decision", firstTrigger(seen, "clickhouse")),
  knowsSpanner: (seen) => effect("decision", firstTrigger(seen, "gcp-spanner")),
  readsRunningWorkflowCount: (seen) => effect("text", firstTrigger(seen, "temporal", "includeRunningWorkflowCount")),
  readsFullMetadata: (seen) => effect("text", firstTrigger(seen, "kafka", "fullMetadata")),
  deprecatesLiiklus: (seen) => effect("text", firstTrigger(seen, "liiklus")),
  pushChangesTargets: () => null,
  managesOnlyOwnHpas: () => null,
  failsWithoutSolr: () => null,
};

type Spec = PollRecord["stored"]["object"]["spec"];

/** When the newer run first has such a ScaledObject. */
const firstWith = ({ newer }: Differences, isSuch: (spec: Spec) => boolean): number | null =>
  newer.reconciles.find(({ stored }) => stored !== null && isSuch(stored.object.spec))?.at ?? null;

const firstTrigger = (seen: Differences, type: string, key?: string): number | null =>
  firstWith(seen, ({ triggers = [] }) =>
    triggers.some((trigger) => trigger.type === type && (key === undefined || Object.hasOwn(trigger.metadata ?? {}, key))),
  );
