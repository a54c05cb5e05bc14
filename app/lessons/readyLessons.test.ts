import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lessons } from "virtual:lessons";
import { clock, parseClock } from "../words/times";
import type { Lesson, LessonStep } from "./lesson";
import { numberCheck } from "./format/boundNumber";
import { readData } from "./format/data";
import { measureIn } from "./format/measureIn";
import { readLesson } from "./format/readLesson";
import { changedValues, type Words } from "../../engine/index";
import { isRight, measured, taskDone, type MeasuredRun } from "./measure";
import { fromEngine } from "../words/engineText";
import { solutions } from "./solutions";
import { claims, type Claim } from "./testing/claims";
import { inlineText, numbersOf, runScenario, wordsOf } from "./testing/runStep";

const loaded = await Promise.all(lessons.map(({ load }) => load()));
const steps = loaded.flatMap((lesson) => lesson.steps.map((step) => ({ lesson, step, name: `${lesson.id}: ${step.title}` })));
const questions = steps.filter(({ step }) => step.checkpoint?.kind === "question");
const predictions = steps.filter(({ step }) => step.checkpoint?.kind === "predict");
const tasks = steps.filter(({ step }) => step.checkpoint?.kind === "task");

test("there are fifteen, in the order of the course, each with four to six steps, a prediction and a question", () => {
  expect(lessons.map(({ id }) => id)).toEqual([
    "the-ratio",
    "percent-of-what",
    "close-enough",
    "how-fast-up",
    "the-window",
    "how-fast-down",
    "not-ready-yet",
    "several-metrics",
    "to-zero-and-back",
    "an-incident",
    "where-requests-get-lost",
    "a-real-incident",
    "was-it-luck",
    "who-decides",
    "hpa-and-vpa",
  ]);
  for (const { id, title, summary, minutes, steps } of loaded) {
    expect([title, summary, minutes].every(Boolean), id).toBe(true);
    expect(steps.length >= 4 && steps.length <= 6, id).toBe(true);
    const kinds = steps.map(({ checkpoint }) => checkpoint?.kind);
    expect(kinds, id).toEqual(expect.arrayContaining(["predict", "question"]));
    expect(new Set(steps.map(({ title }) => title)).size, id).toBe(steps.length);
  }
});

test("the list has the same data for each lesson as its file", () => {
  for (const [place, { load: _, stepTitles, ...listed }] of lessons.entries()) {
    expect(loaded[place]).toMatchObject(listed);
    expect(loaded[place]!.steps.map(({ title }) => title)).toEqual(stepTitles);
  }
});

test.for(steps)("$name runs without a problem, and opens at a sync", ({ step }) => {
  const { trace, problems } = runScenario(step.scenario);
  expect(problems).toEqual([]);
  const { look } = step;
  if (look?.at !== null && look !== null) expect([...trace.steps.at]).toContain(look.at);
});

test.for(questions)("$name has one right choice", ({ step }) => {
  const { checkpoint, scenario } = step;
  if (checkpoint?.kind !== "question") throw new Error("no question");
  const value = measured(runScenario(scenario).run, checkpoint.measure);
  expect(checkpoint.choices.filter((choice) => isRight(choice, value))).toHaveLength(1);
});

/** The question is the last sentence that ends in a question mark. The sentences before it may say what the metrics propose. */
const questionOf = (ask: string) => ask.split(/(?<=[.?!])\s+/).findLast((sentence) => sentence.endsWith("?")) ?? ask;
const ofProposals = /\bask(s|ed)?\b|\bpropos/i;
const ofCounts = /\bwrit|\bare there\b/i;

test.for(questions)("$name asks in the words of its measure", ({ step: { checkpoint } }) => {
  if (checkpoint?.kind !== "question") throw new Error("no question");
  const { ask, measure } = checkpoint;
  const words = questionOf(inlineText(ask));
  const column = measure.kind === "step" ? measure.column : null;
  expect([ofProposals.test(words), column === "applied" ? ofCounts.test(words) : true], words).toEqual([column === "asked", true]);
});

test.for(predictions)("$name asks the reader to draw the written replicas", ({ step }) => {
  const { checkpoint } = step;
  if (checkpoint?.kind !== "predict") throw new Error("no prediction");
  const told = wordsOf(step)
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => /\bDraw\b/.test(sentence));
  for (const words of [inlineText(checkpoint.ask), ...told]) expect(ofProposals.test(words), words).toBe(false);
});

test("many numbers of the lessons are fields of their step's scenario, and in a task some can be changed", () => {
  const numbers = steps.flatMap(({ step }) => numbersOf([step.text, step.checkpoint]).map((number) => ({ step, ...number })));
  expect(numbers.length).toBeGreaterThan(40);
  expect(numbers.filter(({ step, text, field }) => numberCheck(step.scenario)(text, field) !== null)).toEqual([]);
  expect(new Set(numbers.filter(({ step }) => step.checkpoint?.kind === "task").map(({ step }) => step.title)).size).toBeGreaterThan(3);
});

