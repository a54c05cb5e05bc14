import type { PodBlow } from "./release";
import { finish, type Pausing } from "../lib/pausing";
import type { SeededRandom } from "../lib/random";
import { createCalendar } from "./calendar";
import type { ClusterSettings } from "./clusterSettings";
import type { Cohorts } from "./cohorts";
import type { ClusterSecond } from "./clusterSecond";
import type { Endpoints } from "./endpoints";
import { createKubelet } from "./kubelet";
import type { LostWork } from "./lostWork";
import type { Memory } from "./memory";
import { noResizes, type WithRareParts } from "./neededParts";
import { createNodes, type Node } from "./nodes";
import { createPod, isActive, type Pod, type PodDraws, type PodOwner, type PodTemplate } from "./pod";
import { readLog, type OutOfMemory, type PodLife, type PodLog } from "./podLife";
import { areEqual, type PodResources } from "./podResources";
import { podCpuRequestMilli, podMemoryRequestMebibytes } from "./podTemplate";
import type { ResizeRefusal } from "./resourceChange";
import type { ResizeInPlace } from "./resizes";
import { spreadLevels } from "./usage";
import type { Workload } from "./workload";

/** The pods that exist, and what happens to them. */
export interface Pods {
  /** In order of creation; failed pods stay, and pods that are being deleted stay until they are gone. It is always the same array. */
  list(): Pod[];
  /** How many pods of the list have failed. They use nothing, and no node holds room for them. */
  failed(): number;
  /** Whether a pod was created, removed or changed since this was last set to false. */
  changed: boolean;
  /** False: the API server refuses the pod, because the namespace's quota is used up. */
  create(owner: PodOwner, template: PodTemplate, identity: { name: string; ordinal: number }, now: number): boolean;
  /** Starts the deletion of a pod. */
  delete(pod: Pod, now: number): void;
  /** Simulates up to and including a second. */
  live(now: number): void;
  /** The same in pieces. */
  liveInPieces(now: number): Pausing;
  /** Before this second nothing happens that is not asked for. */
  next(): number;
  /** The containers of the `count` oldest pods exit. Like the next five functions, it returns how many pods it hit. */
  crashOldest(count: number, now: number): number;
  /** The `count` oldest pods fail. They hold no room on their node from now on, and their owner no longer counts them. */
  evictOldest(count: number, now: number): number;
  /** The pod that was created as the so manieth (1: the first). Returns whether it runs. */
  strike(number: number, blow: PodBlow, now: number): boolean;
  /** null: no pod is probed. */
  failReadinessOfOldest(count: number, now: number, until: number): number | null;
  /** As an annotation of the `count` oldest pods that are not being deleted. */
  setDeletionCostOfOldest(count: number, deletionCost: number): number;
  /** In place, every pod that has not failed and is not being deleted. "unchanged": all of them want these resources already. */
  resizeAll(change: ResizeInPlace, now: number): number | "unchanged" | ResizeRefusal;
  /** In place, one pod. Why the API server refuses it; null: it does not. */
  resize(pod: Pod, resources: PodResources, lowersMemoryLimits: boolean, now: number): ResizeRefusal | "qosClassChanges" | null;
  /** From the second `at` on the pod's main container is killed, unless it ends before. */
  endOutOfMemory(pod: Pod, at: number, outOfMemory: OutOfMemory): void;
  /** Removes the node with the most pods, and its pods without any grace period; if nodes are unlimited, the oldest tenth of the pods. */
  loseNode(now: number): number;
  /**
   * The same node stops to answer, and its containers are gone. After `graceSeconds` its pods count as not Ready, and `tolerationSeconds`
   * later they are deleted; as no kubelet ends them, they stay.
   */
  silenceNode(now: number, graceSeconds: number, tolerationSeconds: number): number;
  /** The same node is drained, and gone after `noticeSeconds`, with what still runs there. */
  reclaimNode(now: number, noticeSeconds: number): number;
  /** Nodes that exist or are starting; 0 if nodes are unlimited. */
  nodes(): number;
  /** Whether some pod has had other resources than at the start. */
  areResized(): boolean;
  /** Writes down what the specs of all pods that have not failed request together. */
  countRequests(second: Pick<ClusterSecond, "cpuRequestedMilli" | "memoryRequestedMebibytes">): void;
  /** The lives of all pods that ever existed, in order of creation. */
  lives(): PodLife[];
}

