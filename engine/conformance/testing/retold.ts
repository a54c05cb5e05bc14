/**
 * The families about normalizing were recorded with an External metric. Stabilization, policies and clamps do not ask
 * where a proposal comes from, so each such trace can be told again with a memory metric that proposes the same.
 */
import type { HorizontalPodAutoscaler, MetricSpec, MetricTarget } from "../../api/autoscaling";
import type { RecordedPod, RecordedSample, RecordedTick, RecordedTrace, ReplayedTick } from "../../conformance";
import type { ControllerFlags } from "../../controller/flags";
import { isWithin } from "../../controller/replicaCalculator";
import { getTolerances } from "../../controller/tolerances";
import { milliQuantity } from "../../lib/quantity";
import { manifests, type TickLine, type TraceLine } from "./traces";

/** Null for a trace that shows rules which a memory metric does not have. */
export function retold(trace: TraceLine): RecordedTrace | null {
  if (manifests(trace).some((hpa) => externalAverage(hpa) === null || hpa.spec.minReplicas === 0)) return null;
  if (trace.ticks.some((tick) => tick.overflow || tick.scale.selector !== undefined || tick.otherAutoscalersOnThesePods)) return null;
  let hpa = trace.hpa;
  const ticks = trace.ticks.map((tick): RecordedTick => {
    hpa = tick.hpa ?? hpa;
    const { at, scale, status } = tick;
    const replaced = { ...(status && { status }), ...(tick.hpa && { hpa: withMemoryMetric(tick.hpa) }) };
    return { at, scale, ...replaced, ...podsAsking(proposal(trace.controller, tick, hpa), scale.specReplicas) };
  });
  return { ...trace, hpa: withMemoryMetric(trace.hpa), ticks };
}

/** What both tellings share: everything but the metric's name, its values and the texts of its failures. */
export function withoutMetric(tick: ReplayedTick): ReplayedTick {
  return {
    ...tick,
    error: tick.error && neutral(tick.error),
    conditions: tick.conditions.map((condition) => ({
      ...condition,
      reason: neutral(condition.reason),
      message: neutral(condition.message),
    })),
    events: tick.events.map((event) => ({ ...event, reason: neutral(event.reason), message: neutral(event.message) })),
    currentMetrics: tick.currentMetrics && tick.currentMetrics.map(() => ({ type: "" })),
  };
}

function neutral(text: string): string {
  return text
    .replace(/external metric \S+\(nil\)|memory resource/, "METRIC")
    .replace(/^FailedGet\w+Metric$/, "FailedGetMetric")
    .replace(/(first error is: |replica count: |^)(failed to get|unable to get) .*/, "$1FAILURE");
}

type ExternalMetric = MetricSpec & { type: "External" };

function externalAverage({ spec: { metrics = [] } }: HorizontalPodAutoscaler): ExternalMetric["external"] | null {
  const [metric] = metrics;
  const alone = metrics.length === 1 && metric?.type === "External" && metric.external.target.averageValue !== undefined;
  return alone ? metric.external : null;
}

/** The rule of an External averageValue metric; null when the metric fails. */
function proposal(flags: ControllerFlags, tick: TickLine, hpa: HorizontalPodAutoscaler): number | null {
  const external = externalAverage(hpa);
  const series = tick.metrics.external?.[external?.metric.name ?? ""] ?? [];
  if (external === null || series.length === 0) return null;
  const usage = series.reduce((sum, text) => sum + Number(milliQuantity(text)), 0);
  const target = Number(milliQuantity(external.target.averageValue ?? "0"));
  const { statusReplicas } = tick.scale;
  const within = isWithin(getTolerances(hpa.spec.behavior, flags), usage / (target * statusReplicas));
  return within ? statusReplicas : Math.ceil(usage / target);
}

const memoryTarget = 1024;

function withMemoryMetric(hpa: HorizontalPodAutoscaler): HorizontalPodAutoscaler {
  const target: MetricTarget = { type: "AverageValue", averageValue: String(memoryTarget) };
  return { ...hpa, spec: { ...hpa.spec, metrics: [{ type: "Resource", resource: { name: "memory", target } }] } };
}

/** Ready pods whose average asks for the count, with powers of two so that ratio and product are exact. Keeping the count is asked for by meeting the target: any other ratio must stay clear of 1. */
function podsAsking(count: number | null, specReplicas: number): Pick<RecordedTick, "pods" | "metrics"> {
  if (count === null) return { pods: [pod("web-0")], metrics: {} };
  const podCount = count === specReplicas ? 1 : count < 4 || count > 16 ? 8 : 128;
  const each = count === specReplicas ? memoryTarget : (count * memoryTarget) / podCount;
  const pods = Array.from({ length: podCount }, (_, i) => pod(`web-${i}`));
  const sample: RecordedSample = { timestamp: 0, windowSeconds: 30, containers: { app: String(each) } };
  return { pods, metrics: { resource: { memory: Object.fromEntries(pods.map(({ name }) => [name, sample])) } } };
}

function pod(name: string): RecordedPod {
  return { name, phase: "Running", startTime: -1000, ready: true, containers: [] };
}
