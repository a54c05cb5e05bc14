import type { SeededRandom } from "../lib/random";
import { createCohort } from "./cohorts";
import { createPod, type Pod, type PodTemplate } from "./pod";
import { enterPhase, readOtherLog, type OtherPodLife, type PodLog } from "./podLife";
import type { PodState } from "./podState";
import { createUsage, type Cohort } from "./usage";
import type { Workload } from "./workload";

/** Pods of another workload that the target's selector matches, too. The same object as long as they exist. */
export interface OtherWorkload {
  readonly pods: number;
  readonly podState: PodState;
  /** What the main container of each running pod uses. */
  readonly cpuMilli: number;
}

/**
 * Pods that the controller sees beside the target's own: they have the target's containers and requests. They get no requests, take no room
 * on the simulated nodes, and no controller of the target deletes them.
 */
interface OtherPods {
  list(): readonly Pod[];
  /** From now on, the pods of these workloads exist and no others. */
  set(workloads: readonly OtherWorkload[], now: number): void;
  /** Call it in each second before anything is measured. */
  tick(): void;
  /** Of all that ever existed, in order of creation. */
  lives(): OtherPodLife[];
}

interface OtherPodsOptions {
  /** The target's. */
  name: string;
  template: PodTemplate;
  workload: Workload;
  random: SeededRandom;
  kubeletPeriodSeconds: number;
  /** A pod runs from now on; `turn` is the second of the kubelet's period at which it is read. */
  onStarted(pod: Pod, turn: number): void;
  onGone(pod: Pod): void;
}

interface Existing {
  of: OtherWorkload;
  cohort: Cohort;
  pods: Pod[];
}

export function createOtherPods(options: OtherPodsOptions): OtherPods {
  const { name, template, workload, random, kubeletPeriodSeconds, onStarted, onGone } = options;
  const owner = { name, replicas: 0, active: 0, available: 0 };
  /** The work of a pod that does nothing. */
  const { work: idle } = createUsage(0, template.resources);
  let existing: Existing[] = [];
  let list: Pod[] = [];
  const logs: PodLog[] = [];

  const create = (of: OtherWorkload, cohort: Cohort, now: number): Pod => {
    const draws = { uid: random.integer(2 ** 32), flapPhase: 0, livenessPhase: 0, level: 0 };
    const pod = createPod(owner, template, { name: `${name}-other-${logs.length + 1}`, ordinal: 0, set: null }, draws, now);
    logs.push(pod.log);
    pod.startTime = pod.log.scheduledAt = now;
    pod.readyTransitionTime = now;
    pod.ready = of.podState === "running";
    pod.phase = pod.ready ? "Running" : "Succeeded";
    enterPhase(pod.log, pod.ready ? "ready" : "succeeded", now);
    if (!pod.ready) return pod;
    pod.startedAt = now;
    pod.usage.startedAt = now;
    pod.usage.cohort = cohort;
    onStarted(pod, random.integer(kubeletPeriodSeconds));
    return pod;
  };

  return {
    list: () => list,
    set(workloads, now) {
      const gone = existing.filter(({ of }) => !workloads.includes(of));
      for (const pod of gone.flatMap(({ pods }) => pods)) {
        pod.log.goneAt = now;
        onGone(pod);
      }
      const known = existing.filter((each) => !gone.includes(each));
      const begun = workloads.filter((each) => !known.some(({ of }) => of === each));
      for (const of of begun) {
        const cohort = createCohort(workload, idle, of.cpuMilli);
        known.push({ of, cohort, pods: Array.from({ length: of.pods }, () => create(of, cohort, now)) });
      }
      existing = known;
      list = known.flatMap(({ pods }) => pods);
    },
    tick() {
      for (const { of, cohort } of existing) {
        cohort.cpuNanoSeconds += of.cpuMilli * 1_000_000;
        cohort.sidecarCpuNanoSeconds += workload.sidecarIdleCpuMilli * 1_000_000;
      }
    },
    lives: () => logs.map(readOtherLog),
  };
}
