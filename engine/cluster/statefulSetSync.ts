import type { Workload } from "./workload";

/** One sync of a StatefulSet. Mirrors updateStatefulSet and its update strategies in pkg/controller/statefulset. */

export interface StatefulSetSpec<Revision> {
  replicas: number;
  podManagementPolicy: Workload["podManagementPolicy"];
  /** Pods with a lower ordinal keep the current revision. */
  partition: number;
  /** How many pods an update may make unavailable, resolved to pods. null: the gate MaxUnavailableStatefulSet is off. */
  maxUnavailable: number | null;
  currentRevision: Revision;
  updateRevision: Revision;
}

/** A pod as the StatefulSet's controller sees it. */
export interface StatefulPod<Revision> {
  ordinal: number;
  /** Its phase is Failed or Succeeded. */
  isFinished: boolean;
  /** It runs and is ready. */
  isReady: boolean;
  /** It has been ready for minReadySeconds. */
  isAvailable: boolean;
  isTerminating: boolean;
  revision: Revision;
}

export type StatefulSetAction<Revision> = { create: number; revision: Revision } | { delete: number };

/** What one sync does. An update may delete a pod that was deleted before it as finished: upstream then deletes it twice. */
interface StatefulSetSync<Revision> {
  actions: readonly StatefulSetAction<Revision>[];
  /** The ordinals that the update deletes; they are among the actions. */
  updated: ReadonlySet<number>;
}

const waits: StatefulSetSync<never> = { actions: [], updated: new Set() };

/** `byOrdinal` has a hole for each ordinal without a pod. No action: the sync waits, or nothing is left to do. */
export function syncStatefulSet<Revision>(
  spec: StatefulSetSpec<Revision>,
  byOrdinal: readonly (StatefulPod<Revision> | undefined)[],
): StatefulSetSync<Revision> {
  const ordered = spec.podManagementPolicy === "OrderedReady";
  const made = completeReplicas(spec, byOrdinal, ordered);
  if (made === "wait") return waits;
  if (ordered && made.length > 0) return { ...waits, actions: made };
  const condemned = condemnedNow(spec.replicas, byOrdinal, ordered);
  if (condemned === "wait") return waits;
  const updated = new Set(ordered && condemned.length > 0 ? [] : outdatedNow(spec, byOrdinal, ordered));
  const created = made.filter((action) => "create" in action);
  const finished = made.flatMap((action) => ("delete" in action ? action.delete : []));
  const deleted = [...new Set([...condemned, ...updated, ...finished])].toSorted((a, b) => b - a);
  return { actions: [...created, ...deleted.map((ordinal) => ({ delete: ordinal }))], updated };
}

/** The pods below spec.replicas. */
function completeReplicas<Revision>(
  { replicas, partition, currentRevision, updateRevision }: StatefulSetSpec<Revision>,
  byOrdinal: readonly (StatefulPod<Revision> | undefined)[],
  ordered: boolean,
): StatefulSetAction<Revision>[] | "wait" {
  const actions: StatefulSetAction<Revision>[] = [];
  for (let ordinal = 0; ordinal < replicas; ordinal++) {
    const pod = byOrdinal[ordinal];
    if (!pod) actions.push({ create: ordinal, revision: ordinal < partition ? currentRevision : updateRevision });
    else if (pod.isFinished && !pod.isTerminating) actions.push({ delete: ordinal });
    else if (ordered && isUnavailable(pod)) return "wait";
    if (ordered && actions.length > 0) return actions;
  }
  return actions;
}

/** The pods above spec.replicas, the highest first. An unavailable one may go only if no other of the set is unavailable below it. */
function condemnedNow(replicas: number, byOrdinal: readonly (StatefulPod<unknown> | undefined)[], ordered: boolean): number[] | "wait" {
  const condemned = present(byOrdinal.slice(replicas)).toReversed();
  if (!ordered) return condemned.filter(({ isTerminating }) => !isTerminating).map(({ ordinal }) => ordinal);
  const [highest] = condemned;
  if (!highest) return [];
  const firstUnavailable = present(byOrdinal).find(isUnavailable);
  if (highest.isTerminating || (isUnavailable(highest) && highest !== firstUnavailable)) return "wait";
  return [highest.ordinal];
}

/** The pods of another revision than the update's, the highest first. */
function outdatedNow<Revision>(
  { replicas, partition, maxUnavailable, updateRevision }: StatefulSetSpec<Revision>,
  byOrdinal: readonly (StatefulPod<Revision> | undefined)[],
  ordered: boolean,
): number[] {
  const kept = Array.from({ length: replicas }, (_, ordinal) => byOrdinal[ordinal] ?? justCreated(ordinal, updateRevision)).toReversed();
  const candidates = kept.filter(({ ordinal }) => ordinal >= partition);
  const isOutdated = ({ revision, isTerminating }: StatefulPod<Revision>) => revision !== updateRevision && !isTerminating;
  if (maxUnavailable === null) {
    const next = candidates.find((pod) => isOutdated(pod) || isUnavailable(pod));
    return next && isOutdated(next) ? [next.ordinal] : [];
  }
  const outdated = candidates.filter(isOutdated);
  const budget = Math.max(0, maxUnavailable - kept.filter(isUnavailable).length);
  const unavailable = ordered ? [] : outdated.filter(isUnavailable);
  const rest = ordered ? outdated : outdated.filter((pod) => !isUnavailable(pod));
  return [...unavailable, ...rest.slice(0, budget)].map(({ ordinal }) => ordinal);
}

/** A pod that this sync creates; below the partition it has the current revision, which makes no difference here. */
const justCreated = <Revision>(ordinal: number, revision: Revision): StatefulPod<Revision> => ({
  ordinal,
  revision,
  isFinished: false,
  isReady: false,
  isAvailable: false,
  isTerminating: false,
});

const isUnavailable = ({ isAvailable, isTerminating }: StatefulPod<unknown>): boolean => !isAvailable || isTerminating;

export const present = <T>(list: readonly (T | undefined)[]): T[] => list.filter((each) => each !== undefined);

interface StatefulSetStatus<Revision> {
  /** All pods that exist, also those that are being deleted. */
  replicas: number;
  readyReplicas: number;
  availableReplicas: number;
  /** Of the revision, and not being deleted. */
  currentReplicas: number;
  updatedReplicas: number;
  currentRevision: Revision;
}

/** The status that a sync writes. Of the pods that it has just deleted, upstream takes only those off that the update deleted. */
export function statusOf<Revision>(
  { currentRevision, updateRevision }: StatefulSetSpec<Revision>,
  pods: readonly StatefulPod<Revision>[],
  { updated }: StatefulSetSync<Revision>,
): StatefulSetStatus<Revision> {
  const staying = pods.filter(({ ordinal, isTerminating }) => !isTerminating && !updated.has(ordinal));
  const count = (list: readonly StatefulPod<Revision>[], counts: (pod: StatefulPod<Revision>) => boolean) => list.filter(counts).length;
  const status = {
    replicas: pods.length,
    readyReplicas: count(pods, ({ isReady }) => isReady),
    availableReplicas: count(pods, ({ isAvailable }) => isAvailable),
    currentReplicas: count(staying, ({ revision }) => revision === currentRevision),
    updatedReplicas: count(staying, ({ revision }) => revision === updateRevision),
    currentRevision,
  };
  const isComplete = status.updatedReplicas === status.replicas && status.readyReplicas === status.replicas;
  return isComplete ? { ...status, currentReplicas: status.updatedReplicas, currentRevision: updateRevision } : status;
}
