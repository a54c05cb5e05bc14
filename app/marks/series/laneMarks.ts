/** Where the lane of divergences has its signs and its words. */
import type { SeriesDivergence } from "../../../engine/index";
import type { TimeScale } from "../timeScale";
import { laneWords } from "../../words/evidence/series/classWords";
import { hourMinute } from "../../words/evidence/series/wallClock";

export interface LaneMark {
  readonly divergence: SeriesDivergence;
  readonly index: number;
  /** The sign's left edge and width; a stretch without a metric is a box, all else a lozenge. */
  readonly x: number;
  readonly width: number;
  /** How many divergences this sign stands for, because their signs would touch. */
  readonly count: number;
  /** The words beside it; null where there is no room for them. */
  readonly words: { readonly x: number; readonly title: string; readonly time: string } | null;
}

const lozenge = 13;
const letter = 6.4;

/** Signs that would touch are one sign. Words go right of their sign, or beside the cursor if it would cut them, or nowhere. */
export function laneMarks(divergences: readonly SeriesDivergence[], scale: TimeScale, cursor: number | null): LaneMark[] {
  const inView = divergences.flatMap((divergence, index) =>
    divergence.to >= scale.from && divergence.from <= scale.to ? [{ divergence, index }] : [],
  );
  const signs: { divergence: SeriesDivergence; index: number; x: number; width: number; count: number }[] = [];
  for (const { divergence, index } of inView) {
    const from = Math.max(scale.left, scale.x(divergence.from));
    const isBox = divergence.kind === "noMetric";
    const to = Math.min(scale.width - scale.right, scale.x(divergence.to));
    const [x, width] = isBox ? [from, Math.max(6, to - from)] : [from - lozenge / 2, lozenge];
    const last = signs.at(-1);
    if (last && x < last.x + last.width + 1) {
      last.count++;
      if (isBox) last.width = Math.max(last.width, x + width - last.x);
    } else signs.push({ divergence, index, x, width, count: 1 });
  }
  const end = scale.width - scale.right;
  return signs.map((sign, place) => {
    const next = signs[place + 1]?.x ?? end;
    const title = laneWords(sign.divergence);
    const time = timesOf(sign.divergence);
    const width = Math.max(title.length * letter, time.length * 5.6);
    const beside = sign.x + sign.width + 4;
    const isCut = cursor !== null && cursor > beside - 3 && cursor < beside + width + 3;
    const x = isCut ? cursor + 5 : beside;
    return { ...sign, words: x + width <= next - 3 ? { x, title, time } : null };
  });
}

/** "09:28", "10:35 to 10:37" */
function timesOf({ from, to }: SeriesDivergence): string {
  const [first, last] = [hourMinute(from), hourMinute(to)];
  return first === last ? first : `${first} – ${last}`;
}
