/** Tune's figure: what each candidate costs, against the harm that it does. */
import type { Candidate } from "../../../engine/index";
import type { MeasureWords } from "../../words/study/measureWords";
import { t } from "../../words/text";
import { specks, stairs, whiskers, type FrontMark } from "../front/frontMarks";
import type { FrontContent, FrontScale } from "../front/frontScale";
import { lineLook, looks, path, words, type DrawnFrame, type Look, type Mark } from "../mark";
import { round } from "../marks";

export interface FrontFigure {
  content: FrontContent;
  scale: FrontScale;
  marks: readonly FrontMark[];
  chosen: Candidate | null;
  cost: MeasureWords;
  harm: MeasureWords;
}

/** Also the looks of the figure's legend. */
export const frontLooks = {
  stairs: lineLook("stairs", "var(--load)", 1.75),
  speck: lineLook("speck", "var(--edge)", 2),
  whisker: lineLook("whisker", "var(--ink-3)", 1.1),
  judged: { name: "judged", fill: "var(--sheet)", stroke: "var(--ink-3)", width: 1.2 },
  onFront: { name: "on-front", fill: "var(--load)", stroke: "var(--load)", width: 1.2 },
  today: { name: "today", fill: "var(--ink)", stroke: "var(--sheet)", width: 1.5 },
} as const satisfies Record<string, Look>;

const own = {
  frontWhisker: lineLook("whisker", "var(--load)", 1.1),
  todayWhisker: lineLook("whisker", "var(--ink)", 1.4),
  above: { name: "above", fill: "var(--ink-3)" },
  ring: lineLook("ring", "var(--ink)", 1.5),
  limit: lineLook("limit", "var(--ink)", 1, "1 3"),
  beyond: { name: "beyond", fill: "var(--bound-t)", opacity: 0.6 },
} as const satisfies Record<string, Look>;

/** Discs at the plot's edges are drawn whole. */
const overhang = 8;

export const frontFrame = ({ left, right, width, height }: FrontScale): DrawnFrame => ({
  scale: { left: left - overhang, right: width - right, width },
  height,
});

export function frontLayers({ content, scale, marks, chosen, cost, harm }: FrontFigure): Mark[] {
  const { found } = content;
  const others = marks.filter(({ onFront, candidate }) => !onFront && candidate.key !== found.today?.key);
  const front = marks.filter(({ onFront }) => onFront);
  const today = marks.find(({ candidate }) => candidate.key === found.today?.key);
  const ring = marks.find(({ candidate }) => candidate.key === chosen?.key);
  const inside = ({ candidate }: FrontMark) => !scale.isAbove(candidate.medianHarm);
  const above = [...others, ...front].filter(({ candidate }) => scale.isAbove(candidate.harm));
  const isTodayAlone = found.front.length === 1 && today?.onFront;
  return [
    ...grid({ scale, cost, harm }, marks.length > 0),
    ...limits({ content, scale, cost, harm }),
    path(specks(found.dropped, scale), frontLooks.speck),
    {
      as: "inside",
      above: scale.top - overhang,
      marks: [
        path(stairs(found.front, scale), frontLooks.stairs),
        path(whiskers(others), frontLooks.whisker),
        path(others.filter(inside).map(disc(2.6)).join(""), frontLooks.judged),
        path(whiskers(front), own.frontWhisker),
        path(front.filter(inside).map(disc(3.6)).join(""), frontLooks.onFront),
      ],
    },
    path(above.map(({ x }) => `M${round(x)} ${scale.top - 6}l3.5 6h-7Z`).join(""), own.above),
    ...(today ? todayMarks(today, scale) : []),
    ...(ring ? [{ as: "circle", x: round(ring.x), y: round(ring.median), r: ring === today ? 10 : 7.5, look: own.ring } as const] : []),
    ...(isTodayAlone ? [] : frontLabel(front.toSorted((a, b) => a.x - b.x)[0], scale)),
  ];
}

