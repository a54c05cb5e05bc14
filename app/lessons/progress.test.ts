// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { forgetProgress, isFinished, keepDone, keepPlace, progressOf, readProgress } from "./progress";

const kept = () => readProgress(localStorage.getItem("hpa-playground/lessons"));

beforeEach(() => forgetProgress());

test("keeps the place, the drawings and the answers, lesson by lesson", () => {
  keepPlace("one", 2, 5);
  keepDone("one", 2, 5);
  keepDone("one", 0, 5);
  keepDone("one", 0, 5);
  keepPlace("other", 1, 2);
  expect(kept()).toEqual({ one: { at: 2, of: 5, done: [0, 2] }, other: { at: 1, of: 2, done: [] } });
});

test("a new page starts with the stored progress", async () => {
  keepDone("one", 3, 5);
  vi.resetModules();
  const { useProgress } = await import("./progress");
  expect(useProgress.getState()).toEqual({ one: { at: 0, of: 5, done: [3] } });
});

test("a lesson is finished once every step is done", () => {
  keepDone("one", 0, 2);
  expect(isFinished(progressOf("one", 2))).toBe(false);
  keepDone("one", 1, 2);
  expect(isFinished(progressOf("one", 2))).toBe(true);
});

test("a lesson that has fewer steps now keeps what those have", () => {
  keepPlace("one", 4, 5);
  keepDone("one", 1, 5);
  keepDone("one", 4, 5);
  expect(progressOf("one", 3)).toEqual({ at: 2, of: 3, done: [1] });
});

test("stored progress that cannot be read counts as none", () => {
  const damaged = ["", "{", "7", "null", '{"a":{"at":-1,"of":2,"done":[]}}', '{"a":{"at":0,"of":2,"done":["x"]}}', '{"a":[]}'];
  expect(damaged.map(readProgress)).toEqual(damaged.map(() => ({})));
  expect(readProgress('{"a":{"at":0,"of":2,"done":[1]},"b":3}')).toEqual({ a: { at: 0, of: 2, done: [1] } });
});
