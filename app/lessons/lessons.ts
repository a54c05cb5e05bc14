import { useMemo } from "react";
import { lessons } from "virtual:lessons";
import { t } from "../ui/text";
import { useCourse } from "./course";
import type { Lesson, ReadyLesson } from "./lesson";

/** The ready lessons in their recommended order, then the lesson that came from elsewhere. */
export function useLessonList(): readonly ReadyLesson[] {
  const fromElsewhere = useCourse((course) => course.fromElsewhere);
  return useMemo(() => (fromElsewhere ? [...lessons, ready(fromElsewhere)] : lessons), [fromElsewhere]);
}

const ready = (lesson: Lesson): ReadyLesson => ({
  ...lesson,
  stepTitles: lesson.steps.map(({ title }) => title),
  load: () => Promise.resolve(lesson),
});

export const readyLesson = (id: string): ReadyLesson | undefined => lessons.find((lesson) => lesson.id === id);

/** The lesson's language: English if it came with the page, and unknown for a lesson from elsewhere. */
export const languageOf = ({ id }: Pick<Lesson, "id">): "en" | undefined => (readyLesson(id) ? "en" : undefined);

/** The lessons that a session's link names, each once. `unknown`: what it names besides. */
export function sessionIn(asked: string): { ids: string[]; unknown: string[] } {
  const named = [...new Set(asked.split(",").filter((id) => id !== ""))];
  return { ids: named.filter((id) => readyLesson(id)), unknown: named.filter((id) => !readyLesson(id)) };
}

export { lessons as readyLessons };

export const notLoaded = t`The page could not load this lesson. Reload the page to try again.`;
