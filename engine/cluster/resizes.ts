import { mebibyte } from "../lib/mebibyte";
import type { Calendar } from "./calendar";
import type { Node, Nodes } from "./nodes";
import { isActive, type Pod } from "./pod";
import type { PodLog } from "./podLife";
import { areEqual, type MainResources, type PodResources, type ResizePolicies } from "./podResources";
import {
  aboveLimit,
  changedMain,
  changedRequests,
  isGuaranteed,
  lowersLimit,
  needsRestart,
  type ResizeRefusal,
  type ResourceChange,
} from "./resourceChange";
import { podCpuRequestMilli } from "./podTemplate";
import type { ResizeState } from "./resizeState";
import type { Workload } from "./workload";

/**
 * Pods whose resources are changed while they run: the API server writes the spec at once, the kubelet allocates what its node has room for,
 * and then puts it in force, with a restart if the container's resizePolicy says so. The controller of the workload and the autoscaler learn only of
 * the spec. Mirrors canResizePod in pkg/kubelet/allocation.
 */
export interface Resizes {
  /** kubectl patch --subresource resize of every pod. Returns how many pods it changed, or why it changed none. */
  resizeAll(pods: readonly Pod[], change: ResizeInPlace, now: number): number | "unchanged" | ResizeRefusal;
  /** The same of one pod, to these values. A pod without a kubelet gets them, too. */
  resizeOne(pod: Pod, resources: PodResources, lowersMemoryLimits: boolean, now: number): ResizeRefusal | "qosClassChanges" | null;
  /** The pod got a node: its kubelet allocates what the spec says. */
  bound(pod: Pod): void;
  /** New containers start with what is allocated. */
  started(pod: Pod, at: number): void;
  /** The kubelet looks again at the pods of a node that did not fit. */
  retry(node: Node, now: number): void;
  /** The pod takes no room any more. */
  forget(pod: Pod): void;
}

export interface ResizeInPlace extends ResourceChange, ResizePolicies {
  /** Whether the API server takes a lower memory limit of a container that is not restarted for it. */
  readonly lowersMemoryLimits: boolean;
}

interface ResizesOptions {
  workload: Pick<Workload, "cpuRequestMilli" | "sidecar" | "sidecarCpuRequestMilli">;
  calendar: Pick<Calendar, "plan">;
  nodes: Pick<Nodes, "judge" | "take">;
  /** The bytes that the main container of a pod holds; null: it does not run. */
  memoryOf(pod: Pod): number | null;
  /** The kubelet stops the containers of the pod and starts them again. */
  restart(pod: Pod, now: number): void;
  /** What is in force in the pod has changed. */
  onChange(pod: Pod): void;
}

/**
 * How long a kubelet takes to see a new spec, and then to put in force what it has allocated. Upstream names no times: it acts when it sees
 * the change, so this is what is usual on a node that is not overloaded.
 */
const looksAfterSeconds = 1;
const appliesAfterSeconds = 2;
/** When it tries again what it could not put in force. Likely: backOffPeriod of pkg/kubelet, without its jitter. */
const triesAgainAfterSeconds = 10;

