// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { answerLinksIn } from "./answerLinks";
import { readLesson } from "./format/readLesson";
import { answersTo, forgetAnswers, takeAnswers, useRoom } from "./roomAnswers";

function lesson(id: string) {
  const reading = readLesson(id, readFileSync("public/lessons/05-the-window.md", "utf8"));
  if (!reading.ok) throw new Error("the lesson is broken");
  return reading.lesson;
}
const theWindow = lesson("the-window");
const other = lesson("https://a.example/ours.md");
const lessons = [theWindow, other];
const question = theWindow.steps.findIndex(({ checkpoint }) => checkpoint?.kind === "question");
const drawn = theWindow.steps.findIndex(({ checkpoint }) => checkpoint?.kind === "predict");
const { from } = theWindow.steps[drawn]!.checkpoint as { from: number };

const link = (step: number, rest: string, id = theWindow.id) =>
  `https://example.org/?lesson=${encodeURIComponent(id)}&step=${step + 1}&${rest}`;
const take = (...links: string[]) => takeAnswers(answerLinksIn(links.join("\n")), lessons, { lesson: theWindow.id, step: question });
const none = { fresh: 0, again: 0, changed: 0, unfit: 0, elsewhere: [], unknown: [] };
const chosen = () => answersTo(useRoom.getState().links, theWindow, question).chosen;

beforeEach(() => {
  sessionStorage.clear();
  useRoom.setState({ links: [], pasted: "" });
});

test("equal answers of two participants count twice, one link pasted twice counts once, and a new answer replaces the old one", () => {
  const [ada, bob] = [link(question, "answer=2&by=ada"), link(question, "answer=2&by=bob")];
  expect(take(ada, bob, ada)).toEqual({ ...none, fresh: 2, again: 1 });
  expect(chosen()).toEqual([0, 2, 0]);
  expect(take(bob, link(question, "answer=1&by=ada"))).toEqual({ ...none, again: 1, changed: 1 });
  expect(chosen()).toEqual([1, 1, 0]);
  const nameless = link(question, "answer=3");
  expect(take(nameless, nameless)).toEqual({ ...none, fresh: 1, again: 1 });
  expect(answersTo(useRoom.getState().links, theWindow, question)).toEqual({ count: 3, chosen: [1, 1, 1], drawings: [] });
});

test("answers to other steps and lessons are told and count there; what fits nothing counts nowhere", () => {
  const taken = take(
    link(drawn, `drawing=${from}-4_${from + 60}-8&by=ada`),
    link(question, "answer=1&by=ada", other.id),
    link(question, "answer=1&by=bob", other.id),
    link(question, "answer=9&by=ada"),
    link(99, "answer=1&by=ada"),
    link(question, "answer=1&by=ada", "no-such-lesson"),
  );
  expect(taken).toEqual({
    ...none,
    unfit: 2,
    elsewhere: [
      { lesson: theWindow.id, step: drawn, count: 1 },
      { lesson: other.id, step: question, count: 2 },
    ],
    unknown: ["no-such-lesson"],
  });
  expect(chosen()).toEqual([0, 0, 0]);
  const { links } = useRoom.getState();
  expect(answersTo(links, theWindow, drawn).drawings).toEqual([
    [
      [from, 4],
      [from + 60, 8],
    ],
  ]);
  expect(answersTo(links, other, question).count).toBe(2);
});

test("a reload keeps the answers, forgets only those of the step, and takes nothing that has another form", async () => {
  take(link(question, "answer=2&by=ada"), link(drawn, `drawing=${from}-4&by=ada`));
  const after = async () => {
    vi.resetModules();
    return (await import("./roomAnswers")).useRoom.getState().links;
  };
  expect(await after()).toEqual(useRoom.getState().links);
  forgetAnswers(theWindow, question);
  expect(chosen()).toEqual([0, 0, 0]);
  expect((await after()).map(({ drawing }) => drawing)).toEqual([`${from}-4`]);
  for (const strange of ["{", "[7]", '[{"lesson":1}]', `"${"x".repeat(4_000_001)}"`]) {
    sessionStorage.setItem("hpa-playground/room-answers", strange);
    expect(await after(), strange.slice(0, 20)).toEqual([]);
  }
});
