import { create } from "zustand";
import { readStored, store } from "../ui/browserStorage";

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
  const known = useProgress.getState()[id];
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
  let data: unknown;
  try {
    data = JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
  if (typeof data !== "object" || data === null) return {};
  const read = Object.entries(data).flatMap(([id, one]: [string, unknown]) => (isProgress(one) ? [[id, one] as const] : []));
  return Object.fromEntries(read);
}

function isProgress(value: unknown): value is LessonProgress {
  if (typeof value !== "object" || value === null) return false;
  const { at, of, done } = value as Partial<Record<keyof LessonProgress, unknown>>;
  return isStep(at) && isStep(of) && Array.isArray(done) && done.every(isStep);
}

/** This and all other functions for reading are declarations, because the store calls them while this file is still loading. */
function isStep(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
