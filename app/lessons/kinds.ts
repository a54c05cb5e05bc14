import type { LessonReading, LessonText } from "./format/readLesson";

/** What the lessons' room asks of a worker. */
export interface LessonKinds {
  /** A lesson from elsewhere: whatever keeps its reader busy keeps nothing else from working. */
  readLesson: { request: LessonText; answer: LessonReading };
}
