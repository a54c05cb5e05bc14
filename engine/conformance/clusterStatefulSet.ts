import { isAvailable } from "../cluster/availability";
import { statusOf, syncStatefulSet, type StatefulPod, type StatefulSetAction, type StatefulSetSpec } from "../cluster/statefulSetSync";

interface SyncInput extends Omit<StatefulSetSpec<string>, "maxUnavailable"> {
  minReadySeconds: number;
  maxUnavailableGate: boolean;
  maxUnavailable?: number | string;
  pods: readonly InputPod[];
}

interface InputPod {
  ordinal: number;
  phase: string;
  ready: boolean;
  readyForSeconds?: number;
  terminating?: boolean;
  revision: string;
}

/** What each sync did, until one does nothing. A created pod stays pending and a deleted one terminating. */
export function replayStatefulSet(input: SyncInput): object {
  const { replicas, minReadySeconds, maxUnavailableGate, maxUnavailable = 1 } = input;
  const spec = { ...input, maxUnavailable: maxUnavailableGate ? resolve(maxUnavailable, replicas) : null };
  const byOrdinal: (StatefulPod<string> | undefined)[] = [];
  for (const pod of input.pods) byOrdinal[pod.ordinal] = statefulPod(pod, minReadySeconds);
  const first = syncStatefulSet(spec, byOrdinal);
  const pods = byOrdinal.filter((pod) => pod !== undefined);
  const firstStatus = statusOf(spec, pods, first);
  const syncs: (readonly StatefulSetAction<string>[])[] = [];
  for (let { actions } = first; actions.length > 0; { actions } = syncStatefulSet(spec, byOrdinal)) {
    syncs.push(actions);
    for (const action of actions) carryOut(action, byOrdinal);
  }
  return { syncs, firstStatus };
}

function statefulPod({ ordinal, phase, ready, readyForSeconds = 0, terminating = false, revision }: InputPod, minReadySeconds: number) {
  const isReady = phase === "Running" && ready;
  return {
    ordinal,
    revision,
    isReady,
    isFinished: phase === "Failed" || phase === "Succeeded",
    isAvailable: isReady && isAvailable(-readyForSeconds, minReadySeconds, 0),
    isTerminating: terminating,
  };
}

function carryOut(action: StatefulSetAction<string>, byOrdinal: (StatefulPod<string> | undefined)[]): void {
  if ("delete" in action) {
    byOrdinal[action.delete] = { ...byOrdinal[action.delete]!, isTerminating: true };
  } else {
    const { create: ordinal, revision } = action;
    byOrdinal[ordinal] = { ordinal, revision, isFinished: false, isReady: false, isAvailable: false, isTerminating: false };
  }
}

/** A percentage of the replicas is rounded down; at least one pod may be unavailable. */
function resolve(maxUnavailable: number | string, replicas: number): number {
  const pods = typeof maxUnavailable === "number" ? maxUnavailable : Math.floor((Number.parseInt(maxUnavailable, 10) * replicas) / 100);
  return Math.max(1, pods);
}
