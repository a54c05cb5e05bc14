/** What each sync proposed and wrote, and between them what held the count. */
import { stepAt, type HeldByReason } from "../../../../engine/index";
import { decisionsTop } from "../../axes";
import { decisionReadings, decisionsTitles } from "../../readings/decisionReadings";
import { firstProposal, heldAreas, proposalLine, ringPath, undecidedPath } from "../../decisionMarks";
import { highestBound } from "../../manifestsOfRun";
import { stepPath } from "../../linePaths";
import { edgePath, highestOf, stretchesAbove, until } from "../../marks";
import { reasonAt, reasonLooks, stepSpacing } from "../../reasons";
import { highestOf as highestCount } from "../../readings/replicaReadings";
import type { Run } from "../../../run/run";
import type { PlotFrame } from "../../plotFrame";
import { t } from "../../../words/text";
import { quantity } from "../../../words/times";
import { themed, type Palette } from "../palette";
import { round, tag } from "../svg";
import { written } from "../words";
import { boundsInView, editedBounds, editedNames } from "./bounds";
import { small, strong, type Drawn, type Figure } from "./figure";
import { reasonStrip, stripHeight } from "./reasonStrip";

export function decisionsFigure(drawn: Drawn): Figure {
  const { content, shown, colours } = drawn;
  const { run } = content;
  const { all, edited, ticks } = boundsInView(drawn);
  const max = decisionsTop(highestBound(all), highestCount(run.rows), run.steps);
  const hasWindow = run.windows.some((count) => !Number.isNaN(count));
  return {
    id: "decisions",
    head: {
      titles: decisionsTitles,
      unit: t`replicas`,
      readings: decisionReadings(run, null).filter(({ stroke }) => stroke !== "window" || hasWindow),
      withValues: false,
      note: null,
    },
    share: 218,
    least: 96,
    top: 5,
    max,
    ticks: (height) => ticks(max, height),
    marks: (frame) => editedBounds(edited, frame, drawn) + marks(shown, frame, colours),
    words: (frame) => editedNames(edited, frame, drawn) + beyond(drawn, frame),
    now: (frame) => nowMarks(drawn, frame),
    foot: { height: stripHeight, draw: (scale) => reasonStrip(drawn, scale) },
  };
}

/** Rings that are closer than this, in pixels, would overlap. */
const ringGap = 2.2;

/** The areas between what was proposed and what was written, by what held it; then the window, the written count and the proposals. */
function marks({ steps, windows }: Run, frame: PlotFrame, colours: Palette): string {
  const areas = [...heldAreas(steps, frame)].map(([reason, path]) => tag("path", { d: path, fill: fillOf(reason, colours) }));
  const spacing = stepSpacing(steps.at, frame.scale);
  const ring = spacing > 8 ? 3 : spacing > 3.5 ? 2.2 : 1.4;
  const proposals =
    spacing >= ringGap
      ? tag("path", { d: ringPath(steps, frame, ring), fill: colours.sheet, stroke: colours.ink })
      : tag("path", { d: proposalLine(steps, frame), stroke: colours.ink });
  const remembered = { stroke: colours["window-mark"], "stroke-width": 1.5, "stroke-dasharray": "1.5 2.5" };
  return [
    ...areas,
    tag("path", { d: undecidedPath(steps, frame), fill: "url(#p-error)" }),
    tag("path", { d: stepPath(steps.at, windows, frame), ...remembered }),
    tag("path", { d: stepPath(steps.at, steps.applied, frame), stroke: colours.ink, "stroke-width": 3 }),
    tag("path", { d: edgePath(tooHigh(steps, frame), frame, 1.5), stroke: colours.ink, "stroke-width": 0.9 }),
    proposals,
  ].join("");
}

export const fillOf = (reason: HeldByReason, colours: Palette) => themed(reasonLooks[reason].fill, colours);

/** The stretches up to a second in which the proposals are above the axis. */
function tooHigh(steps: Run["steps"], { max }: PlotFrame, reached = Infinity) {
  const raw = steps.at.map((_, step) => firstProposal(steps, step));
  return stretchesAbove(max, ...until(reached, steps.at, raw));
}

