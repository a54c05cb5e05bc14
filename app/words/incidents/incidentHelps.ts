import type { Incident, IncidentFieldName } from "../../../engine/index";
import { t } from "../text";

interface IncidentHelp {
  /** What happens, in one or two sentences. */
  help: string;
  /** The form's words for a field if they differ from those of other kinds. */
  fieldHelp?: { readonly [Name in IncidentFieldName]?: string };
}

/** What each kind of incident does, as its form and the search say it. The page needs it later than the looks. */
export const incidentHelps: { readonly [K in Incident["kind"]]: IncidentHelp } = {
  metricsServerDown: { help: t`The resource metrics API does not answer: cpu and memory have no value.` },
  customMetricsDown: { help: t`The custom metrics API and the external metrics API do not answer.` },
  triggerSourceDown: {
    help: t`What KEDA asks for the trigger, such as Prometheus or Kafka, does not answer: “connection refused”. Each poll and each read of the HPA asks it, so each counts as a failure. A fallback takes over after more than failureThreshold failures in a row. A cron trigger asks only the clock, and the metrics of cpu and memory triggers come from the metrics API.`,
  },
  podMetricsLost: { help: t`The oldest pods have no samples, so they count as missing.` },
  scrapesMissed: {
    help: t`A share of Prometheus’ scrapes fails. rate() goes on with the samples that are left in its range; a value without a range is gone until the next scrape.`,
  },
  podsCrash: {
    help: t`The containers of the oldest pods exit. The kubelet restarts them: the first time at once, then after a back-off of 10 s that doubles up to 5 min.`,
  },
  podsUnready: { help: t`The readiness probes of the oldest pods fail, so these pods serve no requests.` },
  podsEvicted: {
    help: t`The kubelet evicts the oldest pods, as on a node without free memory: it kills their containers at once. The pods stay in phase Failed to the end of the run, and the autoscaler ignores them. Other pods replace them at once; a StatefulSet first deletes the failed pod.`,
  },
  podStruck: {
    help: t`One pod, named by its number in the order of creation: its containers exit, or the kubelet evicts it. If the run changes before the pod is created, the number may name another pod; if that pod does not run at this second, nothing happens.`,
  },
  rollingUpdate: {
    help: t`A new release replaces all pods, as fast as the workload’s rollout settings allow. A ReplicaSet or ReplicationController replaces none: only pods that it creates later have the release.`,
  },
  rolloutUndone: {
    help: t`The revision before the present one comes back. A Deployment uses its old ReplicaSet again, with the pods that it still has, so no pod of that revision is replaced.`,
  },
  containerRenamed: {
    help: t`A new release, in which the main container has another name, replaces the pods as a rolling update does. A metric of the old name finds no container in the new pods, and a metric of the new name finds none in the old pods.`,
  },
  podsResized: {
    help: t`The main container gets other requests or limits: by kubectl patch --subresource resize of each pod that exists, or by a new template, whose pods replace the others. A resize in place changes neither the readiness nor the start time, unless the resizePolicy is RestartContainer: then the kubelet restarts the container. The HPA reads the new requests at once, from the spec. The kubelet puts them in force when the node has room. Until then the resize is Deferred; it is Infeasible if a whole node has less. A lower memory limit waits until the container holds less.`,
  },
  deletionCostSet: {
    help: t`Someone annotates the oldest pods with controller.kubernetes.io/pod-deletion-cost. A scale-down removes ready pods with a lower cost first; pods without the annotation cost 0.`,
  },
  podQuota: {
    help: t`The namespace has a ResourceQuota: the API server refuses every pod beyond it (FailedCreate, “exceeded quota”). Pods that exist stay. The owner of the pods tries again after 5 ms, then after twice as long each time, up to 1,000 s, and whenever one of its pods changes: after a long quota the pods come late.`,
    fieldHelp: { pods: t`How many pods the namespace may have, those of other workloads included. Finished pods do not count.` },
  },
  nodeLost: {
    help: t`The node with the most pods disappears, and its pods with it, as if the cluster knew at once. If the number of nodes is unlimited, a tenth of the pods disappears.`,
  },
  nodeUnreachable: {
    help: t`The node with the most pods stops to answer. Its pods have no metrics, and count as Ready until the loss is noticed. Then they are Running but not Ready, until the toleration ends and they are deleted. Only then a ReplicaSet creates new ones. The deleted pods stay Terminating.`,
  },
  nodeReclaimed: {
    help: t`The provider takes back the node with the most pods. From the notice on it takes no new pods, and its pods are deleted and stop as usual. What still runs when the notice ends is killed.`,
  },
  otherPods: {
    help: t`The target’s selector also matches pods of another workload, so the controller counts them. They have the target’s containers and requests. They serve no requests and take no room on the simulated nodes.`,
    fieldHelp: { pods: t`How many pods the other workload has.` },
  },
  kubectlScale: {
    help: t`Someone sets spec.replicas once. The autoscaler continues from that count; at 0 it pauses.`,
    fieldHelp: { replicas: "--replicas" },
  },
  kubectlApply: {
    help: t`Someone applies the workload’s manifest, which has spec.replicas in it. This overwrites the autoscaler’s count.`,
  },
  hpaEdited: { help: t`From this time on the autoscaler has this manifest. If it was deleted, this makes it again.` },
  minReplicasScheduled: {
    help: t`Two cron jobs patch spec.minReplicas of the HPA: one at each beginning, and one at each end, back to the value of the manifest that was applied last.`,
  },
  hpaDeleted: {
    help: t`Someone deletes the HPA with kubectl delete. The target keeps its count, and no sync happens until the HPA is made again.`,
  },
  hpaCreated: {
    help: t`Someone applies the deleted HPA’s last manifest again. It begins with an empty status, and it no longer knows the proposals and rescales of before the deletion unless it was made again before the controller’s next sync.`,
  },
  secondAutoscaler: { help: t`The target of another autoscaler selects these pods, too. The controller then scales neither target.` },
  controlPlaneUpgraded: {
    help: t`The API server, the controller manager and kubectl become this release, with its default feature gates. The controller’s flags stay, and so do the stored HPA and its status. The new controller remembers no recommendation and no rescale. It syncs the HPA at once from 1.37 on, and after one sync period in older releases. No time passes between the two controllers. Nodes, pods and metrics do not change.`,
  },
  loadMultiplied: { help: t`Multiplies the drawn load while it lasts.` },
};
