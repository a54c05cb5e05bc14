/** What the figure of the decisions draws: what each sync proposed and wrote, and between them what held the count. */
import { stepAt, type StepColumns } from "../../../engine/index";
import type { Run } from "../../run/run";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import type { ValueTick } from "../axes";
import { firstProposal, heldAreas, proposalLine, ringPath, undecidedPath } from "../decisionMarks";
import {
  around,
  before,
  dotTrail,
  isFree,
  labelBaseline,
  labelHeight,
  labelWidth,
  placeLabel,
  trail,
  upright,
  type Box,
  type Trail,
} from "../labels";
import { stepPath } from "../linePaths";
import { lineLook, looks, path, words, type Hidden, type Mark, type Look } from "../mark";
import { edgePath, highestOf, round, stretchesAbove, until, type Peak } from "../marks";
import type { PlotFrame } from "../plotFrame";
import { reasonAt, reasonLooks, stepSpacing } from "../reasons";
import { isInView } from "../timeScale";
import { labelMark } from "./words";

const own = {
  undecided: { name: "undecided", fill: "url(#p-error)" },
  window: lineLook("ghost", "var(--window-mark)", 1.5, "1.5 2.5"),
  proposalLine: lineLook("proposal-line", "var(--ink)", 1),
  windowLevel: lineLook("level-window", "var(--window-mark)", 2.5),
  policyLevel: lineLook("level-policy", "var(--policy)", 2.5),
} as const satisfies Record<string, Look>;

/** Rings closer than this, in pixels, are drawn as a line. */
const ringGap = 2.2;

const proposals = (steps: StepColumns) => steps.at.map((_, step) => firstProposal(steps, step));

/** The areas between what was proposed and what was written, by what held it; then the window, the written count and the proposals. */
export function decisionMarks({ steps, windows }: Pick<Run, "steps" | "windows">, frame: PlotFrame, hidden: Hidden): Mark[] {
  const shown = (name: string, marks: () => Mark[]) => (hidden.has(`decisions/${name}`) ? [] : marks());
  const spacing = stepSpacing(steps.at, frame.scale);
  const ring = spacing > 6 ? ringRadius : spacing > 3.5 ? 1.7 : 1.2;
  const marks = [
    ...[...heldAreas(steps, frame)].map(([reason, d]) => path(d, { name: `held-${reason}`, fill: reasonLooks[reason].fill })),
    path(undecidedPath(steps, frame), own.undecided),
    ...shown("window", () => [path(stepPath(steps.at, windows, frame), own.window)]),
    ...shown("written", () => [path(stepPath(steps.at, steps.applied, frame), looks.applied)]),
    ...shown("asked", () => [
      path(edgePath(stretchesAbove(frame.max, steps.at, proposals(steps)), frame, 1.5), looks.seen),
      spacing >= ringGap ? path(ringPath(steps, frame, ring), looks.proposal) : path(proposalLine(steps, frame), own.proposalLine),
    ]),
  ];
  return [{ as: "inside", above: 0, marks }];
}

/** The highest proposal above the axis, up to the second that is reached; null: the axis holds all. */
export const highestProposal = (steps: StepColumns, { max, scale }: PlotFrame, reached: number): Peak | null =>
  highestOf(stretchesAbove(max, ...until(reached, steps.at, proposals(steps))).filter(({ to }) => to > scale.from));

/** What the bounds, the written count, the window and the rings of the proposals cover, so that words keep away from them. */
export function decisionTrails(
  { steps, windows }: Pick<Run, "steps" | "windows">,
  frame: PlotFrame,
  ticks: readonly ValueTick[],
  hidden: Hidden,
): Trail[] {
  const { at, applied } = steps;
  const visible = (values: ArrayLike<number>) => Float64Array.from(values, (value) => Math.min(value, frame.max));
  const line = (values: Float64Array) => trail(frame, at, values, values, true);
  const rings = () => visible(at.map((_, step) => (firstProposal(steps, step) === applied[step] ? NaN : firstProposal(steps, step))));
  const { from, to } = frame.scale;
  return [
    ...ticks.filter(({ bound }) => bound).map(({ value }) => trail(frame, [from, to], [value, value], [value, value], true)),
    ...(hidden.has("decisions/written") ? [] : [line(applied)]),
    ...(hidden.has("decisions/window") ? [] : [line(visible(windows))]),
    ...(hidden.has("decisions/asked") ? [] : [dotTrail(frame, at, rings(), ringRadius)]),
  ];
}

const ringRadius = 2.2;

interface Moment {
  cursor: number | null;
  reached: number;
}

/** "proposes up to 25 ↑". It keeps away from the words at the cursor. */
function proposalsBeyond(frame: PlotFrame, peak: Peak, trails: readonly Trail[], now: StepNow | null, { cursor, reached }: Moment): Mark[] {
  const text = t`proposes up to ${quantity(peak.value)} ↑`;
  const width = labelWidth(text);
  const taken = cursor === null ? [] : [upright(frame, cursor), ...(now ? now.words.map(boxOf) : [])];
  const x = frame.scale.x(Math.max(peak.to, frame.scale.from)) + 8 + width / 2;
  const box = placeLabel({ x, y: frame.top + 6, width, within: before(around(frame, x, 260, 30), frame, reached), trails, taken });
  return box ? [labelMark(text, box, "soft")] : [];
}

