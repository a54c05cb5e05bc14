/** A small cluster for the tests of the updater: one group of pods that all ask for the same. */
import { resourceListOf, type ResourceTexts } from "../quantities";
import type { ReplicaCreator, UpdatedPod } from "../updatedPod";
import { runUpdater, type UpdaterRun } from "../updater";
import { defaultUpdaterFlags, newUpdaterMemory, type UpdaterFlags, type UpdaterMemory } from "../updaterFlags";
import type { Recommendation, UpdateMode, VerticalPodAutoscaler } from "../vpa";

export const day = 86_400;

/** A pod that runs since a day before time 0. */
export function podOf(name: string, changes: Partial<UpdatedPod> = {}): UpdatedPod {
  return {
    name,
    group: "web",
    phase: "Running",
    startTime: -day,
    deleting: false,
    annotations: {},
    conditions: [],
    containers: [{ name: "app", requests: resourceListOf({ cpu: "250m", memory: "256Mi" }) }],
    ...changes,
  };
}

export function recommended(target: ResourceTexts, lowerBound: ResourceTexts, upperBound: ResourceTexts): Recommendation {
  return [
    {
      containerName: "app",
      target: resourceListOf(target),
      lowerBound: resourceListOf(lowerBound),
      upperBound: resourceListOf(upperBound),
    },
  ];
}

export const higher = recommended({ cpu: "1", memory: "1Gi" }, { cpu: "500m", memory: "512Mi" }, { cpu: "2", memory: "2Gi" });

export function vpaWith(updateMode: UpdateMode, changes: Partial<VerticalPodAutoscaler> = {}): VerticalPodAutoscaler {
  return { name: "web", updatePolicy: { updateMode }, recommendation: higher, ...changes };
}

interface World {
  readonly flags?: Partial<UpdaterFlags>;
  readonly memory?: UpdaterMemory;
  readonly now?: number;
  readonly creators?: readonly ReplicaCreator[];
  readonly evict?: () => boolean;
  readonly resize?: () => "NodeCapacity" | "Other" | null;
}

export function run(vpa: VerticalPodAutoscaler, pods: readonly UpdatedPod[], world: World = {}): UpdaterRun {
  const { flags = {}, memory = newUpdaterMemory(), now = 0, evict = () => true, resize = () => null } = world;
  const creators = world.creators ?? [{ kind: "ReplicaSet", name: "web", replicas: pods.length }];
  return runUpdater(vpa, pods, creators, { ...defaultUpdaterFlags, ...flags }, memory, { evict, resize }, now);
}

/** "evict a", "resize b (refused)", in their order. */
export function told({ actions }: UpdaterRun): string[] {
  return actions.map(({ action, pod, ok }) => `${action} ${pod}${ok ? "" : " (refused)"}`);
}
