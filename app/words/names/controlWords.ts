/** The names of the cluster's settings and the controller's flags: a label and a sentence each. */
import type { ClusterField, FeatureGates, flagRanges } from "../../../engine/index";
import { t } from "../text";

export type Flag = keyof typeof flagRanges;

export const clusterWords: Readonly<Record<ClusterField, readonly [label: string, help: string]>> = {
  nodes: [t`Nodes`, t`0: no limit, every pod fits.`],
  nodeCpuMilli: [t`CPU of a node`, t`Pods can request this much. A pod without a CPU limit can use it all.`],
  maxNodes: [
    t`Node autoscaler: most nodes`,
    t`It adds nodes for pods that do not fit. No node autoscaler if this is not above the number of nodes.`,
  ],
  nodeStartSeconds: [t`New node after`, t`From when a pod does not fit until the new node is ready.`],
  endpointsDelaySeconds: [
    t`Endpoints follow after`,
    t`From a change of a pod until requests follow it: endpoints, kube-proxy and ingress together.`,
  ],
  scaleDownUnneededSeconds: [
    t`Unneeded node goes after`,
    t`Less than half of it is requested, and its pods fit on other nodes. 0: nodes stay. The autoscaler’s default is 600 s.`,
  ],
  scaleDownDelayAfterAddSeconds: [t`Keep every node for`, t`Counted from when the last node was added.`],
  pausePods: [t`Pause pods`, t`Each holds the room of one pod and gives it up at once. A node is added for it again.`],
  kubeletPeriodSeconds: [t`kubelet reads every`, t`How often it reads the containers’ usage counters.`],
  kubeletPhaseSeconds: [t`kubelet phase`, t`Added to each pod’s random reading time.`],
  metricResolutionSeconds: [t`metrics-server reads every`, "--metric-resolution"],
  metricsServerPhaseSeconds: [t`metrics-server phase`, t`Added to its random reading time.`],
  scrapeSeconds: [t`Prometheus scrapes every`, t`Custom and external metrics are as old as its last scrape.`],
  relistSeconds: [
    t`Adapter relists every`,
    t`The adapter knows a metric after the first relist that finds a sample of it. A new pod needs no relist.`,
  ],
  syncPhaseSeconds: [t`Sync phase`, t`When the controller syncs within each sync period.`],
  autoscalers: [
    t`HPAs of the controller`,
    t`With this one. Its workers share them, so many HPAs or slow metrics make each sync later. 1: this HPA is alone, and its syncs take no time.`,
  ],
  concurrentSyncs: [t`Workers`, "--concurrent-horizontal-pod-autoscaler-syncs"],
  reconcileMilliseconds: [t`One sync takes`, t`Most of it is the wait for the metrics APIs. It is the same for all HPAs here.`],
};

/** When the run starts. */
export const startWords = {
  at: [
    t`The run starts`,
    t`What clocks show at the beginning of the run. Only cron triggers of KEDA read it, with the day of the week: a trigger whose start and end name different days can stay on until another day, or never begin.`,
  ],
  timeZone: [t`Time zone of the start`, t`A name such as Europe/Berlin. A cron trigger has a time zone of its own.`],
} as const satisfies Readonly<Record<string, readonly [label: string, help: string]>>;

/** In the order of their form. */
export const flagNames = [
  "syncPeriodSeconds",
  "tolerance",
  "downscaleStabilizationSeconds",
  "cpuInitializationPeriodSeconds",
  "initialReadinessDelaySeconds",
] as const satisfies readonly Flag[];

export const flagWords: Readonly<Record<Flag, readonly [label: string, help: string]>> = {
  syncPeriodSeconds: [t`Sync period`, t`How often the controller syncs.`],
  tolerance: [t`Tolerance`, t`How far the ratio may be from 1 without a change.`],
  downscaleStabilizationSeconds: [t`Downscale stabilization`, t`The scale-down window if the manifest sets none.`],
  cpuInitializationPeriodSeconds: [
    t`CPU initialization period`,
    t`A pod younger than this counts as unready for CPU if it is not ready, or if its sample began before it became ready. The documentation says that a pod that is only briefly Ready still counts as initializing; the controller reads the condition at the sync alone.`,
  ],
  initialReadinessDelaySeconds: [
    t`Initial readiness delay`,
    t`A pod older than the CPU initialization period counts as unready for CPU if it is not ready and its readiness last changed within this time after its start. The documentation says that a pod that turns Ready and not Ready is ignored until it stays Ready; past that period the controller counts such a pod, Ready or not.`,
  ],
};

/** What each gate turns on, in the order of the form. */
export const gateWords: Readonly<Record<keyof FeatureGates, string>> = {
  HPAConfigurableTolerance: t`The manifest may set its own tolerances.`,
  HPAScaleToZero: t`minReplicas may be 0.`,
  PodLevelResources: t`A pod’s own requests replace those of its containers. The pods here have none.`,
  HPAContainerMetrics: t`A manifest may have ContainerResource metrics.`,
  HPAGeneration: t`An edited autoscaler is synced at once.`,
  HPAConfigurableSyncPeriod: t`The manifest may set its own sync period. It is not certain that the release has it.`,
};