const disc =
  (radius: number) =>
  ({ x, median }: FrontMark): string =>
    `M${round(x - radius)} ${round(median)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** Without a mark the lines mean nothing yet, so they have no numbers. */
function grid({ scale, cost, harm }: Pick<FrontFigure, "scale" | "cost" | "harm">, numbered: boolean): Mark[] {
  const { left, right, top, bottom, costs, harms, x, y } = scale;
  // Where nothing does harm, the parts of a whole count would all read 0.
  const shown = harms.filter((value, index) => index === 0 || harm.tick(value) !== harm.tick(harms[index - 1]!));
  const numbers = [
    ...costs.map((value) => {
      const anchor = value === costs.at(-1) ? "end" : "middle";
      return words(cost.tick(value), { x: round(x(value)), y: bottom + 16, anchor }, "axis", false);
    }),
    ...shown.map((value) => words(harm.tick(value), { x: left - 6, y: round(y(value)) + 4, anchor: "end" }, "axis", false)),
  ];
  return [
    path(costs.map((value) => `M${round(x(value))} ${top}V${bottom}`).join(""), looks.grid),
    ...shown.map((value) => path(`M${left} ${round(y(value))}H${right}`, value === 0 ? looks.ground : looks.grid)),
    ...(numbered ? numbers : []),
  ];
}

/** A tint lies over all that breaks a limit. */
function limits({ content, scale, cost, harm }: Pick<FrontFigure, "content" | "scale" | "cost" | "harm">): Mark[] {
  const { costLimit, harmLimit } = content;
  const { left, right, top, bottom, costs, x, y } = scale;
  const drawn: Mark[] = [];
  if (harmLimit !== null && !scale.isAbove(harmLimit)) {
    const at = round(y(harmLimit));
    const label = { x: right - 4, y: at - 6 < top + 9 ? at + 14 : at - 6, anchor: "end" } as const;
    drawn.push(
      { as: "rect", x: left, y: top, width: right - left, height: Math.max(0, at - top), look: own.beyond },
      path(`M${left} ${at}H${right}`, own.limit),
      words(t`limit: at most ${harm.tick(harmLimit)} at p95`, label, "soft"),
    );
  }
  if (costLimit !== null && costLimit <= costs.at(-1)! && costLimit >= costs[0]!) {
    const at = round(x(costLimit));
    drawn.push(
      { as: "rect", x: at, y: top, width: Math.max(0, right - at), height: bottom - top, look: own.beyond },
      path(`M${at} ${top}V${bottom}`, own.limit),
      words(t`limit: at most ${cost.tick(costLimit)} at p95`, { x: at - 5, y: top + 22, anchor: "end" }, "soft"),
    );
  }
  return drawn;
}

function todayMarks(mark: FrontMark, { right, top }: FrontScale): Mark[] {
  const [x, y, p95] = [mark.x, mark.median, mark.p95].map(round) as [number, number, number];
  const fits = mark.x + 60 < right;
  const label = {
    x: fits ? x + 11 : right,
    y: Math.max(top + 10, fits ? y - 5 : p95 - 9),
    anchor: fits ? "start" : "end",
  } as const;
  return [
    path(whiskers([mark], 4), own.todayWhisker),
    path(`M${x} ${y - 6}l6 6l-6 6l-6 -6Z`, frontLooks.today),
    words(t`today`, label, "strong"),
  ];
}

/** At the top of the stairs. */
function frontLabel(first: FrontMark | undefined, { top, right }: FrontScale): Mark[] {
  if (!first) return [];
  const isHigh = first.p95 < top + 14;
  const x = isHigh ? first.x + 10 : first.x - 10;
  const label = t`front, at p95`;
  const fits = x + label.length * 6.5 < right;
  const place = { x: round(fits ? x : right), y: isHigh ? top + 11 : round(first.p95) - 7, anchor: fits ? "start" : "end" } as const;
  return [words(label, place, "load")];
}