/** "proposes up to 25 ↑", beside the stretch in which a proposal is above the axis, unless the words at the sync are there. */
function beyond(drawn: Drawn, frame: PlotFrame): string {
  const { shown, colours, measure } = drawn;
  const { scale } = frame;
  const peak = highestOf(tooHigh(shown.steps, frame, drawn.reached).filter(({ to }) => to > scale.from));
  if (!peak) return "";
  const text = t`proposes up to ${quantity(peak.value)} ↑`;
  const wide = measure(text, small);
  const [left, right] = [scale.left + 2, scale.width - scale.right - 2];
  const taken = labelsAt(drawn, frame).filter(({ y }) => y < 36);
  const cursor = scale.x(drawn.content.said.at);
  const isFree = (x: number) =>
    x >= left &&
    x + wide <= right &&
    (cursor < x - 4 || cursor > x + wide + 4) &&
    taken.every((label) => label.right < x - 6 || label.left > x + wide + 6);
  const x = [scale.x(Math.max(peak.to, scale.from)) + 8, scale.x(Math.max(peak.from, scale.from)) - 8 - wide].find(isFree);
  if (x === undefined) return "";
  return written(text, { x, y: 18, font: small, fill: colours["ink-2"], halo: colours.sheet }, measure);
}

interface NowLabel {
  text: string;
  left: number;
  right: number;
  y: number;
}

/** At the sync: what it proposed and what it wrote, with their numbers. */
function nowMarks(drawn: Drawn, frame: PlotFrame): string {
  const { shown, content, colours, measure } = drawn;
  const { steps } = shown;
  const step = stepAt(steps.at, content.said.at);
  const [raw, applied] = [firstProposal(steps, step), steps.applied[step]];
  if (applied === undefined || Number.isNaN(applied)) return "";
  const x = round(frame.scale.x(steps.at[step]!));
  const y = (count: number) => round(frame.y(Math.min(count, frame.max)));
  const differs = !Number.isNaN(raw) && raw !== applied;
  const ring = { cx: x, cy: y(raw), r: 5.5, fill: colours.sheet, stroke: colours.ink, "stroke-width": 2 };
  const dot = { cx: x, cy: y(applied), r: 6, fill: colours.ink, stroke: colours.sheet, "stroke-width": 1.5 };
  const labels = labelsAt(drawn, frame).map((label) =>
    written(label.text, { x: label.left, y: label.y, font: strong, fill: colours.ink, halo: colours.sheet }, measure),
  );
  return (differs ? tag("circle", ring) : "") + tag("circle", dot) + labels.join("");
}

/** The words at the sync, beside its line. Of two counts that are near each other, only the written one has words. */
function labelsAt({ shown, content, measure }: Drawn, frame: PlotFrame): NowLabel[] {
  const { steps } = shown;
  const step = stepAt(steps.at, content.said.at);
  const [raw, applied] = [firstProposal(steps, step), steps.applied[step]];
  if (applied === undefined || Number.isNaN(applied)) return [];
  const x = round(frame.scale.x(steps.at[step]!));
  const y = (count: number) => round(frame.y(Math.min(count, frame.max)));
  const apart = Math.abs(y(raw) - y(applied));
  const label = (text: string, count: number, below: boolean): NowLabel => {
    const wide = measure(text, strong);
    const toLeft = x - 10 - wide > frame.scale.left;
    const under = below && y(count) + 22 < frame.height && !(apart < 34);
    const left = toLeft ? x - 10 - wide : x + 10;
    return { text, left, right: left + wide, y: under ? y(count) + 22 : Math.max(14, y(count) - 8) };
  };
  const words = steps.rescaled[step] ? t`wrote ${quantity(applied)}` : t`kept ${quantity(applied)}`;
  if (Number.isNaN(raw) || raw === applied) return [label(words, applied, true)];
  const proposes = reasonAt(steps, step) === "pods" ? t`would propose ${quantity(raw)}` : t`proposes ${quantity(raw)}`;
  const [wrote, proposed] = [label(words, applied, raw < applied), label(proposes, raw, raw > applied)];
  return apart >= 20 && Math.abs(wrote.y - proposed.y) >= 18 ? [proposed, wrote] : [wrote];
}
