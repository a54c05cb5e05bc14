import type { Clue } from "../../../../engine/index";
import { plural, t } from "../../text";
import { clock, quantity, span } from "../../times";

type Words = { readonly [Code in Clue["code"]]: (clue: Extract<Clue, { code: Code }>) => string };

/** What speaks for a cause or against it. A code without words does not compile. */
const words: Words = {
  noRescaleEvent: ({ count, withinSeconds }) => t`no SuccessfulRescale to ${quantity(count)} within ${span(withinSeconds)}`,
  rescaleEvent: ({ count, at }) => t`SuccessfulRescale to ${quantity(count)} at ${clock(at)}`,
  noEventsOfThisTime: () => t`no events of this time are in the evidence`,
  outsideBounds: ({ count, min, max }) =>
    t`${quantity(count)} is outside ${quantity(min)} to ${quantity(max)}, so the controller cannot have written it`,
  writesNoCount: () => t`it does not write the count`,
  changesNoDecision: () => t`it does not change this decision`,
  newReplicaSet: ({ name, at }) => t`new ReplicaSet ${name} at ${clock(at)}`,
  noNewReplicaSet: ({ withinSeconds }) => t`no new ReplicaSet in the last ${span(withinSeconds)}`,
  twoReplicaSets: ({ names }) => t`pods of several ReplicaSets: ${names.join(", ")}`,
  replicaSetsNotRecorded: () => t`ReplicaSets are not in the evidence`,
  podsAboveCount: ({ existing, count }) => t`${plural(existing, "pod")} existed, the count was ${quantity(count)}`,
  podsAtCount: ({ existing }) => t`${plural(existing, "pod")} existed, as many as the count`,
  podsNotRecorded: () => t`pods are not in the evidence`,
  morePodsWouldFit: ({ pods }) => t`with ${plural(pods, "pod")} more, the rules give the recorded count`,
  morePodsWouldNotFit: () => t`more pods do not give the recorded count`,
  podsNotReady: ({ ready, of }) => t`${quantity(ready)} of ${plural(of, "pod")} ready`,
  podsReady: ({ ready }) => t`all pods ready: ${quantity(ready)}`,
  unreadyPodsWouldFit: ({ pods }) => t`with ${plural(pods, "pod")} unready, the rules give the recorded count`,
  missingSamplesWouldFit: ({ pods }) => t`with ${plural(pods, "pod")} without a sample, the rules give the recorded count`,
  unreadyPodsWouldNotFit: () => t`unready or missing pods do not give the recorded count`,
  otherFigureWouldFit: ({ seconds, figures }) =>
    seconds < 0
      ? t`the value ${span(-seconds)} earlier, ${valuesOf(figures)}, gives the recorded count`
      : t`the value ${span(seconds)} later, ${valuesOf(figures)}, gives the recorded count`,
  noOtherFigureWouldFit: ({ withinSeconds }) => t`no value within ${span(withinSeconds)} gives the recorded count`,
  otherAutoscaler: ({ name, desired }) =>
    desired === null ? t`${name} has the same target` : t`${name} has the same target and desired ${quantity(desired)}`,
  noOtherAutoscaler: () => t`no other autoscaler has this target`,
  otherAutoscalersNotRecorded: () => t`other autoscalers are not in the evidence`,
  overlapSaid: ({ message }) => t`an event says: ${message}`,
  forgottenWouldFit: ({ at }) => t`if its memory began at ${clock(at)}, the rules give the recorded count`,
  forgottenWouldNotFit: () => t`an empty memory does not give the recorded count`,
  noFigure: ({ metric }) => t`${metric} has no value here`,
  figureRecorded: ({ metric }) => t`${metric} has a value here`,
  scalingInactive: () => t`ScalingActive was False`,
  metricError: ({ message }) => t`an event says: ${message}`,
  unseenSyncWouldFit: ({ syncs }) => t`${plural(syncs, "sync")} left nothing in the series and may have written it`,
  unseenSyncWouldNotFit: () => t`a sync between the scrapes would not have written it`,
  everySyncSeen: () => t`every sync is in the series`,
  anotherCauseFits: () => t`another cause fits`,
  noOtherCauseFits: () => t`no other cause fits`,
};

export const clueText = (clue: Clue): string => (words[clue.code] as (clue: Clue) => string)(clue);

/** Clues that only say that a cause is of another kind. */
const plainly = new Set<Clue["code"]>(["writesNoCount", "changesNoDecision", "anotherCauseFits"]);
export const isOfAnotherKind = (evidence: readonly Clue[]): boolean => evidence.every(({ code }) => plainly.has(code));

const valuesOf = (figures: readonly (number | null)[]): string => figures.map((figure) => quantity(figure ?? NaN)).join(", ");
