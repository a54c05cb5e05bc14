import { expect, test } from "vitest";
import type { Incident } from "../../../engine/index";
import { timeScale } from "../timeScale";
import { coversName, laneLayout } from "./laneLayout";

/** 600 pixels show one hour, from pixel 50 to pixel 650. */
const scale = timeScale(666, 0, 3600, false);
const crash = (at: number): Incident => ({ kind: "podsCrash", at, pods: 1 });
const down = (at: number, durationSeconds: number): Incident => ({ kind: "metricsServerDown", at, durationSeconds });
const words = () => "ten chars.";
const rowsOf = (...incidents: Incident[]) => laneLayout(incidents, scale, words).placed.map(({ row }) => row);

test("one row holds all incidents if every label has space", () => {
  const { rows, placed } = laneLayout([crash(600), down(1800, 300)], scale, words);
  expect(rows).toBe(1);
  expect(placed.map(({ from, to, label }) => [from, to, label])).toEqual([
    [150, null, { x: 162, anchor: "start", text: "ten chars." }],
    [350, 400, { x: 405, anchor: "start", text: "ten chars." }],
  ]);
});

test("an empty lane has one row", () => {
  expect(laneLayout([], scale, words)).toEqual({ rows: 1, placed: [] });
});

test("a label goes to the left at the end of the run", () => {
  expect(laneLayout([crash(3600)], scale, words).placed[0]?.label).toEqual({ x: 638, anchor: "end", text: "ten chars." });
});

test("the lane's name goes where a sign or the words on its left need its place, and only then", () => {
  const covers = (...incidents: Incident[]) => coversName(laneLayout(incidents, scale, words), "Incidents");
  expect([covers(), covers(crash(600)), covers(crash(0)), covers(down(0, 300))]).toEqual([false, false, true, true]);
  // No room on the right, so the words go to the left, over the name.
  expect([covers(down(450, 3150)), covers(down(900, 2700))]).toEqual([true, false]);
});

test("incidents that overlap are stacked", () => {
  expect(rowsOf(down(600, 600), down(700, 600), crash(750))).toEqual([0, 1, 2]);
});

test("incidents at one time each keep their name: shortened if that helps, else in another row", () => {
  const near = laneLayout(
    [0, 90, 180, 270].map((after) => crash(900 + after)),
    scale,
    words,
  );
  expect(near.placed.map(({ row, label }) => [row, label.text])).toEqual([
    [0, "ten chars."],
    [1, "ten chars."],
    [2, "ten chars."],
    [3, "ten chars."],
  ]);
  const [long] = laneLayout([crash(1800)], scale, () => "a name that is far too long for the half of the lane that is free").placed;
  expect(long!.label).toEqual({ x: 338, anchor: "end", text: "a name that is far too long for the half of the…" });
});

test("every incident of a crowded lane has a name, and no two cover each other", () => {
  const crowd = Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? down(1000 + index * 7, 400) : crash(1000 + index * 7)));
  const { placed } = laneLayout(crowd, scale, words);
  expect(placed.every(({ label }) => label.text.length >= 7)).toBe(true);
  const extents = placed.flatMap(({ row, from, to, label: { x, anchor, text } }) => {
    const width = text.length * 6;
    const left = anchor === "start" ? x : x - width;
    return [
      { row, from: left, to: left + width },
      { row, from: to === null ? from - 7 : from, to: to ?? from + 7 },
    ];
  });
  const overlaps = extents.filter((one) =>
    extents.some((other) => one !== other && one.row === other.row && one.from < other.to && other.from < one.to),
  );
  expect(overlaps).toEqual([]);
});

test("nothing goes under the button that adds an incident", () => {
  const add = { width: 60, rows: 1 };
  const { placed } = laneLayout([crash(1800), down(3000, 600), crash(3590)], scale, words, add);
  expect(placed.map(({ row }) => row)).toEqual([0, 1, 2]);
  const [early] = laneLayout([crash(3000)], scale, words, add).placed;
  expect(early!.label.anchor, "its words end before the button").toBe("end");
});

test("an incident with a length keeps a visible width, and ends with the run", () => {
  const { placed } = laneLayout([down(100, 1), down(3000, 86_400)], scale, words);
  expect(placed.map(({ from, to }) => (to ?? 0) - from)).toEqual([6, 100]);
});

test("incidents after the run's end are left out", () => {
  expect(rowsOf(crash(60), crash(3601))).toEqual([0]);
});

test("in a part of the run only incidents within it have a sign, cut at its edges", () => {
  // 600 pixels show ten minutes.
  const part = timeScale(666, 1200, 1800, false);
  const { placed } = laneLayout([crash(600), down(600, 300), down(1080, 240), crash(1500), down(1740, 600)], part, words);
  expect(placed.map(({ incident, from, to }) => [incident.at, from, to])).toEqual([
    [1080, 50, 170],
    [1500, 350, null],
    [1740, 590, 650],
  ]);
});
