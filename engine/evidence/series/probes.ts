/** Asks the controller what it would have decided if something were otherwise than the series say. */
import type { ControllerMemory, Reconcile } from "../../controller/decision";
import type { ControllerFlags } from "../../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../../controller/horizontal";
import { extremesOf } from "./memories";
import { observationOf } from "./observationOf";
import type { RecomputedStep } from "./recompute";
import type { PodState, SeenMetric, SeenSync } from "./seenSync";
import type { SupposedPod } from "./choices";

export interface Asking {
  readonly step: RecomputedStep;
  readonly flags: ControllerFlags;
}

/** More pods than this are not supposed to be otherwise. */
const mostPods = 40;

/** The fewest pods beyond the count with which the recorded decision fits; null: none. */
export function morePods({ step, flags }: Asking, existing: number | null): number | null {
  const { currentReplicas } = step.sync;
  // A Deployment may have a quarter more pods while it rolls out, and twice as many if it is told so.
  const most = existing === null ? Math.min(Math.max(1, currentReplicas), mostPods) : existing - currentReplicas;
  const counts = existing === null ? upTo(most) : most > 0 ? [most] : [];
  return counts.find((more) => fits({ step, flags }, allFresh(currentReplicas + more), currentReplicas + more)) ?? null;
}

/** The fewest pods that the decision fits with if they are not Ready, or have no sample. */
export function fewerPods({ step, flags }: Asking): { unready: number | null; missing: number | null } {
  const { currentReplicas, at } = step.sync;
  const without = (some: SupposedPod) =>
    upTo(Math.min(currentReplicas - 1, mostPods)).find((count) => {
      const pods = allFresh(currentReplicas).map((pod, index) => (index < count ? { ...some, name: pod.name } : pod));
      return fits({ step, flags }, pods, currentReplicas);
    }) ?? null;
  const young: PodState = {
    phase: "Running",
    ready: false,
    readyTransition: { from: at - 1, to: at - 1 },
    terminating: false,
    measured: null,
  };
  return {
    unready: without({ name: "", startTime: at - 1, state: young, sample: "none" }),
    missing: without({ name: "", startTime: longAgo, state: readyState, sample: "none" }),
  };
}

/** Whether the decision fits if the metrics had these figures. */
export function withFigures({ step, flags }: Asking, metrics: readonly (SeenMetric | null)[]): boolean {
  const sync: SeenSync = { ...step.sync, metrics };
  return fits({ step: { ...step, sync }, flags }, allFresh(sync.currentReplicas), sync.currentReplicas);
}

/** The latest sync since which the memory may have begun anew; null: no new beginning explains the decision. */
export function forgotten({ step, flags }: Asking, earlier: readonly SeenSync[]): { at: number; memory: ControllerMemory } | null {
  const supposed = step.fitting[0]?.supposed.pods ?? allFresh(step.sync.currentReplicas);
  const plainest = step.memories[0]!.memory;
  for (const since of [step.sync, ...earlier.toReversed()]) {
    const memory: ControllerMemory =
      since === step.sync
        ? { ...freshMemory(), status: plainest.status }
        : {
            status: plainest.status,
            recommendations: [
              { value: since.currentReplicas, time: since.at },
              ...(plainest.recommendations ?? []).filter(({ time }) => time >= since.at),
            ],
            scaleUpEvents: plainest.scaleUpEvents.filter(({ time }) => time >= since.at),
            scaleDownEvents: plainest.scaleDownEvents.filter(({ time }) => time >= since.at),
          };
    const found = results({ step: { ...step, memories: [{ memory, doubts: [] }] }, flags }, supposed, step.sync.currentReplicas).find(
      ({ reconcile }) => reconcile.status.desiredReplicas === step.sync.desiredReplicas,
    );
    if (found !== undefined) return { at: since.at, memory: found.memory };
  }
  return null;
}

/** The counts to which a sync after `left` pods would have gone by these figures. */
export function countsAfter({ step, flags }: Asking, left: number, metrics: readonly (SeenMetric | null)[]): number[] {
  const sync: SeenSync = { ...step.sync, at: step.sync.at - 1, currentReplicas: left, metrics };
  return results({ step: { ...step, sync }, flags }, allFresh(left), left).map(({ reconcile }) => countAfter(reconcile));
}

/** What a sync leaves in spec.replicas. */
export const countAfter = ({ scaledTo, specReplicas }: Reconcile): number => scaledTo ?? specReplicas ?? 0;

function fits(asking: Asking, pods: readonly SupposedPod[], statusReplicas: number): boolean {
  const { desiredReplicas } = asking.step.sync;
  return results(asking, pods, statusReplicas).some(
    ({ reconcile }) => reconcile.decision.kind === "computed" && reconcile.status.desiredReplicas === desiredReplicas,
  );
}

function results({ step: { spec, sync, memories }, flags }: Asking, pods: readonly SupposedPod[], statusReplicas: number) {
  return [false, true].flatMap((greatest) => {
    const observation = observationOf(spec, sync, { pods, statusReplicas, greatest });
    return extremesOf(memories).map((memory) => reconcileAutoscaler(spec, observation, memory, flags, sync.at));
  });
}

const longAgo = -1e9;
const readyState: PodState = {
  phase: "Running",
  ready: true,
  readyTransition: { from: longAgo, to: longAgo },
  terminating: false,
  measured: null,
};

const allFresh = (count: number): SupposedPod[] =>
  Array.from({ length: count }, (_, index) => ({ name: `pod-${index}`, startTime: longAgo, state: readyState, sample: "fresh" }));

const upTo = (most: number): number[] => Array.from({ length: Math.max(0, most) }, (_, index) => index + 1);
