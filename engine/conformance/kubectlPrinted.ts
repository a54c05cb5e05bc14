/** What kubectl prints for given objects, and what client-go sends for events, by the functions of the page. */
import type { ControllerEvent, HorizontalPodAutoscaler, HorizontalPodAutoscalerStatus } from "../api/autoscaling";
import type { KubernetesVersion } from "../controller/flags";
import { describeAutoscaler } from "../kubectl/describeHpa";
import { humanDuration } from "../kubectl/humanDuration";
import { correlations, createEventRecorder } from "../kubectl/recordedEvents";
import { printPodMetrics } from "../kubectl/topPods";
import { validQuantity } from "../lib/quantity";
import { readRfc3339 } from "../lib/utcTime";

interface DescribeInput {
  kubectlVersion: KubernetesVersion;
  hpa: Omit<HorizontalPodAutoscaler, "metadata"> & {
    metadata: HorizontalPodAutoscaler["metadata"] & { creationTimestamp?: string | null };
    status?: Partial<HorizontalPodAutoscalerStatus>;
  };
  events: DescribeEventInput[];
  now: string;
}

interface DescribeEventInput {
  type?: string;
  reason?: string;
  message?: string;
  count?: number;
  eventTime?: string | null;
  firstTimestamp?: string | null;
  lastTimestamp?: string | null;
  source?: { component?: string };
  reportingComponent?: string;
  involvedObject?: { fieldPath?: string };
}

export function replayDescribe({ kubectlVersion, hpa, events, now }: DescribeInput): { text: string } {
  const { currentReplicas = 0, desiredReplicas = 0, lastScaleTime = null, currentMetrics = null, conditions = [] } = hpa.status ?? {};
  const text = describeAutoscaler({
    kubectlVersion,
    hpa,
    status: { currentReplicas, desiredReplicas, lastScaleTime, currentMetrics, conditions },
    createdAt: timeOf(hpa.metadata.creationTimestamp),
    events: events.map(({ type = "", reason = "", message = "", count = 0, source, involvedObject, ...event }) => ({
      type,
      reason,
      message,
      count,
      firstSeen: timeOf(event.eventTime ?? event.firstTimestamp),
      lastSeen: timeOf(event.lastTimestamp),
      from: source?.component || (event.reportingComponent ?? ""),
      fieldPath: involvedObject?.fieldPath ?? "",
    })),
    now: timeOf(now)!,
  });
  return { text };
}

function timeOf(text: string | null | undefined): number | null {
  if (text == null) return null;
  const seconds = readRfc3339(text);
  if (seconds === null) throw new Error(`not a time: ${JSON.stringify(text)}`);
  return seconds;
}

interface TopInput {
  flags: string[];
  podMetrics: { metadata: { name: string }; containers: { name: string; usage: { cpu?: string; memory?: string } }[] }[];
}

export function replayTop({ flags, podMetrics }: TopInput): { text: string } {
  const items = podMetrics.map(({ metadata: { name }, containers }) => ({
    name,
    containers: containers.map(({ name, usage: { cpu = "0", memory = "0" } }) => ({
      name,
      cpu: validQuantity(cpu),
      memory: validQuantity(memory),
    })),
  }));
  const sortBy = flags.find((flag) => flag.startsWith("--sort-by="))?.slice("--sort-by=".length);
  const text = printPodMetrics(items, {
    containers: flags.includes("--containers"),
    noHeaders: flags.includes("--no-headers"),
    sum: flags.includes("--sum"),
    ...((sortBy === "cpu" || sortBy === "memory") && { sortBy }),
  });
  return { text };
}

interface EventsInput {
  rule: KubernetesVersion;
  emitted: (ControllerEvent & { at: number })[];
}

/** Times are whole seconds, as a stored event has them. */
interface StoredEvent extends ControllerEvent {
  count: number;
  firstTimestamp: number;
  lastTimestamp: number;
}

export function replayEvents({ rule, emitted }: EventsInput): { stored: StoredEvent[]; dropped: number[] } {
  const recorder = createEventRecorder(correlations[rule]);
  const dropped = emitted.flatMap(({ at, type, reason, message }, index) =>
    recorder.record({ type, reason, message }, at) ? [] : [index],
  );
  const stored = [...recorder.kept.values()].map(({ firstSeen, lastSeen, ...event }) => ({
    ...event,
    firstTimestamp: Math.floor(firstSeen),
    lastTimestamp: Math.floor(lastSeen),
  }));
  return { stored, dropped };
}

export const replayDuration = ({ seconds }: { seconds: number }): { text: string } => ({ text: humanDuration(seconds) });
