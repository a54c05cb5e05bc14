import type { ConditionReading, EventReading } from "../evidence";
import { autoscalerReason, readEventRow } from "./eventRow";

/** What people quote within a sentence is known by its words: a condition's type and status, an event's reason, a reference. */
export type Quoted =
  | { readonly condition: Omit<ConditionReading, "line"> }
  | { readonly event: Omit<EventReading, "line"> }
  /** What begins with a row of `kubectl get hpa`. */
  | { readonly row: string };

/** What a sentence quotes; null for a sentence that quotes nothing of an autoscaler. */
export function quotedIn(text: string): Quoted | null {
  if (text.length > longestSentence || !inEachQuote.test(text)) return null;
  const condition = conditionIn(text);
  if (condition !== null) return { condition };
  const event = eventIn(text);
  if (event !== null) return { event };
  const row = rowIn(text);
  return row === null ? null : { row };
}

const longestSentence = 4000;

/** A condition's type, an event's type, or a reference. */
const inEachQuote = /Scal|Normal|Warning|\//;

const typeAndStatus =
  /\b(AbleToScale|ScalingActive|ScalingLimited|ScaledToZero)(?:[ \t]{0,4}[:=("'`]{1,3}[ \t]{0,4}|[ \t]{1,8}(?:(?:is|status)[ \t:=]{1,4})?)["'`]{0,2}(True|False|Unknown)\b/;

function conditionIn(text: string): Omit<ConditionReading, "line"> | null {
  const found = typeAndStatus.exec(text);
  if (found === null) return null;
  const [whole, type = "", status = ""] = found;
  const rest = text.slice(found.index + whole.length);
  const [before = "", reason] =
    /^["'`)]{0,2}[ \t]{0,4}(?:[,;:(-]{0,2}[ \t]{0,4}(?:reason[ \t]{0,2}[:=]?[ \t]{0,2})?)["'`]{0,2}([A-Z][A-Za-z]{2,60})/i.exec(rest) ?? [];
  if (reason === undefined || !conditionReason.test(reason)) return { type, status };
  const message =
    /^["'`)]{0,2}(?:[ \t]{0,4}[,;:(-]{0,2}[ \t]{0,4}(?:message|because)[ \t]{0,2}[:=]?[ \t]{0,2}|[ \t]{2,20}|[ \t]{0,2}: )["'`]{0,2}([a-zA-Z].{3,2000})$/s.exec(
      rest.slice(before.length),
    )?.[1];
  return { type, status, reason, ...(message !== undefined && { message: withoutQuote(message) }) };
}

const withoutQuote = (message: string): string => message.trimEnd().replace(/["'`]$/, "");

/** The reasons of an autoscaler's conditions (pkg/controller/podautoscaler/horizontal.go), of all versions. */
const conditionReason =
  /^(?:SucceededGetScale|FailedGetScale|SucceededRescale|FailedUpdateScale|ReadyForNewScale|ScaleDownStabilized|ScaleUpStabilized|BackoffBoth|BackoffDownscale|BackoffUpscale|ValidMetricFound|ScalingDisabled|InvalidSelector|AmbiguousSelector|InvalidMetricSourceType|InvalidMetricSource|FailedGet(?:Resource|ContainerResource|Pods|Object|External)Metric|FailedComputeMetricsReplicas|DesiredWithinRange|TooFewReplicas|TooManyReplicas|ScaleUpLimit|ScaleDownLimit|NotScaledToZero|ScaledToZero)$/;

function eventIn(text: string): Omit<EventReading, "line"> | null {
  for (const { index } of text.matchAll(/\b(?:Normal|Warning)[ \t]/g)) {
    if (index === 0) continue;
    const row = readEventRow(text.slice(index));
    if (row === null || !autoscalerReason.test(row.reason ?? "")) continue;
    const { isOld: _, ...event } = row;
    return event;
  }
  return null;
}

/** From the word before a reference, with the figures behind it. */
function rowIn(text: string): string | null {
  const found =
    /(?:^|[\s`"'(:])([a-z0-9][-a-z0-9.]{0,252}[ \t]{1,20}(?:Deployment|StatefulSet|ReplicaSet|ReplicationController|Rollout)\/[a-z0-9][-a-z0-9./]{0,252}[ \t]{1,20}\S{0,60}[ \t]{0,3}\/?[ \t]{0,3}\d.{3,400})/.exec(
      text,
    );
  if (found === null) return null;
  let end = found[1]!.length;
  while (end > 0 && "`\"') ".includes(found[1]![end - 1]!)) end--;
  return found[1]!.slice(0, end);
}
