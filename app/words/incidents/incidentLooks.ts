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
  },
  customMetricsDown: {
    group: "metrics",
    choices: [{ id: "customMetricsDown", label: t`Custom metrics down` }],
    tone: "error",
    label: () => t`custom metrics down`,
  },
  triggerSourceDown: {
    group: "metrics",
    choices: [{ id: "triggerSourceDown", label: t`Source of a KEDA trigger down` }],
    tone: "error",
    label: ({ trigger }) => (trigger === 0 ? t`sources of all triggers down` : t`source of trigger ${trigger} down`),
  },
  podMetricsLost: {
    group: "metrics",
    choices: [{ id: "podMetricsLost", label: t`Pods without metrics` }],
    tone: "error",
    label: ({ pods }) => t`${plural(pods, "pod")} without metrics`,
  },
  scrapesMissed: {
    group: "metrics",
    choices: [{ id: "scrapesMissed", label: t`Scrapes missed` }],
    tone: "error",
    label: ({ percent }) => t`${percent}% of scrapes missed`,
  },
  podsCrash: {
    group: "pods",
    choices: [{ id: "podsCrash", label: t`Pods crash` }],
    tone: "error",
    label: ({ pods }) => (pods === 1 ? t`${plural(1, "pod")} crashes` : t`${plural(pods, "pod")} crash`),
  },
  podsUnready: {
    group: "pods",
    choices: [{ id: "podsUnready", label: t`Pods become unready` }],
    tone: "error",
    label: ({ pods }) => t`${plural(pods, "pod")} unready`,
  },
  podsEvicted: {
    group: "pods",
    choices: [{ id: "podsEvicted", label: t`Pods evicted` }],
    tone: "error",
    label: ({ pods }) => t`${plural(pods, "pod")} evicted`,
  },
  podStruck: {
    group: "pods",
    choices: [{ id: "podStruck", label: t`One pod crashes or is evicted` }],
    tone: "error",
    label: ({ pod, podBlow }) => (podBlow === "crashes" ? t`pod ${pod} crashes` : t`pod ${pod} evicted`),
  },
  rollingUpdate: {
    group: "pods",
    choices: [{ id: "rollingUpdate", label: t`Rolling update` }],
    tone: ({ release }) => (release === "good" ? "act" : "error"),
    label: ({ release }) =>
      ({ good: t`rolling update`, neverReady: t`bad release, never ready`, crashLoop: t`bad release, crash loop` })[release],
  },
  rolloutUndone: {
    group: "pods",
    choices: [{ id: "rolloutUndone", label: t`Rollback` }],
    tone: "act",
    label: () => t`kubectl rollout undo`,
  },
  containerRenamed: {
    group: "pods",
    choices: [{ id: "containerRenamed", label: t`Container renamed` }],
    tone: "act",
    label: ({ container }) => t`container renamed to ${container}`,
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
  },
  deletionCostSet: {
    group: "pods",
    choices: [{ id: "deletionCostSet", label: t`Deletion cost set` }],
    tone: "act",
    label: ({ deletionCost }) => t`pod-deletion-cost ${deletionCost}`,
  },
  podQuota: {
    group: "pods",
    choices: [{ id: "podQuota", label: t`Quota of pods`, values: ({ workload }) => ({ pods: Math.max(1, workload.initialReplicas) }) }],
    tone: "error",
    label: ({ pods }) => t`quota of ${plural(pods, "pod")}`,
  },
  nodeLost: {
    group: "pods",
    choices: [{ id: "nodeLost", label: t`Node lost, at once` }],
    tone: "error",
    label: () => t`node lost`,
  },
  nodeUnreachable: {
    group: "pods",
    choices: [{ id: "nodeUnreachable", label: t`Node lost, as it happens` }],
    tone: "error",
    label: ({ nodeMonitorGraceSeconds }) => t`node lost, noticed after ${span(nodeMonitorGraceSeconds)}`,
  },
  nodeReclaimed: {
    group: "pods",
    choices: [
      { id: "nodeReclaimed", label: t`Spot node reclaimed, 2 min notice` },
      { id: "nodeReclaimedSoon", label: t`Spot node reclaimed, 30 s notice`, values: () => ({ noticeSeconds: 30 }) },
    ],
    tone: "error",
    label: ({ noticeSeconds }) => t`spot node reclaimed, ${span(noticeSeconds)} notice`,
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
  },
  kubectlScale: {
    group: "people",
    choices: [
      { id: "kubectlScale", label: "kubectl scale", values: () => ({ replicas: 3 }) },
      { id: "scaledToZero", label: t`Scaled to zero by hand`, values: () => ({ replicas: 0 }) },
    ],
    tone: "act",
    label: ({ replicas }) => (replicas === 0 ? t`scaled to zero` : t`kubectl scale to ${replicas}`),
  },
  kubectlApply: {
    group: "people",
    choices: [{ id: "kubectlApply", label: t`kubectl apply with replicas` }],
    tone: "act",
    label: ({ replicas }) => t`kubectl apply, replicas: ${replicas}`,
  },
  hpaEdited: {
    group: "people",
    choices: [{ id: "hpaEdited", label: t`HPA edited`, values: (scenario, at) => ({ manifest: manifestAt(scenario, at) }) }],
    tone: "act",
    label: () => t`HPA edited`,
  },
  minReplicasScheduled: {
    group: "people",
    choices: [{ id: "minReplicasScheduled", label: t`minReplicas by schedule` }],
    tone: "act",
    label: ({ minReplicas, repeatSeconds }) => t`minReplicas ${minReplicas}, every ${span(repeatSeconds)}`,
  },
  hpaDeleted: {
    group: "people",
    choices: [{ id: "hpaDeleted", label: t`HPA deleted` }],
    tone: "act",
    label: () => t`HPA deleted`,
  },
  hpaCreated: {
    group: "people",
    choices: [{ id: "hpaCreated", label: t`HPA made again` }],
    tone: "act",
    label: () => t`HPA made again`,
  },
  secondAutoscaler: {
    group: "people",
    choices: [{ id: "secondAutoscaler", label: t`Second autoscaler` }],
    tone: "act",
    label: () => t`second autoscaler`,
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
  },
  loadMultiplied: {
    group: "load",
    choices: [{ id: "loadMultiplied", label: t`Load multiplied` }],
    tone: "load",
    label: ({ factor }) => t`load ×${decimal(factor, 2)}`,
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
