/** What each kind of incident does in its first second. */
import { say, type Sentence } from "../lib/sentence";
import type { Incident, IncidentOf, StrikingKind } from "./incident";
import type { PodTemplate } from "./pod";
import { changedMain, changedRequests, type ResizeRefusal, type ResourceChange } from "./resourceChange";
import type { Pods } from "./pods";
import type { WorkloadController } from "./workloadController";

export interface StruckCluster {
  pods: Pick<
    Pods,
    | "list"
    | "failed"
    | "crashOldest"
    | "evictOldest"
    | "strike"
    | "failReadinessOfOldest"
    | "setDeletionCostOfOldest"
    | "loseNode"
    | "silenceNode"
    | "reclaimNode"
    | "resizeAll"
  >;
  controller: Pick<WorkloadController, "template" | "update" | "undo" | "heedsDeletionCost" | "scale" | "sync">;
  /** Whether Kubernetes and its nodes resize running pods at this second. */
  resizesInPlace(at: number): boolean;
  /** Whether the API server takes a lower memory limit of a container that is not restarted for it. */
  lowersMemoryLimits(at: number): boolean;
}

/** How many pods it hit, null if it does not aim at pods, or a sentence that says why it changes nothing. */
type Hit = number | Sentence | null;

const strikes: { readonly [K in StrikingKind]: (incident: IncidentOf<K>, cluster: StruckCluster) => Hit } = {
  podMetricsLost: ({ pods: count }, { pods }) => Math.min(count, pods.list().length - pods.failed()),
  podsCrash: ({ at, pods: count }, { pods }) => pods.crashOldest(count, at),
  podsUnready: ({ at, pods: count, durationSeconds }, { pods }) =>
    pods.failReadinessOfOldest(count, at, at + durationSeconds) ?? say`The pods have no readiness probe.`,
  rollingUpdate({ at, release }, { controller }) {
    controller.update({ release, image: {} });
    controller.sync(at);
    return null;
  },
  kubectlScale: writeReplicas,
  kubectlApply: writeReplicas,
  nodeLost: ({ at }, { pods }) => pods.loseNode(at),
  podsEvicted: ({ at, pods: count }, { pods }) => pods.evictOldest(count, at),
  containerRenamed({ at, container }, { controller }) {
    const { containers, initContainers = [], measured } = controller.template();
    const [main, ...others] = measured;
    if (container === main) return say`The main container has this name already.`;
    if ([...containers, ...initContainers].some(({ name }) => name === container)) return say`Another container of the pod has this name.`;
    const renamed = containers.map((each) => (each.name === main ? { ...each, name: container } : each));
    controller.update({ containers: renamed, measured: [container, ...others] });
    controller.sync(at);
    return null;
  },
  nodeUnreachable: ({ at, nodeMonitorGraceSeconds, tolerationSeconds }, { pods }) =>
    pods.silenceNode(at, nodeMonitorGraceSeconds, tolerationSeconds),
  nodeReclaimed: ({ at, noticeSeconds }, { pods }) => pods.reclaimNode(at, noticeSeconds),
  rolloutUndone({ at }, { controller }) {
    if (controller.undo === null) return say`kubectl rollout undo works only for a Deployment or a StatefulSet.`;
    if (!controller.undo()) return say`There was no earlier revision.`;
    controller.sync(at);
    return null;
  },
  deletionCostSet({ pods: count, deletionCost }, { pods, controller }) {
    if (!controller.heedsDeletionCost) return say`A StatefulSet does not read deletion costs.`;
    return pods.setDeletionCostOfOldest(count, deletionCost);
  },
  podsResized(incident, { pods, controller, resizesInPlace, lowersMemoryLimits }) {
    const { at, resizedBy } = incident;
    const template = controller.template();
    if (template.requestsMilli)
      return say`The pods have requests of their own, beside those of their containers. A resize of them is not simulated.`;
    if (resizedBy === "patch" && !resizesInPlace(at))
      return say`Running pods can be resized from Kubernetes 1.33 on, and their nodes must have it, too.`;
    const resized =
      resizedBy === "patch"
        ? pods.resizeAll({ ...incident, lowersMemoryLimits: lowersMemoryLimits(at) }, at)
        : resizeTemplate(controller, template, incident, at);
    switch (resized) {
      case "unchanged":
        return say`The pods have these requests and limits already.`;
      case "cpuAboveLimit":
        return say`The API server refuses a CPU request above the CPU limit.`;
      case "memoryAboveLimit":
        return say`The API server refuses a memory request above the memory limit.`;
      case "memoryLimitFalls":
        return say`Before Kubernetes 1.34 the API server refuses a lower memory limit, unless resizePolicy of memory is RestartContainer.`;
    }
    return resized;
  },
  podStruck: ({ at, pod, podBlow }, { pods }) =>
    pods.strike(pod, podBlow, at) ? 1 : say`Pod ${pod} of the run does not run at this second, so nothing happens to it.`,
};

/** null: it does not aim at pods, or does nothing at once. */
export function strike(incident: Incident, cluster: StruckCluster): Hit {
  // Each incident has the fields of its kind, so the strike of its kind accepts it.
  const own = (strikes as Partial<Record<Incident["kind"], (incident: Incident, cluster: StruckCluster) => Hit>>)[incident.kind];
  return own?.(incident, cluster) ?? null;
}

/** Writes spec.replicas of the workload without the autoscaler. */
function writeReplicas({ at, replicas }: IncidentOf<"kubectlScale" | "kubectlApply">, { controller }: StruckCluster): null {
  controller.scale(replicas);
  controller.sync(at);
  return null;
}

function resizeTemplate(
  controller: StruckCluster["controller"],
  { resources, containers, measured }: PodTemplate,
  change: ResourceChange,
  at: number,
): null | "unchanged" | ResizeRefusal {
  const main = changedMain(resources, change);
  if (typeof main === "string") return main;
  controller.update({ resources: main, containers: changedRequests(containers, measured[0]!, change) });
  controller.sync(at);
  return null;
}
