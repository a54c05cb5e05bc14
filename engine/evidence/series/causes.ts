/** Which causes may have made a divergence, each with what speaks for it and against it. */
import { metricName } from "../../api/metricSources";
import type { ControllerFlags } from "../../controller/flags";
import type { Place } from "../merge/merged";
import type { Cause, Causes, Clue, ClueSaid, DivergenceClass, DivergenceKind, Fits } from "./divergence";
import { longestWindow } from "./memories";
import { countsAfter, fewerPods, forgotten, morePods, withFigures } from "./probes";
import type { RecomputedStep } from "./recompute";
import type { SeenSync } from "./seenSync";
import type { Surroundings } from "./surroundings";

/** One sync that differs, and what is around it. */
export interface Differing {
  readonly kind: DivergenceKind;
  readonly step: RecomputedStep;
  readonly before: SeenSync | null;
  /** Of `count`: what the sync before left. */
  readonly left: number | null;
  /** The syncs before this one and after it, in order of time. */
  readonly earlier: readonly SeenSync[];
  readonly later: readonly SeenSync[];
  readonly flags: ControllerFlags;
  readonly around: Surroundings;
}

/** Figures, replica sets and events this near a sync may explain it. */
const lagSeconds = 120;
const rolloutSeconds = 600;

export function causesOf(differing: Differing): Causes {
  const found = Object.fromEntries(
    (Object.keys(judges) as (keyof typeof judges)[]).map((name) => [name, judges[name](differing)]),
  ) as Record<keyof typeof judges, Cause>;
  const fitting = Object.values(found).filter(({ fits }) => fits !== false).length;
  const hasOther = fitting > 0;
  // Where two fit, neither is certain. That a figure is missing is recorded, and only why it is missing stays open.
  if (fitting > 1 && differing.kind !== "noMetric") {
    for (const name of Object.keys(judges) as (keyof typeof judges)[])
      if (found[name].fits === true) found[name] = { ...found[name], fits: "possible" };
  }
  return { ...found, unknown: cause(!hasOther, clue({ code: hasOther ? "anotherCauseFits" : "noOtherCauseFits" })) };
}

const cause = (fits: Fits, ...evidence: readonly Clue[]): Cause => ({ fits, evidence });
const clue = (said: ClueSaid, places: readonly Place[] = []): Clue => ({ ...said, places });

