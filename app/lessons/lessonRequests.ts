import type { AnswerLink } from "./answerLinks";
import type { LessonReading, LessonText } from "./format/readLesson";

/** The requests that lessons send to a worker. */
export interface LessonRequests {
  /** A lesson from elsewhere has a request of its own, so that a slow reader delays nothing else. */
  readLesson: { request: LessonText; answer: LessonReading };
  /** The participants' answers in a text that the leader of a workshop pastes. */
  answerLinks: { request: { text: string }; answer: AnswerLink[] };
}
