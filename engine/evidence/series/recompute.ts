/** Recomputes each sync that recorded series show, with the controller's own code, and keeps every explanation that fits what was recorded. */
import type { HorizontalPodAutoscaler, MetricSpec } from "../../api/autoscaling";
import { metricSources, metricTarget } from "../../api/metricSources";
import type { ControllerMemory, HeldByReason, MetricProposal, Reconcile } from "../../controller/decision";
import type { ControllerFlags } from "../../controller/flags";
import { withoutFillIns } from "../../controller/heldBy";
import { reconcileAutoscaler, type ReconcileResult } from "../../controller/horizontal";
import type { Observation } from "../../controller/observation";
import { asRecorded, distinctMemories, extremesOf, firstMemories, longestWindow, overUnseen } from "./memories";
import { observationOf } from "./observationOf";
import { withTarget } from "./targets";
import type { SeenSync } from "./seenSync";
import { suppositions, type Reads, type SupposedPods } from "./suppositions";

/** What can be said of one sync. */
export interface RecomputedSync {
  readonly sync: SeenSync;
  /**
   * Explanations that fit, the plainest first, one for each reason that may have held the count. Empty: something else happened than the
   * series show.
   */
  readonly fitting: readonly Explanation[];
  /** What the controller computes if all pods in doubt are as far as they can be. */
  readonly plain: Reconcile | null;
  /** What held the count, if every explanation agrees and none is left out; null: undetermined. */
  readonly heldBy: HeldByReason | null;
}

export interface Explanation {
  readonly supposed: SupposedPods;
  readonly reconcile: Reconcile;
}

/** Of more memories than this only the plainest and the extremes are kept: a window's result lies between theirs. */
const mostMemories = 200;

/** More suppositions about the pods than this are not tried, and fewer where there are many pods. */
const mostSuppositions = 5000;
const mostPodsSupposed = 150_000;

/** Where a sync can only be explained by old pods without a sample, the syncs up to this long before it may have lacked them, too. */
const missingSeconds = 60;

/** The spec must have its defaults filled in. `createdAt`: when the autoscaler was created; null if nothing tells. */
export function recompute(
  hpa: HorizontalPodAutoscaler,
  syncs: readonly SeenSync[],
  flags: ControllerFlags,
  createdAt: number | null = null,
): RecomputedSync[] {
  const recomputer = new Recomputer(hpa, flags, createdAt);
  const steps = syncs.map((sync) => recomputer.next(sync));
  const surely = surelyHeldBy(steps.map(({ sync, heldBy, isDeep }) => ({ at: sync.at, heldBy, isDeep })));
  return steps.map((step, index) => ({ ...step, heldBy: surely[index]! }));
}

/** Where a sync can only be explained by old pods without a sample, the syncs shortly before it are not sure either. */
export function surelyHeldBy(
  steps: readonly { readonly at: number; readonly heldBy: HeldByReason | null; readonly isDeep: boolean }[],
): (HeldByReason | null)[] {
  let deepAt = Infinity;
  return steps
    .toReversed()
    .map(({ at, heldBy, isDeep }) => {
      if (isDeep) deepAt = at;
      return !isDeep && deepAt - at <= missingSeconds ? null : heldBy;
    })
    .toReversed();
}

/** What a sync was recomputed from and with. */
export interface RecomputedStep extends RecomputedSync {
  /** The spec as it was at the sync, as far as series tell. */
  readonly spec: HorizontalPodAutoscaler;
  /** What the controller may have remembered, the plainest first. */
  readonly memories: readonly ControllerMemory[];
  /** Only old pods without a sample may explain it. */
  readonly isDeep: boolean;
}

/** Recomputes syncs one after the other. */
export class Recomputer {
  private memories: readonly ControllerMemory[] | null = null;
  /** Until then not all suppositions that fit are remembered. */
  private incompleteUntil = -Infinity;
  /** Until then the memories are the extremes of those that fit. */
  private mergedUntil = -Infinity;
  /** Until then an unseen sync may have left a proposal in a window. */
  private gapUntil = -Infinity;
  private readonly window: number;
  /** What was done until now, in units of `workOf`. */
  work = 0;

  constructor(
    private readonly hpa: HorizontalPodAutoscaler,
    private readonly flags: ControllerFlags,
    private readonly createdAt: number | null,
  ) {
    this.window = longestWindow(hpa, flags);
  }

