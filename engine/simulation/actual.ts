import type { ClusterSecond, Usage } from "../cluster/clusterSecond";
import type { ContainerNames } from "../cluster/containerNames";
import type { Signals } from "../cluster/signals";
import type { Workload } from "../cluster/workload";
import type { MetricSignal } from "./metricSignals";
import type { MetricSeries } from "./trace";

/** What of a metric is true in a second, in the series' unit; NaN where there is no pod to have it, or no request to set it against. */
export type ActualReader = (second: ClusterSecond) => number;

export function actualReader(
  metric: MetricSeries,
  workload: Workload,
  containers: ContainerNames,
  signals: Signals,
  metricSignals: readonly MetricSignal[],
): ActualReader {
  const signal = metricSignals.find(({ type, name }) => type === metric.type && name === metric.name);
  if (signal) return customReader(metric, signal, signals);
  const cpu = metric.name === "cpu";
  const parts = measuredContainers(metric, workload, containers);
  if (parts.length === 0) return () => NaN;
  const usage = (used: Usage) => (cpu ? used.cpuMilli : used.memoryBytes / 1_048_576);
  const requests = parts.map((part) => requestOf(part, cpu, workload));
  const request = metric.unit === "%" ? requests.reduce((sum, one) => sum + one, 0) / 100 : 1;
  return ({ serving, servingPods }) => parts.reduce((sum, part) => sum + usage(serving[part]), 0) / servingPods / request;
}

type Container = keyof ClusterSecond["serving"];

function measuredContainers({ container }: MetricSeries, { sidecar }: Workload, names: ContainerNames): Container[] {
  const present: Container[] = sidecar === "none" ? ["main"] : ["main", "sidecar"];
  return container === null ? present : present.filter((part) => names[part] === container);
}

/** Milli-cores or mebibytes; NaN without a request. */
function requestOf(container: Container, cpu: boolean, workload: Workload): number {
  if (container === "main") return cpu ? workload.cpuRequestMilli : workload.memoryRequestMebibytes;
  if (workload.sidecar !== "withRequest") return NaN;
  return cpu ? workload.sidecarCpuRequestMilli : workload.sidecarMemoryRequestMebibytes;
}

function customReader({ type, total }: MetricSeries, signal: MetricSignal, signals: Signals): ActualReader {
  if (type === "Pods") return () => signals.ofReadyPod(signal) / 1000;
  return ({ servingPods }) => (total ? signals.ofAll(signal) / 1000 : servingPods === 0 ? NaN : signals.ofAll(signal) / servingPods / 1000);
}
