/** No two words of a figure lie on each other, and none lies on a mark of the cursor, in every scenario of the library. */
import { expect, test } from "vitest";
import { library } from "../../engine/doors/library";
import { stepAt } from "../../engine/index";
import { anyTraceOf } from "../../engine/simulation/testing/traceOf";
import type { Run } from "../run/run";
import { toRun } from "../simulation/toRun";
import { hasKeda } from "./keda/kedaReadings";
import { isFree, labelBaseline, labelHeight, labelWidth, type Box } from "./labels";
import { decisionTrails } from "./layers/decisions";
import { gridMarks } from "./layers/words";
import type { Mark } from "./mark";
import { nothingBeside } from "./picture/figures/figure";
import { decisionsOf, loadOf, metricOf, pollsOf, replicasOf } from "./picture/figures/ofRun";
import { timeScale, type TimeScale } from "./timeScale";

type Words = Extract<Mark, { as: "words" }>;
type Circle = Extract<Mark, { as: "circle" }>;

const flat = (marks: readonly Mark[]): Mark[] => marks.flatMap((mark) => ("marks" in mark ? flat(mark.marks) : [mark]));

/** What the letters cover: without the space above and below them. */
function inkOf({ text, x, y, anchor, look }: Words): Box {
  const width = labelWidth(text) * (look === "strong" ? 1.1 : 1);
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, top: y - labelBaseline + 1, width, height: labelHeight - 2 };
}

const boxOf = ({ x, y, r }: Circle): Box => ({ left: x - r, top: y - r, width: 2 * r, height: 2 * r });

const overlap = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** What lies on something else in a figure. */
function crossings(marks: readonly Mark[], now: readonly Mark[]): string[] {
  const words = flat([...marks, ...now]).filter((mark) => mark.as === "words");
  const circles = flat(now).filter((mark) => mark.as === "circle");
  return words.flatMap((one, index) => [
    ...words.slice(index + 1).flatMap((other) => (overlap(inkOf(one), inkOf(other)) ? [`${one.text} / ${other.text}`] : [])),
    ...circles.flatMap((circle) => (overlap(inkOf(one), boxOf(circle)) ? [`${one.text} / ${circle.look.name}`] : [])),
  ]);
}

/** Marks whose place nobody knows, and marks of the cursor outside the part of the run in view. */
const placeless = (marks: readonly Mark[], now: readonly Mark[], { left, width, right }: TimeScale) => [
  ...flat([...marks, ...now]).filter((mark) => /NaN|null/.test(JSON.stringify(mark))),
  ...flat(now).filter((mark) => mark.as === "circle" && (mark.x < left - 1 || mark.x > width - right + 1)),
];

/** Some syncs: those that wrote, and those between them. */
function cursorsOf({ steps }: Run): number[] {
  const wrote = [...steps.at].filter((_, step) => steps.rescaled[step]);
  return [steps.at[0], wrote[0], wrote[Math.floor(wrote.length / 2)], steps.at[Math.floor(steps.at.length / 2)]].filter(
    (at) => at !== undefined,
  );
}

const heights = { decisions: 110, others: 76 };

test.each(library.map((entry, index) => [entry.id, entry, index % 2 === 0 ? 1000 : 390] as const))(
  "%s: no words lie on other words or on marks of the cursor",
  (_, { scenario, look }, width) => {
    const run = toRun(1, anyTraceOf(scenario), width);
    const scale = timeScale(width, 0, run.lastSecond, width < 500);
    for (const cursor of [null, look.at, ...cursorsOf(run)]) {
      const step = cursor === null ? -1 : stepAt(run.steps.at, cursor);
      const { kind } = scenario.workload;
      const source = { run, shown: run, kind, cursor, step, reached: Infinity, hidden: new Set<string>(), beside: nothingBeside };
      const figures = [
        loadOf(source),
        replicasOf(source),
        ...run.metrics.map((_each, index) => metricOf(source, index)),
        decisionsOf(source),
        ...(hasKeda(run) ? [pollsOf(run, cursor)] : []),
      ];
      for (const figure of figures) {
        const { frame, ticks, marks, now } = figure.plot(scale, figure.id === "decisions" ? heights.decisions : heights.others);
        expect(placeless(marks, now, scale), `${figure.id} at ${cursor}`).toEqual([]);
        expect(crossings([...gridMarks(frame, ticks, cursor), ...marks], now), `${figure.id} at ${cursor}`).toEqual([]);
      }
    }
  },
);

/** The words at the cursor, and whether the lines of the decisions leave each its place. */
function decided(id: string, cursor: number) {
  const { scenario } = library.find((entry) => entry.id === id)!;
  const run = toRun(1, anyTraceOf(scenario), 1000);
  const { kind } = scenario.workload;
  const step = stepAt(run.steps.at, cursor);
  const source = { run, shown: run, kind, cursor, step, reached: Infinity, hidden: new Set<string>(), beside: nothingBeside };
  const { frame, ticks, now } = decisionsOf(source).plot(timeScale(1000, 0, run.lastSecond, false), heights.decisions);
  const trails = decisionTrails(run, frame, ticks, new Set());
  return flat(now).flatMap((mark) => (mark.as === "words" ? [{ text: mark.text, free: isFree(inkOf(mark), trails, []) }] : []));
}

test("the words at the cursor keep off the line of the count and the rings of the proposals", () => {
  expect(decided("fivefold-spike", 615)).toEqual([
    { text: "proposes 13", free: true },
    { text: "wrote 8", free: true },
  ]);
});
