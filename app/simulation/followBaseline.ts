import { underived, useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { stepAt, useTrace } from "../store/trace";
import { useView } from "../store/view";
import { viewed } from "../store/zoom";
import { t } from "../ui/text";
import type { BaselineAnswer } from "./baselineProtocol";
import { isServed, rowsWanted } from "./followZoom";
import type { RowsWanted, Run } from "./protocol";
import type { SimulationClient } from "./runSimulation";

const rows = 600;

/** Keeps the baseline's run, its decision at the cursor and the comparison up to date with what is pinned and with the present run. */
export function followBaseline(client: Pick<SimulationClient, "askBaseline" | "hearOfBaseline">): void {
  /** The newest request of each kind, of those that are not answered; older answers are dropped. */
  let askedRun = 0;
  let askedDecision = 0;
  let askedRows = 0;
  let askedComparison = 0;
  /** The view has moved since rows were asked for. */
  let moved = false;
  /** The worker that kept the run broke; another keeps nothing yet. */
  let lost = false;

  function start(): void {
    const { scenario } = useBaseline.getState();
    lost = false;
    useBaseline.setState(underived);
    askedDecision = askedRows = askedComparison = 0;
    if (scenario) askedRun = client.askBaseline({ kind: "run", scenario, rows, view: null });
    else {
      askedRun = 0;
      client.askBaseline({ kind: "forget" });
    }
  }

  function askDecision(): void {
    const { run } = useBaseline.getState();
    const { cursor } = useView.getState();
    const step = run && cursor !== null ? stepAt(run.steps.at, cursor) : -1;
    if (step >= 0) askedDecision = client.askBaseline({ kind: "decision", step });
    else {
      askedDecision = 0;
      useBaseline.setState({ reconcile: null, firstReconcile: null });
    }
  }

  function askRows(): void {
    const { run, detail } = useBaseline.getState();
    const wanted = run && inView(run);
    moved = askedRows !== 0;
    if (!moved && run && wanted && !isServed(wanted, run, detail)) askedRows = client.askBaseline({ kind: "rows", view: wanted });
  }

  function compare(): void {
    const present = finishedRun();
    if (askedComparison === 0 && present && useBaseline.getState().run) {
      askedComparison = client.askBaseline({ kind: "compare", run: present.id });
    }
  }

  function answered(id: number, answer: BaselineAnswer): void {
    switch (answer.kind) {
      case "run":
        if (id !== askedRun) return;
        useBaseline.setState({ run: answer.run, detail: answer.detail, progress: null });
        askDecision();
        askRows();
        return compare();
      case "progress":
        return id === askedRun ? useBaseline.setState({ progress: answer.share }) : undefined;
      case "invalid":
        return id === askedRun ? refuse(answer.problems.find(({ severity }) => severity === "error")?.message ?? "") : undefined;
      case "failed":
        return refuse(answer.message ?? t`The part of this page that compares runs could not be loaded.`);
      case "rows":
        if (id !== askedRows) return;
        askedRows = 0;
        useBaseline.setState({ detail: answer.detail });
        return moved ? askRows() : undefined;
      case "decision": {
        const { reconcile, firstReconcile } = answer;
        return id === askedDecision ? useBaseline.setState({ reconcile, firstReconcile }) : undefined;
      }
      case "comparison":
        if (id !== askedComparison) return;
        askedComparison = 0;
        if (answer.comparison) useBaseline.setState({ comparison: answer.comparison });
        // What has finished meanwhile is compared next.
        if (finishedRun()?.id !== answer.run) compare();
    }
  }

  client.hearOfBaseline({
    answered,
    // Asked at once, a worker that cannot be loaded would break again and again.
    lost() {
      useBaseline.setState(underived);
      lost = true;
    },
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

const refuse = (refusal: string) => useBaseline.setState({ refusal, progress: null });

/** null while a run is under way, and while a pointer draws: each of its runs is followed by another. */
function finishedRun(): Run | null {
  const { run } = useTrace.getState();
  return run && run.digest !== null && !useScenario.getState().gesture ? run : null;
}

/** The rows for what the figures show of it, which may be longer or shorter than the present run; null where its own are fine enough. */
function inView({ durationSeconds }: Run): RowsWanted | null {
  const { from, to } = viewed(useView.getState().zoom, useScenario.getState().scenario.durationSeconds);
  if (from >= durationSeconds || (from <= 0 && to >= durationSeconds)) return null;
  return rowsWanted({ from, to: Math.min(to, durationSeconds) }, durationSeconds, rows);
}
