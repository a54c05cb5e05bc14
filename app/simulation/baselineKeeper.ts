import { compareRuns, startRun, type ComparedRun, type RunRefusal, type Scenario, type Trace } from "../../engine/index";
import type { BaselineAnswer, BaselineRequest } from "./baselineProtocol";
import type { Detail, RowsWanted } from "./protocol";
import { detailTransferables, toDetail, toRun, transferables } from "./toRun";

/** A run whose trace is kept. */
export interface FinishedRun extends ComparedRun {
  id: number;
}

/** What the keeper needs of the worker around it. */
interface Surroundings {
  /** The page's own last run. */
  finished(): FinishedRun | null;
  /** The page's own run is under way. */
  isBusy(): boolean;
  /** Lets waiting messages in. */
  nextTask(): Promise<void>;
  answer(id: number, answer: BaselineAnswer, transfer?: Transferable[]): void;
}

type Wanted = Extract<BaselineRequest, { kind: "run" }>;
type Outcome = { trace: Trace } | { refusal: RunRefusal } | "superseded";

const slice = { milliseconds: 25, seconds: 20 };
/** From when on a run's progress is told. */
const quietMilliseconds = 500;

/** The worker's part of comparing: runs the baseline when the page's own run leaves it time, keeps its trace, and answers what is asked of it. */
export function baselineKeeper({ finished, isBusy, nextTask, answer }: Surroundings) {
  /** The newest run that was asked for; older ones are given up. */
  let wanted = 0;
  let kept: FinishedRun | null = null;

  async function run(id: number, { scenario, rows, view }: Wanted): Promise<void> {
    wanted = id;
    kept = null;
    try {
      const outcome = await simulate(id, scenario);
      if (outcome === "superseded") return;
      if ("refusal" in outcome) return refuse(id, outcome.refusal);
      kept = { id, scenario, trace: outcome.trace };
      const run = toRun(id, outcome.trace, rows);
      const detail = view && detailOf(kept, view);
      answer(id, { kind: "run", run, detail }, [...transferables(run), ...detailTransferables(detail)]);
    } catch (error) {
      if (wanted === id) answer(id, { kind: "failed", message: error instanceof Error ? error.message : String(error) });
    }
  }

  async function simulate(id: number, scenario: Scenario): Promise<Outcome> {
    await leisure();
    const present = finished();
    // What was just pinned has run already.
    if (present && decides(present.scenario) === decides(scenario)) return wanted === id ? { trace: present.trace } : "superseded";
    const started = startRun(scenario);
    if (!started.ok) return started;
    const { simulation } = started;
    const begun = performance.now();
    while (!simulation.finished) {
      for (const end = performance.now() + slice.milliseconds; !simulation.finished && performance.now() < end;)
        simulation.advance(slice.seconds);
      await leisure();
      if (wanted !== id) return "superseded";
      if (performance.now() - begun > quietMilliseconds) {
        answer(id, { kind: "progress", share: simulation.second / (scenario.durationSeconds + 1) });
      }
    }
    return { trace: simulation.trace() };
  }

  function refuse(id: number, refusal: RunRefusal): void {
    if (refusal.kind === "manifest") answer(id, { kind: "invalid", problems: refusal.problems });
    else answer(id, { kind: "failed", message: refusal.message });
  }

  async function leisure(): Promise<void> {
    do await nextTask();
    while (isBusy());
  }

  function compare(id: number, run: number): void {
    const present = finished();
    const comparison = kept && present?.id === run ? compareRuns(kept, present) : null;
    answer(id, { kind: "comparison", run, comparison });
  }

  function sendRows(id: number, view: RowsWanted): void {
    const detail = kept && detailOf(kept, view);
    answer(id, { kind: "rows", detail }, detailTransferables(detail));
  }

  function decide(id: number, step: number): void {
    const { reconciles = [], firstReconciles = [] } = kept?.trace ?? {};
    answer(id, { kind: "decision", reconcile: reconciles[step] ?? null, firstReconcile: firstReconciles[step] ?? null });
  }

  return {
    ask(id: number, request: BaselineRequest): void {
      if (request.kind === "run") void run(id, request);
      else if (request.kind === "rows") sendRows(id, request.view);
      else if (request.kind === "decision") decide(id, request.step);
      else if (request.kind === "compare") compare(id, request.run);
      else {
        wanted = 0;
        kept = null;
      }
    },
  };
}

const detailOf = ({ id, trace }: FinishedRun, view: RowsWanted): Detail | null =>
  view.from > trace.durationSeconds ? null : toDetail(id, trace, { ...view, to: Math.min(view.to, trace.durationSeconds) });

/** All of a scenario that a run depends on: two with the same have the same run. */
const decides = (scenario: Scenario): string => JSON.stringify({ ...scenario, name: "" });