/** The words of the highest proposal above the axis, and what is at the cursor. */
export function decisionWords(steps: StepColumns, frame: PlotFrame, peak: Peak | null, trails: readonly Trail[], at: Moment) {
  const now = stepNow(steps, frame, at.cursor, trails);
  return { marks: peak ? proposalsBeyond(frame, peak, trails, now, at) : [], now: now ? decisionNow(steps, now) : [] };
}

/** At the cursor: the first proposal and the count after it, with their numbers, and the stages between them. */
function decisionNow(steps: StepColumns, now: StepNow): Mark[] {
  const { step, x, y, raw, applied, differs } = now;
  /** The count after a stage, as a short line in the stage's colour. */
  const level = (count: number, countBefore: number, look: "windowLevel" | "policyLevel") =>
    count === countBefore || Number.isNaN(y(count)) ? [] : [path(`M${x - 7} ${y(count)}H${x + 7}`, own[look])];
  return [
    ...(differs ? level(steps.stabilized[step]!, raw, "windowLevel") : []),
    ...(differs ? level(steps.limited[step]!, steps.stabilized[step]!, "policyLevel") : []),
    ...(differs ? [{ as: "circle", x, y: y(raw), r: 4, look: looks.proposalNow } as const] : []),
    { as: "circle", x, y: y(applied), r: 4, look: looks.appliedNow },
    ...now.words.map(({ text, ...place }) => words(text, place, "strong")),
  ];
}

interface PlacedWords {
  text: string;
  x: number;
  y: number;
  anchor: "start" | "end";
}

/** Bold words are wider than the others. */
const strongWidth = (text: string) => labelWidth(text) * 1.1;

const boxOf = ({ text, x, y, anchor }: PlacedWords): Box => ({
  left: anchor === "start" ? x : x - strongWidth(text),
  top: y - labelBaseline,
  width: strongWidth(text),
  height: labelHeight,
});

/** The sync at the cursor: what it proposed and wrote, where that is, and the words for it. null if it wrote and kept no count. */
function stepNow(steps: StepColumns, frame: PlotFrame, cursor: number | null, trails: readonly Trail[]) {
  if (!isInView(frame.scale, cursor)) return null;
  const step = stepAt(steps.at, cursor);
  const [raw, applied] = [firstProposal(steps, step), steps.applied[step]];
  if (applied === undefined || Number.isNaN(applied)) return null;
  const { scale } = frame;
  const x = round(scale.x(steps.at[step]!));
  const y = (count: number) => round(frame.y(Math.min(count, frame.max)));
  const differs = !Number.isNaN(raw) && raw !== applied;
  const below = !(raw > applied);
  const beside = (text: string, toLeft: boolean) => {
    const fits = toLeft ? x - 8 - strongWidth(text) >= scale.left : x + 8 + strongWidth(text) <= scale.width - scale.right;
    return toLeft === fits ? ({ x: x - 8, anchor: "end" } as const) : ({ x: x + 8, anchor: "start" } as const);
  };
  const room = Math.abs(y(raw) - y(applied));
  // Near the foot of the plot a number is written above its mark if the other number leaves room, because below it would cover the rings.
  const under = (count: number) => (y(count) + 15 > frame.height && room > 28 ? y(count) - 8 : Math.min(frame.height - 2, y(count) + 15));
  // Under the mark where the plot ends above it: beside it the words would lie on the rings.
  const over = (count: number) => (y(count) < 17 && room > 28 ? y(count) + 15 : Math.max(11, y(count) - 6));
  const proposes = reasonAt(steps, step) === "pods" ? t`would propose ${quantity(raw)}` : t`proposes ${quantity(raw)}`;
  const wrote = steps.rescaled[step] ? t`wrote ${quantity(applied)}` : t`kept ${quantity(applied)}`;
  const said: PlacedWords[] = [
    ...(differs ? [{ text: proposes, ...beside(proposes, true), y: below ? under(raw) : over(raw) }] : []),
    { text: wrote, ...beside(wrote, false), y: below ? over(applied) : under(applied) },
  ];
  const dot = (count: number): Box => ({ left: x - 4, top: y(count) - 4, width: 8, height: 8 });
  const taken = [upright(frame, steps.at[step]!), dot(applied), ...(differs ? [dot(raw)] : [])];
  const placed: PlacedWords[] = [];
  // The written count first: of two words that need the same place it keeps its own.
  for (const each of said.toReversed()) {
    const free = whereFree(each, frame, trails, taken);
    placed.unshift(free);
    taken.push(boxOf(free));
  }
  return { step, x, y, raw, applied, differs, words: placed };
}

type StepNow = NonNullable<ReturnType<typeof stepNow>>;

/** How far words may go from their mark, in pixels. */
const reach = { x: 90, y: 36 };

/** The words where they belong; if lines or other words are there, at the nearest free place, or at least free of other words. */
function whereFree(said: PlacedWords, frame: PlotFrame, trails: readonly Trail[], taken: readonly Box[]): PlacedWords {
  const own = boxOf(said);
  if (isFree(own, trails, taken)) return said;
  const [x, y] = [own.left + own.width / 2, own.top + labelHeight / 2];
  const wide = around(frame, x, own.width / 2 + reach.x);
  const top = Math.max(frame.top, own.top - reach.y);
  const within = { ...wide, top, height: Math.min(frame.height, own.top + labelHeight + reach.y) - top };
  const place = { x, y, width: own.width, within, taken };
  const free = placeLabel({ ...place, trails }) ?? placeLabel({ ...place, trails: [] });
  return free ? { ...said, x: round(free.left), y: round(free.top + labelBaseline), anchor: "start" } : said;
}
