import { useMemo } from "react";
import { lessons } from "virtual:lessons";
import { t } from "../words/text";
import { useCourse } from "./course";
import type { Lesson, ReadyLesson } from "./lesson";

/** The ready lessons in their recommended order, then the lessons that came from elsewhere. */
export function useLessonList(): readonly ReadyLesson[] {
  const fromElsewhere = useCourse((course) => course.fromElsewhere);
  return useMemo(() => [...lessons, ...fromElsewhere.map(ready)], [fromElsewhere]);
}

const ready = (lesson: Lesson): ReadyLesson => ({
  ...lesson,
  stepTitles: lesson.steps.map(({ title }) => title),
  load: () => Promise.resolve(lesson),
});

export const readyLesson = (id: string): ReadyLesson | undefined => lessons.find((lesson) => lesson.id === id);

/** The lesson's language: English if it came with the page, and unknown for a lesson from elsewhere. */
export const languageOf = ({ id }: Pick<Lesson, "id">): "en" | undefined => (readyLesson(id) ? "en" : undefined);

/**
 * The lessons that a session's link names, each once: ours by their ids, others by the addresses of their files. `addressOf` gives null for
 * an address that the page does not fetch. `unknown`: what the link names besides.
 */
export function sessionIn(asked: string, addressOf: (text: string) => string | null): { ids: string[]; unknown: string[] } {
  const named = [...new Set(asked.split(",").filter((id) => id !== ""))];
  const found = named.map((name) => (readyLesson(name) ? name : isAddress(name) ? addressOf(name) : null));
  return { ids: [...new Set(found.filter((id) => id !== null))], unknown: named.filter((_, index) => found[index] === null) };
}

/** A lesson of a file that the reader opened or dropped; its id is this and the file's name. No link leads to it. */
export const fileLesson = (name: string): string => `file:${name}`;
export const isFileLesson = (id: string): boolean => id.startsWith("file:");

/** The address of a file has a dot or a slash, and no id of our lessons has one. */
export const isAddress = (text: string): boolean => !/^[a-z0-9 -]*$/i.test(text);

export { lessons as readyLessons };

export const notLoaded = t`The page could not load this lesson. Reload the page to try again.`;
