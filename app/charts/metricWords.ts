/** How the figures name a metric, its unit and its values. */
import type { SignalSource, Workload } from "../../engine/index";
import type { RunMetric } from "../simulation/protocol";
import { decimal, quantity } from "../ui/words";

/** "CPU", "memory of container app", or the metric's own name. */
export function metricTitle({ name, container }: Pick<RunMetric, "name" | "container">): string {
  const resource = name === "cpu" ? "CPU" : name;
  return container === null ? resource : `${resource} of container ${container}`;
}

/** Beside the figure's heading: what the numbers count, and whether of one pod or of all. */
export function metricUnit({ unit, source, container, total }: RunMetric, kind: Workload["kind"]): string | null {
  if (unit === "%") return container === null ? "% of requests" : "% of its request";
  const whose = total ? "in all" : "a pod";
  if (unit === "m") return `millicores ${whose}`;
  if (unit === "Mi") return `Mi ${whose}`;
  const counted = source && countedBy(source, kind);
  return counted ? `${counted}, ${whose}` : whose;
}

function countedBy(source: SignalSource, kind: Workload["kind"]): string | null {
  const requests = kind === "queue" ? "messages" : "requests";
  switch (source) {
    case "requestsPerSecond":
    case "totalRequestsPerSecond":
      return `${requests} per s`;
    case "inFlight":
      return `${requests} in flight`;
    case "backlog":
      return `${requests} waiting`;
    case "backlogAge":
    case "p95Latency":
      return "seconds";
    case "curve":
      return null;
  }
}

/** A value with its unit; of small ones as many decimals as tell them apart. */
export function metricAmount(value: number, unit: RunMetric["unit"]): string {
  if (!Number.isFinite(value)) return "–";
  if (unit === "%") return `${quantity(value)}%`;
  if (unit !== "") return `${quantity(value)}\u00a0${unit}`;
  return Math.abs(value) < 10 ? decimal(value, Math.abs(value) < 1 ? 3 : 2) : quantity(value);
}
