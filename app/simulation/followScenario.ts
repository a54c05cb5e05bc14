import type { Problem } from "../../engine/index";
import { useScenario, type ScenarioState } from "../store/scenario";
import { stepAt, useTrace } from "../store/trace";
import { useView } from "../store/view";
import { followZoom, rowsWanted } from "./followZoom";
import { connectSimulation, type SimulationClient } from "./runSimulation";

/** How long typing must pause before the figures follow. */
export const typingPauseMilliseconds = 250;
/** Rows for the charts: few while a pointer draws, more once it rests. */
const gestureRows = 120;
const restingRows = 600;

/** Keeps the trace up to date with the scenario, and the opened decision with the cursor. Returns how to cancel a long run. */
export function followScenario(startWorker: () => Worker): Pick<SimulationClient, "cancel"> {
  const client = connectSimulation(startWorker, {
    finished: (run, problems, detail) => {
      useTrace.setState({ run, detail, problems: unlessSame(problems), stale: false, progress: null, failure: null });
      keepCursorOnAStep();
      askDecision();
    },
    rows: (detail) => useTrace.setState({ detail }),
    invalid: (problems) =>
      useTrace.setState(({ run }) => ({ problems: unlessSame(problems), stale: run !== null, progress: null, failure: null })),
    progress: (progress) => useTrace.setState({ progress }),
    cancelled: () => useTrace.setState(({ run }) => ({ progress: null, stale: run !== null, failure: null })),
    failed: (failure) => useTrace.setState(({ run }) => ({ failure, progress: null, stale: run !== null })),
    decision: (run, step, reconcile) => {
      const current = useTrace.getState().run;
      if (current?.id === run && step === selectedStep()) useTrace.setState({ reconcile });
    },
  });

  function askDecision(): void {
    const { run } = useTrace.getState();
    const step = selectedStep();
    if (run && step >= 0) client.decide(run.id, step);
    else useTrace.setState({ reconcile: null });
  }

  let typing: ReturnType<typeof setTimeout> | undefined;
  const runNow = () => {
    clearTimeout(typing);
    const { scenario, gesture } = useScenario.getState();
    const rows = gesture ? gestureRows : restingRows;
    client.run(scenario, rows, rowsWanted(useView.getState().zoom, scenario.durationSeconds, rows));
  };
  useScenario.subscribe((state, before) => {
    if (!runsDiffer(state, before)) return;
    clearTimeout(typing);
    if (onlyTyped(state, before)) typing = setTimeout(runNow, typingPauseMilliseconds);
    else runNow();
  });
  useView.subscribe((view, before) => {
    if (view.cursor !== before.cursor) askDecision();
  });
  followZoom(client, restingRows);
  runNow();
  return client;
}

/** The name decides nothing; the end of a gesture asks for the finer rows. */
function runsDiffer({ scenario, gesture }: ScenarioState, before: ScenarioState): boolean {
  if (gesture !== before.gesture) return !gesture;
  return decisive.some((part) => scenario[part] !== before.scenario[part]);
}

const decisive = ["manifest", "load", "workload", "flags", "durationSeconds", "seed"] as const;

function onlyTyped({ scenario }: ScenarioState, { scenario: before }: ScenarioState): boolean {
  return decisive.every((part) => (scenario[part] !== before[part]) === (part === "manifest"));
}

/** The list that the store has, where the new one says the same: the editor redraws only what changed. */
function unlessSame(problems: readonly Problem[]): readonly Problem[] {
  const known = useTrace.getState().problems;
  return JSON.stringify(problems) === JSON.stringify(known) ? known : problems;
}

function selectedStep(): number {
  const { run } = useTrace.getState();
  const { cursor } = useView.getState();
  return run && cursor !== null ? stepAt(run.steps.at, cursor) : -1;
}

/** Another duration or sync period may leave the cursor between steps, or past the end. */
function keepCursorOnAStep(): void {
  const { run } = useTrace.getState();
  const { cursor } = useView.getState();
  if (!run || cursor === null) return;
  const at = run.steps.at[stepAt(run.steps.at, cursor)] ?? null;
  if (at !== cursor) useView.setState({ cursor: at });
}
