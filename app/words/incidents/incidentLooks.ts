import {
  flagsAt,
  kubernetesVersions,
  latestVersion,
  unnamedVersion,
  incidentFields,
  manifestAt,
  type Incident,
  type IncidentOf,
  type KubernetesVersion,
  type Scenario,
} from "../../../engine/index";
import type { IncidentLook, Tone } from "./incidentLook";
import { plural, t } from "../text";
import { clock, decimal, span } from "../times";

/** How the page shows each kind of incident, in the order of the menu. */
export const incidentLooks: { readonly [K in Incident["kind"]]: IncidentLook<K> } = {
  metricsServerDown: {
    group: "metrics",
    choices: [{ id: "metricsServerDown", label: t`metrics-server down` }],
    tone: "error",
    label: () => t`metrics-server down`,
    help: t`The resource metrics API does not answer: cpu and memory have no value.`,
  },
  customMetricsDown: {
    group: "metrics",
    choices: [{ id: "customMetricsDown", label: t`Custom metrics down` }],
    tone: "error",
    label: () => t`custom metrics down`,
    help: t`The custom metrics API and the external metrics API do not answer.`,
  },
  triggerSourceDown: {
    group: "metrics",
    choices: [{ id: "triggerSourceDown", label: t`Source of a KEDA trigger down` }],
    tone: "error",
    label: ({ trigger }) => (trigger === 0 ? t`sources of all triggers down` : t`source of trigger ${trigger} down`),
    help: t`What KEDA asks for the trigger, such as Prometheus or Kafka, does not answer: “connection refused”. Each poll and each read of the HPA asks it, so each counts as a failure. A fallback takes over after more than failureThreshold failures in a row. A cron trigger asks only the clock, and the metrics of cpu and memory triggers come from the metrics API.`,
  },
  podMetricsLost: {
    group: "metrics",
    choices: [{ id: "podMetricsLost", label: t`Pods without metrics` }],
    tone: "error",
    label: ({ pods }) => t`${plural(pods, "pod")} without metrics`,
    help: t`The oldest pods have no samples, so they count as missing.`,
  },
  scrapesMissed: {
    group: "metrics",
    choices: [{ id: "scrapesMissed", label: t`Scrapes missed` }],
    tone: "error",
    label: ({ percent }) => t`${percent}% of scrapes missed`,
    help: t`A share of Prometheus’ scrapes fails. rate() goes on with the samples that are left in its range; a value without a range is gone until the next scrape.`,
  },
  podsCrash: {
    group: "pods",
    choices: [{ id: "podsCrash", label: t`Pods crash` }],
    tone: "error",
    label: ({ pods }) => (pods === 1 ? t`${plural(1, "pod")} crashes` : t`${plural(pods, "pod")} crash`),
    help: t`The containers of the oldest pods exit. The kubelet restarts them: the first time at once, then after a back-off of 10 s that doubles up to 5 min.`,
  },
  podsUnready: {
    group: "pods",
    choices: [{ id: "podsUnready", label: t`Pods become unready` }],
    tone: "error",
    label: ({ pods }) => t`${plural(pods, "pod")} unready`,
    help: t`The readiness probes of the oldest pods fail, so these pods serve no requests.`,
  },
  podsEvicted: {
    group: "pods",
    choices: [{ id: "podsEvicted", label: t`Pods evicted` }],
    tone: "error",
    label: ({ pods }) => t`${plural(pods, "pod")} evicted`,
    help: t`The kubelet evicts the oldest pods, as on a node without free memory: it kills their containers at once. The pods stay in phase Failed to the end of the run, and the autoscaler ignores them. Other pods replace them at once; a StatefulSet first deletes the failed pod.`,
  },
  rollingUpdate: {
    group: "pods",
    choices: [{ id: "rollingUpdate", label: t`Rolling update` }],
    tone: ({ release }) => (release === "good" ? "act" : "error"),
    label: ({ release }) =>
      ({ good: t`rolling update`, neverReady: t`bad release, never ready`, crashLoop: t`bad release, crash loop` })[release],
    help: t`A new release replaces all pods, as fast as the workload’s rollout settings allow. A ReplicaSet or ReplicationController replaces none: only pods that it creates later have the release.`,
  },
  rolloutUndone: {
    group: "pods",
    choices: [{ id: "rolloutUndone", label: t`Rollback` }],
    tone: "act",
    label: () => t`kubectl rollout undo`,
    help: t`The revision before the present one comes back. A Deployment uses its old ReplicaSet again, with the pods that it still has, so no pod of that revision is replaced.`,
  },
  containerRenamed: {
    group: "pods",
    choices: [{ id: "containerRenamed", label: t`Container renamed` }],
    tone: "act",
    label: ({ container }) => t`container renamed to ${container}`,
    help: t`A new release, in which the main container has another name, replaces the pods as a rolling update does. A metric of the old name finds no container in the new pods, and a metric of the new name finds none in the old pods.`,
  },
  podsResized: {
    group: "pods",
    choices: [
      { id: "podsResized", label: t`Pods resized in place`, values: doubledCpu },
      {
        id: "podsResizedByRollout",
        label: t`Resources changed by a rollout`,
        values: (scenario) => ({ ...doubledCpu(scenario), resizedBy: "template" }),
      },
    ],
    tone: "act",
    label: (incident) =>
      incident.resizedBy === "patch" ? t`pods resized: ${newResources(incident)}` : t`new template: ${newResources(incident)}`,
    help: t`The main container gets other requests or limits: by kubectl patch --subresource resize of each pod that exists, or by a new template, whose pods replace the others. A resize in place changes neither the readiness nor the start time, unless the resizePolicy is RestartContainer: then the kubelet restarts the container. The HPA reads the new requests at once, from the spec. The kubelet puts them in force when the node has room. Until then the resize is Deferred; it is Infeasible if a whole node has less. A lower memory limit waits until the container holds less.`,
  },
  deletionCostSet: {
    group: "pods",
    choices: [{ id: "deletionCostSet", label: t`Deletion cost set` }],
    tone: "act",
    label: ({ deletionCost }) => t`pod-deletion-cost ${deletionCost}`,
    help: t`Someone annotates the oldest pods with controller.kubernetes.io/pod-deletion-cost. A scale-down removes ready pods with a lower cost first; pods without the annotation cost 0.`,
  },
  podQuota: {
    group: "pods",
    choices: [{ id: "podQuota", label: t`Quota of pods`, values: ({ workload }) => ({ pods: Math.max(1, workload.initialReplicas) }) }],
    tone: "error",
    label: ({ pods }) => t`quota of ${plural(pods, "pod")}`,
    help: t`The namespace has a ResourceQuota: the API server refuses every pod beyond it (FailedCreate, “exceeded quota”). Pods that exist stay. The owner of the pods tries again after 5 ms, then after twice as long each time, up to 1,000 s, and whenever one of its pods changes: after a long quota the pods come late.`,
    fieldHelp: { pods: t`How many pods the namespace may have, those of other workloads included. Finished pods do not count.` },
  },
  nodeLost: {
    group: "pods",
    choices: [{ id: "nodeLost", label: t`Node lost, at once` }],
    tone: "error",
    label: () => t`node lost`,
    help: t`The node with the most pods disappears, and its pods with it, as if the cluster knew at once. If the number of nodes is unlimited, a tenth of the pods disappears.`,
  },
  nodeUnreachable: {
    group: "pods",
    choices: [{ id: "nodeUnreachable", label: t`Node lost, as it happens` }],
    tone: "error",
    label: ({ nodeMonitorGraceSeconds }) => t`node lost, noticed after ${span(nodeMonitorGraceSeconds)}`,
    help: t`The node with the most pods stops to answer. Its pods have no metrics, and count as Ready until the loss is noticed. Then they are Running but not Ready, until the toleration ends and they are deleted. Only then a ReplicaSet creates new ones. The deleted pods stay Terminating.`,
  },
  nodeReclaimed: {
    group: "pods",
    choices: [
      { id: "nodeReclaimed", label: t`Spot node reclaimed, 2 min notice` },
      { id: "nodeReclaimedSoon", label: t`Spot node reclaimed, 30 s notice`, values: () => ({ noticeSeconds: 30 }) },
    ],
    tone: "error",
    label: ({ noticeSeconds }) => t`spot node reclaimed, ${span(noticeSeconds)} notice`,
    help: t`The provider takes back the node with the most pods. From the notice on it takes no new pods, and its pods are deleted and stop as usual. What still runs when the notice ends is killed.`,
  },
  otherPods: {
    group: "pods",
    choices: [
      { id: "otherPods", label: t`Other pods with the same labels` },
      { id: "finishedPods", label: t`Finished pods with the same labels`, values: () => ({ podState: "finished" }) },
    ],
    tone: "act",
    label: ({ pods, podState }) =>
      podState === "running" ? t`${plural(pods, "pod")} of another workload` : t`${plural(pods, "pod")} of a finished Job`,
    help: t`The target’s selector also matches pods of another workload, so the controller counts them. They have the target’s containers and requests. They serve no requests and take no room on the simulated nodes.`,
    fieldHelp: { pods: t`How many pods the other workload has.` },
  },
  kubectlScale: {
    group: "people",
    choices: [
      { id: "kubectlScale", label: "kubectl scale", values: () => ({ replicas: 3 }) },
      { id: "scaledToZero", label: t`Scaled to zero by hand`, values: () => ({ replicas: 0 }) },
    ],
    tone: "act",
    label: ({ replicas }) => (replicas === 0 ? t`scaled to zero` : t`kubectl scale to ${replicas}`),
    help: t`Someone sets spec.replicas once. The autoscaler continues from that count; at 0 it pauses.`,
    fieldHelp: { replicas: "--replicas" },
  },
  kubectlApply: {
    group: "people",
    choices: [{ id: "kubectlApply", label: t`kubectl apply with replicas` }],
    tone: "act",
    label: ({ replicas }) => t`kubectl apply, replicas: ${replicas}`,
    help: t`Someone applies the workload’s manifest, which has spec.replicas in it. This overwrites the autoscaler’s count.`,
  },
  hpaEdited: {
    group: "people",
    choices: [{ id: "hpaEdited", label: t`HPA edited`, values: (scenario, at) => ({ manifest: manifestAt(scenario, at) }) }],
    tone: "act",
    label: () => t`HPA edited`,
    help: t`From this time on the autoscaler has this manifest. If it was deleted, this makes it again.`,
  },
  minReplicasScheduled: {
    group: "people",
    choices: [{ id: "minReplicasScheduled", label: t`minReplicas by schedule` }],
    tone: "act",
    label: ({ minReplicas, repeatSeconds }) => t`minReplicas ${minReplicas}, every ${span(repeatSeconds)}`,
    help: t`Two cron jobs patch spec.minReplicas of the HPA: one at each beginning, and one at each end, back to the value of the manifest that was applied last.`,
  },
  hpaDeleted: {
    group: "people",
    choices: [{ id: "hpaDeleted", label: t`HPA deleted` }],
    tone: "act",
    label: () => t`HPA deleted`,
    help: t`Someone deletes the HPA with kubectl delete. The target keeps its count, and no sync happens until the HPA is made again.`,
  },
  hpaCreated: {
    group: "people",
    choices: [{ id: "hpaCreated", label: t`HPA made again` }],
    tone: "act",
    label: () => t`HPA made again`,
    help: t`Someone applies the deleted HPA’s last manifest again. It begins with an empty status, and it no longer knows the proposals and rescales of before the deletion unless it was made again before the controller’s next sync.`,
  },
  secondAutoscaler: {
    group: "people",
    choices: [{ id: "secondAutoscaler", label: t`Second autoscaler` }],
    tone: "act",
    label: () => t`second autoscaler`,
    help: t`The target of another autoscaler selects these pods, too. The controller then scales neither target.`,
  },
  controlPlaneUpgraded: {
    group: "people",
    choices: [
      {
        id: "controlPlaneUpgraded",
        label: t`Kubernetes upgraded`,
        values: (scenario, at) => ({ kubernetesVersion: nextRelease(scenario, at) }),
      },
    ],
    tone: "act",
    label: ({ kubernetesVersion }) => t`Kubernetes becomes ${kubernetesVersion}`,
    help: t`The API server, the controller manager and kubectl become this release, with its default feature gates. The controller’s flags stay, and so do the stored HPA and its status. The new controller remembers no recommendation and no rescale. It syncs the HPA at once from 1.37 on, and after one sync period in older releases. No time passes between the two controllers. Nodes, pods and metrics do not change.`,
  },
  loadMultiplied: {
    group: "load",
    choices: [{ id: "loadMultiplied", label: t`Load multiplied` }],
    tone: "load",
    label: ({ factor }) => t`load ×${decimal(factor, 2)}`,
    help: t`Multiplies the drawn load while it lasts.`,
  },
};

