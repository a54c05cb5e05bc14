import { memo } from "react";
import type { Candidate } from "../../../engine/index";
import { round } from "../../marks/marks";
import { t } from "../../words/text";
import type { MeasureWords } from "../../words/study/measureWords";
import { specks, stairs, whiskers, type FrontMark } from "../../marks/front/frontMarks";
import type { FrontContent, FrontScale } from "../../marks/front/frontScale";

interface FrontPlotProps {
  drawn: FrontContent;
  scale: FrontScale;
  marks: readonly FrontMark[];
  chosen: Candidate | null;
  cost: MeasureWords;
  harm: MeasureWords;
}

/** Cost against harm. It is drawn again only when the search found something, not with the pointer. */
export const FrontPlot = memo(function FrontPlot({ drawn, scale, marks, chosen, cost, harm }: FrontPlotProps) {
  const { found } = drawn;
  const { width, height, left, right, top, bottom } = scale;
  const others = marks.filter(({ onFront, candidate }) => !onFront && candidate.key !== found.today?.key);
  const front = marks.filter(({ onFront }) => onFront);
  const today = marks.find(({ candidate }) => candidate.key === found.today?.key);
  const ring = marks.find(({ candidate }) => candidate.key === chosen?.key);
  const inside = (mark: FrontMark) => !scale.isAbove(mark.candidate.medianHarm);
  return (
    <svg className="front-plot" width={width} height={height} aria-hidden="true">
      <clipPath id="front-inside">
        <rect x={left - 8} y={top - 8} width={right - left + 8} height={bottom - top + 16} />
      </clipPath>
      <Grid scale={scale} cost={cost} harm={harm} named={marks.length > 0} />
      <Limits drawn={drawn} scale={scale} cost={cost} harm={harm} />
      <path className="speck" d={specks(found.dropped, scale)} />
      <g clipPath="url(#front-inside)">
        <path className="stairs" d={stairs(found.front, scale)} />
        <path className="whisker" d={whiskers(others)} />
        <path className="judged" d={others.filter(inside).map(circle(2.6)).join("")} />
        <path className="whisker on-front" d={whiskers(front)} />
        <path className="on-front" d={front.filter(inside).map(circle(3.6)).join("")} />
      </g>
      <path
        className="above"
        d={[...others, ...front]
          .filter(({ candidate }) => scale.isAbove(candidate.harm))
          .map(upwards(top))
          .join("")}
      />
      {today && <Today mark={today} scale={scale} />}
      {ring && <circle className="ring" cx={round(ring.x)} cy={round(ring.median)} r={ring === today ? 10 : 7.5} />}
      {!(found.front.length === 1 && today?.onFront) && <FrontLabel first={front.toSorted((a, b) => a.x - b.x)[0]} scale={scale} />}
    </svg>
  );
});

const circle =
  (radius: number) =>
  ({ x, median }: FrontMark): string =>
    `M${round(x - radius)} ${round(median)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** The value goes on above the axis. */
const upwards =
  (top: number) =>
  ({ x }: FrontMark): string =>
    `M${round(x)} ${top - 6}l3.5 6h-7Z`;

/** Without a mark the lines mean nothing yet, so they have no numbers. */
function Grid({ scale, cost, harm, named }: Pick<FrontPlotProps, "scale" | "cost" | "harm"> & { named: boolean }) {
  const { left, right, top, bottom, costs, harms, x, y } = scale;
  return (
    <>
      <path className="gl" d={costs.map((value) => `M${round(x(value))} ${top}V${bottom}`).join("")} />
      {costs.map((value) => (
        <text key={value} x={round(x(value))} y={bottom + 16} textAnchor={value === costs.at(-1) ? "end" : "middle"}>
          {named && cost.tick(value)}
        </text>
      ))}
      {harms.map((value) => (
        <g key={value}>
          <path className={value === 0 ? "gz" : "gl"} d={`M${left} ${round(y(value))}H${right}`} />
          <text x={left - 6} y={round(y(value)) + 4} textAnchor="end">
            {named && harm.tick(value)}
          </text>
        </g>
      ))}
    </>
  );
}

/** A tint lies over all that breaks a limit. */
function Limits({ drawn: { costLimit, harmLimit }, scale, cost, harm }: Pick<FrontPlotProps, "drawn" | "scale" | "cost" | "harm">) {
  const { left, right, top, bottom, costs, x, y } = scale;
  const at = harmLimit === null || scale.isAbove(harmLimit) ? null : round(y(harmLimit));
  const upTo = costLimit === null || costLimit > costs.at(-1)! || costLimit < costs[0]! ? null : round(x(costLimit));
  return (
    <>
      {at !== null && (
        <>
          <rect className="t-bound" x={left} y={top} width={right - left} height={Math.max(0, at - top)} />
          <path className="limit" d={`M${left} ${at}H${right}`} />
          <text className="tx2 halo" x={right - 4} y={at - 6 < top + 9 ? at + 14 : at - 6} textAnchor="end">
            {t`limit: at most ${harm.tick(harmLimit!)} at p95`}
          </text>
        </>
      )}
      {upTo !== null && (
        <>
          <rect className="t-bound" x={upTo} y={top} width={Math.max(0, right - upTo)} height={bottom - top} />
          <path className="limit" d={`M${upTo} ${top}V${bottom}`} />
          <text className="tx2 halo" x={upTo - 5} y={top + 22} textAnchor="end">
            {t`limit: at most ${cost.tick(costLimit!)} at p95`}
          </text>
        </>
      )}
    </>
  );
}

function Today({ mark: { x, median, p95 }, scale: { right, top } }: { mark: FrontMark; scale: FrontScale }) {
  const [at, y] = [round(x), round(median)];
  const fits = x + 60 < right;
  return (
    <g className="today">
      {median - p95 > 1 && <path className="whisker" d={`M${at} ${y}V${round(p95)}M${at - 4} ${round(p95)}h8`} />}
      <path className="diamond" d={`M${at} ${y - 6}l6 6l-6 6l-6 -6Z`} />
      <text
        className="tx tb1 halo"
        x={fits ? at + 11 : right}
        y={Math.max(top + 10, fits ? y - 5 : round(p95) - 9)}
        textAnchor={fits ? "start" : "end"}
      >
        {t`today`}
      </text>
    </g>
  );
}

/** At the top of the stairs. */
function FrontLabel({ first, scale: { top, right } }: { first: FrontMark | undefined; scale: FrontScale }) {
  if (!first) return null;
  const isHigh = first.p95 < top + 14;
  const x = isHigh ? first.x + 10 : first.x - 10;
  const label = t`front, at p95`;
  const fits = x + label.length * 6.5 < right;
  return (
    <text
      className="front-label tb1 halo"
      x={round(fits ? x : right)}
      y={isHigh ? top + 11 : round(first.p95) - 7}
      textAnchor={fits ? "start" : "end"}
    >
      {label}
    </text>
  );
}
