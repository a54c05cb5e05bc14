import { expect, it } from "vitest";
import { fitHead, type Yields } from "./headRoom";

const titles = ["Does capacity keep up?", "Load"] as const;
const entry = (name: string, yields: Yields, widest = "54.5") => ({ name, yields, widest });
const readings = [entry("offered", "never"), entry("served", "early"), entry("capacity", "late"), entry("failed", "never")];
const fitted = (pixels: number, list = readings) => {
  const { title, readings, noted } = fitHead(pixels, titles, list);
  return [title, readings.map(({ name }) => name).join(" "), noted];
};

it("gives up the note, then the entries that yield early, then the long title, then the entries that yield late", () => {
  expect([700, 600, 500, 400, 250].map((pixels) => fitted(pixels))).toEqual([
    ["Does capacity keep up?", "offered served capacity failed", true],
    ["Does capacity keep up?", "offered served capacity failed", false],
    ["Does capacity keep up?", "offered capacity failed", false],
    ["Load", "offered capacity failed", false],
    ["Load", "offered failed", false],
  ]);
});

it("gives up an entry that says nothing in this run before a line that is drawn", () => {
  const idle = [...readings.slice(0, 3), entry("failed", "first")];
  expect([460, 250].map((pixels) => fitted(pixels, idle)[1])).toEqual(["offered served capacity", "offered capacity"]);
});

it("keeps the entries that never yield, however narrow the head is", () => {
  expect(fitted(0)).toEqual(["Load", "offered failed", false]);
});

it("counts the widest value that may come", () => {
  expect(
    fitted(
      600,
      readings.map((reading) => ({ ...reading, widest: "900 000" })),
    ),
  ).toEqual(["Does capacity keep up?", "offered capacity failed", false]);
});

it("counts Cyrillic letters as wider than Latin ones", () => {
  const named = (name: string) => fitted(385, [entry("offered", "never"), entry(name, "early")])[1];
  expect([named("x".repeat(12)), named("ж".repeat(12))]).toEqual([`offered ${"x".repeat(12)}`, "offered"]);
});