/** Twice the CPU request of the form, and a limit that allows it. */
function doubledCpu({ workload }: Scenario): { cpuRequestMilli: number; cpuLimitMilli: number } {
  const cpuRequestMilli = Math.min(2 * workload.cpuRequestMilli, incidentFields.cpuRequestMilli.max);
  return { cpuRequestMilli, cpuLimitMilli: cpuRequestMilli > workload.cpuLimitMilli && workload.cpuLimitMilli > 0 ? cpuRequestMilli : 0 };
}

/** "CPU request 400m, CPU limit 1000m": only the values that change. */
function newResources(incident: IncidentOf<"podsResized">): string {
  const { cpuRequestMilli, cpuLimitMilli, memoryRequestMebibytes, memoryLimitMebibytes } = incident;
  const changed = [
    ...(cpuRequestMilli > 0 ? [t`CPU request ${`${cpuRequestMilli}m`}`] : []),
    ...(cpuLimitMilli > 0 ? [t`CPU limit ${`${cpuLimitMilli}m`}`] : []),
    ...(memoryRequestMebibytes > 0 ? [t`memory request ${`${memoryRequestMebibytes}Mi`}`] : []),
    ...(memoryLimitMebibytes > 0 ? [t`memory limit ${`${memoryLimitMebibytes}Mi`}`] : []),
  ];
  return changed.length === 0 ? t`nothing new` : changed.join(", ");
}

