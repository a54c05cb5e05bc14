import { openChannel } from "../../simulation/channel";
import { startWorker } from "../../simulation/startWorker";
import { useEvidence } from "../../store/evidence";
import type { ContinueAnswer, GoOnKinds } from "./kinds";

const channel = openChannel<GoOnKinds>(startWorker, { continueEvidence: "replaces" });

/** Makes a scenario of one autoscaler of the open evidence, in a worker that lives as long as that takes; null: it failed. */
export function askToContinue(autoscaler: number, hear: (answer: ContinueAnswer | null) => void): void {
  const texts = useEvidence.getState().pieces.map(({ text }) => text);
  channel.ask("continueEvidence", { texts, autoscaler }, (reply) => {
    if (!reply.ok && reply.why === "givenUp") return;
    channel.end();
    hear(reply.ok ? reply.answer : null);
  });
}
