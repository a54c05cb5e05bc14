import { clusterFields } from "../../engine/index";
import { t } from "../words/text";

/** What a part of a cluster really does, what is done here instead, and what that can change in the results. */
interface Simplification {
  part: string;
  /** Its name in an address, where its number would not do. */
  id?: string;
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
    really: t`Every component has its own interval.`,
    here: t`Time passes in whole seconds. The Deployment reacts in the same second as the write.`,
    changes: t`Reactions come a little sooner. Throttling of less than a second disappears in the average.`,
  },
  {
    part: t`Requests`,
    tab: t`Workload tab`,
    really: t`Requests differ in cost.`,
    here: t`On one pod every request costs the same. All pods get equal shares, except a hot pod if you set one.`,
    changes: t`Pods are more alike.`,
  },
  {
    part: t`Requests in work`,
    tab: t`Workload tab`,
    really: t`A pod that is killed or crashes takes with it each request that it works on.`,
    here: t`A pod works on its requests per second × the CPU time of one. When it is killed, crashes, is evicted or loses its node, as many requests fail in that second, with those that wait for the pod. A process with SIGTERM refuses new requests, unless it drains, and finishes those that it has.`,
    changes: t`This is a model, not a recording. The sum of failed requests is right on average; which requests fail is not simulated.`,
  },
  {
    part: t`Long jobs`,
    tab: t`Workload tab`,
    really: t`Jobs take different times. A queue gives a message to another worker after a time, and some workers keep what they have done.`,
    here: t`Each job takes the same time and uses its CPU evenly, on a full node, too. A worker works on one at a time. A job whose pod ends is cut: it is in front of the queue in the same second, and begins from its start.`,
    changes: t`This is a model, not a recording. In your cluster a cut job can begin again later, and then takes longer.`,
  },
  {
    part: t`Latency`,
    tab: t`Workload tab`,
    really: t`Requests come in bursts, and some take far longer than others.`,
    here: t`Requests arrive at random and wait in a line at their pod. Erlang’s formula (M/M/c; its servers are the pod’s cores, workers or connections) says how many wait, and how long on average. The waits are exponential. A line needs time to grow. Apart from its wait, every request takes the same time.`,
    changes: t`In your cluster, bursts and heavy tails make p95 and p99 higher, and a load balancer that picks the least busy pod makes them lower. Here no request fails because of this wait alone.`,
  },
  {
    part: t`Databases`,
    tab: t`Workload tab`,
    really: t`They slow down under load and refuse connections.`,
    here: t`Each request waits for others for the same time. All pods share the connections, if you set a number of them, and requests wait for a free one.`,
    changes: t`Your database can slow down before its connections are all in use.`,
  },
  {
    part: t`Network`,
    really: t`Pods get requests only after a delay.`,
    here: t`Requests follow a change of a pod after one delay, the same for all pods: endpoints, kube-proxy and ingress together. There is no other network.`,
    changes: t`In your cluster the delay varies, and an ingress may send a failed request to another pod.`,
  },
  {
    part: t`Retries`,
    tab: t`Workload tab`,
    really: t`Clients, meshes and ingresses send failed requests again, each in its own way, some within a budget.`,
    here: t`All clients send again equally often. The back-off doubles, and varies by a fifth, as in gRPC. A request counts once: it waits until its last attempt has failed. Pods work on the oldest first, also on attempts whose clients have given up, for as long as you set.`,
    changes: t`This is a model, not a recording. Without retry budgets and circuit breakers, a storm is worse. The latency is that of the attempt that was served.`,
  },
  {
    part: t`Long connections`,
    tab: t`Workload tab`,
    really: t`Some clients send more requests than others. A load balancer for gRPC can spread requests over connections to all pods.`,
    here: t`Each client has one connection, to a pod that it drew from the endpoints, as kube-proxy does with iptables. All send equally many requests. A pod ends its connections when it refuses requests; only a maximum age ends others.`,
    changes: t`This is a model, not a recording. Requests that wait are shared again over all connections, so a pod with too many fails a little less than yours. Clients notice at once when a node is lost.`,
  },
  {
    part: t`Start-up`,
    tab: t`Workload tab`,
    really: t`Image pulls and starts take varying times. Each container has its own probes, and a probe takes time.`,
    here: t`Every pod takes the same time. A readiness probe takes no time, and only the main container is probed.`,
    changes: t`Pods that start together become ready together.`,
  },
  {
    part: t`Liveness probes`,
    tab: t`Workload tab`,
    really: t`A probe is a request to the pod. Its time depends on its handler and on what else the pod does at that moment.`,
    here: t`A probe waits as long as a request that comes to the pod in that second: the requests that wait for the pod ÷ those that it serves in a second, and the mean wait in its line, but no longer than the request timeout. It fails if that is longer than timeoutSeconds. A pod without a number of workers takes it at once, unless its CPU is full. A queue worker takes it at once. The container is stopped as that of a deleted pod is, and the requests that wait for it fail.`,
    changes: t`This is a model, not a recording. If your probe has a thread of its own, it answers under load, and fewer containers are restarted.`,
  },
  {
    part: t`Memory`,
    tab: t`Workload tab`,
    really: t`The kernel kills containers above their limit. Full nodes evict pods.`,
    here: t`A pod uses a fixed amount when idle, more for each request in flight, and more over time if it leaks. No container is killed; pods are evicted only by an incident.`,
    changes: t`Memory can rise higher than your pods would survive.`,
  },
  {
    part: t`Containers`,
    tab: t`Manifest tab`,
    really: t`Every container uses something.`,
    here: t`Only the main container and one sidecar use something. Any others only have their requests.`,
    changes: t`With three or more containers, usage and utilization can be too low.`,
  },
  {
    part: t`CPU and memory metrics`,
    tab: t`Cluster tab`,
    really: t`Samples vary in time, come late or get lost.`,
    here: t`Kubelets read every ${reads.default} s and metrics-server fetches every ${fetches.default} s, unless you set other values. Only incidents disturb this.`,
    changes: t`The lag varies less. The tab shows the longest possible lag.`,
  },
  {
    part: t`Other metrics`,
    tab: t`Cluster tab`,
    really: t`They measure what you defined.`,
    here: t`The page guesses from the name what a metric measures, and how the adapter queries it. You can choose something else, or draw it. A p95 is exact, not from the buckets of a histogram.`,
    changes: t`A metric with the same name can mean something else in your cluster.`,
  },
  {
    part: t`Nodes`,
    tab: t`Cluster tab`,
    really: t`The scheduler looks at memory, affinity, taints and neighbours.`,
    here: t`Every pod has room, or only CPU requests decide. On a full node pods weigh by their CPU request, and nothing else runs there. A node that evicted a pod takes new ones at once. The node autoscaler moves one node’s pods at a time and never goes below the nodes of the start.`,
    changes: t`Pods can find a node sooner than in your cluster.`,
  },
  {
    part: t`Pods to delete`,
    really: t`A ReplicaSet ranks them. The annotation pod-deletion-cost changes the order.`,
    here: t`The order is the same, but the annotation has no effect.`,
    changes: t`In your cluster a different pod can go first.`,
  },
  {
    part: t`Neighbours`,
    really: t`Several autoscalers share a cluster, and KEDA serves all ScaledObjects. A Deployment with the same labels adds its pods to the average.`,
    here: t`There is one workload and its autoscaler. A second autoscaler and pods of another workload come only as incidents. If you give the number of HPAs, they share the controller’s workers: each sync takes the same time, and each turn comes after the same time.`,
    changes: t`A busy KEDA can poll late in your cluster; here every poll comes at its second. Many HPAs sync at uneven times there. Other pods use a fixed amount and take no room on the nodes.`,
  },
  {
    part: t`API server`,
    really: t`It can be slow or refuse a write.`,
    here: t`It answers at once. A read of the scale fails only if an edit of the HPA names a target that does not exist.`,
    changes: t`A run never has the event FailedUpdateScale. The recordings of the real controllers have it.`,
  },
  {
    part: t`Upgrades`,
    really: t`The API server, the controller manager and kubectl are upgraded one after another. No HPA is synced until a new controller leads.`,
    here: t`They become the new release in one second, and the new controller begins in the same second. Pods stay as the first release stored them.`,
    changes: t`In your cluster the first sync after an upgrade comes some seconds later.`,
  },
  {
    part: t`The beginning`,
    really: t`A new autoscaler often starts together with new pods.`,
    here: t`The first pods are at least an hour old, ready, and have samples.`,
    changes: t`Only pods that come later show a start-up.`,
  },
  {
    id: "vpa",
    part: t`Vertical pod autoscalers`,
    really: t`A VPA changes the requests of the pods, or only recommends them. It is no HPA, so it never causes AmbiguousSelector. But a utilization is a share of the requests: where a VPA changes them, the same usage is another percentage.`,
    here: t`A VPA in the manifest runs with its recommender, its updater and its webhook. Their decisions are proven by recordings. Their times, once a minute, follow the documentation. Its history is empty when the run begins, unless you choose one. A PodDisruptionBudget and startup boosts are not simulated.`,
    changes: t`An old VPA of your cluster has narrower bounds, so it changes pods more often than one without a history.`,
  },
  {
    id: "resize",
    part: t`Resizes in place`,
    really: t`The kubelet allocates what a pod’s spec wants, and then lets the runtime put it in force. A lower memory limit can fail. A restart of the container can be asked for (resizePolicy), and a change of the QoS class is refused.`,
    here: t`An incident changes all pods in one second. The kubelet looks a second later, and after two more seconds the new values are in force. It looks again at a deferred resize as soon as its node has room, in the order in which they were deferred. The scheduler counts the most of what is wanted, allocated and in force. If the container holds more than a lower memory limit, the kubelet tries again every 10 s (likely). The memory of nodes is not simulated, and the QoS class is not checked.`,
    changes: t`The seconds are an assumption: upstream names none. Until 1.33 included, a kubelet looks again at a deferred resize only with its next look at the pod, so it can come a minute later.`,
  },
  {
    id: "quota",
    part: t`Quotas`,
    really: t`A ResourceQuota that is used up, a LimitRange or an admission webhook can refuse pods. Then there are fewer pods than replicas, the events say FailedCreate (“exceeded quota”), and the autoscaler computes with the pods that are there.`,
    here: t`An incident gives the namespace a quota of pods. What refuses pods for another reason does not exist here.`,
    changes: t`Without the incident, fewer pods than replicas come only from nodes, starts and crashes.`,
  },
  {
    id: "targets",
    part: t`Other targets`,
    really: t`Everything with a scale subresource can be a target: a Rollout of Argo, a DeploymentConfig of OpenShift, a CloneSet of OpenKruise.`,
    here: t`It is simulated as a Deployment, and the editor says so. The pods of a Rollout’s canary are other pods: an incident adds them.`,
    changes: t`A release has no steps and no pauses, so the pods differ while one is under way. Else the counts are the same, as long as a replica is one pod.`,
  },
  {
    id: "quantities",
    part: t`Quantities`,
    really: t`A number may have a suffix: 1211m is 1.211, because m is a thousandth (milli); k is 1,000 and Ki is 1,024. Beyond its range a number overflows: until 1.37, -9223372036854775808m is an average over 0 pods.`,
    here: t`It is the same, as on amd64. Quantities have whole thousandths.`,
    changes: t`On another processor a number that overflows can be another one.`,
  },
];
