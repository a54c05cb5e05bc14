import type { SeededRandom } from "../lib/random";
import { createPod, progressPod, serves, type Pod, type PodTemplate } from "./pod";

/** A Deployment with one ReplicaSet, and the pods that exist because of it. */
export interface Deployment {
  /** spec.replicas. */
  replicas: number;
  /** In order of creation; pods that are being deleted stay until they are gone. */
  readonly pods: Pod[];
  tick(now: number): void;
  scale(replicas: number, now: number): void;
  /** status.replicas: the ReplicaSet counts the pods that are not being deleted. */
  statusReplicas(): number;
  /** Pods that are ready and not being deleted. */
  servingPods(): number;
}

export interface DeploymentOptions {
  name: string;
  replicas: number;
  template: PodTemplate;
  terminationGraceSeconds: number;
  /** The kubelets' sampling period, over which the pods' phases spread. */
  samplePeriodSeconds: number;
  onRemoved(pod: Pod): void;
}

/** `settledAt` is when the first pods were created: long enough ago that they are ready by the time the run starts. */
export function createDeployment(options: DeploymentOptions, settledAt: number, random: SeededRandom): Deployment {
  const podName = nameGenerator(options.name, random.fork("pod-name"));
  const phases = random.fork("sample-phase");
  const pods: Pod[] = [];
  const uids = random.fork("pod-uid");
  const create = (now: number) => {
    const uid = uids.integer(2 ** 32);
    pods.push(createPod(options.template, { name: podName(), uid, samplePhase: phases.integer(options.samplePeriodSeconds) }, now));
  };
  for (let created = 0; created < options.replicas; created++) create(settledAt);

  return {
    replicas: options.replicas,
    pods,
    tick(now) {
      let gone = 0;
      for (const pod of pods) {
        progressPod(pod, now);
        if (isGone(pod, now)) gone++;
      }
      if (gone > 0) removeGone(pods, now, options.onRemoved);
    },
    scale(replicas, now) {
      this.replicas = replicas;
      const active = pods.filter((pod) => pod.deletionTimestamp === null);
      for (let created = active.length; created < replicas; created++) create(now);
      for (const pod of victims(active, active.length - replicas, now)) {
        // Nothing runs in a pending pod yet, so there is nothing to wait for.
        pod.deletionTimestamp = now + (pod.phase === "Pending" ? 0 : options.terminationGraceSeconds);
      }
      removeGone(pods, now, options.onRemoved);
    },
    statusReplicas: () => count(pods, (pod) => pod.deletionTimestamp === null),
    servingPods: () => count(pods, serves),
  };
}

/**
 * The pods that the ReplicaSet controller deletes first: pending before running, not ready before ready; then those that
 * became ready, and those that were created, more recently. How recently is compared by orders of magnitude (the power
 * of two of the age), and within one by the pods' UIDs, so that a scale-down does not undo just one rollout's work.
 * Source: ActivePodsWithRanks in pkg/controller/controller_utils.go; one node, so its ranks by node play no part.
 */
export function victims(active: readonly Pod[], count: number, now: number): Pod[] {
  if (count <= 0) return [];
  const stage = (pod: Pod) => (pod.phase === "Pending" ? 0 : pod.ready ? 2 : 1);
  return active
    .toSorted((a, b) => stage(a) - stage(b) || (a.ready ? byAge(a, b, "readyTransitionTime", now) : 0) || byAge(a, b, "createdAt", now))
    .slice(0, count);
}

function byAge(a: Pod, b: Pod, since: "readyTransitionTime" | "createdAt", now: number): number {
  return a[since] === b[since] ? 0 : ageRank(now - a[since]) - ageRank(now - b[since]) || a.uid - b.uid;
}

/** The whole power of two in an age, counted in nanoseconds as upstream does; −1 for no age. */
function ageRank(seconds: number): number {
  let rank = -1;
  for (let nanoseconds = seconds * 1e9; nanoseconds >= 1; nanoseconds /= 2) rank++;
  return rank;
}

/** The alphabet of Kubernetes' generated names: no vowels and no look-alikes. */
const nameAlphabet = "bcdfghjklmnpqrstvwxz2456789";

function nameGenerator(deployment: string, random: SeededRandom): () => string {
  const letters = (length: number) => Array.from({ length }, () => nameAlphabet[random.integer(nameAlphabet.length)]).join("");
  const replicaSet = `${deployment}-${letters(10)}`;
  const taken = new Set<string>();
  return () => {
    let name = `${replicaSet}-${letters(5)}`;
    while (taken.has(name)) name = `${replicaSet}-${letters(5)}`;
    taken.add(name);
    return name;
  };
}

function count(pods: readonly Pod[], counts: (pod: Pod) => boolean): number {
  let total = 0;
  for (const pod of pods) if (counts(pod)) total++;
  return total;
}

const isGone = ({ deletionTimestamp }: Pod, now: number) => deletionTimestamp !== null && now >= deletionTimestamp;

function removeGone(pods: Pod[], now: number, onRemoved: (pod: Pod) => void): void {
  let kept = 0;
  for (const pod of pods) {
    if (isGone(pod, now)) onRemoved(pod);
    else pods[kept++] = pod;
  }
  pods.length = kept;
}
