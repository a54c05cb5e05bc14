import type { Scenario } from "../../engine/index";
import { openChannel } from "../simulation/channel";
import { policies } from "../simulation/policies";
import type { Kinds } from "../simulation/protocol";

/** What a preview draws of a run: the replicas at each reconcile; NaN if nothing was proposed. */
export interface PreviewRun {
  at: Float64Array;
  proposal: Float64Array;
  applied: Float64Array;
}

/** Null: the run could not be made. */
type Hear = (run: PreviewRun | null) => void;

/** Runs ready scenarios for their previews in a separate worker, so that the page's own run goes on meanwhile. */
export function connectPreviews(startWorker: () => Worker) {
  const channel = openChannel<Kinds>(startWorker, policies);
  const known = new Map<string, PreviewRun>();
  return {
    known: (id: string): PreviewRun | null => known.get(id) ?? null,
    /** Returns a function that withdraws the request. */
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
