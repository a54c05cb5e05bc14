import { isCovered, type Cover, type Stage } from "../run/cover";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { t } from "../words/text";
import type { TimeScale } from "../marks/timeScale";
import { labelWidth } from "../marks/labels";
import { round } from "../marks/marks";

interface CoverPaintProps {
  scale: TimeScale;
  top: number;
  bottom: number;
  stage: Stage;
  /** False where there is no height for words. */
  worded?: boolean;
}

/** Covers a plot from where a question covers its stage. Nothing of the run is under it: the run does not have those values. */
export function CoverPaint({ scale, top, bottom, stage, worded = true }: CoverPaintProps) {
  const cover = useTrace((trace) => trace.cover);
  const cursor = useView((view) => view.cursor);
  if (!isCovered(cover, scale.to, stage) || stage === "given" || !cover) return null;
  const right = scale.width - scale.right;
  const begins = scale.x(Math.max(scale.from, cover[stage]));
  const left = Math.min(right, Math.max(scale.left, begins));
  const room = widest(left, right, cursor === null ? null : scale.x(cursor));
  const words = coverWords(cover, stage).find((text) => labelWidth(text) <= room.to - room.from - 16);
  return (
    <svg className="cover" width={scale.width} height={bottom} aria-hidden="true">
      <rect className="cover-desk" x={round(left)} y={top} width={round(right - left)} height={bottom - top} />
      <rect fill="url(#p-cover)" x={round(left)} y={top} width={round(right - left)} height={bottom - top} />
      {cover[stage] > scale.from && <path className="cover-edge" d={`M${round(left)} ${top}V${bottom}`} />}
      {worded && words && (
        <text x={round((room.from + room.to) / 2)} y={round((top + bottom) / 2 + 4)} textAnchor="middle">
          {words}
        </text>
      )}
    </svg>
  );
}

/** The cursor's line must not cross the words, so they are in the larger part beside it. */
function widest(from: number, to: number, cursor: number | null): { from: number; to: number } {
  if (cursor === null || cursor <= from || cursor >= to) return { from, to };
  return cursor - from > to - cursor ? { from, to: cursor } : { from: cursor, to };
}

/** From the longest to the shortest. */
const coverWords = ({ asks }: Cover, stage: Stage): string[] =>
  stage === asks ? [t`covered until you answer`, t`covered`] : [t`covered: it depends on the answer`, t`covered`];
