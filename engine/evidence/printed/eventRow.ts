import type { EventReading } from "../evidence";
import { agePattern } from "../ages";

type EventRow = Omit<EventReading, "line"> & {
  /** In the columns of the first versions. */
  readonly isOld?: true;
};

const seen = `(?<last>${agePattern})(?:\\s+\\(x(?<count>\\d+) over (?<first>${agePattern})\\))?`;
/** Which of the two is first differs between versions. */
const twice = `(?<one>${agePattern})\\s+(?<other>${agePattern})\\s+(?<count>\\d+)`;
const type = "(?<type>Normal|Warning)";
/** Kubernetes writes reasons as one word in CamelCase. */
const reason = "(?<reason>[A-Z][A-Za-z]+)";
const component = String.raw`(?:\{[^{}]*\}|[a-z][\w.-]*(?:, ?[\w.-]+)?|<none>)`;
const object = String.raw`(?<object>[A-Za-z][\w.]*\/[a-zA-Z0-9][\w.:-]*)`;
const namespace = String.raw`(?:(?<namespace>[a-z0-9][-a-z0-9]*)\s+)?`;
const message = String.raw`(?:\s(?<message>.*))?$`;
const path = String.raw`(?:\S+\s+)??`;

/** The forms of a row. */
const forms = [
  // `kubectl describe` from 1.7 on.
  `^\\s*${type}\\s+${reason}\\s+${seen}\\s+${component}${message}`,
  // `kubectl get events -o wide` from 1.14 on.
  `^\\s*${namespace}${seen}\\s+${type}\\s+${reason}\\s+${object}\\s+${path}${component}\\s+(?<message>\\S+(?:\\s+\\S+)*?)\\s+(?<since>${agePattern})\\s+(?<times>\\d+)\\s+\\S+\\.[0-9a-f]{12,}\\s*$`,
  // `kubectl get events` from 1.14 on, and `kubectl events`.
  `^\\s*${namespace}${seen}\\s+${type}\\s+${reason}\\s+${object}${message}`,
  // `kubectl get events` before 1.13: the event's own name, its object's kind.
  `^\\s*${namespace}${twice}\\s+(?<name>[a-z0-9][-a-z0-9.]*)\\s+(?<kind>[A-Z]\\w+)\\s+${path}${type}\\s+${reason}\\s+${component}${message}`,
  // `kubectl describe` before 1.7. The path of a part of the object is empty for an autoscaler.
  `^\\s*${twice}\\s+${component}\\s+${path}${type}\\s+${reason}${message}`,
  // The same before events had a type.
  `^\\s*${twice}\\s+\\{[^{}]*\\}\\s+${reason}${message}`,
  // `kubectl get events` of 1.13: only the object's kind.
  `^\\s*${seen}\\s+${type}\\s+${reason}\\s+(?<object>[A-Z][A-Za-z]+)${message}`,
  // A row whose first columns were left out.
  `^\\s*(?:[A-Z][A-Za-z]+\\s+)??${type}\\s+${reason}\\s+horizontal-pod-autoscaler${message}`,
  // What the log of the controller manager says of an event, and what people quote of it.
  `^(?:(?!Event\\(v1\\.).)*Event\\(v1\\.ObjectReference\\{Kind:"(?<kind>\\w+)", Namespace:"(?<namespace>[^"]*)", Name:"(?<name>[^"]+)".*type: '${type}' reason: '${reason}'${message}`,
  `(?:^|[\\s:])type: '${type}' reason: '${reason}'${message}`,
  `^(?:(?!"Event occurred").)*"Event occurred"(?=.* object="(?:(?<namespace>[^"/]+)/)?(?<name>[^"]+)")(?=.* kind="(?<kind>\\w+)").* type="${type}" reason="${reason}" message="(?<quoted>(?:[^"\\\\]|\\\\.)*)`,
].map((form) => new RegExp(form, "s"));

const inEachForm = /Normal|Warning|\{/;

type Parts = Partial<Record<PartName, string>>;
type PartName =
  | ("last" | "count" | "first" | "one" | "other" | "since" | "times")
  | ("type" | "reason" | "object" | "namespace" | "name" | "kind" | "message" | "quoted");

/** A row of a table of events, in any of its forms; null if it is none. */
export function readEventRow(text: string): EventRow | null {
  if (text.length > longestRow || !inEachForm.test(text)) return null;
  for (const form of forms) {
    const parts: Parts | undefined = form.exec(text)?.groups;
    if (parts !== undefined) return rowOf(parts);
  }
  return null;
}

function rowOf(parts: Parts): EventRow {
  const { last, one, other, since, times, type, reason, namespace, message, name, kind, quoted } = parts;
  const object = name !== undefined && kind !== undefined ? `${kind}/${name.replace(/\.[0-9a-f]{12,}$/, "")}` : parts.object;
  // A wide row names both ages and the count also where it was seen once.
  const count = parts.count ?? (times === "1" ? undefined : times);
  const first = parts.first ?? (times === "1" ? undefined : since);
  return {
    ...(type !== undefined && { type }),
    reason: reason!,
    ...(one === undefined || other === undefined ? ages(last, first) : agesOf(one, other)),
    ...(count !== undefined && { count: Number(count) }),
    ...(object !== undefined && { object }),
    ...(namespace !== undefined && namespace !== "" && { namespace }),
    message: (quoted?.replace(/\\(.)/g, "$1") ?? message ?? "").trim(),
    ...(one !== undefined && { isOld: true }),
  };
}

const longestRow = 20_000;

const ages = (last: string | undefined, first: string | undefined) => ({
  ...(last !== undefined && (last.startsWith("<") ? { age: null, ageText: last } : { age: last })),
  ...(first !== undefined && { firstSeen: first }),
});

/** The longer age is when it was first seen. */
function agesOf(one: string, other: string) {
  const isFirst = (secondsOf(one) ?? 0) >= (secondsOf(other) ?? 0);
  return ages(isFirst ? other : one, isFirst ? one : other);
}

/** An age in seconds; null where it is none. */
function secondsOf(text: string): number | null {
  if (!/^(?:\d{1,15}[ydhms])+$/.test(text)) return null;
  const units: Readonly<Record<string, number>> = { y: 365 * 86_400, d: 86_400, h: 3600, m: 60, s: 1 };
  return [...text.matchAll(/(\d{1,15})([ydhms])/g)].reduce((sum, [, count, unit]) => sum + Number(count) * units[unit!]!, 0);
}

/** The beginning of a row that the text cuts before its message. */
export const isCutEventRow = (text: string): boolean => cutRow.test(text);

const cutRow = new RegExp(
  `^\\s*${type}(?:\\s+${reason}(?:\\s+${agePattern}(?:\\s+\\(x?\\d*(?: (?:o(?:v(?:er?)?)?)?(?: ?\\S*)?)?)?)?)?\\s*$`,
);

/** Reasons that only an autoscaler's events have. */
export const autoscalerReason =
  /^(?:FailedGet(?:Resource|ContainerResource|Pods|Object|External)Metric|FailedGetMetrics|FailedCompute(?:MetricsReplicas|Replicas)|FailedGetScale|FailedUpdateScale|FailedUpdateStatus|SuccessfulRescale|FailedRescale|FailedConvertHPA|InvalidSelector|InvalidMetricSourceType|SelectorRequired|AmbiguousSelector|ScalingDisabled|DesiredReplicasComputed|FailedUpdateReplicas|NoPodsMatch\w*)$/;
