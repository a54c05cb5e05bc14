/** The door of the conformance tests: replays recorded traces of the real controller, records simulated runs in the same form, and reads manifests and quantities as the API server does. */
import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerCondition } from "./api/autoscaling";
import { readAutoscaler } from "./conformance/manifests";
import { observationOf, podsOf } from "./conformance/observations";
import type { RecordedTick, RecordedTrace, ReplayedTick } from "./conformance/recorded";
import type { ControllerMemory } from "./controller/decision";
import { freshMemory, reconcileAutoscaler } from "./controller/horizontal";
import type { PodObservation } from "./controller/observation";

export { defaultManifest, validateManifest } from "./conformance/manifests";
export { readQuantity, type QuantityValues } from "./conformance/quantities";
export type { RecordedPod, RecordedSample, RecordedTick, RecordedTrace, ReplayedTick } from "./conformance/recorded";
export { recordTrace, type RecordedRun } from "./simulation/recordTrace";

/** What the controller does at each tick. A quantity that cannot be read is an error that names its text and its place. */
export function replayTrace(trace: RecordedTrace): ReplayedTick[] {
  let memory: ControllerMemory = freshMemory();
  let hpa = readAutoscaler(trace.hpa);
  let pods: PodObservation[] = [];
  return trace.ticks.map((tick, index) => {
    if (tick.hpa !== undefined) hpa = readAutoscaler(tick.hpa);
    if (tick.status !== undefined) memory = withConditions(memory, tick.status.conditions);
    if (tick.pods !== undefined) pods = podsOf(tick.pods, `ticks[${index}].pods`);
    const result = replayTick(trace, tick, hpa, pods, memory, `ticks[${index}]`);
    memory = result.memory;
    const { error, scaledTo, events, status } = result.reconcile;
    return { error, scaledTo, events, ...status };
  });
}

function replayTick(
  { controller }: RecordedTrace,
  tick: RecordedTick,
  hpa: HorizontalPodAutoscaler,
  pods: PodObservation[],
  memory: ControllerMemory,
  place: string,
) {
  return reconcileAutoscaler(hpa, observationOf(tick, hpa, pods, place), memory, controller, tick.at);
}

function withConditions(memory: ControllerMemory, conditions: HorizontalPodAutoscalerCondition[]): ControllerMemory {
  return { ...memory, status: { ...memory.status, conditions } };
}
