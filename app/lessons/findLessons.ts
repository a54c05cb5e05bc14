import { lessons } from "virtual:lessons";
import type { Findable } from "../ui/findable";
import { t } from "../words/text";

/** The lessons and their steps for the search over the page. */
export const findLessons = (): Findable[] =>
  lessons.flatMap(({ id, title, summary, stepTitles }, index) => [
    {
      id: `lesson/${id}`,
      kind: "lesson",
      label: t`Lesson ${index + 1}`,
      title,
      text: summary,
      inEnglish: true,
      target: { to: "lesson", lesson: id, step: null },
    },
    ...stepTitles.map((stepTitle, step): Findable => ({
      id: `lesson/${id}/${step + 1}`,
      kind: "lesson",
      label: t`Lesson ${index + 1}, step ${step + 1}`,
      title: stepTitle,
      text: title,
      inEnglish: true,
      target: { to: "lesson", lesson: id, step },
    })),
  ]);
