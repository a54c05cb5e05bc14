import type { FieldRange } from "./workload";

/** The nodes, and the way of a measurement to the controller. Ranges and defaults: `clusterFields`. */
export type ClusterSettings = Record<ClusterField, number>;

export const clusterFields = {
  /** Nodes at the start; 0: the cluster has room for everything. */
  nodes: { unit: "nodes", min: 0, max: 1000, step: 1, default: 0 },
  /** What a node has for pods' CPU requests. */
  nodeCpuMilli: { unit: "m", min: 100, max: 256_000, step: 100, default: 4000 },
  /** A node autoscaler adds a node for pods that do not fit, up to so many; at most `nodes`: there is none. */
  maxNodes: { unit: "nodes", min: 0, max: 1000, step: 1, default: 0 },
  /** From a pod that does not fit to the new node's being ready. */
  nodeStartSeconds: { unit: "s", min: 0, max: 3600, step: 1, default: 120 },

  /** How often a kubelet reads its containers' counters. */
  kubeletPeriodSeconds: { unit: "s", min: 1, max: 300, step: 1, default: 15 },
  /** The seed draws when within the period each pod is read; this makes it so much later. */
  kubeletPhaseSeconds: { unit: "s", min: 0, max: 299, step: 1, default: 0 },
  /** metrics-server's --metric-resolution: how often it asks the kubelets. */
  metricResolutionSeconds: { unit: "s", min: 1, max: 300, step: 1, default: 15 },
  /** The seed draws when within its resolution metrics-server asks; this makes it so much later. */
  metricsServerPhaseSeconds: { unit: "s", min: 0, max: 299, step: 1, default: 0 },
  /** How often Prometheus scrapes the pods; custom and external metrics are as old as its last scrape. */
  scrapeSeconds: { unit: "s", min: 1, max: 300, step: 1, default: 30 },
  /** How often the metrics adapter lists which series there are: a pod younger than that has no custom metric. */
  relistSeconds: { unit: "s", min: 1, max: 600, step: 1, default: 30 },
  /** When within its sync period the controller looks. */
  syncPhaseSeconds: { unit: "s", min: 0, max: 599, step: 1, default: 0 },
} as const satisfies Readonly<Record<string, FieldRange>>;

export type ClusterField = keyof typeof clusterFields;

export const clusterFieldNames = Object.keys(clusterFields) as ClusterField[];

export const defaultCluster = Object.fromEntries(
  clusterFieldNames.map((field) => [field, clusterFields[field].default]),
) as ClusterSettings;
