import type { HorizontalPodAutoscaler, HPAScalingRules } from "../api/autoscaling";
import { humanDuration } from "./humanDuration";
import { metricLevels, type MetricLevel } from "./metricTargets";
import { recordedEvents, type RecordedEvent } from "./recordedEvents";
import { alignTabs, describeStyle } from "./tabWriter";
import { autoscalerAt, namespaceOf, startOfRun, type AutoscalerHistory } from "./view";

/** What `kubectl describe hpa NAME` prints. Mirrors describeHorizontalPodAutoscalerV2 and DescribeEvents in k8s.io/kubectl/pkg/describe. */
export function describeHpa(history: AutoscalerHistory, now: number): string {
  const { hpa, status } = autoscalerAt(history, now);
  const { scaleTargetRef, minReplicas, maxReplicas, behavior } = hpa.spec;
  const lines = [
    `Name:\t${hpa.metadata.name}`,
    `Namespace:\t${namespaceOf(hpa)}`,
    "Labels:\t<none>",
    "Annotations:\t<none>",
    `CreationTimestamp:\t${startOfRun}`,
    `Reference:\t${scaleTargetRef.kind}/${scaleTargetRef.name}`,
    "Metrics:\t( current / target )",
    ...metricLevels({ hpa, status }).map(metricLine),
    `Min replicas:\t${minReplicas ?? "<unset>"}`,
    `Max replicas:\t${maxReplicas}`,
    ...behaviorLines(behavior),
    `${scaleTargetRef.kind} pods:\t${status.currentReplicas} current / ${status.desiredReplicas} desired`,
    ...conditionLines(status.conditions),
    ...eventLines(recordedEvents(history.reconciles, now), now),
  ];
  return alignTabs(`${lines.join("\n")}\n`, describeStyle);
}

function metricLine({ spec, kind, current, averageValue, target }: MetricLevel): string {
  const ofWhole = kind === "averageValue" ? "(target average value)" : "(target value)";
  const ofPods = kind === "utilization" ? "  (as a percentage of request)" : "";
  const value = averageValue === null ? current : `${current} (${averageValue})`;
  const line = (name: string) => `  ${name}:\t${value} / ${target}`;
  switch (spec.type) {
    case "Resource":
      return line(`resource ${spec.resource.name} on pods${ofPods}`);
    case "ContainerResource":
      return line(`resource ${spec.containerResource.name} of container "${spec.containerResource.container}" on pods${ofPods}`);
    case "Pods":
      return line(`"${spec.pods.metric.name}" on pods`);
    case "Object": {
      const { metric, describedObject } = spec.object;
      return line(`"${metric.name}" on ${describedObject.kind}/${describedObject.name} ${ofWhole}`);
    }
    case "External":
      return line(`"${spec.external.metric.name}" ${ofWhole}`);
  }
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

function conditionLines(conditions: ReturnType<typeof autoscalerAt>["status"]["conditions"]): string[] {
  if (conditions.length === 0) return [];
  const rows = conditions.map(({ type, status, reason, message }) => `  ${type}\t${status}\t${reason}\t${message}`);
  return ["Conditions:", "  Type\tStatus\tReason\tMessage", "  ----\t------\t------\t-------", ...rows];
}

/** By the time they were last seen. */
function eventLines(events: readonly RecordedEvent[], now: number): string[] {
  if (events.length === 0) return ["Events:\t<none>"];
  const rows = events
    .toSorted((a, b) => a.lastSeen - b.lastSeen)
    .map((event) => `  ${event.type}\t${event.reason}\t${interval(event, now)}\thorizontal-pod-autoscaler\t${event.message.trim()}`);
  return ["Events:", "  Type\tReason\tAge\tFrom\tMessage", "  ----\t------\t----\t----\t-------", ...rows];
}

/** "14s (x4 over 60s)" */
function interval({ count, firstSeen, lastSeen }: RecordedEvent, now: number): string {
  const since = humanDuration(now - firstSeen);
  return count > 1 ? `${humanDuration(now - lastSeen)} (x${count} over ${since})` : since;
}
