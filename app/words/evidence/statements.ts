/** What each statement says, in words. A code without words does not compile. */
import type { ActingPercent, Beside, Said, Statement } from "../../../engine/index";
import { fromEngine } from "../engineText";
import { plural, t } from "../text";
import { decimal, quantity } from "../times";
import { counts, duration, durations, metricStart, milliText, ratioText } from "./numbers";
import { problemWords } from "./problems";
import { verticalWords } from "./verticalWords";
import { explanationText, fields, unknowns } from "./tables";

export interface StatementWords {
  readonly title: string;
  /** One claim each, so that what is certain and what is not never share a sentence. */
  readonly sentences: readonly string[];
}

type Words = { readonly [C in Said["code"]]: (said: Extract<Said, { code: C }>) => StatementWords };

const boundWords = (limitedBy: readonly string[]): string[] =>
  limitedBy.flatMap((limit) => {
    switch (limit) {
      case "maxReplicas":
        return [t`maxReplicas limits it.`];
      case "minReplicas":
        return [t`minReplicas limits it.`];
      case "failedMetric":
        return [t`A metric failed, so nothing may go down.`];
      case "scaleUpLimit":
        return [t`Without behavior a sync at most doubles the count, or goes to 4.`];
      default:
        return [t`A policy limits it.`];
    }
  });

const edgeWords = ({ edge }: ActingPercent): string[] => (edge === null ? [] : [t`At ${edge}% some releases act and others do not.`]);