test.for(lessons.map(({ id }, index) => ({ id, file: `${String(index + 1).padStart(2, "0")}-${id}.md` })))(
  "each bound number of $id that its scenario does not have is refused with its line",
  ({ id, file }) => {
    const text = readFileSync(`public/lessons/${file}`, "utf8");
    const places = [...text.matchAll(/\[\d+\](?=\([\w.[\]]+\))/g)];
    const linesOf = places.map(({ index, 0: { length } }) => {
      const reading = readLesson(id, `${text.slice(0, index)}[77777]${text.slice(index + length)}`);
      return reading.ok ? [] : reading.errors.map(({ line }) => line);
    });
    expect(places.length).toBeGreaterThan(0);
    expect(linesOf).toEqual(places.map(({ index }) => [text.slice(0, index).split("\n").length]));
  },
);

test("the right choice is not always in the same place", () => {
  const places = questions.map(({ step: { checkpoint, scenario } }) => {
    if (checkpoint?.kind !== "question") throw new Error("no question");
    const value = measured(runScenario(scenario).run, checkpoint.measure);
    return checkpoint.choices.findIndex((choice) => isRight(choice, value));
  });
  expect(new Set(places)).toEqual(new Set([0, 1, 2]));
});

test.for(tasks)("$name is not done at its start, and the solution does it", ({ lesson, step }) => {
  const { checkpoint, scenario } = step;
  if (checkpoint?.kind !== "task") throw new Error("no task");
  expect(taskDone(checkpoint, scenario, scenario, runScenario(scenario).outcomes, [])).toBe(false);
  const solution = solutions.find((candidate) => candidate.lesson === lesson.id && candidate.step === step.title);
  if (!solution) throw new Error("no solution");
  const solved = { ...scenario, manifest: replacedOnce(scenario.manifest, [solution.replaced, solution.by]) };
  const { outcomes, problems } = runScenario(solved);
  expect(problems).toEqual([]);
  const changed = changedValues(scenario.manifest, solved.manifest);
  expect(taskDone(checkpoint, scenario, solved, outcomes, changed), JSON.stringify(outcomes)).toBe(true);
});

test("every solution belongs to a task", () => {
  const known = tasks.map(({ lesson, step }) => `${lesson.id}: ${step.title}`);
  expect(solutions.map(({ lesson, step }) => `${lesson}: ${step}`)).toEqual(known);
});

test.for(claims.map((claim) => ({ ...claim, name: `${claim.lesson}, ${claim.step}: ${claim.says}` })))("$name", (claim) => {
  const step = stepOf(claim);
  expect(wordsOf(step)).toContain(claim.says);
  const manifest = claim.edit ? replacedOnce(step.scenario.manifest, claim.edit) : step.scenario.manifest;
  const value = valueOf(runScenario({ ...step.scenario, manifest }).run, claim.of);
  expect(isRight({ text: [], because: [], is: claim.is }, value), String(value)).toBe(true);
});

test.for(steps)("$name names no time at which nothing happens", ({ lesson, step }) => {
  const { scenario, look, checkpoint } = step;
  const { trace } = runScenario(scenario);
  const { at, rescaled } = trace.steps;
  const ofClaims = claims.filter((claim) => claim.lesson === lesson.id && claim.step === step.title);
  const times = new Set([
    ...at.filter((_, index) => rescaled[index] === 1),
    ...scenario.load.points.map(([second]) => second),
    ...(trace.vpa?.actions ?? []).map((action) => action.at),
    ...trace.incidents.flatMap(({ incident, until }) => [incident.at, until]),
    look?.at,
    look?.zoom?.from,
    checkpoint?.kind === "predict" ? checkpoint.from : null,
    ...(checkpoint?.kind === "question" ? checkpoint.choices.map(({ is }) => is) : []),
    ...ofClaims.flatMap(({ of, says }) => [...of.matchAll(time), ...says.matchAll(time)].map(([text]) => parseClock(text))),
    ...askedBy(checkpoint),
  ]);
  const said = [...wordsOf(step).matchAll(time)].map(([text]) => text);
  expect(said.filter((text) => !times.has(parseClock(text)))).toEqual([]);
  expect(said.filter((text) => clock(parseClock(text) ?? NaN) !== text)).toEqual([]);
});

const time = /\d+:\d\d(?::\d\d)?/g;

const askedBy = (checkpoint: LessonStep["checkpoint"]): number[] =>
  checkpoint?.kind === "question" && "at" in checkpoint.measure ? [checkpoint.measure.at] : [];

function stepOf({ lesson, step }: Pick<Claim, "lesson" | "step">): LessonStep {
  const found = loaded.find(({ id }: Lesson) => id === lesson)?.steps.find(({ title }) => title === step);
  if (!found) throw new Error(`${lesson} has no step ${step}`);
  return found;
}

function valueOf(run: MeasuredRun & { metrics: readonly { seen: Float64Array }[] }, of: string) {
  const [, seenAt] = /^seen at (\S+)$/.exec(of) ?? [];
  if (seenAt !== undefined) return run.metrics[0]?.seen[run.steps.at.indexOf(parseClock(seenAt) ?? NaN)] ?? null;
  const complain = (_: number, message: Words) => {
    throw new Error(fromEngine(message));
  };
  const data = readData(JSON.stringify(of), 1, complain);
  const measure = data && measureIn(data, Infinity);
  return measure && measured(run, measure);
}

function replacedOnce(manifest: string, [replaced, by]: readonly [string, string]): string {
  expect(manifest.split(replaced), replaced).toHaveLength(2);
  return manifest.replace(replaced, by);
}
