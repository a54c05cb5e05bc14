import type { HeldByReason } from "../../engine/index";
import type { Run } from "../simulation/protocol";
import type { Lesson, Measure } from "./lesson";
import { exampleLessons, exampleMeasure } from "./testing/exampleLessons";

export interface ListedLesson {
  id: string;
  title: string;
  summary: string;
  minutes: number;
}

/** The lessons in the order in which a person best takes them. */
export const lessonList = (): ListedLesson[] => exampleLessons.map(({ id, title, summary, minutes }) => ({ id, title, summary, minutes }));

/** Rejects with a sentence for the page. */
export async function loadLesson(id: string): Promise<Lesson> {
  const lesson = exampleLessons.find((one) => one.id === id);
  if (!lesson) throw new Error("There is no such lesson.");
  return lesson;
}

/** What a finished run gives; null where it has no answer. */
export const measureOf = (measure: Measure, run: Run): number | HeldByReason | null => exampleMeasure(measure, run);
