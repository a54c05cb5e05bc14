import { simulate, todaysController } from "../../engine/index";
import { firstController } from "../../engine/first";
import { library } from "../../engine/library";
import type { PreviewAnswer } from "./protocol";
import { answerHeartbeats } from "../ui/heartbeat";

declare const self: DedicatedWorkerGlobalScope;

answerHeartbeats(self);
/** Runs the ready scenarios that are asked for by id, apart from the page's own run, which goes on meanwhile. */
self.addEventListener("message", ({ data: id }: MessageEvent<string>) => {
  const scenario = library.find((entry) => entry.id === id)!.scenario;
  const controller = scenario.flags.kubernetesVersion === "1.2" ? firstController(scenario.flags) : todaysController(scenario.flags);
  const { steps } = simulate(scenario, controller.parse(scenario.manifest).hpa!, undefined, controller);
  const answer: PreviewAnswer = { id, at: steps.at, asked: steps.proposal, applied: steps.applied };
  self.postMessage(answer, [steps.at.buffer, steps.proposal.buffer, steps.applied.buffer]);
});
