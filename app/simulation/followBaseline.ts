import { stepAt } from "../../engine/index";
import { underived, useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { viewed } from "../store/zoom";
import { t } from "../words/text";
import type { Reply } from "../channel/channel";
import { isServed, rowsWanted } from "./followZoom";
import type { RunAnswer } from "./protocol";
import type { RowsWanted, Run } from "../run/run";
import type { SimulationClient } from "./runSimulation";

const rows = 600;

/** Keeps the baseline's run, its decision at the cursor and the comparison up to date with the pinned scenario and the present run. */
export function followBaseline({ ask, giveUp, hearOfLoss }: Pick<SimulationClient, "ask" | "giveUp" | "hearOfLoss">): void {
  /** True after the worker that kept the run broke; the next worker keeps no run yet. */
  let lost = false;

  function start(): void {
    const { scenario } = useBaseline.getState();
    lost = false;
    useBaseline.setState(underived);
    for (const kind of ["baseline", "baselineDecision", "baselineRows", "compare"] as const) giveUp(kind);
    if (scenario) ask("baseline", { scenario, rows, view: null }, ran, ({ share }) => useBaseline.setState({ progress: share }));
    else ask("forgetBaseline", null, () => undefined);
  }

  function ran(reply: Reply<RunAnswer>): void {
    if (!reply.ok) return reply.why === "failed" ? failed(reply.message) : undefined;
    const { run, problems } = reply.answer;
    if (!run) return stopWith(problems.find(({ severity }) => severity === "error")?.message ?? "");
    useBaseline.setState({ run, detail: reply.answer.detail, progress: null });
    askDecision();
    askRows();
    return compare();
  }

  function askDecision(): void {
    const { run } = useBaseline.getState();
    const { cursor } = useView.getState();
    const step = run && cursor !== null ? stepAt(run.steps.at, cursor) : -1;
    giveUp("baselineDecision");
    if (!run || step < 0) return useBaseline.setState({ reconcile: null });
    ask("baselineDecision", { run: run.id, step }, (reply) => reply.ok && useBaseline.setState({ reconcile: reply.answer }));
  }

  function askRows(): void {
    const { run, detail } = useBaseline.getState();
    const wanted = run && inView(run);
    if (!run || !wanted || isServed(wanted, run, detail)) return;
    ask("baselineRows", { run: run.id, view: wanted }, (reply) => reply.ok && useBaseline.setState({ detail: reply.answer }));
  }

  function compare(): void {
    const present = finishedRun();
    if (!present || !useBaseline.getState().run) return;
    ask("compare", { run: present.id }, (reply) => {
      if (reply.ok && reply.answer) useBaseline.setState({ comparison: reply.answer, comparedRun: present.id });
      else if (!reply.ok && reply.why === "failed") failed(reply.message);
    });
  }

  // The request waits for the next change, because a worker that cannot be loaded would otherwise break again and again.
  hearOfLoss(() => {
    useBaseline.setState(underived);
    lost = true;
  });
  useBaseline.subscribe(({ scenario }, before) => {
    if (scenario !== before.scenario) start();
  });
  useTrace.subscribe(({ run }, before) => {
    if (run === before.run) return;
    if (lost && finishedRun()) start();
    else compare();
  });
  useView.subscribe(({ cursor, zoom }, before) => {
    if (cursor !== before.cursor) askDecision();
    if (zoom !== before.zoom) askRows();
  });
  useScenario.subscribe(({ scenario }, before) => {
    if (scenario.durationSeconds !== before.scenario.durationSeconds) askRows();
  });
  if (useBaseline.getState().scenario) start();
}

const failed = (message: string | null) => stopWith(message ?? t`The part of this page that compares runs could not be loaded.`);
const stopWith = (failure: string) => useBaseline.setState({ failure, progress: null });

/** null while a run is under way, and while a pointer draws, because another run follows each of those. */
function finishedRun(): Run | null {
  const { run } = useTrace.getState();
  return run && run.digest !== null && !useScenario.getState().gesture ? run : null;
}

/**
 * The wanted rows for the part that the figures show, clipped to this run, which may be longer or shorter than the present one. null if the
 * run's own rows are fine enough.
 */
function inView({ durationSeconds }: Run): RowsWanted | null {
  const { from, to } = viewed(useView.getState().zoom, useScenario.getState().scenario.durationSeconds);
  if (from >= durationSeconds || (from <= 0 && to >= durationSeconds)) return null;
  return rowsWanted({ from, to: Math.min(to, durationSeconds) }, durationSeconds, rows);
}
