import type { Pod, PodOwner } from "../cluster/pod";
import type { ReplicaCreator, UpdatedPod } from "../vpa/updatedPod";
import { runUpdater, type UpdaterCalls, type UpdaterRun } from "../vpa/updater";
import { defaultUpdaterFlags, newUpdaterMemory } from "../vpa/updaterFlags";
import type { VerticalPodAutoscaler } from "../vpa/vpa";
import { updatedPod } from "./podsAsSeen";
import type { VpaInRun } from "./startVpa";

interface UpdaterLoop {
  /** One run for the pods of the list. What the last run returned, if this one would see the same and say the same. */
  run(now: number, vpa: VerticalPodAutoscaler, pods: readonly Pod[], calls: UpdaterCalls): UpdaterRun;
}

/** What a run of the updater read and returned. */
interface LastRun {
  vpa: VerticalPodAutoscaler;
  pods: readonly UpdatedPod[];
  creators: readonly ReplicaCreator[];
  run: UpdaterRun;
  /** From this second on a pod may be old enough to be updated within its bounds. */
  until: number;
}

export function createUpdaterLoop({ creatorKind, limitRange }: Pick<VpaInRun, "creatorKind" | "limitRange">): UpdaterLoop {
  const memory = newUpdaterMemory();
  let last: LastRun | null = null;

  return {
    run(now, vpa, listed, calls) {
      // The webhook saw no pod that was there before the run.
      const pods = listed.map((pod) => updatedPod(pod, pod.createdAt >= 0));
      const owners = ownersOf(listed);
      if (last !== null && last.vpa === vpa && now < last.until && sawSame(last, pods, owners)) return last.run;
      const creators = owners.map(({ name, replicas }): ReplicaCreator => ({ kind: creatorKind, name, replicas }));
      const run = runUpdater(vpa, pods, creators, defaultUpdaterFlags, memory, calls, now, limitRange);
      // What it did changed the pods or its memory.
      last = run.actions.length > 0 ? null : { vpa, pods, creators, run, until: nextOldEnough(pods, now) };
      return run;
    },
  };
}

function ownersOf(pods: readonly Pod[]): PodOwner[] {
  const owners: PodOwner[] = [];
  for (const { owner } of pods) if (owners.at(-1) !== owner && owners.every(({ name }) => name !== owner.name)) owners.push(owner);
  return owners;
}

/** A pod that is resized is another object in each run, so nothing else depends on the time. */
const sawSame = (last: LastRun, pods: readonly UpdatedPod[], owners: readonly PodOwner[]): boolean =>
  pods.length === last.pods.length &&
  owners.length === last.creators.length &&
  pods.every((pod, index) => pod === last.pods[index]) &&
  owners.every(({ name, replicas }, index) => name === last.creators[index]!.name && replicas === last.creators[index]!.replicas);

function nextOldEnough(pods: readonly UpdatedPod[], now: number): number {
  let next = Infinity;
  for (const { startTime } of pods) {
    const oldEnough = (startTime ?? Infinity) + defaultUpdaterFlags.podLifetimeUpdateThresholdSeconds;
    if (oldEnough > now && oldEnough < next) next = oldEnough;
  }
  return next;
}
