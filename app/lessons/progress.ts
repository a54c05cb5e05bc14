import { create } from "zustand";
import { readStored, store } from "../ui/browserStorage";
import { fieldsOf, keptJson, listOf } from "../ui/keptData";

/** A reader's progress in a lesson, as this browser stores it. */
export interface LessonProgress {
  /** The step that was open last, counted from 0. */
  at: number;
  /** The number of steps that the lesson had then. */
  of: number;
  /** The finished steps in rising order. */
  done: readonly number[];
}

const progressKey = "hpa-playground/lessons";

export const useProgress = create<Readonly<Record<string, LessonProgress>>>(() => readProgress(readStored(progressKey)));

/** The progress in a lesson, adapted to the number of steps that the lesson has now. */
export function progressOf(id: string, steps: number): LessonProgress {
  const all = useProgress.getState();
  const known = Object.hasOwn(all, id) ? all[id] : undefined;
  return { at: Math.min(known?.at ?? 0, steps - 1), of: steps, done: known?.done.filter((step) => step < steps) ?? [] };
}

export function keepPlace(id: string, at: number, steps: number): void {
  keep({ ...useProgress.getState(), [id]: { ...progressOf(id, steps), at } });
}

export function keepDone(id: string, step: number, steps: number): void {
  const { done, ...place } = progressOf(id, steps);
  if (done.includes(step)) return;
  keep({ ...useProgress.getState(), [id]: { ...place, done: [...done, step].toSorted((one, other) => one - other) } });
}

export const forgetProgress = (): void => keep({});

export const isFinished = ({ done, of }: LessonProgress): boolean => done.length === of;

function keep(progress: Readonly<Record<string, LessonProgress>>): void {
  useProgress.setState(progress, true);
  store(progressKey, JSON.stringify(progress));
}

/** Progress that the page cannot read counts as none. */
export function readProgress(text: string | null): Record<string, LessonProgress> {
  const entries = [...(fieldsOf(keptJson(text, 1_000_000)) ?? [])].slice(0, 1000);
  const read = entries.flatMap(([id, one]) => {
    const progress = oneOf(one);
    return progress === null ? [] : [[id, progress] as const];
  });
  return Object.fromEntries(read);
}

function oneOf(value: unknown): LessonProgress | null {
  const fields = fieldsOf(value);
  const [at, of] = [fields?.get("at"), fields?.get("of")];
  const done = listOf(fields?.get("done"), 1000, (step) => (isStep(step) ? step : null));
  return isStep(at) && isStep(of) && done !== null ? { at, of, done } : null;
}

/** This and all other functions for reading are declarations, because the store calls them while this file is still loading. */
function isStep(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
