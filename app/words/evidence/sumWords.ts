/** The words of each row of a snapshot's sum. */
import type { Range, SnapshotExplanation, SumRow, SumStage, WhyNotReason } from "../../../engine/index";
import { stageNames } from "../names/stageNames";
import { plural, t } from "../text";
import { quantity } from "../times";
import { supposedText } from "./hypotheses";
import { counts, duration, durations, metricName, milliText, productText, ratioText, spelled } from "./numbers";

interface RowWords {
  readonly name: string;
  readonly text: string;
  /** Evidence below the row, one claim each. */
  readonly small: readonly string[];
  readonly result: string;
  /** The count before this stage, if the stage changed it. */
  readonly was: string | null;
  /** The texts do not tell this stage, so it has no standing. */
  readonly isOpen?: true;
}

type Table = { readonly [R in SumStage["row"]]: (row: Extract<SumRow, { row: R }>, explanation: SnapshotExplanation) => RowWords };

const changed = (was: Range, result: Range | null): string | null =>
  result === null || (was.low === result.low && was.high === result.high) ? null : counts(was);
const shown = (result: Range | null): string => (result === null ? "?" : counts(result));

const rows: Table = {
  observed: ({ replicas, ofWorkload, figures }) => {
    const [first] = figures;
    const only = figures.length === 1 && first !== undefined;
    return {
      name: stageNames.observed,
      text: only
        ? first.figure.endsWith("%")
          ? t`${plural(replicas, "replica")}, ${first.figure} of requests`
          : t`${plural(replicas, "replica")}, ${first.figure}`
        : figures.length === 0
          ? plural(replicas, "replica")
          : t`${plural(replicas, "replica")}, ${quantity(figures.length)} values`,
      small: [
        ...(ofWorkload ? [t`the count is that of the workload's row`] : []),
        ...(only && first.average !== null && first.requestMilli !== null
          ? [t`${first.average} each, so ${milliText(first.metric, first.requestMilli)} is requested`]
          : []),
      ],
      result: only ? first.figure : "",
      was: null,
    };
  },
  metric: ({ proposal }) => {
    const { metric, figure, target, replicas, ratio, counts: count, product, factor, tolerance, setAside } = proposal;
    // Divided by 1 the figure is the ratio, which is spelt out already.
    const spelt = target === "1" ? [] : [spelled(figure, target), spelled(target)].filter((text) => text !== null);
    const text =
      replicas === null || count === null
        ? t`${figure} ÷ ${target} = ${ratioText(ratio)}`
        : tolerance === "inside" || product === null
          ? t`${figure} ÷ ${target} = ${ratioText(ratio)}`
          : setAside === null
            ? t`⌈ ${figure} ÷ ${target} × ${quantity(factor ?? replicas)} ⌉ = ⌈ ${productText(product)} ⌉`
            : t`⌈ ${productText(product)} ⌉`;
    return {
      name: metricName(metric),
      text,
      small: [
        ...(spelt.length > 0 ? [spelt.join(", ")] : []),
        ...(tolerance === "inside" ? [t`inside the tolerance, so it proposes what there is`] : []),
        ...(tolerance === "edge" ? [t`on the edge of the tolerance: not every release acts on it`] : []),
        ...(count !== null && factor !== null && factor !== replicas && setAside === null && product !== null
          ? [t`${plural(factor, "pod")} count, not ${quantity(replicas ?? factor)}`]
          : []),
        ...(setAside !== null && setAside.missing > 0 ? [t`${plural(setAside.missing, "pod")} without metrics filled in`] : []),
        ...(setAside !== null && setAside.unready > 0 ? [t`${plural(setAside.unready, "pod")} that are not ready count as 0`] : []),
      ],
      result: count === null ? "?" : counts(count),
      was: null,
    };
  },
  failed: ({ metric, target }) => ({
    name: metricName(metric),
    text: target === null ? t`no value` : t`no value, target ${target}`,
    small: [],
    result: "–",
    was: null,
  }),
  winner: ({ metrics, of, hidden, result }) => ({
    name: stageNames.winner,
    text:
      of === 1 && hidden === 0
        ? metrics[0] == null
          ? t`the only metric`
          : t`${metrics[0]}, the only metric`
        : t`${metrics.map(metricName).join(t` or `)}, the largest of ${quantity(of)}`,
    small: hidden > 0 ? [t`${quantity(hidden)} more are hidden by the table and may propose more`] : [],
    result: counts(result),
    was: null,
  }),
  stabilized: ({ how, direction, was, result, proposedAgo, standing }) => ({
    name: stageNames.stabilized,
    text: {
      held:
        standing === "recorded"
          ? t`the condition says so`
          : direction === "up"
            ? t`less than ${counts(was)} is remembered`
            : t`more than ${counts(was)} is remembered`,
      backoff: t`waits after the last scale`,
      free: t`the window changed nothing`,
    }[how],
    small: [
      ...(how === "held" && proposedAgo !== null && result !== null
        ? [t`${counts(result)} was proposed ${durations(proposedAgo)} ago, or later`]
        : []),
      ...(how === "held" && result === null ? [t`what it remembers is hidden by a later limit`] : []),
    ],
    result: shown(result),
    was: changed(was, result),
  }),
  window: ({ direction, seconds, standing }) => ({
    name: "",
    text:
      direction === "up"
        ? standing === "assumed"
          ? t`a scale-up window of ${duration(seconds)}, the default`
          : t`a scale-up window of ${duration(seconds)}`
        : standing === "assumed"
          ? t`a window of ${duration(seconds)}, the default`
          : t`a window of ${duration(seconds)}`,
    small: [],
    result: "",
    was: null,
  }),
  limited: ({ how, was, result, standing }) => ({
    name: stageNames.limited,
    text: {
      unchanged: t`no change proposed`,
      within: t`no policy changed it`,
      policy: standing === "recorded" ? t`the condition says that a policy limits it` : t`a policy limits it`,
      scaleUpLimit: t`at most doubled, or 4`,
    }[how],
    small: [],
    result: shown(result),
    was: changed(was, result),
  }),
  clamped: ({ how, min, max, was, result, standing }) => ({
    name: stageNames.clamped,
    text:
      how === "notShown"
        ? t`the bounds are not in the text`
        : how === "maxReplicas"
          ? max === null
            ? t`the condition names maxReplicas`
            : t`maxReplicas is ${quantity(max)}`
          : how === "minReplicas"
            ? t`minReplicas is ${quantity(min ?? 1)}`
            : t`${quantity(min ?? 1)} ≤ ${result === null ? "?" : counts(result)} ≤ ${max === null ? "?" : quantity(max)}`,
    small: standing === "recorded" && how !== "within" ? [t`the condition says so`] : [],
    result: shown(result),
    was: changed(was, result),
    ...(how === "notShown" && { isOpen: true }),
  }),
  written: ({ current, desired, isUnreached }) => ({
    name: stageNames.applied,
    text:
      current !== null && desired !== null
        ? t`${quantity(current)} current, ${quantity(desired)} desired`
        : current !== null
          ? t`${quantity(current)} current`
          : t`${quantity(desired!)} desired`,
    small: [
      ...(desired === null ? [t`the desired count is not in the text`] : []),
      ...(isUnreached ? [t`the sum above does not lead here`] : []),
    ],
    result: desired === null ? "?" : quantity(desired),
    was: null,
    ...(desired === null && { isOpen: true as const }),
  }),
};