  /** The same at this sync, for a second way from here. */
  copy(): Recomputer {
    return Object.assign(new Recomputer(this.hpa, this.flags, this.createdAt), this);
  }

  /** A memory that the next syncs may have, too. */
  remember(memory: ControllerMemory): void {
    if (this.memories !== null) this.memories = [...this.memories, memory];
  }

  next(sync: SeenSync): RecomputedStep {
    const { hpa, flags, window } = this;
    const spec = asSeen(hpa, sync);
    let memories = this.memories ?? firstMemories(hpa, sync, flags, this.createdAt);
    if (sync.unseenBefore > 0) {
      this.gapUntil = sync.at + window;
      const { plain, tried } = distinctSuppositions(spec, sync, memories[0]!, flags, false);
      this.work += tried * workOf(sync);
      const proposed = plain?.decision.kind === "computed" ? plain.decision.proposal : null;
      memories = distinctMemories(overUnseen(memories, sync, proposed, flags.syncPeriodSeconds), sync.at - window);
    }
    const merged = sync.at <= this.mergedUntil;
    let look = lookAt(spec, sync, memories, flags, merged, false);
    this.work += look.tried * workOf(sync);
    const isDeep = look.after.length === 0;
    let { complete } = look;
    if (isDeep) {
      look = lookAt(spec, sync, memories, flags, merged, true);
      complete &&= look.complete;
      this.work += look.tried * workOf(sync);
    }
    const after = isDeep && look.after.length === 0 ? memories.map((memory) => asRecorded(memory, sync)) : look.after;
    const distinct = distinctMemories(after, sync.at - window);
    const overflows = distinct.length > (merged ? 4 : mostMemories);
    this.memories = merged || overflows ? extremesOf(distinct) : distinct;
    if (overflows) this.mergedUntil = sync.at + window;
    if (!complete) this.incompleteUntil = sync.at + window;
    const { fitting, plain, isPlainest } = look;
    const [only] = fitting.keys();
    // After a gap the scrapes before and after a sync are too far apart to tell what each pod went through.
    const isGuess = sync.at <= this.gapUntil && (isDeep || !isPlainest || only === "pods");
    const isSure = fitting.size === 1 && sync.at > this.incompleteUntil && !isGuess;
    return { sync, spec, memories, isDeep, fitting: [...fitting.values()], plain, heldBy: isSure ? only! : null };
  }
}

interface Look {
  readonly fitting: ReadonlyMap<HeldByReason, Explanation>;
  readonly after: readonly ControllerMemory[];
  readonly plain: Reconcile | null;
  readonly complete: boolean;
  /** How often the controller was asked. */
  readonly tried: number;
  /** Whether the first explanation rests on the plainest supposition. */
  readonly isPlainest: boolean;
}

function lookAt(
  hpa: HorizontalPodAutoscaler,
  sync: SeenSync,
  memories: readonly ControllerMemory[],
  flags: ControllerFlags,
  merged: boolean,
  deep: boolean,
): Look {
  const { kept, complete, plain, tried } = distinctSuppositions(hpa, sync, memories[0]!, flags, deep);
  const fitting = new Map<HeldByReason, Explanation>();
  const after: ControllerMemory[] = [];
  for (const { supposed, observation, result } of kept) {
    const results = memories.map((memory, index) => (index === 0 ? result : reconcileAutoscaler(hpa, observation, memory, flags, sync.at)));
    const between = merged && isBetween(results, sync);
    results.forEach(({ reconcile, memory: next }, index) => {
      const memory = memories[index]!;
      const fits = fitsRecord(reconcile, sync, memory);
      if (!fits && !(between && isActive(reconcile))) return;
      after.push(fits ? next : { ...asRecorded(memory, sync), recommendations: next.recommendations });
      const { by } = reconcile.heldBy;
      if (!fitting.has(by)) fitting.set(by, { supposed, reconcile });
    });
  }
  const [first] = fitting.values();
  const asked = tried + kept.length * (memories.length - 1);
  return { fitting, after, plain, complete, tried: asked, isPlainest: first !== undefined && first.supposed === kept[0]?.supposed };
}

interface Supposition {
  readonly supposed: SupposedPods;
  readonly observation: Observation;
  /** With the plainest memory. */
  readonly result: ReconcileResult;
}

