/** pkg/updater/logic/updater.go: one run of the updater for one VerticalPodAutoscaler. Times are seconds on the caller's clock. */
import { getContainerPatch } from "./admission";
import { processRecommendation } from "./capping";
import { getUpdatePriority, isEvictionAdmitted, judgePod, sortedByPriority, type PodPriority } from "./priority";
import type { LimitRangeItem } from "./limitRange";
import { getContainersResourcesForPod } from "./recommendationProvider";
import { PodsRestriction } from "./restriction";
import { expiredBoosts, hasStartupBoost, isBoosted, isContainerBoosted, originalResources } from "./startupBoost";
import { readySince, type ReplicaCreator, type UpdatedPod } from "./updatedPod";
import type { UpdaterFlags, UpdaterMemory } from "./updaterFlags";
import { UpdaterLog, type UpdaterCode } from "./updaterLog";
import { getUpdateMode, type ContainerResources, type Recommendation, type VerticalPodAutoscaler } from "./vpa";

/** The calls that change the cluster. */
export interface UpdaterCalls {
  /** False: the eviction is refused, as a PodDisruptionBudget does. */
  evict(pod: UpdatedPod): boolean;
  /** Null: the resize is accepted. "NodeCapacity": the API server knows that it does not fit the node. */
  resize(pod: UpdatedPod, set: ResizeSet): "NodeCapacity" | "Other" | null;
}

/** By container, what a resize sets. */
export type ResizeSet = Readonly<Record<string, ContainerResources>>;

export type UpdaterAction =
  | { readonly action: "evict"; readonly pod: string; readonly ok: boolean }
  | { readonly action: "resize"; readonly pod: string; readonly ok: boolean; readonly set: ResizeSet };

export interface UpdaterRun {
  readonly actions: readonly UpdaterAction[];
  /** By the pod's name. */
  readonly log: ReadonlyMap<string, readonly UpdaterCode[]>;
  /** By the pod's name: how far the requests of a judged pod are from the recommendation, as a part of them. */
  readonly resourceDiffs: ReadonlyMap<string, number>;
  /** Controllers that have fewer pods than the updater asks for. */
  readonly tooFewReplicas: readonly string[];
}

/** `pods`: all of the namespace, in the order of the API server's list; `limitRanges`: the namespace's. The run changes `memory`. */
export function runUpdater(
  vpa: VerticalPodAutoscaler,
  pods: readonly UpdatedPod[],
  creators: readonly ReplicaCreator[],
  flags: UpdaterFlags,
  memory: UpdaterMemory,
  calls: UpdaterCalls,
  now: number,
  limitRanges: readonly LimitRangeItem[] = [],
): UpdaterRun {
  const mode = getUpdateMode(vpa);
  if ((mode === "Off" || mode === "Initial") && !hasStartupBoost(vpa)) return noRun;
  const livePods = pods.filter(({ deleting }) => !deleting);
  forgetGonePods(memory, livePods);
  const controlled = livePods.filter(({ group }) => group !== null);
  const log = new UpdaterLog();
  const restriction = new PodsRestriction(vpa, controlled, creators, { flags, memory, log, now });
  const run = new Run(vpa, limitRanges, flags, memory, calls, now, restriction, log);
  const available = flags.gates.CPUStartupBoost && hasStartupBoost(vpa) ? run.unboost(controlled) : controlled;
  if (mode === "InPlaceOrRecreate" || (mode === "InPlace" && flags.gates.InPlace)) {
    run.evict(run.updateInPlace(run.updateOrder(available.filter((pod) => run.isInPlaceCandidate(pod)))));
  } else if (mode === "Recreate" || mode === "Auto") {
    run.evict(run.updateOrder(available.filter((pod) => restriction.canEvict(pod))));
  }
  return { actions: run.actions, log: log.codes, resourceDiffs: log.resourceDiffs, tooFewReplicas: restriction.tooFewReplicas };
}

const noRun: UpdaterRun = { actions: [], log: new Map(), resourceDiffs: new Map(), tooFewReplicas: [] };

function forgetGonePods({ infeasibleAttempts }: UpdaterMemory, livePods: readonly UpdatedPod[]): void {
  if (infeasibleAttempts.size === 0) return;
  const names = new Set(livePods.map(({ name }) => name));
  for (const name of infeasibleAttempts.keys()) {
    if (!names.has(name)) infeasibleAttempts.delete(name);
  }
}

/** Pods that share their list of containers. */
interface KnownPods {
  readonly recommendation: Recommendation | null;
  /** By the annotation of the containers that the webhook saw. */
  readonly priorities: Map<string | undefined, PodPriority>;
}

class Run {
  readonly actions: UpdaterAction[] = [];
  private readonly vpa: VerticalPodAutoscaler;
  private readonly limitRanges: readonly LimitRangeItem[];
  private readonly flags: UpdaterFlags;
  private readonly memory: UpdaterMemory;
  private readonly calls: UpdaterCalls;
  private readonly now: number;
  private readonly restriction: PodsRestriction;
  private readonly log: UpdaterLog;

  constructor(
    vpa: VerticalPodAutoscaler,
    limitRanges: readonly LimitRangeItem[],
    flags: UpdaterFlags,
    memory: UpdaterMemory,
    calls: UpdaterCalls,
    now: number,
    restriction: PodsRestriction,
    log: UpdaterLog,
  ) {
    this.vpa = vpa;
    this.limitRanges = limitRanges;
    this.flags = flags;
    this.memory = memory;
    this.calls = calls;
    this.now = now;
    this.restriction = restriction;
    this.log = log;
  }