export function createResizes({ workload, calendar, nodes, memoryOf, restart, onChange }: ResizesOptions): Resizes {
  /** Of each node, in the order in which they were deferred. */
  const deferred = new Map<Node, Set<Pod>>();

  const requestOf = (main: MainResources) => podCpuRequestMilli(workload, main);
  /** The scheduler counts the most of what is wanted, allocated and in force; what is infeasible does not count. */
  const takeRoom = (pod: Pod, now: number) => {
    const { wanted, allocated, actual, resize } = pod;
    const counted = [allocated.main, actual.main, ...(resize === "infeasible" ? [] : [wanted])];
    nodes.take(pod, { requestedMilli: Math.max(...counted.map(requestOf)), allocatedMilli: requestOf(allocated.main) }, now);
  };
  const undefer = (pod: Pod) => {
    if (pod.node) deferred.get(pod.node)?.delete(pod);
  };
  const enter = (pod: Pod, state: ResizeState | null, now: number) => {
    if (state !== "deferred") undefer(pod);
    else if (pod.node) deferred.set(pod.node, (deferred.get(pod.node) ?? new Set()).add(pod));
    if (state !== pod.resize) enterResize(pod.log, state, now);
    pod.resize = state;
    pod.appliedContainers = state === null ? null : pod.actual.containers;
    takeRoom(pod, now);
  };

  const look = (pod: Pod, now: number) => {
    if (pod.isUnreachable) return;
    const found = nodes.judge(pod, requestOf(pod.wanted));
    if (found === "tooLarge") return enter(pod, "infeasible", now);
    if (found === "full") return enter(pod, "deferred", now);
    pod.allocated = { main: pod.wanted, containers: pod.containers };
    if (pod.startedAt === null) return putInForce(pod, now);
    enter(pod, "inProgress", now);
    calendar.plan(now + appliesAfterSeconds, pod, apply);
  };
  const apply = (pod: Pod, now: number) => {
    const { allocated, actual } = pod;
    if (actual === allocated || pod.restarting !== null) return;
    if (needsRestart(actual.main, allocated.main, pod.resizePolicy)) return restart(pod, now);
    if (isBelowUsage(pod)) {
      enter(pod, "error", now);
      return calendar.plan(now + triesAgainAfterSeconds, pod, apply);
    }
    putInForce(pod, now);
    onChange(pod);
  };
  const putInForce = (pod: Pod, now: number) => {
    const { allocated } = pod;
    pod.actual = allocated;
    pod.usage.work.resources = allocated.main;
    // Meanwhile the spec may want something else again.
    enter(pod, areEqual(allocated.main, pod.wanted) ? null : pod.resize, now);
  };

  /** Mirrors validateMemoryResizeAction in pkg/kubelet/kuberuntime: it looks only at limits that fall, and then does nothing of the resize. */
  const isBelowUsage = (pod: Pod) => {
    const limit = pod.allocated.main.memoryLimitMebibytes;
    const held = memoryOf(pod);
    return lowersLimit(pod.actual.main, pod.allocated.main) && held !== null && held > limit * mebibyte;
  };

  const resize = (pod: Pod, main: MainResources, containers: Pod["containers"], now: number) => {
    pod.wanted = main;
    pod.containers = containers;
    if (pod.startTime === null) {
      const requestedMilli = requestOf(main);
      return nodes.take(pod, { requestedMilli, allocatedMilli: requestedMilli }, now);
    }
    enter(pod, "proposed", now);
    calendar.plan(now + looksAfterSeconds, pod, look);
  };

  return {
    resizeAll(pods, change, now) {
      const mains = new Map<MainResources, ReturnType<typeof changedMain>>();
      const lists = new Map<Pod["containers"], Pod["containers"]>();
      let resized = 0;
      let refusal: ResizeRefusal | null = null;
      const mayLower = change.lowersMemoryLimits || change.memoryResizePolicy === "RestartContainer";
      const changed = (wanted: MainResources) => {
        const main = changedMain(wanted, change);
        return typeof main === "string" || mayLower || !lowersLimit(wanted, main) ? main : "memoryLimitFalls";
      };
      for (const pod of pods) {
        if (!isActive(pod)) continue;
        const main = mains.get(pod.wanted) ?? changed(pod.wanted);
        mains.set(pod.wanted, main);
        if (typeof main === "string") {
          if (main !== "unchanged") refusal ??= main;
          continue;
        }
        const containers = lists.get(pod.containers) ?? changedRequests(pod.containers, pod.template.measured[0]!, change);
        lists.set(pod.containers, containers);
        pod.resizePolicy = change;
        resize(pod, main, containers, now);
        resized++;
      }
      if (resized > 0 || !pods.some(isActive)) return resized;
      return refusal ?? "unchanged";
    },
    resizeOne(pod, { main, containers }, lowersMemoryLimits, now) {
      const mayLower = lowersMemoryLimits || pod.resizePolicy.memoryResizePolicy === "RestartContainer";
      const refusal = !mayLower && lowersLimit(pod.wanted, main) ? "memoryLimitFalls" : aboveLimit(main);
      if (refusal !== null) return refusal;
      // A second container of the model has no limits, so a pod with one is Burstable.
      if (pod.containers.length === 1 && isGuaranteed(pod.wanted) !== isGuaranteed(main)) return "qosClassChanges";
      resize(pod, main, containers, now);
      return null;
    },
    bound(pod) {
      pod.allocated = pod.actual = { main: pod.wanted, containers: pod.containers };
      pod.usage.work.resources = pod.wanted;
    },
    started(pod, at) {
      if (pod.resize === null) return;
      // What was planned for the containers before is dropped.
      if (pod.resize === "proposed") calendar.plan(at + looksAfterSeconds, pod, look);
      putInForce(pod, at);
    },
    retry(node, now) {
      for (const pod of deferred.get(node) ?? []) if (pod.deletionTimestamp === null) look(pod, now);
    },
    forget: undefer,
  };
}

/** A state that lasted less than a second is left out. */
function enterResize(log: PodLog, state: ResizeState | null, at: number): void {
  log.resizes = [...(log.resizes ?? []).filter((step) => step.at < at), { at, state }];
}
