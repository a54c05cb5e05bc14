import type { LessonReading, LessonText } from "./format/readLesson";

/** The lessons' requests to a worker. */
export interface LessonKinds {
  /** A lesson from elsewhere: if its reader is busy for long, nothing else waits for it. */
  readLesson: { request: LessonText; answer: LessonReading };
}
