/** What was decided or known at one time, as Markdown for a ticket or the report of an incident. */
import {
  readRfc3339,
  type DecisionAt,
  type SeriesDivergence,
  type StateAt,
  type SyncAssumption,
  type TimedRescale,
  type VerticalActAt,
} from "../../../engine/index";
import type { DecisionInWords } from "../report/decided";
import { blocks, plain, table } from "../report/markdown";
import { plural, t } from "../text";
import { clock, percents, quantity, span } from "../times";
import { autoscalerName } from "./autoscalerName";
import { supposedWords } from "./supposedWords";
import { classWords } from "./series/classWords";
import { clueText } from "./series/clueWords";
import { causesToShow, divergenceHead, divergenceSays, undeterminedWords } from "./series/divergenceWords";
import { notComputedWords } from "./series/notComputedWords";
import { dateAndTime } from "./series/wallClock";
import { durations } from "./numbers";
import { standingWords } from "./standing";

interface Named {
  readonly name: string | null;
  readonly namespace: string | null;
}

/** `said`: the words of each of the decisions, in their order. `acts`: in Unix seconds. */
export function decisionAtReport(
  whose: Named,
  decision: DecisionAt,
  said: readonly DecisionInWords[],
  acts: readonly VerticalActAt[],
): string {
  const { recorded, computed, decisions, divergences, heldBy, gap, assumes } = decision;
  return blocks([
    `# ${plain(t`${autoscalerName(whose)}: the sync at ${dateAndTime(recorded.at)}`)}`,
    gap === null ? null : plain(t`Nothing was recorded from ${clock(gap.from)} to ${clock(gap.to)}. This is the last sync before.`),
    ...divergences.map((each) => `**${plain(divergenceHead(each))}** ${plain(divergenceSays(each))}`),
    computed.reason === null ? null : `**${t`Nothing was computed at this sync.`}** ${plain(notComputedWords(computed.reason))}`,
    heldBy.by === null && computed.reason === null && decisions.some(({ fits }) => fits)
      ? `**${t`Undetermined.`}** ${plain(undeterminedWords(decisions.length))}`
      : null,
    table([t`what`, t`value`, t`standing`], rowsOf(decision, said)),
    ...said.flatMap((each, index) => sumOf(each, said.length === 1 ? null : index, standingWords[decisions[index]!.standing])),
    ...divergences.flatMap(causesOf),
    ...actsTable(acts, ({ at }) => dateAndTime(at.low)),
    `## ${t`What is assumed`}`,
    assumes.map((each) => `- ${plain(assumptionWords(each))}`).join("\n"),
  ]);
}

function rowsOf({ recorded, computed, heldBy, decisions, assumes }: DecisionAt, said: readonly DecisionInWords[]): string[][] {
  const count = (replicas: number | null) => (replicas === null ? "–" : plural(replicas, "replica"));
  const held = decisions.flatMap(({ fits }, index) => (fits ? [said[index]!.verdict] : []));
  const isPhaseAssumed = assumes.some(({ code }) => code === "phase");
  return [
    [t`the sync`, dateAndTime(recorded.at), standingWords[isPhaseAssumed ? "assumed" : "computed"]],
    [t`the scrape that shows it`, dateAndTime(recorded.scrapedAt), standingWords.recorded],
    [t`the count that it found`, count(recorded.currentReplicas), standingWords.recorded],
    ...recorded.metrics.map(({ name, unit, figure, target }) => {
      const amount = (value: number | null) => (value === null ? "–" : unit === "percent" ? percents(quantity(value)) : quantity(value));
      return [name, t`${amount(figure)}, target ${amount(target)}`, standingWords.recorded];
    }),
    ["minReplicas", count(recorded.minReplicas), standingWords.recorded],
    ["maxReplicas", count(recorded.maxReplicas), standingWords.recorded],
    [t`the count that it decided`, count(recorded.desiredReplicas), standingWords.recorded],
    ...(computed.count === null ? [] : [[t`the count by the rules`, count(computed.count), standingWords[computed.standing]]]),
    ...(held.length === 0 ? [] : [[t`what held the count`, [...new Set(held)].join(t` or `), standingWords[heldBy.standing]]]),
  ].map((row) => row.map(plain));
}

function sumOf({ verdict, sentence, sum }: DecisionInWords, index: number | null, standing: string): string[] {
  return [
    `## ${index === null ? t`The sum` : t`The sum: explanation ${index + 1}`}`,
    `${plain(`${verdict.slice(0, 1).toUpperCase()}${verdict.slice(1)}`)} (${plain(standing)}). ${plain(sentence)}`,
    table(
      [t`stage`, t`result`, t`how`],
      sum.map(({ stage, result, how }) => [stage, result, how.join("; ")].map(plain)),
    ),
  ];
}