  /** The pods that are not boosted; the others get back what they have without a boost, if it is over. */
  unboost(pods: readonly UpdatedPod[]): readonly UpdatedPod[] {
    for (const pod of pods) {
      if (!this.restriction.canUnboost(pod)) continue;
      this.log.note(pod, "unboost");
      this.resize(pod);
    }
    return pods.filter((pod) => !isBoosted(pod));
  }

  isInPlaceCandidate(pod: UpdatedPod): boolean {
    const decision = this.restriction.canInPlaceUpdate(pod);
    if (decision === "approved") return true;
    return getUpdateMode(this.vpa) === "InPlace" ? decision === "infeasible" || decision === "deferred" : decision === "evict";
  }

  /** `getPodsUpdateOrder`: the pods that are worth an update, the most urgent first. */
  updateOrder(pods: readonly UpdatedPod[]): UpdatedPod[] {
    const { recommendation, containerPolicies } = this.vpa;
    // Pods that are alike may share their list of containers.
    const known = new Map<UpdatedPod["containers"], KnownPods>();
    const judged = pods.map((pod) => {
      let alike = known.get(pod.containers);
      if (alike === undefined) {
        const processed = processRecommendation(recommendation, containerPolicies, pod.containers, this.limitRanges);
        alike = { recommendation: processed?.recommendation ?? null, priorities: new Map() };
        known.set(pod.containers, alike);
      }
      const observed = pod.annotations.vpaObservedContainers;
      const priority = alike.priorities.get(observed) ?? getUpdatePriority(pod, alike.recommendation);
      alike.priorities.set(observed, priority);
      return { pod, recommendation: alike.recommendation, priority };
    });
    const accepted = judged.filter((one) => {
      const judgement = judgePod(this.vpa, one, this.memory.infeasibleAttempts.get(one.pod.name), this.flags, this.now);
      for (const code of judgement.codes) this.log.note(one.pod, code);
      this.log.resourceDiffs.set(one.pod.name, one.priority.resourceDiff);
      return judgement.accepted;
    });
    const admitted = sortedByPriority(accepted).filter((one) => {
      const isAdmitted = isEvictionAdmitted(this.vpa, one);
      if (!isAdmitted) this.log.note(one.pod, "evictionRequirements");
      return isAdmitted;
    });
    return admitted.map(({ pod }) => pod);
  }

  /** Resizes, and returns the pods that must be evicted instead. */
  updateInPlace(pods: readonly UpdatedPod[]): UpdatedPod[] {
    const mode = getUpdateMode(this.vpa);
    return pods.filter((pod) => {
      const decision = this.restriction.canInPlaceUpdate(pod);
      if (decision === "evict") return true;
      if (decision === "infeasibleCached" || (decision === "deferred" && mode === "InPlaceOrRecreate")) return false;
      if (decision === "infeasible") this.recordInfeasibleAttempt(pod);
      const failure = this.resize(pod);
      if (failure === null) return false;
      if (mode === "InPlaceOrRecreate") {
        this.log.note(pod, "resizeCallFailedEvict");
        return true;
      }
      if (failure === "NodeCapacity") this.recordInfeasibleAttempt(pod);
      this.log.note(pod, "resizeCallFailed");
      return false;
    });
  }

  evict(pods: readonly UpdatedPod[]): void {
    for (const pod of pods) {
      if (!this.restriction.canEvict(pod)) continue;
      const ok = this.calls.evict(pod);
      this.actions.push({ action: "evict", pod: pod.name, ok });
      if (ok) this.restriction.countEviction(pod);
      else this.log.note(pod, "evictionCallFailed");
    }
  }

  private recordInfeasibleAttempt(pod: UpdatedPod): void {
    if (this.vpa.recommendation) this.memory.infeasibleAttempts.set(pod.name, this.vpa.recommendation);
    this.log.note(pod, "infeasibleRecorded");
  }

  /** Why the resize failed, or null. */
  private resize(pod: UpdatedPod): "NodeCapacity" | "Other" | null {
    const set = resizeSet(this.vpa, pod, this.now, this.limitRanges);
    if (!this.restriction.hasGroup(pod) || set === null) return "Other";
    const failure = this.calls.resize(pod, set);
    this.actions.push({ action: "resize", pod: pod.name, ok: failure === null, set });
    if (failure === null) this.restriction.countResize(pod);
    return failure;
  }
}

/** pkg/updater/inplace/resource_updates.go: what a resize sets; null: nothing. */
export function resizeSet(
  vpa: VerticalPodAutoscaler,
  pod: UpdatedPod,
  now: number,
  limitRanges: readonly LimitRangeItem[] = [],
): ResizeSet | null {
  const isOff = getUpdateMode(vpa) === "Off";
  const recommended = isOff ? [] : getContainersResourcesForPod(vpa, pod.containers, limitRanges).resources;
  const expired = expiredBoosts({ annotations: pod.annotations, readySince: readySince(pod) }, vpa, now);
  const set: Record<string, ContainerResources> = {};
  for (const [index, container] of pod.containers.entries()) {
    const { name } = container;
    const isExpired = expired.has(name);
    if (!isExpired && (isOff || isContainerBoosted(pod, name))) continue;
    const resources = recommended[index] ?? {};
    const original = isExpired && isEmpty(resources) ? originalResources(pod, name) : null;
    const changed = original ?? resources;
    if (getContainerPatch(container, index, changed).records.length > 0) set[name] = changed;
  }
  return Object.keys(set).length === 0 ? null : set;
}

const isEmpty = ({ requests = {}, limits = {} }: ContainerResources): boolean =>
  Object.keys(requests).length === 0 && Object.keys(limits).length === 0;
