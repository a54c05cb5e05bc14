import { run } from "../../engine/index";
import { toRun } from "../simulation/toRun";
import { measured } from "./measure";
import type { Answered, AskedQuestion } from "./useAnswers";
import { answerHeartbeats } from "../ui/heartbeat";

declare const self: DedicatedWorkerGlobalScope;

answerHeartbeats(self);
/** Runs the steps of questions, one after the other, and measures what each asks for. */
self.addEventListener("message", ({ data: { key, scenario, measure } }: MessageEvent<AskedQuestion>) => {
  const ran = run(scenario);
  const answer: Answered = { key, value: ran.ok ? measured(toRun(1, ran.trace, 1), measure) : null };
  self.postMessage(answer);
});
