import type { FieldRange } from "./workload";

/** The nodes, and how a measurement gets to the controller. Ranges and defaults: `clusterFields`. */
export type ClusterSettings = Record<ClusterField, number>;

export const clusterFields = {
  /** Nodes at the start; 0: the cluster has room for everything. */
  nodes: { unit: "nodes", min: 0, max: 1000, step: 1, default: 0 },
  /** A node's capacity for the CPU requests of pods. */
  nodeCpuMilli: { unit: "m", min: 100, max: 256_000, step: 100, default: 4000 },
  /**
   * A node autoscaler adds a node for pods that do not fit, up to this many nodes. If this is not more than `nodes`, there is no node
   * autoscaler.
   */
  maxNodes: { unit: "nodes", min: 0, max: 1000, step: 1, default: 0 },
  /** From the moment a pod does not fit until the new node is ready. */
  nodeStartSeconds: { unit: "s", min: 0, max: 3600, step: 1, default: 120 },
  /**
   * --scale-down-unneeded-time: the node autoscaler removes a node that was not needed for this long; 0: it removes none. Its own default is
   * 600 s.
   */
  scaleDownUnneededSeconds: { unit: "s", min: 0, max: 7200, step: 1, default: 0 },
  /** --scale-down-delay-after-add: no node is removed for this long after one was added. */
  scaleDownDelayAfterAddSeconds: { unit: "s", min: 0, max: 7200, step: 1, default: 600 },
  /** Pods of a lower priority that hold room; each requests as much CPU as a pod of the workload. */
  pausePods: { unit: "pods", min: 0, max: 1000, step: 1, default: 0 },

  /** From a change of a pod until requests follow it: endpoints, kube-proxy and the ingress together. */
  endpointsDelaySeconds: { unit: "s", min: 0, max: 60, step: 1, default: 1 },

  /** How often a kubelet reads its containers' counters. */
  kubeletPeriodSeconds: { unit: "s", min: 1, max: 300, step: 1, default: 15 },
  /** Added to the second within the period, drawn from the seed, at which each pod is read. */
  kubeletPhaseSeconds: { unit: "s", min: 0, max: 299, step: 1, default: 0 },
  /** metrics-server's --metric-resolution: how often it reads the kubelets. */
  metricResolutionSeconds: { unit: "s", min: 1, max: 300, step: 1, default: 15 },
  /** Added to the second within the resolution, drawn from the seed, at which metrics-server reads. */
  metricsServerPhaseSeconds: { unit: "s", min: 0, max: 299, step: 1, default: 0 },
  /** How often Prometheus scrapes the pods; custom and external metrics are as old as its last scrape. */
  scrapeSeconds: { unit: "s", min: 1, max: 300, step: 1, default: 30 },
  /** How often the metrics adapter lists the names of the series: a metric without any series since is unknown. A new pod needs no listing. */
  relistSeconds: { unit: "s", min: 1, max: 600, step: 1, default: 30 },
  /** At which second of its sync period the controller reconciles. */
  syncPhaseSeconds: { unit: "s", min: 0, max: 599, step: 1, default: 0 },
  /** All autoscalers of the controller, with this one; 1: it has no neighbours, and its syncs take no time. */
  autoscalers: { unit: "", min: 1, max: 10_000, step: 1, default: 1 },
  /** --concurrent-horizontal-pod-autoscaler-syncs: how many of them the controller syncs at the same time. */
  concurrentSyncs: { unit: "", min: 1, max: 100, step: 1, default: 5 },
  /** How long one sync takes, most of it for the answers of the metrics APIs. */
  reconcileMilliseconds: { unit: "ms", min: 1, max: 60_000, step: 1, default: 100 },
} as const satisfies Readonly<Record<string, FieldRange>>;

export type ClusterField = keyof typeof clusterFields;

export const clusterFieldNames = Object.keys(clusterFields) as ClusterField[];

export const defaultCluster = Object.fromEntries(
  clusterFieldNames.map((field) => [field, clusterFields[field].default]),
) as ClusterSettings;