function causesOf(divergence: SeriesDivergence): string[] {
  const { shown, rest } = causesToShow(divergence);
  const fits = { true: t`fits`, possible: t`possible`, false: t`does not fit` };
  return [
    `## ${t`Which cause fits?`}`,
    `${plain(divergenceHead(divergence))} ${plain(extentOf(divergence))}`,
    table(
      [t`cause`, t`does it fit?`, t`evidence`],
      shown.map((name) => {
        const cause = divergence.causes[name];
        return [classWords[name], fits[`${cause.fits}`], cause.evidence.map(clueText).join("; ")].map(plain);
      }),
    ),
    ...(rest.length > 0 ? [plain(t`Of another kind: ${rest.map((name) => classWords[name]).join(", ")}.`)] : []),
  ];
}

const extentOf = ({ from, to, first, last }: SeriesDivergence): string =>
  t`${plural(last - first + 1, "sync")}, from ${clock(from)} to ${clock(to)}.`;

function assumptionWords(each: SyncAssumption): string {
  switch (each.code) {
    case "phase":
      return t`A sync is taken to come every ${span(each.periodSeconds)}, ${span(each.second)} into each period: nothing in the evidence tells when.`;
    case "samples":
      return t`Which pods had a sample is recorded nowhere: the plainest choice that fits was taken.`;
    case "everyPodReady":
      return t`No series of pods are in the evidence, so as many pods as the count are taken, all ready and measured.`;
    case "part":
    case "flags":
      return supposedWords({ ...each, standing: "assumed", basis: [] } as never).says;
  }
}

/** `acts`: in the seconds of the state. */
export function stateAtReport(whose: Named, state: StateAt, acts: readonly VerticalActAt[]): string {
  const { time, at, isNewest, conditions, warnings } = state;
  const when = time ?? t`${durations({ low: -at.high, high: -at.low })} before it was printed`;
  return blocks([
    `# ${plain(t`${autoscalerName(whose)}: ${when}`)}`,
    isNewest
      ? t`This is the newest time in the texts, so all that they say of the autoscaler is about it.`
      : t`kubectl prints the figures of the last sync alone, so what was decided at this time is not known.`,
    table([t`what`, t`value`, t`standing`], stateRows(state)),
    ...(conditions.length === 0
      ? []
      : [
          `## ${t`Conditions`}`,
          table(
            [t`condition`, t`status`, t`standing`],
            conditions.map(({ type, status, standing }) =>
              [type, status ?? t`not known: it changed later`, standingWords[standing]].map(plain),
            ),
          ),
        ]),
    ...(warnings.length === 0
      ? []
      : [
          `## ${t`Warnings of this time`}`,
          warnings.map(({ reason, count }) => `- ${plain(count === null ? reason : `${reason} ×${count}`)}`).join("\n"),
        ]),
    ...actsTable(acts, ({ at }) =>
      state.zero.kind === "newest"
        ? dateAndTime(readRfc3339(state.zero.time)! + at.low)
        : t`${durations({ low: -at.high, high: -at.low })} before it was printed`,
    ),
  ]);
}

/** The rows of the latest acts; earlier ones are only counted. */
const mostActs = 10;

function actsTable(acts: readonly VerticalActAt[], when: (act: VerticalActAt) => string): string[] {
  if (acts.length === 0) return [];
  const latest = acts.slice(-mostActs);
  const earlier = acts.length - latest.length;
  const words = { eviction: (pod: string) => t`the VPA evicted ${pod}`, resize: (pod: string) => t`the VPA resized ${pod} in place` };
  return [
    `## ${t`What the VPA had done by then`}`,
    table(
      [t`what`, t`value`, t`standing`],
      latest.map((act) =>
        [
          words[act.what](act.pod ?? t`a pod`),
          act.isOpen ? t`${when(act)}, perhaps after this time` : when(act),
          standingWords[act.standing],
        ].map(plain),
      ),
    ),
    ...(earlier === 0 ? [] : [plain(t`${quantity(earlier)} more came before these.`)]),
  ];
}

function stateRows({ zero, count, before, during, after }: StateAt): string[][] {
  const known = count.replicas === null ? null : plural(count.replicas, "replica");
  const counts = [...new Set(count.either)].map((replicas) => quantity(replicas)).join(t` or `);
  const either = counts === "" ? t`not known` : before === null ? t`${counts}, or a count that is not told` : counts;
  const rescale = (what: string, { to, at }: TimedRescale) => {
    const ago = durations({ low: -at.high, high: -at.low });
    const replicas = to === null ? "–" : plural(to, "replica");
    const when = zero.kind === "printed" ? t`${replicas}, ${ago} before it was printed` : t`${replicas}, ${ago} before ${zero.time}`;
    return [what, when, standingWords.recorded];
  };
  return [
    [t`the count`, known ?? either, standingWords[count.standing]],
    ...(before === null ? [] : [rescale(t`the rescale before`, before)]),
    ...during.map((each) => rescale(t`a rescale at about this time`, each)),
    ...(after === null ? [] : [rescale(t`the rescale after`, after)]),
  ].map((row) => row.map(plain));
}
