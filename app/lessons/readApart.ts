import { openChannel } from "../simulation/channel";
import { startWorker } from "../simulation/startWorker";
import { say, type Message } from "./format/message";
import type { LessonReading, LessonText } from "./format/readLesson";
import type { LessonKinds } from "./kinds";

/** Many times what the longest lesson takes. */
const mostMilliseconds = 10_000;

/** Reads a lesson from elsewhere in a separate worker, and ends the worker if it takes too long. */
export function readApart(lesson: LessonText): Promise<LessonReading> {
  const channel = openChannel<LessonKinds>(startWorker, { readLesson: "beside" });
  return new Promise<LessonReading>((resolve) => {
    const fail = (message: Message) => resolve({ ok: false, errors: [{ line: 1, message }] });
    setTimeout(() => fail(say`It took too long to read this lesson.`), mostMilliseconds);
    channel.ask("readLesson", lesson, (reply) =>
      reply.ok ? resolve(reply.answer) : fail(say`A part of this page could not be loaded. Reload to try again.`),
    );
  }).finally(channel.end);
}