const judges: Readonly<Record<Exclude<DivergenceClass, "unknown">, (differing: Differing) => Cause>> = {
  anotherWriter(differing) {
    const { kind, step, around } = differing;
    if (kind !== "count") return cause(false, clue({ code: "changesNoDecision" }));
    const { sync, spec } = step;
    const count = sync.currentReplicas;
    const [min, max] = [spec.spec.minReplicas ?? 1, spec.spec.maxReplicas];
    if (count > max || (count < min && count !== 0))
      return cause(true, clue({ code: "outsideBounds", count, min, max }, around.countPlaces), ...rescaleClues(differing).clues);
    const { says, clues } = rescaleClues(differing);
    return cause(says === "written" ? false : says === "notWritten" ? true : "possible", ...clues);
  },

  rollout(differing) {
    const { kind, step, around, flags } = differing;
    if (kind === "count") return cause(false, clue({ code: "writesNoCount" }));
    if (kind === "noMetric") return cause(false, clue({ code: "changesNoDecision" }));
    const { sync } = step;
    const clues: Clue[] = [];
    const near = around.replicaSets?.filter(({ at }) => at <= sync.at && at > sync.at - rolloutSeconds) ?? [];
    const names = replicaSetsOf(sync);
    if (names.length > 1) clues.push(clue({ code: "twoReplicaSets", names }, around.podPlaces));
    for (const { name, at, place } of near.slice(0, 3)) clues.push(clue({ code: "newReplicaSet", name, at }, [place]));
    const existing = sync.pods?.length ?? sync.statusReplicas?.to ?? null;
    const isAbove = existing !== null && existing > sync.currentReplicas;
    if (isAbove) clues.push(clue({ code: "podsAboveCount", existing, count: sync.currentReplicas }, around.podPlaces));
    const isShown = clues.length > 0;
    if (around.replicaSets !== null && near.length === 0 && names.length < 2)
      clues.push(
        clue(
          { code: "noNewReplicaSet", withinSeconds: rolloutSeconds },
          around.replicaSets.slice(0, 2).map(({ place }) => place),
        ),
      );
    else if (around.replicaSets === null && !isShown) clues.push(clue({ code: "replicaSetsNotRecorded" }));
    if (existing === null) clues.push(clue({ code: "podsNotRecorded" }));
    else if (!isAbove) clues.push(clue({ code: "podsAtCount", existing }, around.podPlaces));
    const more = morePods({ step, flags }, existing);
    clues.push(clue(more === null ? { code: "morePodsWouldNotFit" } : { code: "morePodsWouldFit", pods: more }));
    if (more === null) {
      // Pods of a new release are not Ready at first, so a rollout may act through them alone.
      const { unready, missing } = isShown ? fewerPods({ step, flags }) : { unready: null, missing: null };
      return cause(unready === null && missing === null ? false : "possible", ...clues);
    }
    if (existing !== null && !isAbove) return cause(false, ...clues);
    return cause(isShown ? true : "possible", ...clues);
  },

  notReadyPods({ kind, step, flags, around }) {
    if (kind === "count") return cause(false, clue({ code: "writesNoCount" }));
    if (kind === "noMetric") {
      const ready = readyOf(step.sync);
      if (ready === null) return cause("possible", clue({ code: "podsNotRecorded" }));
      return ready.ready === 0
        ? cause("possible", clue({ code: "podsNotReady", ...ready }, around.podPlaces))
        : cause(false, clue({ code: "podsReady", ready: ready.ready }, around.podPlaces));
    }
    const clues: Clue[] = [];
    const ready = readyOf(step.sync);
    if (ready === null) clues.push(clue({ code: "podsNotRecorded" }));
    else if (ready.ready < ready.of) clues.push(clue({ code: "podsNotReady", ...ready }, around.podPlaces));
    else clues.push(clue({ code: "podsReady", ready: ready.ready }, around.podPlaces));
    const { unready, missing } = fewerPods({ step, flags });
    if (unready !== null) clues.push(clue({ code: "unreadyPodsWouldFit", pods: unready }));
    const withoutSample =
      missing ?? (step.fitting[0] ? step.fitting[0].supposed.pods.filter(({ sample }) => sample === "none").length || null : null);
    if (withoutSample !== null) clues.push(clue({ code: "missingSamplesWouldFit", pods: withoutSample }));
    if (unready === null && withoutSample === null) return cause(false, ...clues, clue({ code: "unreadyPodsWouldNotFit" }));
    if (ready !== null && ready.ready === ready.of && withoutSample === null) return cause(false, ...clues);
    // Which pods had a sample is recorded nowhere.
    return cause(ready !== null && ready.ready < ready.of && unready !== null ? true : "possible", ...clues);
  },

  metricLag({ kind, step, earlier, later, flags, around }) {
    if (kind === "count") return cause(false, clue({ code: "writesNoCount" }));
    if (kind === "noMetric") return cause(false, clue({ code: "changesNoDecision" }));
    const { at, metrics } = step.sync;
    const places = [...around.figurePlaces.values()].flat();
    const own = JSON.stringify(metrics, withBigInts);
    const tried = new Set([own]);
    const near = [...earlier.toReversed(), ...later].filter((other) => Math.abs(other.at - at) <= lagSeconds);
    for (const other of near) {
      const key = JSON.stringify(other.metrics, withBigInts);
      if (tried.has(key) || other.metrics.every((metric) => metric === null)) continue;
      tried.add(key);
      if (!withFigures({ step, flags }, other.metrics)) continue;
      const figures = other.metrics.map(figureOf);
      return cause("possible", clue({ code: "otherFigureWouldFit", seconds: other.at - at, figures }, places));
    }
    return cause(false, clue({ code: "noOtherFigureWouldFit", withinSeconds: lagSeconds }, places));
  },

  overlap({ kind, step, around }) {
    const { at, currentReplicas } = step.sync;
    const said = eventsNear(step.sync, around).find(({ message, reason }) => overlapWords.test(`${reason} ${message}`));
    if (said !== undefined && kind === "noMetric") return cause(true, clue({ code: "overlapSaid", message: said.message }, [said.place]));
    if (kind === "decision") return cause(false, clue({ code: "changesNoDecision" }));
    if (kind === "noMetric" && metricErrorNear(step.sync, around) !== undefined) return cause(false, clue({ code: "noOtherAutoscaler" }));
    if (around.others === null) return cause("possible", clue({ code: "otherAutoscalersNotRecorded" }));
    if (around.others.length === 0) return cause(false, clue({ code: "noOtherAutoscaler" }));
    const clues = around.others.map((other) =>
      clue({ code: "otherAutoscaler", name: other.name, desired: other.desiredAt(at) }, other.places),
    );
    const wrote = around.others.some((other) => other.desiredAt(at) === currentReplicas || other.desiredAt(at - 15) === currentReplicas);
    return cause(kind === "count" && wrote ? true : "possible", ...clues);
  },

  controllerRestart({ kind, step, earlier, flags }) {
    if (kind === "count") return cause(false, clue({ code: "writesNoCount" }));
    if (kind === "noMetric") return cause(false, clue({ code: "changesNoDecision" }));
    const window = longestWindow(step.spec, flags);
    const since = earlier.filter(({ at }) => at > step.sync.at - window);
    const found = forgotten({ step, flags }, since);
    return found === null
      ? cause(false, clue({ code: "forgottenWouldNotFit" }))
      : cause("possible", clue({ code: "forgottenWouldFit", at: found.at }));
  },

  noMetric({ kind, step, around }) {
    const { sync, spec } = step;
    const names = (spec.spec.metrics ?? []).map(metricName);
    const clues = names.flatMap((metric, index) => {
      const places = around.figurePlaces.get(metric) ?? [];
      return clue({ code: sync.metrics[index] === null ? "noFigure" : "figureRecorded", metric }, places);
    });
    const isMissing = sync.metrics.includes(null);
    if (kind === "count") return cause(false, clue({ code: "writesNoCount" }));
    if (kind === "decision") return cause(isMissing ? "possible" : false, ...clues);
    const error = metricErrorNear(sync, around);
    if (error !== undefined) clues.push(clue({ code: "metricError", message: error.message }, [error.place]));
    if (sync.scalingActive === false) clues.push(clue({ code: "scalingInactive" }));
    const isOverlap = eventsNear(sync, around).some(({ reason, message }) => overlapWords.test(`${reason} ${message}`));
    return cause(error !== undefined ? true : isOverlap ? false : "possible", ...clues);
  },

  unseenSync(differing) {
    const { kind, step, before, left, flags, around } = differing;
    const { sync } = step;
    if (kind === "noMetric") return cause(false, clue({ code: "changesNoDecision" }));
    if (kind === "decision")
      return sync.unseenBefore > 0
        ? cause("possible", clue({ code: "unseenSyncWouldFit", syncs: sync.unseenBefore }))
        : cause(false, clue({ code: "everySyncSeen" }));
    const event = rescaleClues(differing);
    if (event.says === "written") return cause(true, ...event.clues);
    if (left === null || before === null) return cause("possible", clue({ code: "podsNotRecorded" }));
    const counts = [before.metrics, sync.metrics].flatMap((metrics) => countsAfter({ step, flags }, left, metrics));
    const [low, high] = [Math.min(left, ...counts), Math.max(left, ...counts)];
    const isReached = low <= sync.currentReplicas && sync.currentReplicas <= high && counts.length > 0;
    if (event.says === "notWritten") return cause(false, ...event.clues);
    return isReached
      ? cause("possible", clue({ code: "unseenSyncWouldFit", syncs: Math.max(1, sync.unseenBefore) }, around.countPlaces))
      : cause(false, clue({ code: "unseenSyncWouldNotFit" }));
  },
};

