/** How the cluster's settings and the controller's flags are called: a label, and a sentence. */
import type { ClusterField, flagRanges } from "../../engine/index";
import { t } from "./text";

export type Flag = keyof typeof flagRanges;

export const clusterWords: Readonly<Record<ClusterField, readonly [label: string, help: string]>> = {
  nodes: [t`Nodes`, t`0: there is room for everything.`],
  nodeCpuMilli: [t`CPU of a node`, t`What it has for the pods’ CPU requests.`],
  maxNodes: [t`Node autoscaler’s most nodes`, t`It adds nodes for pods that do not fit. At most as many as there are: there is none.`],
  nodeStartSeconds: [t`New node after`, t`From a pod that does not fit to the node’s being ready.`],
  kubeletPeriodSeconds: [t`kubelet reads every`, t`Its containers’ counters.`],
  kubeletPhaseSeconds: [t`kubelet phase`, t`Each pod is read so much later than the seed has it.`],
  metricResolutionSeconds: [t`metrics-server asks every`, "--metric-resolution"],
  metricsServerPhaseSeconds: [t`metrics-server phase`, t`It asks so much later than the seed has it.`],
  scrapeSeconds: [t`Prometheus scrapes every`, t`Custom and external metrics are as old as its last scrape.`],
  relistSeconds: [t`Adapter relists every`, t`A pod younger than that has no custom metric.`],
  syncPhaseSeconds: [t`Sync phase`, t`When within its sync period the controller looks.`],
};

/** In the order of their form. */
export const flagNames = [
  "syncPeriodSeconds",
  "tolerance",
  "downscaleStabilizationSeconds",
  "cpuInitializationPeriodSeconds",
  "initialReadinessDelaySeconds",
] as const satisfies readonly Flag[];

export const flagWords: Readonly<Record<Flag, readonly [label: string, help: string]>> = {
  syncPeriodSeconds: [t`Sync period`, t`How often the autoscaler reconciles.`],
  tolerance: [t`Tolerance`, t`How far the ratio may be from 1 without a change.`],
  downscaleStabilizationSeconds: [t`Downscale stabilization`, t`The scale-down window where the manifest sets none.`],
  cpuInitializationPeriodSeconds: [
    t`CPU initialization period`,
    t`A pod younger than this counts only with a sample from after it was ready.`,
  ],
  initialReadinessDelaySeconds: [t`Initial readiness delay`, t`A pod that was last ready sooner after its start was never ready.`],
};
