import type { Scenario } from "../../engine/index";
import { openChannel } from "../channel/channel";
import { policies } from "../simulation/policies";
import type { Kinds } from "../simulation/protocol";

/** The part of a run that a preview draws: the replicas at each sync; NaN if the sync had no proposal. */
interface PreviewRun {
  at: Float64Array;
  proposal: Float64Array;
  applied: Float64Array;
}

/** null if the run failed. */
type Hear = (run: PreviewRun | null) => void;

/** Runs ready scenarios for their previews in a separate worker, so that they do not delay the page's own run. */
export function connectPreviews(startWorker: () => Worker) {
  const channel = openChannel<Kinds>(startWorker, policies);
  const known = new Map<string, PreviewRun>();
  return {
    known: (id: string): PreviewRun | null => known.get(id) ?? null,
    /** Returns a function that cancels the request. */
    ask: (id: string, scenario: Scenario, hear: Hear): (() => void) =>
      channel.ask("steps", { scenario }, (reply) => {
        if (!reply.ok) return reply.why === "givenUp" ? undefined : hear(null);
        if (!reply.answer) return hear(null);
        const { at, proposal, applied } = reply.answer.steps;
        const run = { at, proposal, applied };
        known.set(id, run);
        return hear(run);
      }),
  };
}
