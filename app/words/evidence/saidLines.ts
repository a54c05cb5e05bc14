/** What a condition or an event means in the state that the text shows. */
import type { SaidLine, SnapshotExplanation } from "../../../engine/index";
import { own } from "../own";
import { t } from "../text";
import { quantity } from "../times";
import { duration } from "./numbers";

/** By reason. The controller's reasons have not changed their meaning between releases. */
const reasons: Readonly<Record<string, (line: SaidLine, explanation: SnapshotExplanation) => string>> = {
  SucceededGetScale: () => t`The target's scale was read. In this sync the controller did not come to a new count.`,
  ReadyForNewScale: () => t`No window changed the proposal.`,
  ScaleDownStabilized: () => t`The proposal was lower than the window's highest. The window replaced it.`,
  ScaleUpStabilized: () => t`The proposal was higher than the scale-up window's lowest. The window replaced it.`,
  SucceededRescale: () => t`This sync wrote a new count. The condition then no longer says whether a window held it.`,
  FailedGetScale: () => t`The scale of the target could not be read. Nothing was computed.`,
  FailedUpdateScale: () => t`A count was computed, but writing it failed.`,
  BackoffBoth: () => t`The wait after the last scale was not over, for up and for down.`,
  BackoffDownscale: () => t`The wait of 5 min after the last scale was not over for down.`,
  BackoffUpscale: () => t`The wait of 3 min after the last scale was not over for up.`,
  ValidMetricFound: () => t`A metric was read in the last sync.`,
  ScalingDisabled: () => t`The target has 0 replicas. The controller leaves it alone.`,
  InvalidMetricSourceType: () => t`A metric of the spec has a type that the controller does not know.`,
  InvalidSelector: () => t`The target's selector could not be read, so no pod was found.`,
  SelectorRequired: () => t`The target has no selector, so no pod was found.`,
  AmbiguousSelector: () => t`Several HPAs select the same pods. The controller stops for all of them.`,
  TooManyReplicas: () => t`More than maxReplicas was proposed. maxReplicas replaced it.`,
  TooFewReplicas: () => t`Less than minReplicas was proposed. minReplicas replaced it.`,
  ScaleUpLimit: () => t`More was proposed than a policy allows in this period.`,
  ScaleDownLimit: () => t`Fewer were proposed than a policy allows in this period.`,
  DesiredWithinRange: () => t`Neither min, max nor a policy changed the count.`,
  NotScaledToZero: () => t`The controller did not scale the target to zero.`,
  ScaledToZero: () => t`The controller itself scaled the target to zero, and may raise it again.`,
  FailedUpdateStatus: () => t`The status could not be written. What is printed may be older than the last sync.`,
  FailedRescale: () => t`A count was computed, but writing it failed.`,
};

export function lineMeaning(line: SaidLine, explanation: SnapshotExplanation): string[] {
  const known = own(reasons, line.reason);
  const meaning =
    line.what === "event"
      ? eventMeaning(line, explanation)
      : /^Failed(?:Get\w*Metrics?|Compute\w*|ConvertHPA)$/.test(line.reason)
        ? t`A metric could not be read, so the last sync computed nothing and left the count.`
        : line.status === "Unknown"
          ? t`The controller has not found out yet.`
          : known && !(line.status === "False" && negative.has(line.reason))
            ? known(line, explanation)
            : t`This page does not know this reason. Its message: ${line.message === "" ? "–" : line.message}`;
  const state =
    line.state === "stale"
      ? [t`It is left over from an earlier sync: the last one stopped before it.`]
      : line.state === "contradicts"
        ? [t`The other figures or its own message say otherwise.`]
        : line.state === "past"
          ? [t`That is over: later lines show that it works.`]
          : [];
  return [meaning, ...state];
}

/** Reasons that mean something else if the status is False. */
const negative: ReadonlySet<string> = new Set(["ReadyForNewScale", "ValidMetricFound", "SucceededGetScale"]);

function eventMeaning({ reason, message, count, ago, firstAgo }: SaidLine, explanation: SnapshotExplanation): string {
  if (reason === "SuccessfulRescale") {
    const size = /^New size: (\d{1,9})(?:; reason: ([^\n]{1,300}))?/.exec(message);
    if (size === null) return t`The controller wrote a new count.`;
    const change = explanation.statements.find((each) => each.code === "change" && each.to === Number(size[1]) && each.from !== null);
    const from = change?.code === "change" ? change.from : null;
    const wrote =
      from === null
        ? t`The controller wrote ${quantity(Number(size[1]))}`
        : t`The controller went from ${quantity(from)} to ${quantity(Number(size[1]))}`;
    const why = size[2] === undefined ? null : rescaleReason(size[2]);
    return why === null ? t`${wrote}.` : t`${wrote}: ${why}.`;
  }
  const known = own(reasons, reason);
  const failed = /^(?:FailedGet\w*Metrics?|FailedCompute\w*)$/.test(reason);
  const meaning = failed ? failure(message) : known ? known({} as SaidLine, explanation) : null;
  if (meaning === null) return t`This page does not know this reason. Its message: ${message === "" ? "–" : message}`;
  if (count === null || count < 2 || ago === null) return meaning;
  const first = firstAgo && duration(firstAgo.low);
  const last = duration(ago.low);
  return first === null || first === last
    ? t`${meaning} Seen ${quantity(count)} times or more.`
    : t`${meaning} Seen ${quantity(count)} times or more, from ${first} to ${last} before.`;
}

function failure(message: string): string {
  if (/missing request|not have (?:a )?request/i.test(message))
    return t`A container has no request, so a percentage could not be computed.`;
  if (/no metrics returned|did not receive metrics/i.test(message)) return t`The metrics API had no sample of these pods.`;
  return t`A metric could not be read. Nothing went down in such a sync, and without any metric nothing was computed.`;
}

function rescaleReason(reason: string): string {
  if (/^All\smetrics below target/.test(reason)) return t`all metrics proposed fewer`;
  if (/below Spec\.MinReplicas/.test(reason)) return t`there were fewer than minReplicas`;
  if (/above Spec\.MaxReplicas/.test(reason)) return t`there were more than maxReplicas`;
  // "cpu resource utilization (percentage of request)", "pods metric qps", "external metric depth(nil)".
  const above =
    /^(?:pods metric |external metric |\w{1,40} metric )?(.{1,200}?)(?: resource utilization \(percentage of request\)| resource)? above target/.exec(
      reason,
    )?.[1];
  return above === undefined ? reason : t`${above} was above its target`;
}
