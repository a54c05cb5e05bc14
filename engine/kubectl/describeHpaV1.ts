import { formatRfc1123z } from "../lib/utcTime";
import { compareBytes } from "../lib/goText";
import { humanDurationV1 } from "./humanDuration";
import { recordedEvents, type RecordedEvent } from "./recordedEvents";
import { alignTabs, describeStyleV1 } from "./tabWriter";
import { createdAt, eventsOfEach, isDeletedAt } from "./view";
import { autoscalerV1At, correlationV1, eventSourceV1, notFoundV1, percentV1, referenceV1, type AutoscalerHistoryV1 } from "./viewV1";

/** What `kubectl describe hpa NAME` of 1.2 printed. Mirrors HorizontalPodAutoscalerDescriber and DescribeEvents in its pkg/kubectl. */
export function describeHpaV1(history: AutoscalerHistoryV1, now: number): string {
  const { hpa, status } = autoscalerV1At(history, now);
  if (isDeletedAt(history, now)) return notFoundV1(hpa);
  const { minReplicas, maxReplicas, targetCPUUtilizationPercentage: target } = hpa.spec;
  const current = status.currentCPUUtilizationPercentage;
  const lines = [
    `Name:\t${hpa.metadata.name}`,
    `Namespace:\t${hpa.metadata.namespace ?? "default"}`,
    `Labels:\t${formatLabels(hpa.metadata.labels)}`,
    `Annotations:\t${formatLabels(hpa.metadata.annotations)}`,
    `CreationTimestamp:\t${formatRfc1123z(createdAt(history, now))}`,
    `Reference:\t${referenceV1(hpa)}`,
    ...(target === undefined
      ? []
      : [`Target CPU utilization:\t${percentV1(target, "")}`, `Current CPU utilization:\t${percentV1(current, "<unset>")}`]),
    `Min replicas:\t${minReplicas ?? "<unset>"}`,
    `Max replicas:\t${maxReplicas}`,
  ];
  return alignTabs(
    `${lines.join("\n")}\n${eventLines(recordedEvents(eventsOfEach(history, now).at(-1)!, now, correlationV1), now)}`,
    describeStyleV1,
  );
}

/** All on one line. Mirrors FormatLabels in 1.2's pkg/labels. */
function formatLabels(labels: Readonly<Record<string, string>> = {}): string {
  const texts = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  return texts.toSorted(compareBytes).join(",") || "<none>";
}

/** Ordered by the time they were last seen. The field's path is empty: the events are about the whole object. */
function eventLines(events: readonly RecordedEvent[], now: number): string {
  if (events.length === 0) return "No events.\n";
  const rows = events
    .toSorted((a, b) => a.lastSeen - b.lastSeen)
    .map(({ count, firstSeen, lastSeen, type, reason, message }) =>
      [humanDurationV1(now - firstSeen), humanDurationV1(now - lastSeen), count, eventSourceV1, "", type, reason, message].join("\t"),
    );
  return `${["Events:", ...[...eventColumns, ...rows].map((line) => `  ${line}`)].join("\n")}\n`;
}

const eventColumns = [
  "FirstSeen\tLastSeen\tCount\tFrom\tSubobjectPath\tType\tReason\tMessage",
  "---------\t--------\t-----\t----\t-------------\t--------\t------\t-------",
];
