/** The story around a sync as frames: what each change decided, and between two changes the figures go on to the next one. */
import type { StepColumns } from "../../../engine/index";
import { nextMove, playTimes, type PlayTimes } from "../play";
import { reasonAt } from "../reasons";
import type { TimeRange } from "../../run/timeRange";
import type { Content, PictureForm, SaidDecision } from "./content";
import { drawPicture } from "./picture";
import type { Measure } from "./words";

/** How many changes a loop shows at most: before the sync, and after it. */
const around = { before: 3, after: 2 };
const rest = { each: 1300, last: 2600 };
const passing = { frames: 4, each: 90 };
/** What the loop skips is what Play would skip if it played the whole part in view for so long. */
const wholeSeconds = 30;
/** A shorter part of the run would show hardly any of its story. */
const leastSeconds = 600;

/** The syncs at which the loop rests, in their order: those nearest to the sync that wrote a count or were held by another reason. */
export function restsAround(steps: StepColumns, step: number): number[] {
  const changes = [...steps.at.keys()].filter((each) => each === step || isChange(steps, each));
  const own = changes.indexOf(step);
  return changes.slice(Math.max(0, own - around.before), own + around.after + 1);
}

const isChange = (steps: StepColumns, step: number): boolean =>
  step > 0 && (steps.rescaled[step] === 1 || reasonAt(steps, step) !== reasonAt(steps, step - 1));

/** The part of the run that shows all of the rests, with some room around them. */
export function loopRange(seconds: readonly number[], durationSeconds: number): TimeRange {
  const [first = 0, last = 0] = [seconds[0], seconds.at(-1)];
  const room = Math.max((leastSeconds - (last - first)) / 2, (last - first) / 5);
  const length = Math.min(durationSeconds, last - first + 2 * room);
  const from = Math.min(durationSeconds - length, Math.max(0, first - room));
  return { from, to: from + length };
}

export interface LoopFrame {
  /** Drawn when it is needed, so that the page stays awake between two frames. */
  draw(): string;
  milliseconds: number;
}

/** All frames have the same size. The words of a change stay until the next change, so that no words are about another time. */
export function loopFrames(
  content: Omit<Content, "said">,
  said: readonly SaidDecision[],
  form: PictureForm,
  measure: Measure,
): { width: number; height: number; frames: LoopFrame[] } {
  const height = said.reduce((most, each) => Math.max(most, drawPicture({ ...content, said: each }, form, measure).height), form.height);
  const times = playTimes(content.run);
  const speed = (content.range.to - content.range.from) / wholeSeconds;
  const skipped: TimeRange[] = [];
  const frame = (of: SaidDecision, reached: number, milliseconds: number): LoopFrame => {
    const own = skipped.filter(({ to }) => to <= reached);
    return {
      draw: () => drawPicture({ ...content, said: of }, { ...form, height, reached, skipped: own }, measure).svg,
      milliseconds,
    };
  };
  const frames = said.flatMap((each, index) => {
    const next = said[index + 1];
    if (!next) return [frame(each, content.range.to, rest.last)];
    const resting = frame(each, each.at, rest.each);
    const way = wayBetween(times, each.at, next.at, speed);
    skipped.push(...way.skipped);
    return [resting, ...passed(way.travelled).map((second) => frame(each, second, passing.each))];
  });
  return { width: form.width, height, frames };
}

/** What Play would show of the time between two changes, and what it would skip because nothing changes. */
function wayBetween(times: PlayTimes, from: number, to: number, speed: number) {
  const [travelled, skipped]: [TimeRange[], TimeRange[]] = [[], []];
  for (let second = from; second < to;) {
    const move = nextMove(times, { second, rested: true }, speed);
    const until = "to" in move ? Math.min(to, move.to) : to;
    (move.kind === "skip" ? skipped : travelled).push({ from: second, to: until });
    second = until;
  }
  return { travelled, skipped };
}

/** The seconds of the passing frames, evenly over what is travelled. */
function passed(travelled: readonly TimeRange[]): number[] {
  const whole = travelled.reduce((sum, { from, to }) => sum + to - from, 0);
  if (whole === 0) return [];
  return Array.from({ length: passing.frames }, (_, frame) => {
    let left = (whole * (frame + 1)) / (passing.frames + 1);
    const part = travelled.find(({ from, to }) => {
      if (left <= to - from) return true;
      left -= to - from;
      return false;
    })!;
    return part.from + left;
  });
}
