import type { ComparedRun, RunRefusal, Scenario } from "../../engine/index";
import { partsFor } from "../channel/lateParts";
import { SaidError } from "../channel/saidError";
import type { RunAnswer } from "./protocol";
import type { Detail, RowsWanted } from "../run/run";
import { toDetail } from "./toRun";
import { withVpa } from "./withVpa";

/** A run whose trace is kept; `lastSecond` is the last that was simulated. */
export interface KeptRun extends ComparedRun {
  id: number;
  lastSecond: number;
}

/** null if the run has not come that far. */
export const detailOf = ({ id, trace, lastSecond }: KeptRun, view: RowsWanted): Detail | null =>
  view.from > lastSecond ? null : toDetail(id, trace, { ...view, to: Math.min(view.to, lastSecond) });

/**
 * A manifest with errors is an answer, but a run beyond the limits fails, in words for the page. The run only knows that the text has
 * errors; the editor's judge finds which. If its code cannot be loaded, the run's own problems are used.
 */
export async function refused(scenario: Scenario, refusal: RunRefusal): Promise<RunAnswer> {
  if (refusal.kind === "limits") throw new SaidError(refusal);
  const room = await import("./judgeText").catch(() => null);
  const { keda } = await partsFor(scenario);
  if (room === null) return { run: null, problems: refusal.problems };
  const reading = room.judge(scenario.manifest, scenario.flags, keda);
  return { run: null, problems: (await withVpa(scenario.manifest, scenario.flags, reading)).problems };
}