/** The looks of an incident's own kind, with functions that take this incident. */
export const lookOf = ({ kind }: Incident): IncidentLook<Incident["kind"]> => incidentLooks[kind] as IncidentLook<Incident["kind"]>;

export const incidentLabel = (incident: Incident): string => lookOf(incident).label(incident);

export function incidentTone(incident: Incident): Tone {
  const { tone } = lookOf(incident);
  return typeof tone === "string" ? tone : tone(incident);
}

/** "at 12:00", "from 12:00 for 2 min", "from 12:00 for 2 min, again every 1 h". */
export function incidentTime(incident: Incident): string {
  if ("repeatSeconds" in incident)
    return t`from ${clock(incident.at)} for ${span(incident.durationSeconds)}, again every ${span(incident.repeatSeconds)}`;
  return "durationSeconds" in incident ? t`from ${clock(incident.at)} for ${span(incident.durationSeconds)}` : t`at ${clock(incident.at)}`;
}

/** The release after the one that runs at that time; the newest has none after it. */
function nextRelease(scenario: Scenario, at: number): KubernetesVersion {
  const { kubernetesVersion = unnamedVersion } = flagsAt(scenario, at);
  return kubernetesVersions[kubernetesVersions.findIndex((version) => version === kubernetesVersion) + 1] ?? latestVersion;
}
