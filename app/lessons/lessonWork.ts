import type { Handlers } from "../channel/serve";
import { answerLinksIn } from "./answerLinks";
import { readLesson } from "./format/readLesson";
import type { LessonRequests } from "./lessonRequests";

/** The worker's part for lessons, which it loads at the first request. */
export const lessonWork: Handlers<LessonRequests> = {
  readLesson: ({ id, text }) => readLesson(id, text),
  answerLinks: ({ text }) => answerLinksIn(text),
};
