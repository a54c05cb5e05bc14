import { useEffect, useMemo, useState } from "react";
import type { HeldByReason, Scenario } from "../../engine/index";
import type { Lesson, Measure } from "./lesson";

export interface AskedQuestion {
  key: string;
  scenario: Scenario;
  measure: Measure;
}

/** What the run of a question's step gives; null where it has no such value, or its manifest cannot run. */
export interface Answered {
  key: string;
  value: number | HeldByReason | null;
}

export const keyOf = (lesson: Lesson, step: number): string => `${step} ${lesson.id}`;

/** The answers to all questions of some lessons, as they come: each step runs in a worker that ends with whoever asks. */
export function useAnswers(lessons: readonly Lesson[] | null): { answers: ReadonlyMap<string, Answered["value"]>; all: boolean } {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answered["value"]>>(new Map());
  const asked = useMemo(() => lessons?.flatMap(questionsOf) ?? null, [lessons]);
  useEffect(() => {
    if (!asked) return undefined;
    const worker = new Worker(new URL("./answer.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { key, value } }: MessageEvent<Answered>) => setAnswers((known) => new Map(known).set(key, value));
    for (const question of asked) worker.postMessage(question);
    return () => worker.terminate();
  }, [asked]);
  return { answers, all: answers.size === asked?.length };
}

const questionsOf = (lesson: Lesson): AskedQuestion[] =>
  lesson.steps.flatMap(({ checkpoint, scenario }, step) =>
    checkpoint?.kind === "question" ? [{ key: keyOf(lesson, step), scenario, measure: checkpoint.measure }] : [],
  );
