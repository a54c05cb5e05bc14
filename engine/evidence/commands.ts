/** What to run to get everything that is read here: one table for the page, its document and `public/collect.sh`. */
import type { MergedAutoscaler } from "./merge/merged";

/** Whose evidence is asked for; a part that is not known becomes a word in capitals to replace. */
export interface Whose {
  readonly namespace?: string | null;
  readonly autoscaler?: string | null;
  readonly target?: { readonly kind: string; readonly name: string } | null;
}

/** What each command of kubectl adds; its words are the page's. */
export type KubectlId = "autoscaler" | "describe" | "workload" | "usage" | "events" | "watch";
/** What each query of Prometheus adds. */
export type QueryId = "autoscaler" | "olderAutoscaler" | "workload" | "rollout" | "pods" | "requests" | "cpu" | "memory";

export interface Command<Id> {
  readonly id: Id;
  readonly text: string;
}

export const kubectlIds: readonly KubectlId[] = ["autoscaler", "describe", "workload", "usage", "events", "watch"];
export const queryIds: readonly QueryId[] = ["autoscaler", "olderAutoscaler", "workload", "rollout", "pods", "requests", "cpu", "memory"];

/** Whose evidence an autoscaler of the evidence is. */
export const whoseIs = ({ namespace, name, fields }: Pick<MergedAutoscaler, "namespace" | "name" | "fields">): Whose => ({
  namespace,
  autoscaler: name,
  target: fields.target?.value ?? null,
});

export function kubectlCommands(whose: Whose = {}): readonly Command<KubectlId>[] {
  const { namespace, autoscaler } = named(whose);
  const at = `-n ${namespace}`;
  const texts: Readonly<Record<KubectlId, string>> = {
    autoscaler: `kubectl get hpa ${autoscaler} ${at} -o yaml`,
    describe: `kubectl describe hpa ${autoscaler} ${at}`,
    workload: `kubectl get deployments,statefulsets,replicasets,pods ${at} -o yaml`,
    usage: `kubectl get --raw /apis/metrics.k8s.io/v1beta1/namespaces/${namespace}/pods`,
    events: `kubectl get events ${at} --field-selector involvedObject.kind!=Pod -o yaml`,
    watch: `kubectl get hpa ${autoscaler} ${at} --watch`,
  };
  return kubectlIds.map((id) => ({ id, text: texts[id] }));
}

/** Selectors keep the names of their series; a computed one gets a name, because it has none of its own. */
export function promQueries(whose: Whose = {}): readonly Command<QueryId>[] {
  const { namespace, autoscaler, target, kind, pods, replicaSets } = named(whose);
  const within = `namespace="${namespace}"`;
  const ofPods = `${within}, pod=~"${pods}"`;
  const rate = `max by (pod, container) (rate(container_cpu_usage_seconds_total{${ofPods}, container!="", container!="POD"}[1m]))`;
  const texts: Readonly<Record<QueryId, string>> = {
    autoscaler: `{__name__=~"kube_horizontalpodautoscaler_(info|spec_.+|status_.+)", ${within}, horizontalpodautoscaler="${autoscaler}"}`,
    olderAutoscaler: `{__name__=~"kube_hpa_(spec|status)_.+", ${within}, hpa="${autoscaler}"}`,
    workload: `{__name__=~"kube_${kind}_(replicas|spec_replicas|status_replicas.*)", ${within}, ${kind}="${target}"}`,
    rollout: `{__name__=~"kube_replicaset_(created|spec_replicas|status_.*replicas)", ${within}, replicaset=~"${replicaSets}"}`,
    pods: `{__name__=~"kube_pod_(created|start_time|deletion_timestamp|status_phase|status_ready|status_ready_time)", ${ofPods}}`,
    requests: `kube_pod_container_resource_requests{${ofPods}}`,
    cpu: `label_replace(${rate}, "__name__", "container_cpu_usage_seconds_total:rate1m", "", "")`,
    memory: `container_memory_working_set_bytes{${ofPods}, container!="", container!="POD"}`,
  };
  return queryIds.map((id) => ({ id, text: texts[id] }));
}

function named({ namespace, autoscaler, target }: Whose) {
  const name = target?.name ?? "DEPLOYMENT";
  const kind = target?.kind === "StatefulSet" ? "statefulset" : "deployment";
  // A pod of a Deployment ends with two parts of its own: `web-.*` would also find the pods of `web-admin`.
  const own = kind === "statefulset" ? "[0-9]+" : "[a-z0-9]+-[a-z0-9]{5}";
  return {
    namespace: namespace ?? "NAMESPACE",
    autoscaler: autoscaler ?? "HPA",
    target: name,
    kind,
    pods: `${regex(name)}-${own}`,
    replicaSets: `${regex(name)}-[a-z0-9]+`,
  };
}

/** A dot in a name is any character in PromQL, and a string there has escapes of its own. */
const regex = (name: string): string => name.replaceAll(".", "\\\\.");
