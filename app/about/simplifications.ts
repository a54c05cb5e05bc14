import { clusterFields } from "../../engine/index";
import { t } from "../ui/text";

/** What a part of a cluster really does, what is done here in its place, and what that can change in what one sees. */
export interface Simplification {
  part: string;
  /** The tab in which it is set. */
  tab?: string;
  really: string;
  here: string;
  changes: string;
}

const { kubeletPeriodSeconds: reads, metricResolutionSeconds: fetches } = clusterFields;

export const simplifications: readonly Simplification[] = [
  {
    part: t`Time`,
    really: t`Every component waits in its own rhythm.`,
    here: t`Whole seconds. A write and the Deployment’s answer to it share one.`,
    changes: t`Reactions come a little sooner. Throttling shorter than a second is averaged away.`,
  },
  {
    part: t`Requests`,
    tab: t`Workload tab`,
    really: t`They differ in cost, and clients send failed ones again.`,
    here: t`On one pod all cost the same. They are dealt evenly, but to a hot pod if you set one. Failed ones never come back.`,
    changes: t`Pods are more alike, and no retries follow an overload.`,
  },
  {
    part: t`Network`,
    really: t`Endpoints spread with a delay; databases and other services slow down.`,
    here: t`There is none. A pod gets requests in the very second in which it is ready.`,
    changes: t`More ready pods can always serve more, even where your database is the limit.`,
  },
  {
    part: t`Start-up`,
    tab: t`Workload tab`,
    really: t`Pulls and starts vary; probes ask periodically and forgive failures.`,
    here: t`The same seconds for every pod. Of a probe only its initial delay counts.`,
    changes: t`Pods made together become ready together.`,
  },
  {
    part: t`Memory`,
    tab: t`Workload tab`,
    really: t`Containers above their limit are killed; full nodes evict pods.`,
    here: t`So much idle, so much for each request in flight, and a leak. Nobody is killed.`,
    changes: t`Memory can climb past what your pods would survive.`,
  },
  {
    part: t`Containers`,
    tab: t`Manifest tab`,
    really: t`Every container uses something.`,
    here: t`The main one and one beside it do. Others only have their requests.`,
    changes: t`With three or more, usage and utilization can be too low.`,
  },
  {
    part: t`CPU and memory metrics`,
    tab: t`Cluster tab`,
    really: t`Readings jitter, come late or get lost.`,
    here: t`Kubelets read every ${reads.default} s and metrics-server fetches every ${fetches.default} s, unless you set otherwise. Only incidents disturb that.`,
    changes: t`The lag is steadier. The tab says how long it is at worst.`,
  },
  {
    part: t`Other metrics`,
    tab: t`Cluster tab`,
    really: t`They measure what you made them measure.`,
    here: t`What one measures is guessed from its name, chosen, or drawn by you.`,
    changes: t`A metric of the same name may mean something else in your cluster.`,
  },
  {
    part: t`Nodes`,
    tab: t`Cluster tab`,
    really: t`The scheduler looks at memory, affinity, taints and neighbours.`,
    here: t`Room for every pod, or by CPU requests alone. Empty nodes stay.`,
    changes: t`Pods find a place sooner than yours might.`,
  },
  {
    part: t`Pods to delete`,
    really: t`A ReplicaSet ranks them; the annotation pod-deletion-cost has a say.`,
    here: t`The same ranking, without the annotation.`,
    changes: t`Another pod than yours may go first.`,
  },
  {
    part: t`Neighbours`,
    really: t`KEDA switches workloads off and on. A Deployment with the same labels adds its pods to the average.`,
    here: t`One workload and its autoscaler. A second autoscaler comes only as an incident.`,
    changes: t`No cooldown of KEDA, and no other Deployment’s pods in the average.`,
  },
  {
    part: t`API server`,
    really: t`It can be slow, and refuse a write.`,
    here: t`It answers at once. Only an edit to a target that does not exist makes reading the scale fail.`,
    changes: t`No FailedUpdateScale in a run; the recordings have it.`,
  },
  {
    part: t`The beginning`,
    really: t`A new autoscaler often meets new pods.`,
    here: t`The first pods are an hour old or more, ready and measured.`,
    changes: t`Start-up shows only in pods that come later.`,
  },
];
