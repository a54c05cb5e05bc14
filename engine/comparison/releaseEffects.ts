/** What each difference between two releases made of one scenario, and when it did so first. */
import type { Reconcile } from "../controller/decision";
import { olderRules, type OlderRule } from "../controller/olderRules";
import { isBefore, unnamedVersion } from "../controller/releases";
import type { AnyReconcile } from "../controllerV1/decision";
import { manifestOf } from "../simulation/manifests";
import { canResize } from "../simulation/startPrepared";
import type { Trace } from "../simulation/trace";
import {
  concernsInOrder,
  type ApiServerChange,
  type Concern,
  type PodChange,
  type QueueChange,
  type ReleaseChange,
} from "./releaseChanges";

export interface ReleaseEffect {
  change: ReleaseChange;
  /** The most that the change made different in this run; if it made no difference, the most that it can change. */
  concerns: Concern;
  /**
   * The first second at which it made this different: what a sync decided or wrote, when there was a sync, or how the API server judged an
   * edit. null: it made no difference in this run.
   */
  firstAt: number | null;
}

export function releaseEffects(changes: readonly ReleaseChange[], older: Trace, newer: Trace): ReleaseEffect[] {
  const runs = { older, newer, pairs: pairedSyncs(older, newer) };
  return changes.map((change) => {
    for (const concerns of concernsInOrder.slice(concernsInOrder.indexOf(change.concerns))) {
      const firstAt = firstDifference(change, concerns, runs);
      if (firstAt !== null) return { change, concerns, firstAt };
    }
    return { change, concerns: change.concerns, firstAt: null };
  });
}

interface Runs {
  older: Trace;
  newer: Trace;
  pairs: readonly Pair[];
}

/** The syncs of both runs at one second; undefined where a run had none. */
interface Pair {
  at: number;
  older: AnyReconcile | undefined;
  newer: AnyReconcile | undefined;
}

function pairedSyncs(older: Trace, newer: Trace): Pair[] {
  const pairs: Pair[] = [];
  const end = Math.min(older.durationSeconds, newer.durationSeconds);
  for (let one = 0, other = 0; one < older.reconciles.length || other < newer.reconciles.length;) {
    const at = Math.min(older.reconciles[one]?.at ?? Infinity, newer.reconciles[other]?.at ?? Infinity);
    if (at > end) break;
    const pair = { at, older: older.reconciles[one], newer: newer.reconciles[other] };
    if (pair.older?.at === at) one++;
    else pair.older = undefined;
    if (pair.newer?.at === at) other++;
    else pair.newer = undefined;
    pairs.push(pair);
  }
  return pairs;
}

/** When the change first made different what is asked about, which may be less than the most that it can change. */
function firstDifference(change: ReleaseChange, concerns: Concern, runs: Runs): number | null {
  switch (change.part) {
    case "controller": {
      const { name } = change;
      return earlier(
        firstSync(runs, (older, newer, at) => isUsed(name, older, newer, at, runs) && explains(change.concerns, concerns, older, newer)),
        firstJudgedOtherwise(runs, concerns, judgedByRule[name] ?? never),
      );
    }
    case "gate":
      return earlier(firstSync(runs, scaledOtherwise[concerns]), firstJudgedOtherwise(runs, concerns, aboutField(/^spec\.minReplicas: /)));
    case "queue":
      return concerns === "decision" ? (runs.pairs.find((pair) => isExtraSync[change.name](pair, runs))?.at ?? null) : null;
    case "apiServer":
      return firstJudgedOtherwise(runs, concerns, judgesOtherwise[change.name]);
    case "pods":
      return concerns === "decision" ? firstResize(change.name, runs) : null;
    case "outside":
      return null;
  }
}

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

function firstSync({ pairs }: Runs, differs: (older: Reconcile, newer: Reconcile, at: number) => boolean): number | null {
  const found = pairs.find(({ at, older, newer }) => isToday(older) && isToday(newer) && differs(older, newer, at));
  return found?.at ?? null;
}

const isToday = (record: AnyReconcile | undefined): record is Reconcile => record !== undefined && record.controller !== "V1";

/** Whether only the older run followed the rule, or its API server had dropped the field that the rule would ignore. */
function isUsed(rule: OlderRule, older: Reconcile, newer: Reconcile, at: number, runs: Runs): boolean {
  const dropped = droppedBy[rule];
  if (dropped !== undefined && dropped(runs.older, at) !== dropped(runs.newer, at)) return true;
  // After an upgrade within the run, both may follow it.
  return older.olderRules?.some((used) => used.rule === rule) === true && !has(rule, newer);
}

/** What is left of a field that the API server of an older release drops. */
const droppedBy: Readonly<Partial<Record<OlderRule, (trace: Trace, at: number) => string>>> = {
  noToleranceInManifest(trace, at) {
    const { behavior } = manifestOf(trace, at).spec;
    return JSON.stringify([behavior?.scaleUp?.tolerance, behavior?.scaleDown?.tolerance]);
  },
  noPodLevelRequests: ({ taken }) => String(taken?.containers?.pod.requestsMilli !== undefined),
};

/** Whether the release that made the record has the rule. */
const has = (rule: OlderRule, { version = unnamedVersion }: Reconcile): boolean => isBefore(version, olderRules[rule].endsIn);

/**
 * Whether a rule that can change so much at most explains such a difference between the two records. A smaller difference than that can
 * also come from a rule that can change no more; then this rule explains it.
 */
