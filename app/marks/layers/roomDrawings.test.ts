import { expect, test } from "vitest";
import type { CountSteps } from "../../../engine/index";
import { roomDrawings, type RoomDrawings } from "./roomDrawings";

const run: CountSteps = [
  [0, 2],
  [600, 4],
  [900, 40],
];
const ada: CountSteps = [
  [700, 4],
  [800, 10],
];
const drawn = (room: Partial<RoomDrawings>) => {
  const { marks, frame } = roomDrawings(
    { drawings: [ada], from: 700, end: 1200, run, uncovered: false, ...room },
    { width: 1000, height: 500, type: 20 },
  );
  const lines = (name: string) => marks.flatMap((mark) => (mark.as === "path" && mark.look.name === name ? [mark.d] : []));
  return { frame, drawings: lines("drawn"), run: lines("written")[0]! };
};
const lastX = (d: string) => Number(/H([\d.]+)$/.exec(d)?.[1]);

test("each drawing is a line up to the end of the run", () => {
  const { frame, drawings } = drawn({ drawings: [ada, [[700, 8]]] });
  expect(drawings).toHaveLength(2);
  expect(drawings.map(lastX)).toEqual([frame.scale.x(1200), frame.scale.x(1200)]);
  expect(drawings[1]).toBe(`M${frame.scale.x(700).toFixed(1)} ${Number(frame.y(8).toFixed(1))}H${frame.scale.x(1200)}`);
});

test("nothing tells the covered part of the run: not its line, and not the axis", () => {
  const covered = drawn({});
  expect(lastX(covered.run)).toBeCloseTo(covered.frame.scale.x(700), 1);
  expect(covered.frame.max).toBe(drawn({ run: run.slice(0, 2) }).frame.max);
  const uncovered = drawn({ uncovered: true });
  expect(lastX(uncovered.run)).toBe(uncovered.frame.scale.x(1200));
  expect(uncovered.frame.max).toBeGreaterThanOrEqual(40);
});

test("without a run and without drawings the plot is empty", () => {
  expect(drawn({ run: null, drawings: [] })).toMatchObject({ drawings: [], run: "" });
});
