import { foreign } from "../../engine/index";
import { readApart as readTextApart } from "../channel/readApart";
import type { LessonReading, LessonText } from "./format/readLesson";
import type { LessonRequests } from "./lessonRequests";

/** Reads a lesson from elsewhere in a separate worker, and ends the worker if it takes too long. */
export async function readApart(lesson: LessonText): Promise<LessonReading> {
  const read = await readTextApart<LessonRequests, "readLesson">("readLesson", lesson);
  if (read.ok) return read.answer;
  return { ok: false, errors: [{ line: 1, message: foreign(read.error) }] };
}
