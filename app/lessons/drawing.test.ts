import { expect, test } from "vitest";
import { keyed, pressed, stroked, type Sketch } from "./drawing";

const room = { from: 1500, to: 3600, periodSeconds: 15, most: 11 };
const flat: Sketch = { steps: [[1500, 9]], reach: 1500 };
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey, ctrlKey: false, metaKey: false, altKey: false });

test("the last drawn count continues to the end until the reader draws more", () => {
  const first = stroked(flat, { second: 1800, replicas: 5 }, { second: 1860, replicas: 5 }, room);
  expect(first).toEqual({
    steps: [
      [1500, 9],
      [1800, 5],
    ],
    reach: 1875,
  });
  expect(stroked(first, { second: 1875, replicas: 5 }, { second: 1904, replicas: 1 }, room)).toEqual({
    steps: [
      [1500, 9],
      [1800, 5],
      [1875, 4],
      [1890, 2],
    ],
    reach: 1905,
  });
});

test("drawing over a part leaves the rest of the drawing as it was", () => {
  const drawn: Sketch = {
    steps: [
      [1500, 9],
      [1800, 5],
    ],
    reach: 2400,
  };
  expect(stroked(drawn, { second: 2010, replicas: 7 }, { second: 1995, replicas: 7 }, room).steps).toEqual([
    [1500, 9],
    [1800, 5],
    [1995, 7],
    [2025, 5],
  ]);
});

test("a stroke stays inside the range to draw, and counts are whole", () => {
  expect(stroked(flat, { second: 900, replicas: 20 }, { second: 1510, replicas: 10.6 }, room).steps).toEqual([[1500, 11]]);
  expect(stroked(flat, { second: 3590, replicas: -3 }, { second: 4000, replicas: -3 }, room).steps).toEqual([
    [1500, 9],
    [3585, 0],
  ]);
});

test("a press sets the count up to the next step", () => {
  const drawn: Sketch = {
    steps: [
      [1500, 9],
      [2100, 3],
    ],
    reach: 2400,
  };
  expect(pressed(drawn, { second: 1817, replicas: 6.4 }, room).steps).toEqual([
    [1500, 9],
    [1815, 6],
    [2100, 3],
  ]);
});

test("keys add a step, move it in time and count, and remove it", () => {
  const added = keyed(flat, 0, key("Enter"), room)!;
  expect(added).toEqual({
    sketch: {
      steps: [
        [1500, 9],
        [1620, 9],
      ],
      reach: 1620,
    },
    index: 1,
  });
  const lower = keyed(added.sketch, 1, key("ArrowDown", true), room)!;
  const later = keyed(lower.sketch, 1, key("ArrowRight"), room)!;
  expect(later.sketch.steps).toEqual([
    [1500, 9],
    [1635, 5],
  ]);
  expect(keyed(later.sketch, 1, key("Delete"), room)).toEqual({ sketch: { steps: [[1500, 9]], reach: 1635 }, index: 0 });
});

test("no step passes another, the first keeps its time, and no count leaves the figure", () => {
  const drawn: Sketch = {
    steps: [
      [1500, 0],
      [1515, 11],
      [1530, 4],
    ],
    reach: 1530,
  };
  const after = (index: number, name: string) => keyed(drawn, index, key(name), room)!.sketch.steps[index];
  expect([after(1, "ArrowLeft"), after(1, "ArrowRight"), after(0, "ArrowRight"), after(0, "ArrowDown"), after(1, "ArrowUp")]).toEqual([
    [1515, 11],
    [1515, 11],
    [1500, 0],
    [1500, 0],
    [1515, 11],
  ]);
  expect(keyed(drawn, 0, key("Enter"), room)!.sketch.steps).toHaveLength(3);
  expect(keyed(drawn, 0, key("Delete"), room)!.sketch.steps).toHaveLength(3);
});

test("other keys are left to the page", () => {
  expect([keyed(flat, 0, key("t"), room), keyed(flat, 0, { ...key("ArrowUp"), ctrlKey: true }, room)]).toEqual([null, null]);
});
