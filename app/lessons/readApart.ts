import { readApart as readTextApart } from "../channel/readApart";
import { say } from "./format/message";
import type { LessonReading, LessonText } from "./format/readLesson";
import type { LessonRequests } from "./lessonRequests";

/** Reads a lesson from elsewhere in a separate worker, and ends the worker if it takes too long. */
export async function readApart(lesson: LessonText): Promise<LessonReading> {
  const read = await readTextApart<LessonRequests, "readLesson">("readLesson", lesson);
  if (read.ok) return read.answer;
  const message =
    read.why === "tookTooLong"
      ? say`It took too long to read this lesson.`
      : say`A part of this page could not be loaded. Reload to try again.`;
  return { ok: false, errors: [{ line: 1, message }] };
}
