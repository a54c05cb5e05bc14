/**
 * The families about normalizing were recorded with an External or Object metric. Stabilization, policies and clamps do not ask
 * where a proposal comes from, so each such trace can be told again with a memory metric that proposes the same.
 */
import type { HorizontalPodAutoscaler, MetricTarget } from "../../api/autoscaling";
import type { RecordedPod, RecordedSample, RecordedTick, RecordedTrace, ReplayedTick } from "../../conformance";
import { isWithin } from "../../controller/replicaCalculator";
import { getTolerances } from "../../controller/tolerances";
import { add, type Int64 } from "../../lib/int64";
import { milliQuantity } from "../../lib/quantity";
import { manifests, type TickLine, type TraceLine } from "./traces";

/** Null for a trace that shows rules which a memory metric does not have. */
export function retold(trace: TraceLine): RecordedTrace | null {
  if (manifests(trace).some(({ spec }) => groupMetricOf(spec) === null || spec.minReplicas === 0)) return null;
  if (trace.ticks.some((tick) => tick.overflow || tick.scale.selector !== undefined || tick.otherAutoscalersOnThesePods)) return null;
  let hpa = trace.hpa;
  const ticks = trace.ticks.map(({ at, status, scale, ...tick }): RecordedTick => {
    hpa = tick.hpa ?? hpa;
    const asked = proposal(trace, { at, scale, ...tick }, hpa);
    return { at, scale, ...(status && { status }), ...(tick.hpa && { hpa: withMemoryMetric(hpa) }), ...podsAsking(asked, scale.specReplicas) };
  });
  return { ...trace, hpa: withMemoryMetric(trace.hpa), ticks };
}

/** What both tellings share: everything but the metric's name, its values and the texts of its failures. */
export function withoutMetric(tick: ReplayedTick): ReplayedTick {
  return {
    ...tick,
    error: tick.error && neutral(tick.error),
    conditions: tick.conditions.map((condition) => ({ ...condition, reason: neutral(condition.reason), message: neutral(condition.message) })),
    events: tick.events.map((event) => ({ ...event, reason: neutral(event.reason), message: neutral(event.message) })),
    currentMetrics: tick.currentMetrics && tick.currentMetrics.map(() => ({ type: "" })),
  };
}

function neutral(text: string): string {
  return text
    .replace(/external metric \S+\(nil\)|\S+ metric hits|memory resource/, "METRIC")
    .replace(/^FailedGet\w+Metric$/, "FailedGetMetric")
    .replace(/(first error is: |replica count: |^)(failed to get|unable to get metric|unable to get external metric) .*/, "$1FAILURE");
}

interface GroupMetric {
  kind: "object" | "external";
  name: string;
  target: MetricTarget;
}

function groupMetricOf({ metrics = [] }: HorizontalPodAutoscaler["spec"]): GroupMetric | null {
  const [metric, second] = metrics;
  if (metric === undefined || second !== undefined) return null;
  if (metric.type === "External") return { kind: "external", name: metric.external.metric.name, target: metric.external.target };
  if (metric.type === "Object") return { kind: "object", name: metric.object.metric.name, target: metric.object.target };
  return null;
}

/** The rules of Object and External metrics; null when the metric fails. */
function proposal(trace: TraceLine, { scale, metrics, pods }: Omit<TickLine, "expect">, { spec }: HorizontalPodAutoscaler): number | null {
  const metric = groupMetricOf(spec);
  const series = metric?.kind === "object" ? [metrics.object?.[metric.name] ?? []].flat() : (metrics.external?.[metric?.name ?? ""] ?? []);
  if (metric === null || series.length === 0) return null;
  const usage = Number(series.map(milliQuantity).reduce((sum: Int64, value) => add(sum, value), 0));
  const { value, averageValue } = metric.target;
  const tolerance = getTolerances(spec.behavior, trace.controller);
  if (averageValue !== undefined) {
    const target = Number(milliQuantity(averageValue));
    return isWithin(tolerance, usage / (target * scale.statusReplicas)) ? scale.statusReplicas : Math.ceil(usage / target);
  }
  const ratio = usage / Number(milliQuantity(value ?? "1"));
  if (scale.specReplicas === 0) return Math.ceil(ratio);
  const ready = (pods ?? []).filter((pod) => pod.phase === "Running" && pod.ready === true).length;
  return isWithin(tolerance, ratio) ? scale.specReplicas : Math.ceil(ratio * ready);
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
