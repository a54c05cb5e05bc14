import { readScenario } from "../../engine/index";
import { useLesson, type OpenPrediction, type OpenStep } from "../store/lesson";
import { manifestsWith, useCourse, type Answer, type Left } from "./course";
import { isParticipant } from "./answerLinks";
import type { Lesson } from "./lesson";
import { readDrawing, writeDrawing } from "./lessonAddress";

/** This tab's storage keeps what the reader did in each lesson, and the text of a lesson from elsewhere, until the tab closes. */
const leftKey = (lesson: string) => `hpa-playground/lesson/${lesson}`;
const textKey = (lesson: string) => `hpa-playground/lesson-text/${lesson}`;

const participantKey = "hpa-playground/participant";

/** Tells this reader's answers from those of others in the room, as long as the tab is open. It is a random number and says nothing else. */
export function participant(): string {
  const kept = read(participantKey);
  if (typeof kept === "string" && isParticipant(kept)) return kept;
  write(participantKey, withoutStorage);
  return withoutStorage;
}

const withoutStorage = crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), "");

let follows = false;

/** Keeps what the reader does, for a reload and for the way back through the browser's history. */
export function keepLeft(): void {
  if (follows) return;
  follows = true;
  const keepOpen = () => keep(useLesson.getState().open);
  window.addEventListener("pagehide", keepOpen);
  // A phone ends the page of a hidden tab without another word.
  document.addEventListener("visibilitychange", keepOpen);
  useLesson.subscribe(({ open }, { open: before }) => {
    if (open === null) keep(before);
  });
}

function keep(open: OpenStep | null): void {
  if (open === null) return;
  const { lesson, answers, predictions: others } = useCourse.getState();
  const predictions = open.prediction ? { ...others, [open.step]: open.prediction } : others;
  write(leftKey(open.lesson), {
    answers,
    predictions: Object.entries(predictions).map(([step, { drawn, reach, shown }]) => [
      step,
      { drawing: drawn && writeDrawing(drawn), reach, shown },
    ]),
    manifests: manifestsWith(open, lesson),
  });
}

/** What the reader did in a lesson before. Another release may have written it, so only what fits the lesson is taken. */
export function readLeft(lesson: Lesson): Left {
  const { answers, predictions, manifests, task } = recordIn(read(leftKey(lesson.id)));
  return {
    answers: Object.fromEntries(entriesOf(answers).flatMap((entry) => answerIn(lesson, entry))),
    predictions: Object.fromEntries((Array.isArray(predictions) ? predictions : []).flatMap((entry) => predictionIn(lesson, entry))),
    manifests: Object.fromEntries([earlierTask(task), ...entriesOf(manifests)].flatMap((entry) => manifestIn(lesson, entry))),
  };
}

function answerIn({ steps }: Lesson, [step, kept]: readonly [string, unknown]): [string, Answer][] {
  const checkpoint = steps[indexOf(step)]?.checkpoint;
  const { choice, checked } = recordIn(kept);
  if (checkpoint?.kind !== "question" || typeof choice !== "number" || !Object.hasOwn(checkpoint.choices, choice)) return [];
  return [[step, { choice, checked: checked === true }]];
}

function predictionIn({ steps }: Lesson, entry: unknown): [string, OpenPrediction][] {
  const [step, kept]: unknown[] = Array.isArray(entry) ? entry : [];
  const { checkpoint, scenario } = (typeof step === "string" && steps[indexOf(step)]) || {};
  if (checkpoint?.kind !== "predict" || scenario === undefined) return [];
  const { from } = checkpoint;
  const { drawing, reach, shown } = recordIn(kept);
  const drawn = typeof drawing === "string" ? readDrawing(drawing, from, scenario.durationSeconds) : null;
  const reached = typeof reach === "number" && reach >= from && reach <= scenario.durationSeconds ? reach : from;
  return [[step as string, { from, drawn, reach: Math.max(reached, drawn?.at(-1)?.[0] ?? from), shown: shown === true }]];
}

/** Earlier versions kept the manifest of the open step only. */
function earlierTask(task: unknown): [string, unknown] {
  const { step, manifest } = recordIn(task);
  return [typeof step === "number" ? String(step) : "", manifest];
}

function manifestIn({ steps }: Lesson, [step, manifest]: readonly [string, unknown]): [string, string][] {
  const named = steps[indexOf(step)];
  if (named?.checkpoint?.kind !== "task") return [];
  const reading = readScenario({ ...named.scenario, manifest });
  return reading.ok ? [[step, reading.value.manifest]] : [];
}

/** Keeps the text of a lesson from elsewhere, which the reader has let the page fetch. */
export const keepText = (lesson: string, text: string): void => write(textKey(lesson), text);

export function keptText(lesson: string): string | null {
  const text = read(textKey(lesson));
  return typeof text === "string" ? text : null;
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or blocked: a reload opens the lesson without what the reader did.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

const recordIn = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === "object" && value !== null ? { ...value } : {});
const entriesOf = (value: unknown): [string, unknown][] => Object.entries(recordIn(value));
const indexOf = (step: string): number => (/^\d{1,4}$/.test(step) ? Number(step) : -1);