/** The plainest of all suppositions from which the metrics propose the same. */
function distinctSuppositions(
  hpa: HorizontalPodAutoscaler,
  sync: SeenSync,
  memory: ControllerMemory,
  flags: ControllerFlags,
  deep: boolean,
): { kept: readonly Supposition[]; complete: boolean; plain: Reconcile | null; tried: number } {
  const kept = new Map<string, Supposition>();
  let plain: Reconcile | null = null;
  const most = Math.min(mostSuppositions, Math.ceil(mostPodsSupposed / podsOf(sync)));
  const { each, isWhole } = suppositions(sync, flags.cpuInitializationPeriodSeconds, readsOf(hpa), deep, most);
  let tried = 0;
  for (const supposed of each) {
    if (tried === most) return { kept: [...kept.values()], complete: false, plain, tried };
    tried++;
    const observation = observationOf(hpa, sync, supposed);
    const result = reconcileAutoscaler(hpa, observation, memory, flags, sync.at);
    const { reconcile } = result;
    plain ??= reconcile;
    const { decision } = reconcile;
    const proposals = decision.kind === "computed" || decision.kind === "noMetrics" ? decision.metrics : [];
    const key = JSON.stringify([decision.kind, proposals.map((proposal) => outcomeOf(proposal, sync.currentReplicas))]);
    if (!kept.has(key)) kept.set(key, { supposed, observation, result });
  }
  return { kept: [...kept.values()], complete: isWhole, plain, tried };
}

const podsOf = ({ pods, counted }: SeenSync): number => Math.max(1, pods?.length ?? counted.length);

/** What it takes to put the pods of a sync before the controller: about as much as 40 of them, and a part for each. */
export const workOf = (sync: SeenSync): number => podsOf(sync) + 40;

const outcomeOf = (proposal: MetricProposal, currentReplicas: number) =>
  proposal.ok && [proposal.replicaCount, withoutFillIns(proposal, currentReplicas), proposal.calculation.outcome];

function readsOf({ spec: { metrics = [] } }: HorizontalPodAutoscaler): Reads {
  const isTotal = ({ type }: MetricSpec) => metricSources[type].withoutPods;
  const isAverage = (metric: MetricSpec) => isTotal(metric) && metricTarget(metric).type === "AverageValue";
  return { sampled: !metrics.every(isTotal), averaged: metrics.some(isAverage) };
}

/** The spec as it was at the sync, as far as series tell. */
function asSeen(hpa: HorizontalPodAutoscaler, sync: SeenSync): HorizontalPodAutoscaler {
  const { spec } = hpa;
  const minReplicas = sync.minReplicas ?? spec.minReplicas ?? 1;
  const maxReplicas = sync.maxReplicas ?? spec.maxReplicas;
  const metrics = spec.metrics ?? [];
  const seen = metrics.map((metric, index) => withTarget(metric, sync.targets[index] ?? null));
  const isSame =
    minReplicas === spec.minReplicas && maxReplicas === spec.maxReplicas && seen.every((metric, index) => metric === metrics[index]);
  return isSame ? hpa : { ...hpa, spec: { ...spec, minReplicas, maxReplicas, metrics: seen } };
}

function fitsRecord({ status, decision }: Reconcile, sync: SeenSync, before: ControllerMemory): boolean {
  // A sync that computed no count leaves the desired count of an earlier one, which may be before the series.
  const isUnknown = decision.kind === "noMetrics" && before.status.conditions.length === 0;
  if (!isUnknown && status.desiredReplicas !== sync.desiredReplicas) return false;
  return seenConditions.every(([type, field]) => {
    const seen = sync[field];
    const computed = status.conditions.find((condition) => condition.type === type);
    return seen === null || computed === undefined || (computed.status === "True") === seen;
  });
}

const seenConditions = [
  ["AbleToScale", "ableToScale"],
  ["ScalingActive", "scalingActive"],
  ["ScalingLimited", "scalingLimited"],
] as const;

const isActive = ({ decision }: Reconcile): boolean => decision.kind !== "noMetrics" && decision.kind !== "scaleUnavailable";

/** Whether the recorded count lies between those that the extremes lead to. */
function isBetween(results: readonly { reconcile: Reconcile }[], { desiredReplicas }: SeenSync): boolean {
  const counts = results.map(({ reconcile }) => reconcile.status.desiredReplicas);
  return Math.min(...counts) <= desiredReplicas && desiredReplicas <= Math.max(...counts);
}