const words: Words = {
  proposal: ({ metric, figure, target, ratio, counts: proposed, tolerance, setAside }) => ({
    title: t`What ${metric ?? t`the metric`} proposes`,
    sentences: [
      proposed === null
        ? t`${metricStart(metric)} is at ${figure} of ${target}: a ratio of ${ratioText(ratio)}.`
        : tolerance === "inside"
          ? t`${metricStart(metric)} is at ${figure} of ${target}: a ratio of ${ratioText(ratio)} is inside the tolerance.`
          : t`${metricStart(metric)} is at ${figure} of ${target} and proposes ${counts(proposed)}.`,
      ...(tolerance === "edge" ? [t`It is on the edge of the tolerance: one release or rounding acts on it, another does not.`] : []),
      ...(setAside !== null && setAside.missing > 0 ? [t`${plural(setAside.missing, "pod")} had no metrics.`] : []),
      ...(setAside !== null && setAside.unready > 0 ? [t`${plural(setAside.unready, "pod")} were not ready.`] : []),
    ],
  }),
  decision: ({ result, limitedBy }) => ({
    title: t`What the figures lead to`,
    sentences: [t`${counts(result)}.`, ...boundWords(limitedBy)],
  }),
  held: ({ reason, windowSeconds, isDecisive }) => ({
    title: t`What held the count`,
    sentences: [
      reason === "ScaleDownStabilized"
        ? t`The stabilization window of ${duration(windowSeconds ?? 300)} remembers a higher proposal.`
        : reason === "ScaleUpStabilized"
          ? t`The scale-up window of ${duration(windowSeconds ?? 0)} remembers a lower proposal.`
          : reason === "TooManyReplicas"
            ? t`The condition says that more than maxReplicas was proposed.`
            : reason === "TooFewReplicas"
              ? t`The condition says that less than minReplicas was proposed.`
              : reason.startsWith("Backoff")
                ? t`This old controller waits after each scale, whatever the metrics say.`
                : t`The condition says that a limit of the rate held the count.`,
      ...(isDecisive === false ? [t`It did not decide: the figures lead to no other count.`] : []),
    ],
  }),
  actsAt: ({ up, down }) => ({
    title: t`When it scales`,
    sentences: [
      ...(up === null ? [] : [t`With these pods the metric proposes more at ${up.percent}% or more.`, ...edgeWords(up)]),
      ...(down === null ? [] : [t`With these pods it proposes fewer at ${down.percent}% or less.`, ...edgeWords(down)]),
    ],
  }),
  nextScale: ({ direction, after, inSeconds, waitSeconds }) => ({
    title: direction === "up" ? t`When it can scale up` : t`When it can scale down`,
    sentences:
      inSeconds === null
        ? [t`${duration(waitSeconds)} after the last scale; when that was is not in the text.`]
        : after === "lastScale"
          ? [t`The wait of ${duration(waitSeconds)} after the last scale ends in ${durations(inSeconds)}.`]
          : [
              inSeconds.low === 0 ? t`At the earliest at the next sync.` : t`At the earliest in ${duration(inSeconds.low)}.`,
              t`At the latest in ${duration(inSeconds.high)}, if the metrics stay.`,
            ],
  }),
  windowPassed: ({ seconds, windowSeconds }) => ({
    title: t`The window has passed`,
    sentences: [
      t`The count reached its minimum ${duration(seconds)} after the last scale. That fits a window of ${duration(windowSeconds)} that forgot the last higher proposal.`,
    ],
  }),
  notComputed: ({ condition, reason }) => ({
    title: t`Nothing was computed`,
    sentences: [t`${condition} is False with ${reason}: the last sync computed no count and changed nothing.`],
  }),
  notWritten: ({ count }) => ({
    title: t`The count was not written`,
    sentences: [
      count === null
        ? t`The last sync computed a new count, and the API server refused to write it.`
        : t`The last sync computed ${quantity(count)}, and the API server refused to write it.`,
    ],
  }),
  dividedByNoPods: ({ metric }) => ({
    title: t`An average of 0 pods`,
    sentences: [
      t`${metricStart(metric)} was divided by 0 pods. Up to Kubernetes 1.37 the status then has the smallest number there is, -9223372036854775808m. It is no error, and it does not tell the total.`,
    ],
  }),
  neverComputed: ({ orElse }) => ({
    title: t`Nothing was computed yet`,
    sentences:
      orElse === null
        ? [t`Zeros in the status are what a new HPA has before its first successful sync. They are not a proposal of 0.`]
        : [
            t`One explanation: the controller has never computed a count for this target.`,
            t`The other: the target is scaled to zero, and then scaling is disabled.`,
          ],
  }),
  staleCondition: ({ condition, reason }) => ({
    title: t`A condition is left over`,
    sentences: [t`${condition} ${reason} is of an earlier sync. The last sync stopped before it came to this condition.`],
  }),
  contradiction: (said) =>
    said.what === "reasonAndMessage"
      ? {
          title: t`Reason and message contradict`,
          sentences: [
            t`${said.condition} has the reason ${said.reason}, but its message is that of ${said.messageSays}.`,
            t`Old controllers wrote such pairs. The text does not show which one is true.`,
          ],
        }
      : {
          title: t`A limit that the figures do not reach`,
          sentences: [
            t`${said.reason} says that a limit held a proposal, and the printed figures propose nothing beyond it.`,
            ...possible(said.explanations.map(explanationText)),
          ],
        },
  disagreement: ({ disagreement }) => ({
    title: t`The texts disagree`,
    sentences: [
      t`For ${disagreement.of ?? fields[disagreement.field]} they say ${disagreement.values.map(({ value }) => value).join(t` and `)}.`,
      {
        told: t`The newest one was used.`,
        unknown: t`Which one is newer is not in the text, so the last one was used.`,
        specification: t`A manifest without a status says what somebody wants, so what the cluster printed was used.`,
      }[disagreement.order],
    ],
  }),
  problem: ({ problem, when }) => {
    const { title, sentence } = problemWords(problem);
    const time =
      when === "past"
        ? [t`That is over: later lines show that it works.`]
        : when === "unknown"
          ? [t`Whether it is still so is not in the text.`]
          : [];
    return { title, sentences: [sentence, ...time] };
  },
  owner: ({ minReplicas }) => ({
    title: t`KEDA owns this HPA`,
    sentences: [
      t`KEDA writes this HPA from a ScaledObject. Change the ScaledObject instead.`,
      ...(minReplicas === null
        ? [
            t`If the ScaledObject's minReplicaCount is 0, KEDA itself goes from 1 to 0 after its cooldown, and back to 1 when a trigger is active.`,
          ]
        : minReplicas > 0
          ? [t`Its minimum is ${quantity(minReplicas)}, so KEDA itself never writes 0.`]
          : [
              t`The HPA never goes below 1. KEDA itself goes from 1 to 0 after its cooldown, and back to 1 when a trigger is active.`,
              t`The ScaledObject allows 0. A trigger on CPU or memory alone never wakes a target from 0.`,
            ]),
    ],
  }),
  beside: ({ what }) => besideWords(what),
  implausible: ({ field }) => ({
    title: t`A value that cannot be true`,
    sentences: [t`What the text prints for ${fields[field]} cannot be true, so nothing was computed from it.`],
  }),
  change: ({ to, from, ago, reason }) => ({
    title: t`A rescale`,
    sentences: [
      from === null ? t`The controller wrote ${quantity(to)}.` : t`The controller went from ${quantity(from)} to ${quantity(to)}.`,
      ...(ago === null ? [] : [t`That was ${durations(ago)} before the text was printed.`]),
      ...(reason === null ? [] : [t`It gave as its reason: ${reason}.`]),
    ],
  }),
  budget: ({ direction, count, limit, freesIn }) => ({
    title: t`What the policies allow`,
    sentences: [
      limit.low === count && limit.high === count
        ? direction === "up"
          ? t`The scaleUp policies allow no more than ${quantity(count)} now.`
          : t`The scaleDown policies allow no less than ${quantity(count)} now.`
        : direction === "up"
          ? t`From ${quantity(count)} the scaleUp policies allow at most ${counts(limit)} now.`
          : t`From ${quantity(count)} the scaleDown policies allow no less than ${counts(limit)} now.`,
      ...(freesIn !== null ? [t`They allow a change in ${durations(freesIn)}.`] : []),
    ],
  }),
  separateDecisions: ({ direction, gapSeconds, counts: written, limits, explanations }) => ({
    title: t`Several decisions`,
    sentences: [
      written.length === 2
        ? direction === "down"
          ? t`The two scale-downs are ${durations(gapSeconds)} apart, so they are not one decision.`
          : t`The two scale-ups are ${durations(gapSeconds)} apart, so they are not one decision.`
        : direction === "down"
          ? t`${quantity(written.length)} scale-downs, ${durations(gapSeconds)} apart, so each is a decision of its own.`
          : t`${quantity(written.length)} scale-ups, ${durations(gapSeconds)} apart, so each is a decision of its own.`,
      ...(limits === null ? [] : stepsByPolicies(direction, written, limits)),
      ...possible(explanations.map(explanationText)),
    ],
  }),
  row: ({ replicas, proposal, result, limitedBy, next }) => ({
    title: t`A row with ${plural(replicas, "pod")}`,
    sentences: [
      t`Its figures propose ${counts(proposal)} and lead to ${counts(result)}.`,
      ...boundWords(limitedBy),
      ...(next === null ? [] : [t`The next row has ${quantity(next)}.`]),
    ],
  }),
  heldInRows: ({ from, to, seconds, windowSeconds }) => ({
    title: t`The window in the rows`,
    sentences: [
      t`The figures proposed fewer than ${quantity(from)} for ${durations(seconds)} before the count fell to ${quantity(to)}. That fits a window of ${duration(windowSeconds)}.`,
    ],
  }),
  measured: ({ metric, values, percent, milli, isTotal, without, printed, counts: proposed }) => ({
    title: t`${metricStart(metric)} by the metrics API`,
    sentences: [
      percent !== null
        ? t`The values of ${plural(values, "pod")} make ${percent}% of the requests.`
        : isTotal
          ? t`The answer sums to ${measuredText(metric, milli)}.`
          : t`The values of ${plural(values, "pod")} average ${measuredText(metric, milli)}.`,
      ...(printed === null ? [] : [t`The HPA printed ${printed}: at its last sync it read other values.`]),
      ...(without.length === 0
        ? []
        : [
            percent === null
              ? t`${plural(without.length, "pod")} have no value there, such as ${without[0]!}. Going up they count as 0, going down as the target.`
              : t`${plural(without.length, "pod")} have no value there, such as ${without[0]!}. Going up they count as 0, going down as fully used.`,
          ]),
      ...(proposed === null ? [] : [t`From these values the rules propose ${counts(proposed)}.`]),
    ],
  }),
  undetermined: ({ what }) => ({ title: t`Not known`, sentences: [unknowns[what]] }),
  advice: ({ said: { message, reason } }) => ({ title: fromEngine(message), sentences: [fromEngine(reason)] }),
  next: ({ command }) => ({ title: t`What to run next`, sentences: [command] }),
};