function explains(most: Concern, concerns: Concern, older: Reconcile, newer: Reconcile): boolean {
  if (!differ(concerns, older, newer)) return false;
  if (concerns === most) return true;
  return !differ(most, older, newer) && !older.olderRules?.some(({ rule }) => olderRules[rule].concerns === concerns);
}

/** What a person can see of a sync, of each concern: the counts and what held them; the status; all words. */
const seen: Readonly<Record<Concern, (record: Reconcile) => string>> = {
  decision({ decision, heldBy, scaledTo }) {
    const counts = decision.kind === "computed" ? decision.metrics.map((metric) => (metric.ok ? metric.replicaCount : null)) : null;
    return JSON.stringify([decision.kind, counts, heldBy, scaledTo]);
  },
  status: ({ status }) => JSON.stringify(status),
  text: ({ events, error, status }) => JSON.stringify([events, error, status.conditions]),
};

const differ = (concerns: Concern, older: Reconcile, newer: Reconcile): boolean => seen[concerns](older) !== seen[concerns](newer);

/** What the gate HPAScaleToZero changes. Where the older controller does not know who scaled to zero, its rules explain the difference. */
const scaledOtherwise: Readonly<Record<Concern, (older: Reconcile, newer: Reconcile) => boolean>> = {
  decision(older, newer) {
    const isAtZero = older.specReplicas === 0 && newer.specReplicas === 0;
    return isAtZero && !has("wakesAnyTarget", older) && differ("decision", older, newer);
  },
  status: (older, newer) => !has("noScaledToZero", older) && scaledToZeroIn(older) !== scaledToZeroIn(newer),
  text: () => false,
};

const scaledToZeroIn = ({ status }: Reconcile) => status.conditions.find(({ type }) => type === "ScaledToZero")?.status;

/** The syncs that only the newer queue makes. A difference between the periods of the two can follow from them. */
const isExtraSync: Readonly<Record<QueueChange, (pair: Pair, runs: Runs) => boolean>> = {
  editsAtOnce: ({ at, older }, runs) =>
    older === undefined && isInBoth(runs, ({ edits, absences }) => edits.some((edit) => edit.at === at) && !endsAbsence(absences, at)),
  newAtOnce: ({ at, older }, runs) => older === undefined && isInBoth(runs, ({ absences }) => endsAbsence(absences, at)),
};

const isInBoth = ({ older, newer }: Runs, isIn: (trace: Trace) => boolean): boolean => isIn(older) && isIn(newer);
const endsAbsence = (absences: Trace["absences"], at: number): boolean => absences.some(({ until }) => until === at);

/** The first resize in place that only the newer release makes. Where the older one resizes nothing, no limit is refused for itself. */
function firstResize(name: PodChange, { older, newer }: Runs): number | null {
  const end = Math.min(older.durationSeconds, newer.durationSeconds);
  const ofOlder = name === "lowersMemoryLimits";
  const found = older.incidents.find(({ incident, refused }, index) => {
    return (
      incident.kind === "podsResized" &&
      incident.at <= end &&
      refused !== null &&
      newer.incidents[index]?.refused === null &&
      ofOlder === canResize(older.releases, incident.at)
    );
  });
  return found?.incident.at ?? null;
}

/** What two API servers say against one edit; nothing if they accept it. */
type Judged = (older: readonly string[], newer: readonly string[]) => boolean;

/** The first edit that the two API servers judged differently, in this way. If both refuse it, only their words differ. */
function firstJudgedOtherwise({ older, newer }: Runs, concerns: Concern, isOtherwise: Judged): number | null {
  const end = Math.min(older.durationSeconds, newer.durationSeconds);
  const found = older.incidents.find(({ incident: { at }, refused }, index) => {
    const other = newer.incidents[index]?.refused ?? null;
    const concerned = refused === null || other === null ? "decision" : "text";
    return at <= end && refused !== other && concerned === concerns && isOtherwise(messagesOf(refused), messagesOf(other));
  });
  return found?.incident.at ?? null;
}

const messagesOf = (refused: string | null): string[] => refused?.split("; ") ?? [];

const never: Judged = () => false;

/** Only one of them says something about the field, or it says something else. */
const aboutField =
  (field: RegExp): Judged =>
  (older, newer) =>
    [...older.filter((each) => !newer.includes(each)), ...newer.filter((each) => !older.includes(each))].some((each) => field.test(each));

/** Only the newer one says this. */
const isNews =
  (said: RegExp): Judged =>
  (older, newer) =>
    newer.some((each) => said.test(each)) && !older.some((each) => said.test(each));

/** An edit is refused with one error for each field, so the order of the checks decides which error of maxReplicas that is. */
const namesBoundLast = isNews(/^spec\.maxReplicas: .*`minReplicas`$/);

const judgesOtherwise: Readonly<Record<ApiServerChange, Judged>> = {
  checksReferenceVersions: aboutField(/^[^ ]*\.apiVersion: /),
  requiresMaxReplicas: isNews(/^spec\.maxReplicas: (?:Required value|.*must be greater than or equal to 1$)/),
  // Otherwise the two say the same in another order.
  declaresBounds: (older, newer) =>
    namesBoundLast(older, newer) ||
    older.filter((each) => newer.includes(each)).join("; ") !== newer.filter((each) => older.includes(each)).join("; "),
  namesLabelKeys: aboutField(/^metadata\.|^[^ ]*\.name: /),
};

/** Rules of the controller that come with a gate of the API server. */
const judgedByRule: Readonly<Partial<Record<OlderRule, Judged>>> = {
  noToleranceInManifest: aboutField(/^[^ ]*\.tolerance: /),
  containerMetricsGate: aboutField(/^[^ ]*\.containerResource: /),
};
