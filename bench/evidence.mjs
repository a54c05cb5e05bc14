// Reading, merging and recomputing a day of series: 200 pods, a point each 15 s. Then two texts that a large cluster makes long: three million
// short lines, and many autoscalers with their workloads and pods.
import { loadEngine } from "./loadEngine.mjs";

export async function evidence(report, repeats) {
  const engine = await loadEngine();
  const text = dayOf(200);
  const times = [];
  for (let round = 0; round < repeats(5); round++) {
    const started = performance.now();
    const merged = engine.mergeEvidence([engine.readEvidence(text)]);
    const { explanation } = engine.explainSeries(merged, 0);
    times.push(performance.now() - started);
    if (explanation.columns.at.length < 5700) throw new Error("syncs are missing");
  }
  report("evidence/day-of-200-pods", times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)], "ms");
  const lines = "x y\n".repeat(3_000_000);
  const read = spent(() => engine.readEvidence(`NAME REFERENCE TARGETS MINPODS MAXPODS REPLICAS AGE\n${lines}`));
  report("evidence/3-million-lines", read, "ms");
  const explain = (text) => spent(() => engine.explainEvidence([text]));
  explain(autoscalers(500));
  const half = explain(autoscalers(1000));
  const whole = explain(autoscalers(2000));
  report("evidence/2000-autoscalers", whole, "ms");
  // Linear time is 2.
  report("evidence/2000-autoscalers-to-1000", whole / half, "ratio");
}

/** CPU time of this process only, so that other work on the machine counts less. */
function spent(act) {
  const started = process.cpuUsage();
  act();
  return process.cpuUsage(started).user / 1000;
}

/** What `kubectl get hpa,deploy,pods -o json` prints of so many autoscalers. */
function autoscalers(count) {
  const items = Array.from({ length: count }, (_, index) => {
    const name = `web-${index}`;
    const labels = { app: name };
    const spec = { containers: [{ name: "app", resources: { requests: { cpu: "100m" } } }] };
    const resource = (rest) => ({ type: "Resource", resource: { name: "cpu", ...rest } });
    const pod = (at) => ({
      kind: "Pod",
      metadata: { name: `${name}-5d8f9c-${at}`, namespace: "shop", labels },
      spec,
      status: { phase: "Running" },
    });
    const scaleTargetRef = { apiVersion: "apps/v1", kind: "Deployment", name };
    const metrics = [resource({ target: { type: "Utilization", averageUtilization: 50 } })];
    const currentMetrics = [resource({ current: { averageUtilization: index % 90, averageValue: `${index % 90}m` } })];
    const hpa = {
      apiVersion: "autoscaling/v2",
      kind: "HorizontalPodAutoscaler",
      metadata: { name, namespace: "shop" },
      spec: { scaleTargetRef, minReplicas: 1, maxReplicas: 9, metrics },
      status: { currentReplicas: 3, desiredReplicas: 3, currentMetrics },
    };
    const deployment = {
      apiVersion: "apps/v1",
      kind: "Deployment",
      metadata: { name, namespace: "shop" },
      spec: { replicas: 3, selector: { matchLabels: labels }, template: { metadata: { labels }, spec } },
      status: { replicas: 3 },
    };
    return [hpa, deployment, pod(0), pod(1), pod(2)];
  });
  return JSON.stringify({ apiVersion: "v1", kind: "List", items: items.flat() }, null, 1);
}

/** What Prometheus answers for an autoscaler and its pods: their readiness, or with `usage` their counters, too. */
export function dayOf(pods, usage = false) {
  const start = 1_791_590_400;
  const count = 5760;
  const result = [];
  const add = (name, labels, value) => {
    const values = [];
    for (let index = 0; index < count; index++) values.push([start + 4 + index * 15, String(value(index))]);
    result.push({ metric: { __name__: name, namespace: "shop", ...labels }, values });
  };
  const hpa = { horizontalpodautoscaler: "checkout" };
  const own = (name, value, labels = {}) => add(`kube_horizontalpodautoscaler_${name}`, { ...hpa, ...labels }, value);
  own("info", () => 1, { scaletargetref_kind: "Deployment", scaletargetref_name: "checkout" });
  own("spec_min_replicas", () => 10);
  own("spec_max_replicas", () => pods);
  own("spec_target_metric", () => 60, { metric_name: "cpu", metric_target_type: "utilization" });
  own("status_current_replicas", () => pods);
  own("status_desired_replicas", () => pods);
  const cpu = (index) => 60 + Math.round(5 * Math.sin(index / 300));
  own("status_target_metric", cpu, { metric_name: "cpu", metric_target_type: "utilization" });
  for (const [condition, is] of [
    ["AbleToScale", "true"],
    ["ScalingActive", "true"],
    ["ScalingLimited", "false"],
  ])
    for (const status of ["true", "false", "unknown"]) own("status_condition", () => (status === is ? 1 : 0), { condition, status });
  add("kube_deployment_status_replicas", { deployment: "checkout" }, () => pods);
  for (let index = 0; index < pods; index++) {
    const pod = `checkout-7c9d6f5b8-${String(index).padStart(5, "0")}`;
    add("kube_pod_status_ready", { pod, condition: "true" }, () => 1);
    if (usage) add("container_cpu_usage_seconds_total", { pod, container: "app" }, (at) => (at * 1.723 + index).toFixed(3));
  }
  return JSON.stringify({ status: "success", data: { resultType: "matrix", result } });
}
