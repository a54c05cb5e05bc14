import { foreign } from "../../engine/index";
import { readApart as readTextApart } from "../channel/readApart";
import { longestAnswers, type AnswerLink } from "./answerLinks";
import type { LessonReading, LessonText } from "./format/readLesson";
import type { LessonRequests } from "./lessonRequests";

/** Reads a lesson from elsewhere in a separate worker, and ends the worker if it takes too long. */
export async function readApart(lesson: LessonText): Promise<LessonReading> {
  const read = await readTextApart<LessonRequests, "readLesson">("readLesson", lesson);
  if (read.ok) return read.answer;
  return { ok: false, errors: [{ line: 1, message: foreign(read.error) }] };
}

/** Finds the participants' answers in a text; the error in one sentence if that takes too long. */
export async function answersApart(text: string): Promise<{ ok: true; found: AnswerLink[] } | { ok: false; error: string }> {
  const read = await readTextApart<LessonRequests, "answerLinks">("answerLinks", { text: text.slice(0, longestAnswers) });
  return read.ok ? { ok: true, found: read.answer } : read;
}
