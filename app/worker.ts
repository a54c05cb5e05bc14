import type { LessonKinds } from "./lessons/kinds";
import type { Kinds } from "./simulation/protocol";
import { runner } from "./simulation/runner";
import { late, serve } from "./simulation/serve";

declare const self: DedicatedWorkerGlobalScope;

/** The page's own worker, which has the engine. The page starts it as often as it needs. */
serve<Kinds & LessonKinds>(self, {
  ...runner(),
  async readLesson({ id, text }) {
    const { readLesson } = await late(() => import("./lessons/format/readLesson"));
    return readLesson(id, text);
  },
});
