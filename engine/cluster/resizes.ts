import type { Calendar } from "./calendar";
import type { Node, Nodes } from "./nodes";
import { isActive, type Pod } from "./pod";
import { enterResize } from "./podLife";
import { areEqual, changedMain, changedRequests, type MainResources, type ResourceChange } from "./podResources";
import { podCpuRequestMilli } from "./podTemplate";
import type { ResizeState } from "./resizeState";
import type { Workload } from "./workload";

/**
 * Pods whose resources are changed while they run: the API server writes the spec at once, the kubelet allocates what its node has room for,
 * and then puts it in force without a restart. The controller of the workload and the autoscaler learn only of the spec. Mirrors
 * canResizePod in pkg/kubelet/allocation.
 */
interface Resizes {
  /** kubectl patch --subresource resize of every pod. Returns how many pods it changed, or why it changed none. */
  resizeAll(pods: readonly Pod[], change: ResourceChange, now: number): number | "unchanged" | "refused";
  /** The pod got a node: its kubelet allocates what the spec says. */
  bound(pod: Pod): void;
  /** New containers start with what is allocated. */
  started(pod: Pod, at: number): void;
  /** The kubelet looks again at the pods of a node that did not fit. */
  retry(node: Node, now: number): void;
  /** The pod takes no room any more. */
  forget(pod: Pod): void;
}

interface ResizesOptions {
  workload: Pick<Workload, "cpuRequestMilli" | "sidecar" | "sidecarCpuRequestMilli">;
  calendar: Pick<Calendar, "plan">;
  nodes: Pick<Nodes, "judge" | "take">;
  /** What is in force in the pod has changed. */
  onChange(pod: Pod): void;
}

/**
 * How long a kubelet takes to see a new spec, and then to put in force what it has allocated. Upstream names no times: it acts when it sees
 * the change, so this is what is usual on a node that is not overloaded.
 */
const looksAfterSeconds = 1;
const appliesAfterSeconds = 2;

export function createResizes({ workload, calendar, nodes, onChange }: ResizesOptions): Resizes {
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
      const found = { resized: 0, refused: 0 };
      for (const pod of pods) {
        if (!isActive(pod)) continue;
        const main = mains.get(pod.wanted) ?? changedMain(pod.wanted, change);
        mains.set(pod.wanted, main);
        if (main === "refused") found.refused++;
        if (typeof main === "string") continue;
        const containers = lists.get(pod.containers) ?? changedRequests(pod.containers, pod.template.measured[0]!, change);
        lists.set(pod.containers, containers);
        resize(pod, main, containers, now);
        found.resized++;
      }
      if (found.resized > 0 || !pods.some(isActive)) return found.resized;
      return found.refused > 0 ? "refused" : "unchanged";
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
