import { expect, test } from "vitest";
import { timeScale } from "../marks/timeScale";
import { clearOf } from "./formPlace";

/** 590 pixels show one hour, from pixel 50 to pixel 640. */
const scale = timeScale(656, 0, 3600, false);
const x = (second: number) => scale.x(second);

test("a form goes before its incident, where it covers nothing that follows", () => {
  const { left, width } = clearOf(scale, 2700, 320);
  expect((left as number) + (width as number)).toBeLessThan(x(2700));
  expect(left).toBeGreaterThanOrEqual(8);
});

test("a form of an early incident goes to the end of the column", () => {
  expect(clearOf(scale, 600, 320)).toEqual({ width: 320, left: 328 });
});

test("a form without room on either side moves the figures down instead of covering them", () => {
  expect(clearOf(scale, 1500, 320)).toMatchObject({ position: "relative", width: 320 });
  expect(clearOf(timeScale(390, 0, 3600, true), 600, 320)).toMatchObject({ position: "relative", width: 320 });
  expect(clearOf(timeScale(300, 0, 3600, true), 600, 320)).toMatchObject({ position: "relative", width: 284 });
});
