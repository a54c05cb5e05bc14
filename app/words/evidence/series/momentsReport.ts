/** What happened in recorded series, as Markdown: a short list by time. */
import type { DivergenceClass, SeriesDivergence, SeriesMoment, SeriesMoments } from "../../../../engine/index";
import { decidedFromRecord } from "../../report/decided";
import { blocks, inlineCode, plain } from "../../report/markdown";
import { plural, t } from "../../text";
import { clock, quantity } from "../../times";
import { standingWords } from "../standing";
import { autoscalerName } from "../autoscalerName";
import { fittingClasses } from "./classWords";
import { divergenceHead, divergenceSays, undeterminedWords } from "./divergenceWords";
import { notComputedWords } from "./notComputedWords";
import { dateAndTime } from "./wallClock";

/** One moment in words: what changed, and why. */
export interface MomentInWords {
  /** "7 → 8" */
  readonly head: string;
  readonly says: string;
  readonly standing: keyof typeof standingWords;
}

/** `open`: the command that explains one second in full. */
export function momentsReport(whose: SeriesMoments, open: (second: number) => string): string {
  const { from, to, moments } = whose;
  return blocks([
    `# ${plain(t`${autoscalerName(whose)}: ${dateAndTime(from)} to ${dateAndTime(to)}`)}`,
    plain(countsOf(whose)),
    moments.length === 0 ? null : moments.map((each) => momentLine(each, open)).join("\n"),
  ]);
}

function countsOf({ syncs, computed, agree, notComputed, moments }: SeriesMoments): string {
  const rescales = moments.filter(({ kind }) => kind === "rescale").length;
  const divergences = moments.flatMap((each) => (each.kind === "rescale" ? each.divergences : [each.divergence]));
  const agreement =
    computed === 0 ? t`Nothing was computed.` : t`Recorded and computed agree in ${quantity(agree)} of ${quantity(computed)} syncs.`;
  return [
    t`${plural(syncs, "sync")}: ${plural(rescales, "rescale")}, ${plural(new Set(divergences).size, "divergence")}.`,
    agreement,
    ...(notComputed === null ? [] : [notComputedWords(notComputed)]),
  ].join(" ");
}

function momentLine(moment: SeriesMoment, open: (second: number) => string): string {
  const { head, says, standing } = momentWords(moment);
  return `- **${plain(`${dateAndTime(moment.at)}: ${head}.`)}** ${plain(says)} (${standingWords[standing]})\n  ${inlineCode(open(moment.at))}`;
}

export function momentWords(moment: SeriesMoment): MomentInWords {
  if (moment.kind === "divergence") return divergenceWords(moment.divergence);
  const { from, to, heldBy, decisions, divergences } = moment;
  const fitting = decisions.filter(({ fits }) => fits);
  const diverging = divergences.map((each) => divergenceWords(each));
  const [first] = fitting;
  const why =
    first === undefined
      ? diverging.length === 0
        ? [t`Nothing was computed at this sync.`]
        : []
      : [...(heldBy.by === null ? [undeterminedWords(fitting.length)] : []), decidedFromRecord(first.reconcile).sentence];
  return {
    head: `${quantity(from)} → ${quantity(to)}`,
    says: [...diverging.map(({ head, says }) => `${head}. ${says}`), ...why].join(" "),
    standing: diverging.some(({ standing }) => standing === "assumed") ? "assumed" : heldBy.standing,
  };
}

function divergenceWords(divergence: SeriesDivergence): MomentInWords {
  const { first, last, from, to } = divergence;
  const long = first === last ? "" : ` ${t`${plural(last - first + 1, "sync")}, from ${clock(from)} to ${clock(to)}.`}`;
  const { classes, fits } = fittingClasses(divergence);
  const isKnown = fits === true && classes.some((each: DivergenceClass) => each !== "unknown");
  return {
    head: divergenceHead(divergence).replace(/\.$/, ""),
    says: `${divergenceSays(divergence)}${long}`,
    standing: isKnown ? "computed" : "assumed",
  };
}