interface PodsOptions extends WithRareParts {
  workload: Workload;
  settings: ClusterSettings;
  /** What all containers of a pod request together. */
  requestMilli: number;
  /** The first second to simulate, and the first second in which readiness flaps. */
  livesFrom: number;
  flapsFrom: number;
  endpoints: Pick<Endpoints, "follow" | "next">;
  lostWork: Pick<LostWork, "add" | "addWaiting">;
  cohorts: Pick<Cohorts, "all">;
  memory: Pick<Memory, "of">;
  /** Whether the API server takes one more pod. */
  admits(now: number): boolean;
  /** What an admission webhook sets in a new pod; null: what its template says. */
  admit(template: PodTemplate, name: string, now: number): PodResources | null;
  onCreated(pod: Pod): void;
  onFailed(pod: Pod): void;
  onGone(pod: Pod): void;
}

export function createPods(options: PodsOptions, random: SeededRandom): Pods {
  const { rare, workload, settings, requestMilli, livesFrom, flapsFrom, endpoints, lostWork, cohorts, memory } = options;
  const { admits, admit, onCreated, onFailed, onGone } = options;
  const draw = createDraws(workload, flapsFrom, random);
  const calendar = createCalendar(livesFrom);
  const list: Pod[] = [];
  const gone = new Set<Pod>();
  let failed = 0;
  let lived = livesFrom - 1;
  let areResized = false;
  const logs: PodLog[] = [];

  const kubelet = createKubelet({
    rare,
    workload,
    calendar,
    cohorts: cohorts.all,
    flapsFrom,
    nextSecond: endpoints.next,
    onStart: (pod, at) => resizes.started(pod, at),
    onWorkLost: lostWork.add,
    onWaitingLost: lostWork.addWaiting,
    onChange(pod) {
      endpoints.follow(pod);
      pods.changed = true;
    },
    onGone(pod, at) {
      gone.add(pod);
      pod.log.goneAt = at;
      resizes.forget(pod);
      onGone(pod);
      if (pod.phase === "Failed") failed--;
      else nodes.release(pod, at);
    },
  });
  const nodes = createNodes({
    rare,
    settings,
    requestMilli,
    bind(pod, at) {
      if (areResized) resizes.bound(pod);
      kubelet.run(pod, at);
    },
    onRoom: (node, now) => resizes.retry(node, now),
    drain: (node, now) => boundTo(node).forEach((pod) => pods.delete(pod, now)),
  });
  const resizes =
    rare?.createResizes({
      workload,
      calendar,
      nodes,
      memoryOf: ({ usage }) => (usage.cohort === null ? null : memory.of(usage, usage.cohort)),
      restart: (pod, at) => kubelet.restart(pod, at, "podResized"),
      onChange(pod) {
        endpoints.follow(pod);
        pods.changed = true;
      },
    }) ?? noResizes;
  const requestOf = ({ wanted }: Pod) => podCpuRequestMilli(workload, wanted);
  const memoryRequestOf = ({ wanted }: Pod) => podMemoryRequestMebibytes(workload, wanted);
  const requestMebibytes = podMemoryRequestMebibytes(workload);
  /** Of the pods that have not failed. `usual`: of each pod as long as none is resized. */
  const sumOf = (requested: (pod: Pod) => number, usual: number) =>
    areResized
      ? pods.list().reduce((sum, pod) => (pod.phase === "Failed" ? sum : sum + requested(pod)), 0)
      : (pods.list().length - failed) * usual;
  const boundTo = (node: Node) => pods.list().filter((pod) => pod.startTime !== null && pod.node === node);
  /** The pods of the node that goes, the failed ones included; if nodes are unlimited, the oldest tenth of the others. */
  const takeNode = (now: number): Pod[] => {
    const node = nodes.lose(now);
    if (node) return boundTo(node);
    const alive = pods.list().filter(({ startTime, phase }) => startTime !== null && phase !== "Failed");
    return settings.nodes === 0 ? alive.slice(0, Math.ceil(alive.length / 10)) : [];
  };
  const running = () => pods.list().filter((pod) => pod.startedAt !== null && pod.deletionTimestamp === null);
  const oldestRunning = (count: number) => running().slice(0, count);
  const evict = (pod: Pod, now: number) => {
    failed++;
    pod.owner.active--;
    resizes.forget(pod);
    kubelet.evict(pod, now);
    onFailed(pod);
    nodes.release(pod, now);
  };
  const lose = (pod: Pod, now: number) => {
    if (isActive(pod)) pod.owner.active--;
    kubelet.kill(pod, now, "nodeLost");
  };

  const killWithNode = (pod: Pod, at: number) => kubelet.kill(pod, at, "nodeLost");

  function* liveInPieces(now: number): Pausing {
    nodes.tick(now);
    if (!workload.livenessProbe) return yield* calendar.liveInPieces(now);
    while (lived < now) {
      yield* calendar.liveInPieces(++lived);
      kubelet.probe(lived);
    }
  }

  const pods: Pods = {
    changed: true,
    list() {
      if (gone.size > 0) removeGone(list, gone);
      return list;
    },
    failed: () => failed,
    create(owner, template, { name, ordinal }, now) {
      if (!admits(now)) return false;
      const set = admit(template, name, now);
      const pod = createPod(owner, template, { name, ordinal, set }, draw(now), now);
      pod.room.requestedMilli = requestOf(pod);
      areResized ||= set !== null || !areEqual(template.resources, workload);
      list.push(pod);
      logs.push(pod.log);
      owner.active++;
      pods.changed = true;
      onCreated(pod);
      if (workload.schedulingSeconds === 0) nodes.schedule(pod, now);
      else calendar.plan(now + workload.schedulingSeconds, pod, nodes.schedule);
      return true;
    },
    delete(pod, now) {
      if (isActive(pod)) pod.owner.active--;
      kubelet.stop(pod, now);
    },
    live: (now) => finish(liveInPieces(now)),
    liveInPieces,
    next: () => (workload.livenessProbe ? -Infinity : Math.min(nodes.next(), calendar.next())),
    crashOldest(count, now) {
      const met = oldestRunning(count);
      for (const pod of met) kubelet.crash(pod, now);
      return met.length;
    },
    evictOldest(count, now) {
      const met = oldestRunning(count);
      for (const pod of met) evict(pod, now);
      return met.length;
    },
    strike(number, blow, now) {
      const log = logs[number - 1];
      const pod = running().find((each) => each.log === log);
      if (pod === undefined) return false;
      if (blow === "crashes") kubelet.crash(pod, now);
      else evict(pod, now);
      return true;
    },
    failReadinessOfOldest(count, now, until) {
      if (!workload.readinessProbe) return null;
      const met = oldestRunning(count);
      for (const pod of met) kubelet.failReadiness(pod, now, until);
      return met.length;
    },
    setDeletionCostOfOldest(count, deletionCost) {
      const met = list.filter(isActive).slice(0, count);
      for (const pod of met) pod.deletionCost = deletionCost;
      return met.length;
    },
    resizeAll(change, now) {
      areResized = true;
      return resizes.resizeAll(pods.list(), change, now);
    },
    resize(pod, resources, lowersMemoryLimits, now) {
      areResized = true;
      return resizes.resizeOne(pod, resources, lowersMemoryLimits, now);
    },
    endOutOfMemory: (pod, at, outOfMemory) => calendar.plan(at, pod, () => kubelet.endOutOfMemory(pod, at, outOfMemory)),
    loseNode(now) {
      const lost = takeNode(now);
      for (const pod of lost) lose(pod, now);
      return lost.length;
    },
    silenceNode(now, graceSeconds, tolerationSeconds) {
      const lost = takeNode(now).filter(({ phase }) => phase !== "Failed");
      for (const pod of lost) {
        kubelet.silence(pod, now);
        calendar.plan(now + graceSeconds, pod, kubelet.markUnready);
        if (pod.deletionTimestamp === null) calendar.plan(now + graceSeconds + tolerationSeconds, pod, pods.delete);
      }
      return lost.length;
    },
    reclaimNode(now, noticeSeconds) {
      const met = takeNode(now);
      for (const pod of met) {
        if (pod.deletionTimestamp === null) pods.delete(pod, now);
        if (pod.log.goneAt !== null) continue;
        // The calendar has done this second already.
        if (noticeSeconds === 0) killWithNode(pod, now);
        else calendar.plan(now + noticeSeconds, pod, killWithNode);
      }
      return met.length;
    },
    nodes: nodes.count,
    areResized: () => areResized,
    countRequests(second) {
      second.cpuRequestedMilli = sumOf(requestOf, requestMilli);
      second.memoryRequestedMebibytes = sumOf(memoryRequestOf, requestMebibytes);
    },
    lives: () => logs.map(readLog),
  };
  return pods;
}

/** The pods of the start are of many ages in truth, so their liveness probes have many phases. */
function createDraws(
  { cpuSpreadPercent, flapPeriodSeconds, livenessProbe, livenessPeriodSeconds }: Workload,
  startsAt: number,
  random: SeededRandom,
): (now: number) => PodDraws {
  const uids = random.fork("pod-uid");
  const flaps = random.fork("flap-phase");
  const levels = random.fork("cpu-spread");
  const livenessPhases = random.fork("liveness-phase");
  const middle = (spreadLevels - 1) / 2;
  return (now) => ({
    uid: uids.integer(2 ** 32),
    flapPhase: flaps.integer(Math.max(1, flapPeriodSeconds)),
    level: cpuSpreadPercent === 0 ? middle : levels.integer(spreadLevels),
    livenessPhase: livenessProbe && now < startsAt ? livenessPhases.integer(livenessPeriodSeconds) : 0,
  });
}

function removeGone(list: Pod[], gone: Set<Pod>): void {
  let kept = 0;
  for (const pod of list) if (!gone.has(pod)) list[kept++] = pod;
  list.length = kept;
  gone.clear();
}
