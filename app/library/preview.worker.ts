import { run } from "../../engine/index";
import { library } from "../../engine/library";
import type { PreviewAnswer } from "./protocol";
import { answerHeartbeats } from "../ui/heartbeat";

declare const self: DedicatedWorkerGlobalScope;

answerHeartbeats(self);
/** Runs the ready scenarios that are asked for by id, apart from the page's own run, which goes on meanwhile. */
self.addEventListener("message", ({ data: id }: MessageEvent<string>) => {
  const scenario = library.find((entry) => entry.id === id)!.scenario;
  const ran = run(scenario);
  if (!ran.ok) throw new Error(`the library's ${id} does not run`);
  const { steps } = ran.trace;
  const answer: PreviewAnswer = { id, at: steps.at, asked: steps.proposal, applied: steps.applied };
  self.postMessage(answer, [steps.at.buffer, steps.proposal.buffer, steps.applied.buffer]);
});
