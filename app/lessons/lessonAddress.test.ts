import { expect, test } from "vitest";
import { lessons } from "virtual:lessons";
import { readPlace, writeDrawing, type AskedPlace } from "./lessonAddress";

const window = await lessons.find(({ id }) => id === "the-window")!.load();
const read = (asked: Partial<AskedPlace>) => readPlace({ step: null, answer: null, drawing: null, ...asked }, window);
const sentence = (asked: Partial<AskedPlace>) => read(asked).wrong;

test("a link without a step opens the lesson where the reader left it", () => {
  expect(read({})).toEqual({ place: null, wrong: null });
  expect(read({ answer: "2" })).toEqual({ place: null, wrong: null });
});

test("a link opens a step, with the chosen option or the drawing that it carries", () => {
  expect(read({ step: "1" }).place).toEqual({ step: 0, choice: null, drawn: null });
  expect(read({ step: "1", answer: "2" }).place).toEqual({ step: 0, choice: 1, drawn: null });
  const drawn = [
    [600, 100],
    [720, 80],
    [1800, 20],
  ] as const;
  expect(writeDrawing(drawn)).toBe("600-100_720-80_1800-20");
  expect(read({ step: "3", drawing: writeDrawing(drawn) })).toEqual({ place: { step: 2, choice: null, drawn }, wrong: null });
});

test("a link that does not fit says what is wrong, and opens what it can", () => {
  for (const step of ["0", "6", "-1", "two", "1e1", ""]) {
    expect(read({ step }).place).toBeNull();
    expect(sentence({ step })).toBe(`The link names step “${step}”, but this lesson has the steps 1 to 5.`);
  }
  for (const answer of ["0", "4", "a"]) {
    expect(read({ step: "1", answer }).place?.choice).toBeNull();
    expect(sentence({ step: "1", answer })).toMatch(/^The answer in the link fits no option/);
  }
  expect(sentence({ step: "3", answer: "1" })).toMatch(/^The answer in the link/);
  for (const drawing of ["", "600", "600-1_600-2", "720-3", "600-1_9999-2", "600-1.5", "600--1", "600-1__720-2"]) {
    expect(read({ step: "3", drawing }).place?.drawn, drawing).toBeNull();
    expect(sentence({ step: "3", drawing })).toMatch(/^The drawing in the link does not fit/);
  }
  expect(sentence({ step: "1", drawing: "600-1" })).toMatch(/^The drawing in the link/);
});