export const rowWords = (row: SumRow, explanation: SnapshotExplanation): RowWords =>
  (rows[row.row] as (each: SumRow, of: SnapshotExplanation) => RowWords)(row, explanation);

type WhyNotTable = { readonly [C in WhyNotReason["code"]]: (reason: Extract<WhyNotReason, { code: C }>, asked: number) => string[] };

const whyNot: WhyNotTable = {
  isDesired: (_, asked) => [t`${quantity(asked)} is the desired count.`],
  isCurrent: (_, asked) => [t`${quantity(asked)} is the current count.`],
  outsideBounds: ({ bound, value }) => [
    bound === "maxReplicas"
      ? t`maxReplicas is ${quantity(value)}: no more is ever written.`
      : t`minReplicas is ${quantity(value)}: no less is ever written.`,
  ],
  notProposed: ({ proposal, isMore }) => [
    isMore
      ? t`The metrics propose ${counts(proposal)}. No metric proposes more.`
      : t`The metrics propose ${counts(proposal)}. The largest proposal decides.`,
  ],
  proposed: ({ proposal }) => [t`The metrics propose ${counts(proposal)}.`],
  otherWorld: ({ hypothesis }, asked) => [t`It would be ${quantity(asked)} if ${supposedText(hypothesis)}.`],
  remembered: ({ count, seconds, proposedAgo, isAssumed, standing }) => [
    ...(count !== null && proposedAgo !== null
      ? [t`${quantity(count)} was proposed at least until ${durations(proposedAgo)} before the snapshot.`]
      : [
          standing === "recorded"
            ? t`The condition says that the window remembers another proposal.`
            : standing === "computed"
              ? t`Only a window that remembers another proposal explains it.`
              : t`A window that remembers another proposal would explain it.`,
        ]),
    isAssumed
      ? t`For ${duration(seconds)}, the default, after that proposal no lower count is written.`
      : t`For ${duration(seconds)} after that proposal no lower count is written.`,
  ],
  policy: () => [t`A limit of the rate allows no more in one sync.`],
  replacedByBound: ({ bound, value }) => [t`${bound} ${quantity(value)} replaced it.`],
  notComputed: () => [t`The last sync computed no count, so it wrote none.`],
  notWritten: () => [t`The API server refused what the last sync computed, so the count stayed.`],
  notKnown: () => [t`What kept this count from being written is not in the text.`],
};

export const whyNotWords = (reason: WhyNotReason, asked: number): string[] =>
  (whyNot[reason.code] as (each: WhyNotReason, of: number) => string[])(reason, asked);
