import { clusterFields } from "../../engine/index";

/** What a part of a cluster really does, what is done here in its place, and what that can change in what one sees. */
export interface Simplification {
  part: string;
  /** The tab in which it is set. */
  tab?: "Workload" | "Cluster" | "Manifest";
  really: string;
  here: string;
  changes: string;
}

const { kubeletPeriodSeconds: reads, metricResolutionSeconds: fetches } = clusterFields;

export const simplifications: readonly Simplification[] = [
  {
    part: "Time",
    really: "Every component waits in its own rhythm.",
    here: "Whole seconds. A write and the Deployment’s answer to it share one.",
    changes: "Reactions come a little sooner. Throttling shorter than a second is averaged away.",
  },
  {
    part: "Requests",
    tab: "Workload",
    really: "They differ in cost, and clients send failed ones again.",
    here: "On one pod all cost the same. They are dealt evenly, but to a hot pod if you set one. Failed ones never come back.",
    changes: "Pods are more alike, and no retries follow an overload.",
  },
  {
    part: "Network",
    really: "Endpoints spread with a delay; databases and other services slow down.",
    here: "There is none. A pod gets requests in the very second in which it is ready.",
    changes: "More ready pods can always serve more, even where your database is the limit.",
  },
  {
    part: "Start-up",
    tab: "Workload",
    really: "Pulls and starts vary; probes ask periodically and forgive failures.",
    here: "The same seconds for every pod. Of a probe only its initial delay counts.",
    changes: "Pods made together become ready together.",
  },
  {
    part: "Memory",
    tab: "Workload",
    really: "Containers above their limit are killed; full nodes evict pods.",
    here: "So much idle, so much for each request in flight, and a leak. Nobody is killed.",
    changes: "Memory can climb past what your pods would survive.",
  },
  {
    part: "Containers",
    tab: "Manifest",
    really: "Every container uses something.",
    here: "The main one and one beside it do. Others only have their requests.",
    changes: "With three or more, usage and utilization can be too low.",
  },
  {
    part: "CPU and memory metrics",
    tab: "Cluster",
    really: "Readings jitter, come late or get lost.",
    here: `Kubelets read every ${reads.default} s and metrics-server fetches every ${fetches.default} s, unless you set otherwise. Only incidents disturb that.`,
    changes: "The lag is steadier. The tab says how long it is at worst.",
  },
  {
    part: "Other metrics",
    tab: "Cluster",
    really: "They measure what you made them measure.",
    here: "What one measures is guessed from its name, chosen, or drawn by you.",
    changes: "A metric of the same name may mean something else in your cluster.",
  },
  {
    part: "Nodes",
    tab: "Cluster",
    really: "The scheduler looks at memory, affinity, taints and neighbours.",
    here: "Room for every pod, or by CPU requests alone. Empty nodes stay.",
    changes: "Pods find a place sooner than yours might.",
  },
  {
    part: "Pods to delete",
    really: "A ReplicaSet ranks them; the annotation pod-deletion-cost has a say.",
    here: "The same ranking, without the annotation.",
    changes: "Another pod than yours may go first.",
  },
  {
    part: "API server",
    really: "It can be slow, and refuse a write.",
    here: "It answers at once. Only an edit to a target that does not exist makes reading the scale fail.",
    changes: "No FailedUpdateScale in a run; the recordings have it.",
  },
  {
    part: "The beginning",
    really: "A new autoscaler often meets new pods.",
    here: "The first pods are an hour old or more, ready and measured.",
    changes: "Start-up shows only in pods that come later.",
  },
];
