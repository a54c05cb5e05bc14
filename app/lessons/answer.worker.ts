import { simulate, todaysController } from "../../engine/index";
import { firstController } from "../../engine/first";
import { toRun } from "../simulation/toRun";
import { measured } from "./measure";
import type { Answered, AskedQuestion } from "./useAnswers";
import { answerHeartbeats } from "../ui/heartbeat";

declare const self: DedicatedWorkerGlobalScope;

answerHeartbeats(self);
/** Runs the steps of questions, one after the other, and measures what each asks for. */
self.addEventListener("message", ({ data: { key, scenario, measure } }: MessageEvent<AskedQuestion>) => {
  const controller = scenario.flags.kubernetesVersion === "1.2" ? firstController(scenario.flags) : todaysController(scenario.flags);
  const { hpa } = controller.parse(scenario.manifest);
  const value = hpa && measured(toRun(1, simulate(scenario, hpa, undefined, controller), 1), measure);
  const answer: Answered = { key, value };
  self.postMessage(answer);
});
