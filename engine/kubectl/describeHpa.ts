import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerStatus, HPAScalingRules } from "../api/autoscaling";
import type { KubernetesVersion } from "../controller/releases";
import { formatRfc1123z, zeroTime } from "../lib/utcTime";
import { describedEvent, eventLines, type DescribedEvent } from "./describeEvents";
import { annotationLines, labelLines } from "./describeMetadata";
import { quoted, terminalSafe } from "../lib/goText";
import { metricReadings, ofEntry, orUnknown, unknown, utilizationTarget, type MetricReading } from "./metricReadings";
import { storedEvents } from "./storedEvents";
import { alignTabs, describeStyle } from "./tabWriter";
import {
  autoscalerAt,
  createdAt,
  eventsOfEach,
  isDeletedAt,
  namespaceOf,
  notFound,
  startOfRun,
  stored,
  versionAt,
  type AutoscalerHistory,
} from "./view";

/** What `kubectl describe` reads from the server. Times are seconds on one clock, null if the object has none. */
interface DescribedAutoscaler {
  hpa: HorizontalPodAutoscaler;
  status: HorizontalPodAutoscalerStatus;
  createdAt: number | null;
  /** In the server's order. */
  events: readonly DescribedEvent[];
  now: number;
  kubectlVersion: KubernetesVersion;
}

/** What `kubectl describe hpa NAME` prints at a time of a run. */
export function describeHpa(history: AutoscalerHistory, now: number): string {
  const { hpa, status } = autoscalerAt(history, now);
  if (isDeletedAt(history, now)) return notFound(hpa);
  const { startEpoch = startOfRun } = history;
  const events = storedEvents(history, eventsOfEach(history, now).at(-1)!, now);
  return describeAutoscaler({
    hpa,
    status,
    createdAt: startEpoch + createdAt(history, now),
    events: events.map((event) => describedEvent(event, eventSource, startEpoch)),
    now: startEpoch + now,
    kubectlVersion: versionAt(history, now),
  });
}

const eventSource = "horizontal-pod-autoscaler";

/** Mirrors describeHorizontalPodAutoscalerV2 in k8s.io/kubectl/pkg/describe. */
export function describeAutoscaler({ hpa, status, createdAt, events, now, kubectlVersion }: DescribedAutoscaler): string {
  const { scaleTargetRef, minReplicas, maxReplicas, behavior } = hpa.spec;
  const { name, labels = {}, annotations = {} } = hpa.metadata;
  const lines = [
    `Name:\t${name}`,
    `Namespace:\t${namespaceOf(hpa)}`,
    ...labelLines(labels),
    ...annotationLines(annotations),
    `CreationTimestamp:\t${formatRfc1123z(createdAt ?? zeroTime)}`,
    `Reference:\t${scaleTargetRef.kind}/${scaleTargetRef.name}`,
    "Metrics:\t( current / target )",
    ...metricReadings(hpa, status).map((reading) => `  ${metricLine(reading)}`),
    `Min replicas:\t${minReplicas ?? "<unset>"}`,
    `Max replicas:\t${maxReplicas}`,
    ...behaviorLines(behavior),
    `${scaleTargetRef.kind} pods:\t${status.currentReplicas} current / ${status.desiredReplicas} desired`,
    ...conditionLines(status.conditions),
    ...eventLines(events, now, kubectlVersion),
  ];
  return alignTabs(terminalSafe(`${lines.join("\n")}\n`), describeStyle);
}

function metricLine({ spec, target, current }: MetricReading): string {
  switch (spec.type) {
    case "Resource":
      return `resource ${spec.resource.name} on pods${resourceLevel({ target, current })}`;
    case "ContainerResource": {
      const { name, container } = spec.containerResource;
      return `resource ${name} of container "${container}" on pods${resourceLevel({ target, current })}`;
    }
    case "Pods":
      return `${quoted(spec.pods.metric.name)} on pods:\t${ofEntry(current, "averageValue")} / ${stored(target.averageValue)}`;
    case "Object": {
      const { metric, describedObject } = spec.object;
      // kubectl does not escape this name, and it chooses the target by its type.
      const object = `"${metric.name}" on ${describedObject.kind}/${describedObject.name}`;
      return target.type === "AverageValue"
        ? `${object} (target average value):\t${ofEntry(current, "averageValue")} / ${stored(target.averageValue)}`
        : `${object} (target value):\t${ofEntry(current, "value")} / ${stored(target.value)}`;
    }
    case "External": {
      const name = quoted(spec.external.metric.name);
      return target.averageValue === undefined
        ? `${name} (target value):\t${ofEntry(current, "value")} / ${stored(target.value)}`
        : `${name} (target average value):\t${orUnknown(current?.averageValue)} / ${stored(target.averageValue)}`;
    }
  }
}

function resourceLevel({ target, current }: Pick<MetricReading, "target" | "current">): string {
  if (target.averageValue !== undefined) return `:\t${ofEntry(current, "averageValue")} / ${stored(target.averageValue)}`;
  const percent = current?.averageUtilization;
  const level = percent === undefined ? unknown : `${percent}% (${stored(current?.averageValue)})`;
  return `  (as a percentage of request):\t${level} / ${utilizationTarget(target)}`;
}

function behaviorLines(behavior: HorizontalPodAutoscaler["spec"]["behavior"]): string[] {
  if (behavior === undefined) return [];
  return ["Behavior:", ...directionLines("Scale Up", behavior.scaleUp), ...directionLines("Scale Down", behavior.scaleDown)];
}

function directionLines(direction: string, rules: HPAScalingRules | undefined): string[] {
  if (rules === undefined) return [];
  const { stabilizationWindowSeconds, selectPolicy = "Max", policies = [] } = rules;
  const window = stabilizationWindowSeconds === undefined ? [] : [`    Stabilization Window: ${stabilizationWindowSeconds} seconds`];
  const listed = policies.map(
    ({ type, value, periodSeconds }) => `      - Type: ${type}\tValue: ${value}\tPeriod: ${periodSeconds} seconds`,
  );
  const policyLines = policies.length === 0 ? [] : [`    Select Policy: ${selectPolicy}`, "    Policies:", ...listed];
  return [`  ${direction}:`, ...window, ...policyLines];
}

function conditionLines(conditions: HorizontalPodAutoscalerStatus["conditions"]): string[] {
  if (conditions.length === 0) return [];
  const rows = conditions.map(({ type, status, reason, message }) => `  ${type}\t${status}\t${reason}\t${message}`);
  return ["Conditions:", "  Type\tStatus\tReason\tMessage", "  ----\t------\t------\t-------", ...rows];
}