function besideWords(what: Beside): StatementWords {
  switch (what.kind) {
    case "verticalAutoscaler":
      return {
        title: t`A VerticalPodAutoscaler beside it`,
        sentences: [
          {
            off: t`The VerticalPodAutoscaler ${what.name} only recommends (updateMode Off), so it changes no request.`,
            otherTarget: t`The VerticalPodAutoscaler ${what.name} has another target, so it changes nothing here.`,
            otherResource: t`The VerticalPodAutoscaler ${what.name} changes requests, and no metric of this HPA is a percentage of these requests.`,
          }[what.why],
        ],
      };
    case "verticalRequest":
    case "verticalTooFewPods":
    case "verticalUnprovided":
    case "verticalPods":
    case "verticalEvents":
    case "verticalCheckpoint":
      return verticalWords(what);
    case "quota":
      return {
        title: t`What the quota allows`,
        sentences: [
          t`The ResourceQuota ${what.name} has ${what.resource} at ${what.used} of ${what.hard}: that is room for ${plural(what.room, "pod")} more of the target.`,
        ],
      };
    case "limitRange":
      return {
        title: t`A request by a LimitRange`,
        sentences: [
          t`The LimitRange ${what.name} gives a container without a request for ${what.resource} a request of ${what.request} when its pod is made. The percentage is of this request, too.`,
        ],
      };
    case "disruptionBudget":
      return {
        title: t`A PodDisruptionBudget does not hold the HPA`,
        sentences: [
          t`The PodDisruptionBudget ${what.name} counts evictions only. A scale-down deletes pods, so the budget does not stop it.`,
        ],
      };
    case "unused":
      return {
        title: t`Read and not used`,
        sentences: [
          what.more === 0
            ? t`The HPA does not depend on ${what.objects.join(", ")}.`
            : t`The HPA does not depend on ${what.objects.join(", ")} and ${quantity(what.more)} others.`,
        ],
      };
  }
}

