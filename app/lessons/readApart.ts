import { say, type Message } from "./format/message";
import type { LessonReading, LessonText } from "./format/readLesson";

/** Many times as long as the longest lesson takes. */
const mostMilliseconds = 10_000;

/** Reads a lesson from elsewhere in a worker of its own, which is ended where it takes too long. */
export function readApart(lesson: LessonText): Promise<LessonReading> {
  const worker = new Worker(new URL("./readLesson.worker.ts", import.meta.url), { type: "module" });
  return new Promise<LessonReading>((resolve) => {
    const refuse = (message: Message) => resolve({ ok: false, errors: [{ line: 1, message }] });
    setTimeout(() => refuse(say`It took too long to read this lesson.`), mostMilliseconds);
    worker.onmessage = ({ data }: MessageEvent<LessonReading>) => resolve(data);
    worker.onerror = () => refuse(say`A part of this page could not be loaded. Reload to try again.`);
    worker.postMessage(lesson);
  }).finally(() => worker.terminate());
}
