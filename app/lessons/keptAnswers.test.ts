// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { maxManifestLength } from "../../engine/index";
import { useLesson } from "../store/lesson";
import { openScenario, setManifest, useScenario } from "../store/scenario";
import { goToStep, openAt, openLesson, useCourse, type Lending } from "./course";
import { readLesson } from "./format/readLesson";
import { keepLeft, keepText, keptText, readLeft } from "./keptAnswers";

const reading = readLesson("the-window", readFileSync("public/lessons/05-the-window.md", "utf8"));
if (!reading.ok) throw new Error("the lesson is broken");
const { lesson } = reading;
/** The steps of the lesson: two questions, a drawing, a question, a task. */
const [question, drawing, task] = [0, 2, 4];

const lending: Lending = {
  lend: ({ scenario }) => openScenario(scenario, scenario, "lesson"),
  takeBack: () => useLesson.setState({ open: null }),
};
const key = "hpa-playground/lesson/the-window";
const planted = (value: unknown) => sessionStorage.setItem(key, JSON.stringify(value));
const nothing = { answers: {}, predictions: {}, manifests: {} };

beforeEach(() => {
  sessionStorage.clear();
  keepLeft();
});
afterEach(() => useLesson.setState({ open: null }));

test("what the reader did comes back: answers, the drawing and what a task's manifest says", () => {
  openLesson(lesson, lending, question);
  useCourse.setState({ answers: { 0: { choice: 2, checked: true }, 1: { choice: 0, checked: false } } });
  goToStep(lesson, drawing, lending);
  const { open } = useLesson.getState();
  const prediction = {
    ...open!.prediction!,
    drawn: [
      [600, 100],
      [720, 80],
    ] as const,
    reach: 900,
  };
  useLesson.setState({ open: { ...open!, prediction } });
  goToStep(lesson, task, lending);
  setManifest("kind: X");
  window.dispatchEvent(new Event("pagehide"));
  const left = readLeft(lesson);
  expect(left).toEqual({
    answers: { 0: { choice: 2, checked: true }, 1: { choice: 0, checked: false } },
    predictions: { [drawing]: prediction },
    manifests: { [task]: "kind: X" },
  });

  useLesson.setState({ open: null });
  openAt(lesson, lending, { step: question, choice: null, drawn: null }, left);
  expect(useLesson.getState().open?.asked).toBeNull();
  goToStep(lesson, 1, lending);
  expect(useLesson.getState().open?.asked).not.toBeNull();
  goToStep(lesson, drawing, lending);
  expect(useLesson.getState().open?.prediction).toEqual(prediction);
  useLesson.setState({ open: null });
  openAt(lesson, lending, { step: task, choice: null, drawn: null }, left);
  expect(useScenario.getState().scenario.manifest).toBe("kind: X");
});

test("what was written for a task stays through other steps, and an earlier release's note of it is read", () => {
  openLesson(lesson, lending, task);
  const asked = useScenario.getState().scenario.manifest;
  setManifest("kind: X");
  goToStep(lesson, question, lending);
  expect(useScenario.getState().scenario.manifest).not.toBe("kind: X");
  goToStep(lesson, task, lending);
  expect(useScenario.getState().scenario.manifest).toBe("kind: X");
  setManifest(asked);
  goToStep(lesson, question, lending);
  goToStep(lesson, task, lending);
  expect(useScenario.getState().scenario.manifest).toBe(asked);
  planted({ task: { step: task, manifest: "kind: Y" } });
  expect(readLeft(lesson).manifests).toEqual({ [task]: "kind: Y" });
});

test("a phone that ends a hidden tab loses nothing of what the reader did", () => {
  openLesson(lesson, lending, task);
  setManifest("kind: X");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(readLeft(lesson).manifests).toEqual({ [task]: "kind: X" });
});

test("a lesson that is left is kept, too, and one that is opened anew begins anew", () => {
  openLesson(lesson, lending, question);
  useCourse.setState({ answers: { 0: { choice: 1, checked: true } } });
  lending.takeBack();
  expect(readLeft(lesson).answers).toEqual({ 0: { choice: 1, checked: true } });
  openLesson(lesson, lending, question);
  expect(useCourse.getState().answers).toEqual({});
});

test.for<[string, unknown]>([
  ["nothing", null],
  ["a text", "{ half"],
  ["lists for records", { answers: [[]], predictions: {}, manifests: [[]], task: [] }],
  [
    "a choice that the question has not",
    { answers: { 0: { choice: 9, checked: true }, 1: { choice: "0" }, 3: { choice: 0.5 }, 4: { choice: -1 } } },
  ],
  ["an answer to a step without a question", { answers: { 2: { choice: 0, checked: true }, 99: { choice: 0 }, __proto__: { choice: 0 } } }],
  ["a drawing of a step that asks for none", { predictions: [["0", { drawing: "600-9", reach: 700, shown: true }], 7, ["x"]] }],
  ["a manifest for a question", { manifests: { 0: "kind: X", 99: "kind: X", x: "kind: X" } }],
  ["a manifest that is a number", { manifests: { 4: 7 } }],
  ["a manifest of an earlier release for a step without a task", { task: { step: 0, manifest: "kind: X" } }],
  ["a manifest that no scenario can have", { task: { step: 4, manifest: "x".repeat(maxManifestLength + 1) } }],
  ["a manifest that is no text", { task: { step: 4, manifest: { toString: 1 } } }],
])("what another release has written is taken only as far as it fits the lesson: %s", ([, value]) => {
  planted(value);
  expect(readLeft(lesson)).toEqual(nothing);
});

test("a drawing that does not fit is left out, and an answer that was not checked stays covered", () => {
  planted({ predictions: [["2", { drawing: "0-1_x", reach: 1e9, shown: "yes" }]], answers: { 0: { choice: 0, checked: "yes" } } });
  expect(readLeft(lesson)).toEqual({
    ...nothing,
    predictions: { 2: { from: 600, drawn: null, reach: 600, shown: false } },
    answers: { 0: { choice: 0, checked: false } },
  });
});

test("the text of a lesson from elsewhere is kept in the tab", () => {
  keepText("https://a.example/ours.md", "# ours");
  expect([keptText("https://a.example/ours.md"), keptText("https://b.example/ours.md")]).toEqual(["# ours", null]);
  sessionStorage.setItem("hpa-playground/lesson-text/https://a.example/ours.md", '{"text": 1}');
  expect(keptText("https://a.example/ours.md")).toBeNull();
});
