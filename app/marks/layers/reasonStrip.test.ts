import { expect, test } from "vitest";
import { namePlace } from "./reasonStrip";

const place = (to: number, line: number | null) => namePlace({ from: 100, to }, [90, 50], line);

test("a name is in the middle of its stretch while the cursor is elsewhere", () => {
  expect(place(300, null)).toEqual({ word: 0, middle: 200 });
  expect(place(300, 110)).toEqual({ word: 0, middle: 200 });
});

test("the cursor's line cuts no word: the word moves beside it", () => {
  expect(place(300, 200)).toEqual({ word: 0, middle: 247 });
  expect(place(300, 205)).toEqual({ word: 0, middle: 158 });
});

test("beside the line a shorter word may fit, else the sign, else nothing", () => {
  expect(place(210, 155)).toEqual({ word: 1, middle: 182 });
  expect(place(150, 125)).toEqual({ word: null, middle: 133.5 });
  expect(place(120, 110)).toBeNull();
});
