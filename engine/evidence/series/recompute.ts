/** Recomputes each sync that recorded series show, with the controller's own code, and keeps every explanation that fits what was recorded. */
import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import type { ControllerMemory, HeldByReason, Reconcile } from "../../controller/decision";
import type { ControllerFlags } from "../../controller/flags";
import { reconcileAutoscaler, type ReconcileResult } from "../../controller/horizontal";
import { distinctSuppositions, workOf } from "./distinctSuppositions";
import { remembering } from "./doubts";
import {
  asRecorded,
  distinctMemories,
  firstMemories,
  joinedMemories,
  longestWindow,
  overUnseen,
  upWindow,
  type Remembered,
} from "./memories";
import { withTarget } from "./targets";
import type { SeenSync } from "./seenSync";
import type { SupposedPods } from "./supposedPods";

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

/** More memories than this are joined, and after that more than the second number, as long as what was joined is remembered. */
const mostMemories = [200, 12] as const;

/** Where a sync can only be explained by old pods without a sample, the syncs up to this long before it may have lacked them, too. */
const missingSeconds = 60;

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
  readonly memories: readonly Remembered[];
  /** Only old pods without a sample may explain it. */
  readonly isDeep: boolean;
}

/** Recomputes syncs one after the other. */
export class Recomputer {
  private memories: readonly Remembered[] | null = null;
  private before: SeenSync | null = null;
  /** Until then not all suppositions that fit are remembered. */
  private incompleteUntil = -Infinity;
  /** Until then joined memories are remembered. */
  private joinedUntil = -Infinity;
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
    if (this.memories !== null) this.memories = [...this.memories, { memory, doubts: [] }];
  }

  next(sync: SeenSync): RecomputedStep {
    const { hpa, flags, window } = this;
    const spec = asSeen(hpa, sync);
    const up = upWindow(spec) > 0;
    let memories = this.memories ?? firstMemories(hpa, sync, flags, this.createdAt);
    if (sync.unseenBefore > 0 && this.before !== null) {
      memories = distinctMemories(overUnseen(memories, spec, this.before, sync, flags), sync.at - window, up);
    }
    let look = lookAt(spec, sync, memories, flags, false);
    this.work += look.tried * workOf(sync);
    const isDeep = look.after.length === 0;
    let { complete } = look;
    if (isDeep) {
      look = lookAt(spec, sync, memories, flags, true);
      complete &&= look.complete;
      this.work += look.tried * workOf(sync);
    }
    const after = isDeep && look.after.length === 0 ? memories.map((memory) => asRecorded(memory, sync)) : look.after;
    const distinct = distinctMemories(after, sync.at - window, up);
    const overflows = distinct.length > mostMemories[sync.at <= this.joinedUntil ? 1 : 0];
    this.memories = overflows ? distinctMemories(joinedMemories(distinct), sync.at - window, up) : distinct;
    this.before = sync;
    if (overflows) this.joinedUntil = sync.at + window;
    if (!complete) this.incompleteUntil = sync.at + window;
    const { fitting, plain } = look;
    const [only] = fitting.keys();
    const isSure = fitting.size === 1 && sync.at > this.incompleteUntil;
    return { sync, spec, memories, isDeep, fitting: [...fitting.values()], plain, heldBy: isSure ? only! : null };
  }
}

interface Look {
  readonly fitting: ReadonlyMap<HeldByReason, Explanation>;
  readonly after: readonly Remembered[];
  readonly plain: Reconcile | null;
  readonly complete: boolean;
  /** How often the controller was asked. */
  readonly tried: number;
}

function lookAt(
  hpa: HorizontalPodAutoscaler,
  sync: SeenSync,
  memories: readonly Remembered[],
  flags: ControllerFlags,
  deep: boolean,
): Look {
  const { kept, complete, plain, tried } = distinctSuppositions(hpa, sync, memories[0]!.memory, flags, deep);
  const fitting = new Map<HeldByReason, Explanation>();
  const after: Remembered[] = [];
  let asked = tried + kept.length * (memories.length - 1);
  for (const { supposed, observation, result } of kept) {
    const ask = (memory: ControllerMemory) => reconcileAutoscaler(hpa, observation, memory, flags, sync.at);
    memories.forEach((each, index) => {
      const { memory } = each;
      const fits = ({ reconcile }: ReconcileResult) => fitsRecord(reconcile, sync, memory);
      const found = remembering(hpa, flags, sync, each, index === 0 ? result : ask(memory), ask, fits);
      if (found === null) return;
      asked += found.asked;
      after.push(found.next);
      for (const { reconcile } of found.results) {
        const { by } = reconcile.heldBy;
        if (!fitting.has(by)) fitting.set(by, { supposed, reconcile });
      }
    });
  }
  return { fitting, after, plain, complete, tried: asked };
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
  ["ScaledToZero", "scaledToZero"],
] as const;