const eventsNear = ({ at }: SeenSync, { events }: Surroundings) =>
  events.events.filter(({ first, to }) => to >= at - lagSeconds && first <= at + lagSeconds);

const overlapWords = /AmbiguousSelector|controlled by (?:multiple HPAs|more than one HPA)|selectors overlap/i;

const metricErrorNear = (sync: SeenSync, around: Surroundings) =>
  eventsNear(sync, around).find(
    ({ reason, message }) => /^Failed(?:Get|Compute)\w{0,60}(?:Metric|Replicas)/.test(reason) && !overlapWords.test(message),
  );

/** What events say of a rescale to the count that a sync found. */
function rescaleClues({ step, before, around, flags }: Differing): { says: "written" | "notWritten" | "nothing"; clues: Clue[] } {
  const { sync } = step;
  const count = sync.currentReplicas;
  const period = flags.syncPeriodSeconds;
  const from = (before?.at ?? sync.at) - period;
  const to = sync.scrapedAt + period;
  const same = around.events.events.filter(({ size }) => size === count);
  const found = same.find((event) => event.to >= from && event.from <= to);
  if (found !== undefined)
    return { says: "written", clues: [clue({ code: "rescaleEvent", count, at: Math.round((found.from + found.to) / 2) }, [found.place])] };
  // An event that repeated only keeps its first and its last time.
  const mayHide = same.some((event) => event.first <= to && event.to >= from);
  if (mayHide || !around.events.covers(from) || !around.events.covers(to))
    return { says: "nothing", clues: [clue({ code: "noEventsOfThisTime" })] };
  const places = around.events.events.filter(({ size }) => size !== null).map(({ place }) => place);
  return { says: "notWritten", clues: [clue({ code: "noRescaleEvent", count, withinSeconds: period }, places.slice(0, 3))] };
}

/** A Deployment names a pod after its replica set. */
function replicaSetsOf({ pods, currentReplicas }: SeenSync): string[] {
  if (pods === null || currentReplicas < 1) return [];
  const names = new Set(pods.flatMap(({ name }) => /^(.{1,240}-[a-z0-9]{5,10})-[a-z0-9]{5}$/.exec(name)?.[1] ?? []));
  return [...names].toSorted();
}

function readyOf({ pods, readyReplicas, statusReplicas }: SeenSync): { ready: number; of: number } | null {
  if (pods !== null) {
    const there = pods.filter(({ after }) => after !== null && !after.terminating);
    return { ready: there.filter(({ before, after }) => after!.ready && before?.ready === true).length, of: there.length };
  }
  return readyReplicas === null || statusReplicas === null ? null : { ready: readyReplicas, of: statusReplicas.to };
}

const figureOf = (metric: SeenSync["metrics"][number]): number | null => {
  if (metric === null) return null;
  if (metric.utilizationPercent !== null) return metric.utilizationPercent;
  const milli = metric.averageMilli ?? metric.valueMilli;
  return milli === null ? null : Number(milli) / 1000;
};

const withBigInts = (_: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value);
