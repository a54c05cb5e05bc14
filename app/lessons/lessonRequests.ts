import type { LessonReading, LessonText } from "./format/readLesson";

/** The requests that lessons send to a worker. */
export interface LessonRequests {
  /** A lesson from elsewhere has a request of its own, so that a slow reader delays nothing else. */
  readLesson: { request: LessonText; answer: LessonReading };
}
