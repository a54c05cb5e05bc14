/** How the cluster's settings and the controller's flags are called: a label, and a sentence. */
import type { ClusterField, flagRanges } from "../../engine/index";

export type Flag = keyof typeof flagRanges;

export const clusterWords: Readonly<Record<ClusterField, readonly [label: string, help: string]>> = {
  nodes: ["Nodes", "0: there is room for everything."],
  nodeCpuMilli: ["CPU of a node", "What it has for the pods’ CPU requests."],
  maxNodes: ["Node autoscaler’s most nodes", "It adds nodes for pods that do not fit. At most as many as there are: there is none."],
  nodeStartSeconds: ["New node after", "From a pod that does not fit to the node’s being ready."],
  kubeletPeriodSeconds: ["kubelet reads every", "Its containers’ counters."],
  metricResolutionSeconds: ["metrics-server asks every", "--metric-resolution"],
  scrapeSeconds: ["Prometheus scrapes every", "Custom and external metrics are as old as its last scrape."],
  relistSeconds: ["Adapter relists every", "A pod younger than that has no custom metric."],
  syncPhaseSeconds: ["Sync phase", "When within its sync period the controller looks."],
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
  syncPeriodSeconds: ["Sync period", "How often the autoscaler reconciles."],
  tolerance: ["Tolerance", "How far the ratio may be from 1 without a change."],
  downscaleStabilizationSeconds: ["Downscale stabilization", "The scale-down window where the manifest sets none."],
  cpuInitializationPeriodSeconds: [
    "CPU initialization period",
    "A pod younger than this counts only with a sample from after it was ready.",
  ],
  initialReadinessDelaySeconds: ["Initial readiness delay", "A pod that was last ready sooner after its start was never ready."],
};
