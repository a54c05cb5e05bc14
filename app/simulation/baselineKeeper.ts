import { compareRuns, hasSameRun, startRun, type Comparison, type Scenario, type Trace } from "../../engine/index";
import { partsFor } from "../channel/lateParts";
import { detailOf, refused, type KeptRun } from "./keptRun";
import type { Kinds, RunAnswer } from "./protocol";
import { givenUp, type GivenUp, type Task } from "../channel/serve";
import { advanceInSlices, nextTask, quietMilliseconds, shareOf } from "../channel/slices";
import { detailTransferables, toRun, transferables } from "./toRun";

/** What the keeper needs from the worker around it. */
interface Surroundings {
  /** The page's own last run. */
  finished(): KeptRun | null;
  /** True while the page's own run is under way. */
  isBusy(): boolean;
}

type BaselineTask = Task<Kinds["baseline"]["part"]>;

/** The part of the worker that compares. It runs the baseline while the page's own run leaves it time, and keeps that run. */
export function baselineKeeper({ finished, isBusy }: Surroundings) {
  let kept: KeptRun | null = null;

  async function run({ scenario, rows, view }: Kinds["baseline"]["request"], task: BaselineTask): Promise<RunAnswer | GivenUp> {
    kept = null;
    if (!(await leisure(task))) return givenUp;
    const present = finished();
    // A baseline that was just pinned equals the page's last run, so its trace is used.
    if (present && hasSameRun(present.scenario, scenario)) return keep(scenario, present.trace);
    const started = startRun(scenario, await partsFor(scenario));
    if (!started.ok) return refused(scenario, started.refusal);
    const begun = performance.now();
    const simulation = await advanceInSlices(started.simulation, async () => {
      const goesOn = await leisure(task);
      if (goesOn && performance.now() - begun > quietMilliseconds) task.tell({ share: shareOf(started.simulation, scenario) });
      return goesOn;
    });
    return simulation === givenUp ? givenUp : keep(scenario, simulation.trace());

    function keep(of: Scenario, trace: Trace): RunAnswer {
      kept = { id: task.id, scenario: of, trace, lastSecond: trace.durationSeconds };
      const answer = toRun(task.id, trace, rows);
      const detail = view && detailOf(kept, view);
      task.handOver([...transferables(answer), ...detailTransferables(detail)]);
      return { run: answer, detail, problems: trace.problems };
    }
  }

  /** Waits until the page's own run is over; false if the baseline was given up meanwhile. */
  async function leisure(task: BaselineTask): Promise<boolean> {
    do await nextTask();
    while (isBusy() && !task.isGivenUp);
    return !task.isGivenUp;
  }

  return {
    run,
    kept: () => kept,
    /** Compares with the page's own finished run of that id. */
    async compare(id: number): Promise<Comparison | null> {
      const [before, present] = [kept, finished()];
      if (before === null || present?.id !== id) return null;
      const parts = await partsFor(before.scenario, present.scenario);
      return compareRuns(before, present, parts);
    },
    forget(): void {
      kept = null;
    },
  };
}
