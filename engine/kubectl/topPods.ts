import { divide } from "../lib/int64";
import { addQuantities, milliValue, validQuantity, value, type ParsedQuantity } from "../lib/quantity";
import { usageOfPod, type PodUsage } from "../simulation/podUsage";
import type { OtherPodLife } from "../simulation/trace";
import { compareBytes } from "../lib/goText";
import { goDuration } from "./humanDuration";
import { podsAt } from "./pods";
import { alignTabs, tableStyle } from "./tabWriter";
import { noResources } from "./view";
import { mebibyte } from "../lib/mebibyte";

/** The metrics API's answer for a pod. */
interface PodMetricsItem {
  name: string;
  containers: readonly { name: string; cpu: ParsedQuantity; memory: ParsedQuantity }[];
}

/** The flags of `kubectl top pods` that change how its table is printed. */
interface TopFlags {
  containers?: boolean;
  noHeaders?: boolean;
  sum?: boolean;
  sortBy?: "cpu" | "memory";
}

/**
 * What `kubectl top pods` prints for the answer of the metrics API; null: the call fails. Mirrors the checks of its top command in
 * k8s.io/kubectl/pkg/cmd/top.
 */
export function topPods(
  { namespace, pods }: { namespace: string; pods: readonly OtherPodLife[] },
  usage: PodUsage | null,
  now: number,
): string {
  if (usage === null) return unavailable;
  const { names } = usage;
  if (names.length === 0) return whyEmpty(namespace, podsAt(pods, now), now);
  const items = names.map((name, index) => {
    const { cpuMilli, memoryMebibytes } = usageOfPod(usage, index);
    return { name, containers: [{ name: "", cpu: validQuantity(`${cpuMilli}m`), memory: validQuantity(`${memoryMebibytes}Mi`) }] };
  });
  return printPodMetrics(items, {});
}

const unavailable =
  "Error from server (ServiceUnavailable): the server is currently unable to handle the request (get pods.metrics.k8s.io)\n";

/** During the first two minutes of a pod, missing metrics give a general error that does not name the pod. */
const metricsDelaySeconds = 120;

function whyEmpty(namespace: string, pods: readonly OtherPodLife[], now: number): string {
  if (pods.length === 0) return noResources(namespace);
  const silent = pods.find(({ createdAt }) => now - createdAt > metricsDelaySeconds);
  if (silent === undefined) return "error: metrics not available yet\n";
  return `error: Metrics not available for pod ${namespace}/${silent.name}, age: ${goDuration(now - silent.createdAt)}\n`;
}

/** Mirrors PrintPodMetrics in k8s.io/kubectl/pkg/metricsutil. Every cell ends at a tab, so lines end in blanks. */
export function printPodMetrics(items: readonly PodMetricsItem[], { containers, noHeaders, sum, sortBy }: TopFlags): string {
  const withUsage = items.map((item) => ({ ...item, ...totalOf([item]) }));
  const rows = withUsage.toSorted(bySize(sortBy)).flatMap((pod) => {
    if (!containers) return [[pod.name, ...usageCells(pod)]];
    return pod.containers.toSorted(bySize(sortBy)).map((container) => [pod.name, container.name, ...usageCells(container)]);
  });
  const names = [...(containers ? ["POD"] : []), "NAME", "CPU(cores)", "MEMORY(bytes)"];
  const head = noHeaders ? [] : [names];
  // Without a heading kubectl omits the column of the pods' names.
  const foot = sum ? sumRows(items, noHeaders ? 3 : names.length) : [];
  const lines = [...head, ...rows, ...foot].map((cells) => cells.map((cell) => `${cell}\t`).join(""));
  return alignTabs([...lines, ""].join("\n"), tableStyle);
}

/** Below the last two columns. */
function sumRows(items: readonly PodMetricsItem[], columns: number): string[][] {
  const before = Array.from({ length: columns - 2 }, () => "");
  return [
    [...before, "________", "________"],
    [...before, ...usageCells(totalOf(items))],
  ];
}

interface Usage {
  cpu: ParsedQuantity;
  memory: ParsedQuantity;
}

function totalOf(items: readonly PodMetricsItem[]): Usage {
  const containers = items.flatMap((item) => item.containers);
  return {
    cpu: containers.reduce((total, { cpu }) => addQuantities(total, cpu), validQuantity("0")),
    memory: containers.reduce((total, { memory }) => addQuantities(total, memory), validQuantity("0")),
  };
}

/** CPU is rounded up to thousandths, memory down to mebibytes. */
const usageCells = ({ cpu, memory }: Usage): string[] => [`${milliValue(cpu)}m`, `${divide(value(memory), mebibyte)}Mi`];

/** Largest first, or by name. */
function bySize(sortBy: TopFlags["sortBy"]) {
  const size = ({ cpu, memory }: Usage) => BigInt(sortBy === "cpu" ? milliValue(cpu) : value(memory));
  return (one: Usage & { name: string }, other: Usage & { name: string }): number => {
    if (sortBy === undefined) return compareBytes(one.name, other.name);
    const [a, b] = [size(one), size(other)];
    return a > b ? -1 : a < b ? 1 : 0;
  };
}