export const statementWords = (statement: Statement): StatementWords =>
  (words[statement.code] as (said: Said) => StatementWords)(statement);

/** Each explanation that fits, none preferred. */
export function possible(explanations: readonly string[]): string[] {
  if (explanations.length === 0) return [];
  if (explanations.length === 1) return [t`One explanation fits, and there may be others: ${explanations[0]!}.`];
  return [t`Each of these fits: ${explanations.join("; ")}.`];
}

const listed = (counts: readonly number[]): string => counts.map(quantity).join(", ");

const measuredText = (metric: string, milli: number): string =>
  metric === "cpu" || metric === "memory" ? milliText(metric, { low: milli, high: milli }) : decimal(milli / 1000, 3);

function stepsByPolicies(direction: "up" | "down", written: readonly number[], limits: readonly number[]): string[] {
  const [from, allowed, to] = [listed(written.slice(0, -1)), listed(limits), listed(written.slice(1))];
  return [
    direction === "down"
      ? t`From ${from} the scaleDown policies of the text allow no less than ${allowed} in a period, and ${to} was written.`
      : t`From ${from} the scaleUp policies of the text allow no more than ${allowed} in a period, and ${to} was written.`,
    limits.at(-1) === written.at(-1) ? t`So the policies set the steps.` : t`So the policies set the steps, except the last one.`,
  ];
}
