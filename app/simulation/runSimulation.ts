import { sharesRun } from "../../engine/index";
import type { AnyReconcile, DiagnosisContext, Problem, Scenario } from "../../engine/index";
import { t } from "../words/text";
import { openChannel, type Channel, type Loss } from "./channel";
import { policies } from "./policies";
import type { Diagnosed, Kinds, RunWanted } from "./protocol";
import type { RunPart, TakenPart } from "../run/run";
import type { Detail, RowsWanted, Run } from "../run/run";

export interface SimulationListener {
  /** `scenario` is the one that was run. */
  finished(run: Run, problems: readonly Problem[], detail: Detail | null, scenario: Scenario): void;
  /** A long run, as far as it has come. */
  partial(run: Run, detail: Detail | null): void;
  invalid(problems: readonly Problem[]): void;
  progress(share: number): void;
  /** The user cancelled a long run. */
  cancelled(): void;
  failed(message: string): void;
  /** The worker stopped answering; another one makes the run again. */
  restarted(): void;
  decision(run: number, step: number, reconcile: AnyReconcile): void;
  /** null if the code that judges could not be loaded. */
  diagnosed(diagnosed: Diagnosed | null): void;
}

export interface SimulationClient {
  /** Runs a scenario. While a run is under way, only the newest of the waiting ones is kept. */
  run(scenario: Scenario, rows: number, view?: RowsWanted | null): void;
  decide(run: number, step: number): void;
  /** Judges a text. It waits for no run, and only the newest judgement arrives. */
  diagnose(text: string, context: DiagnosisContext | null): void;
  /** A file or the rescales of a whole run; null if the worker cannot give them. */
  takeAway(run: number, part: RunPart): Promise<TakenPart | null>;
  /** A record that is not opened; null if the worker cannot give it. */
  decisionAt(run: number, step: number): Promise<AnyReconcile | null>;
  cancel(): void;
  /** All other requests to the worker. */
  ask: Channel<Kinds>["ask"];
  giveUp: Channel<Kinds>["giveUp"];
  /** `hear` is called when the worker is gone, with all that it kept. */
  hearOfLoss(hear: () => void): void;
}

/** The page's own worker. It keeps a run of the newest scenario; if it stops answering, a new worker makes that run again. */
export function connectSimulation(startWorker: () => Worker, listener: SimulationListener): SimulationClient {
  const channel = openChannel<Kinds>(startWorker, policies, onLost);
  /** The newest request of each kind, for a worker that replaces this one. */
  let lastRun: RunWanted | null = null;
  let lastDiagnosis: Kinds["diagnose"]["request"] | null = null;
  /** Runs that were under way or waiting when the worker was lost, the newest last. */
  let lostRuns: RunWanted[] = [];
  /** The scenario at which the last worker stopped answering. */
  let silencedBy: Scenario | null = null;
  let hearOfLoss = () => {};
  const decisions = openDecisions(channel.ask, listener.decision);

  function run(wanted: RunWanted): void {
    channel.ask(
      "run",
      wanted,
      (reply) => {
        if (!reply.ok && reply.why === "lost") lostRuns.push(wanted);
        if (!reply.ok && reply.why !== "failed") return;
        lastRun = wanted;
        if (!reply.ok) listener.failed(reply.message ?? t`A part of the simulation could not be loaded.`);
        else if (reply.answer.run === null) listener.invalid(reply.answer.problems);
        else listener.finished(reply.answer.run, reply.answer.problems, reply.answer.detail, wanted.scenario);
      },
      (part) => (part.kind === "progress" ? listener.progress(part.share) : listener.partial(part.run, part.detail)),
    );
  }

  function diagnose(request: Kinds["diagnose"]["request"]): void {
    lastDiagnosis = request;
    channel.ask("diagnose", request, (reply) => {
      if (reply.ok) listener.diagnosed(reply.answer);
      else if (reply.why === "failed") listener.diagnosed(null);
    });
  }

  /**
   * A worker that broke is not started again for the same run. After a worker stopped answering, the run is made again, unless its scenario
   * has stopped two workers.
   */
  function onLost(loss: Loss): void {
    const [cause = lastRun] = lostRuns;
    const again = lostRuns.at(-1) ?? lastRun;
    lostRuns = [];
    if (loss.kind === "broke") listener.failed(loss.message || t`The simulation could not be loaded.`);
    else {
      const twice = cause !== null && silencedBy !== null && sharesRun(cause.scenario, silencedBy);
      silencedBy = cause?.scenario ?? null;
      if (twice && (again === null || sharesRun(again.scenario, cause.scenario))) {
        listener.failed(t`The simulation stopped answering twice. Change the scenario, or try again.`);
      } else {
        listener.restarted();
        if (lastDiagnosis) diagnose(lastDiagnosis);
        if (again) run(again);
      }
    }
    hearOfLoss();
  }

  return {
    run: (scenario, rows, view = null) => run({ scenario, rows, view }),
    decide: decisions.open,
    diagnose: (text, context) => diagnose({ text, context }),
    takeAway: (id, part) =>
      new Promise((resolve) => channel.ask("takeAway", { run: id, part }, (reply) => resolve(reply.ok ? reply.answer : null))),
    decisionAt: (run, step) =>
      new Promise((resolve) => channel.ask("decision", { run, step }, (reply) => resolve(reply.ok ? reply.answer : null))),
    cancel() {
      // The user sees the run under way and the one waiting behind it as one run, so both are given up.
      if (channel.giveUp("run")) listener.cancelled();
    },
    ask: channel.ask,
    giveUp: channel.giveUp,
    hearOfLoss: (hear) => void (hearOfLoss = hear),
  };
}

/** Opens decisions. If the user steps from one to the next, the following decision is fetched ahead. */
function openDecisions(ask: Channel<Kinds>["ask"], show: SimulationListener["decision"]) {
  interface Place {
    run: number;
    step: number;
    reconcile: AnyReconcile | null;
  }
  let opened: Place | null = null;
  let ahead: Place | null = null;

  function fetched(run: number, step: number): Place {
    const place: Place = { run, step, reconcile: null };
    ask("decision", { run, step }, (reply) => {
      if (!reply.ok || !reply.answer) return;
      place.reconcile = reply.answer;
      if (place === opened) show(run, step, reply.answer);
    });
    return place;
  }

  return {
    open(run: number, step: number) {
      const stride = opened?.run === run ? step - opened.step : 0;
      const known = ahead?.run === run && ahead.step === step && ahead.reconcile ? ahead : null;
      opened = known ?? fetched(run, step);
      if (known?.reconcile) show(run, step, known.reconcile);
      if (Math.abs(stride) === 1) ahead = fetched(run, step + stride);
    },
  };
}
