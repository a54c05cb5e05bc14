import type { Problem } from "../../engine/index";
import { useDiagnosis } from "../store/diagnosis";
import { withLineFeeds } from "../store/lineFeeds";
import { useScenario, type ScenarioState } from "../store/scenario";
import { stepAt, useTrace, type TraceState } from "../store/trace";
import { useView } from "../store/view";
import { diagnosisContext } from "./diagnosisContext";
import type { Run } from "./protocol";
import { connectSimulation, type SimulationClient } from "./runSimulation";

/** How long typing must pause before the figures follow. */
export const typingPauseMilliseconds = 250;
/** Rows for the charts: few while a pointer draws, more once it rests. */
const gestureRows = 120;
const restingRows = 600;

/** Keeps the trace up to date with the scenario, and the opened decision with the cursor. Returns how to cancel a long run. */
export function followScenario(startWorker: () => Worker): Pick<SimulationClient, "cancel"> {
  /** What the figures go back to when a run that has begun to show is given up. */
  let finished: Run | null = null;

  const client = connectSimulation(startWorker, {
    finished: (run, problems) => {
      finished = run;
      useTrace.setState({ run, problems: unlessSame(problems, useTrace.getState().problems), stale: false, progress: null, failure: null });
      keepCursorOnAStep();
      askDecision();
    },
    partial: (run) => {
      // While a pointer draws, whole figures of a moment ago tell more than the beginnings of new ones.
      if (useScenario.getState().gesture) return;
      useTrace.setState({ run, stale: false, failure: null });
      askDecision();
    },
    invalid: (problems) => giveUp({ problems: unlessSame(problems, useTrace.getState().problems) }),
    progress: (progress) => useTrace.setState({ progress }),
    cancelled: () => giveUp({}),
    failed: (failure) => {
      // What was asked of a broken worker is asked again of the next.
      judged = [];
      giveUp({ failure });
    },
    decision: (run, step, reconcile, firstReconcile) => {
      const current = useTrace.getState().run;
      if (current?.id === run && step === selectedStep()) useTrace.setState({ reconcile, firstReconcile });
    },
    diagnosed: ({ text, diagnostics, documents }) =>
      useDiagnosis.setState({ text, diagnostics: unlessSame(diagnostics, useDiagnosis.getState().diagnostics), documents }),
  });

  function giveUp(change: Partial<TraceState>): void {
    useTrace.setState({ progress: null, failure: null, ...change, run: finished, stale: finished !== null });
    askDecision();
  }

  function askDecision(): void {
    const { run, reconcile, firstReconcile } = useTrace.getState();
    const step = selectedStep();
    if (run && step >= 0) client.decide(run.id, step);
    else if (reconcile ?? firstReconcile) useTrace.setState({ reconcile: null, firstReconcile: null });
  }

  let judged: readonly unknown[] = [];
  function diagnose(): void {
    const { scenario } = useScenario.getState();
    const { silenced } = useView.getState();
    const asked = [scenario.manifest, scenario.flags, scenario.workload, silenced];
    if (asked.every((part, index) => part === judged[index])) return;
    judged = asked;
    client.diagnose(withLineFeeds(scenario.manifest), diagnosisContext(scenario, silenced));
  }

  let typing: ReturnType<typeof setTimeout> | undefined;
  const runNow = () => {
    clearTimeout(typing);
    // Asked first: the text's judgement waits for no run.
    diagnose();
    const { scenario, gesture } = useScenario.getState();
    client.run(scenario, gesture ? gestureRows : restingRows);
  };
  useScenario.subscribe((state, before) => {
    if (!runsDiffer(state, before)) return;
    clearTimeout(typing);
    if (onlyTyped(state, before)) typing = setTimeout(runNow, typingPauseMilliseconds);
    else runNow();
  });
  useView.subscribe((view, before) => {
    if (view.cursor !== before.cursor) askDecision();
    if (view.silenced !== before.silenced) diagnose();
  });
  runNow();
  return client;
}

/** The name decides nothing; the end of a gesture asks for the finer rows. */
function runsDiffer({ scenario, gesture }: ScenarioState, before: ScenarioState): boolean {
  if (gesture !== before.gesture) return !gesture;
  return decisive.some((part) => scenario[part] !== before.scenario[part]);
}

const decisive = ["manifest", "load", "workload", "cluster", "incidents", "signals", "flags", "durationSeconds", "seed"] as const;

function onlyTyped({ scenario }: ScenarioState, { scenario: before }: ScenarioState): boolean {
  return decisive.every((part) => (scenario[part] !== before[part]) === (part === "manifest"));
}

/** The list that is known, where the new one says the same: only what changed is drawn anew. */
function unlessSame<P extends Problem>(problems: readonly P[], known: readonly P[]): readonly P[] {
  return JSON.stringify(problems) === JSON.stringify(known) ? known : problems;
}

/** −1 where none is selected, and while a run has not come so far. */
function selectedStep(): number {
  const { run } = useTrace.getState();
  const { cursor } = useView.getState();
  return run && cursor !== null && cursor <= run.lastSecond ? stepAt(run.steps.at, cursor) : -1;
}

/** Another duration or sync period may leave the cursor between steps, or past the end. */
function keepCursorOnAStep(): void {
  const { run } = useTrace.getState();
  const { cursor } = useView.getState();
  if (!run || cursor === null) return;
  const at = run.steps.at[stepAt(run.steps.at, cursor)] ?? null;
  if (at !== cursor) useView.setState({ cursor: at });
}
