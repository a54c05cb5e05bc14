import type { WatchedSecond, Usage } from "../cluster/clusterSecond";
import type { PodSpec } from "../cluster/pod";
import { signalKinds } from "../cluster/signal";
import type { Signals } from "../cluster/signals";
import { isEnabled, type ControllerFlags } from "../controller/flags";
import type { ContainerRequests } from "../controller/observation";
import { olderRulesFor } from "../controller/olderRules";
import { containerRequests, podRequests } from "../controller/requests";
import type { MetricSignal } from "./metricSignals";
import type { Target } from "./target";
import type { MetricSeries } from "./trace";
import { mebibyte, mebibyteMilli } from "../lib/mebibyte";

/** The true value of a metric in a second, in the series' unit; NaN if there is no pod that could have it, or no request to divide by. */
type ActualReader = (second: WatchedSecond) => number;

export function actualReader(
  metric: MetricSeries,
  target: Pick<Target, "workload" | "containers" | "pod">,
  flags: ControllerFlags,
  signals: Signals,
  metricSignals: readonly MetricSignal[],
): ActualReader {
  const signal = metricSignals.find(({ type, name }) => type === metric.type && name === metric.name);
  if (signal) return customReader(metric, signal, signals);
  // What KEDA computes itself is nowhere in the cluster.
  if (metric.type === "External") return () => NaN;
  const cpu = metric.name === "cpu";
  const parts = measuredContainers(metric, target);
  const usage = (used: Usage) => (cpu ? used.cpuMilli : used.memoryBytes / mebibyte);
  // A container that only a later release has is the main one under another name, with the same request.
  const container = parts.length === 0 ? target.containers.main : metric.container;
  const request = requestReader(metric, container, target.pod, flags);
  const ofMains = ({ mains, requests }: WatchedSecond) => {
    const used = mains?.get(metric.container ?? "");
    return used === undefined ? NaN : usage(used) / used.pods / request(requests);
  };
  if (parts.length === 0) return ofMains;
  const [hasMain, hasSidecar] = [parts.includes("main"), parts.includes("sidecar")];
  const ofAll = ({ serving: { main, sidecar }, servingPods, requests }: WatchedSecond) =>
    ((hasMain ? usage(main) : 0) + (hasSidecar ? usage(sidecar) : 0)) / servingPods / request(requests);
  return metric.container !== null && hasMain ? (second) => (second.mains === null ? ofAll(second) : ofMains(second)) : ofAll;
}

type Container = keyof WatchedSecond["serving"];

function measuredContainers({ container }: MetricSeries, { workload, containers }: Pick<Target, "workload" | "containers">): Container[] {
  const present: Container[] = workload.sidecar === "none" ? ["main"] : ["main", "sidecar"];
  return container === null ? present : present.filter((part) => containers[part] === container);
}

/** What a pod's usage is divided by: 1, or a hundredth of the request, of the average one if pods have been resized. */
function requestReader(
  metric: MetricSeries,
  container: string | null,
  pod: PodSpec,
  flags: ControllerFlags,
): (requests: WatchedSecond["requests"]) => number {
  if (metric.unit !== "%") return () => 1;
  const ofStart = requestOf({ ...metric, container }, pod, flags) / 100;
  const known = new Map<readonly ContainerRequests[], number>();
  const of = (containers: readonly ContainerRequests[]) => {
    const found = known.get(containers) ?? requestOf(metric, { ...pod, containers: [...containers] }, flags) / 100;
    known.set(containers, found);
    return found;
  };
  return (requests) => {
    if (requests === null) return ofStart;
    let sum = 0;
    let pods = 0;
    for (const [containers, count] of requests) {
      // After a rename, only some of the pods have the container.
      if (metric.container !== null && !hasContainer(pod, containers, metric.container)) continue;
      sum += count * of(containers);
      pods += count;
    }
    return sum / pods;
  };
}

const hasContainer = ({ initContainers = [] }: PodSpec, containers: readonly ContainerRequests[], name: string): boolean =>
  [...containers, ...initContainers].some((each) => each.name === name);

/** The request of one pod, by the rules of the controller's version: milli-cores or mebibytes; NaN without a request. */
function requestOf(
  { name, container }: Pick<MetricSeries, "name" | "container">,
  pod: PodSpec,
  { featureGates, kubernetesVersion }: ControllerFlags,
): number {
  const older = olderRulesFor(kubernetesVersion);
  const podLevel = isEnabled("PodLevelResources", featureGates, kubernetesVersion);
  const reader = container === null ? podRequests(name, podLevel, older) : containerRequests(name, container, older);
  const requestMilli = reader.request({ ...anyPod, ...pod });
  return requestMilli === null ? NaN : Number(requestMilli) / (name === "cpu" ? 1 : mebibyteMilli);
}

const anyPod = { name: "", phase: "Running", startTime: 0, ready: true, readyTransitionTime: 0, deletionTimestamp: null } as const;

function customReader({ type, total }: MetricSeries, signal: MetricSignal, signals: Signals): ActualReader {
  const factor = perSecondIn(signal);
  if (type === "Pods") return () => (signals.ofReadyPod(signal) * factor) / 1000;
  const ofAll = () => signals.ofAll(signal) * factor;
  return ({ servingPods }) => (total ? ofAll() / 1000 : servingPods === 0 ? NaN : ofAll() / servingPods / 1000);
}

/** How a value in a second becomes one of the query: a counter without a function of a range has no such value. */
function perSecondIn({ source, query }: MetricSignal): number {
  if (signalKinds[source].counter === null) return 1;
  return { rate: 1, irate: 1, increase: query.rangeSeconds, instant: NaN }[query.function];
}
