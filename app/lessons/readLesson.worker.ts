import { readLesson, type LessonText } from "./format/readLesson";
import { answerHeartbeats } from "../ui/heartbeat";

declare const self: DedicatedWorkerGlobalScope;

answerHeartbeats(self);
/** Reads a lesson from elsewhere; whatever keeps the reader busy keeps nothing else from working. */
self.addEventListener("message", ({ data: { id, text } }: MessageEvent<LessonText>) => self.postMessage(readLesson(id, text)));
