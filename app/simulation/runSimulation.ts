import type { DiagnosisContext, Problem, Reconcile, ReconcileV1, Scenario } from "../../engine/index";
import type { Diagnosed, Run, WorkerAnswer, WorkerRequest } from "./protocol";

export interface SimulationListener {
  finished(run: Run, problems: Problem[]): void;
  /** A long run, as far as it has come. */
  partial(run: Run): void;
  invalid(problems: Problem[]): void;
  progress(share: number): void;
  /** A long run was given up by the person. */
  cancelled(): void;
  failed(message: string): void;
  decision(run: number, step: number, reconcile: Reconcile | null, firstReconcile: ReconcileV1 | null): void;
  diagnosed(diagnosed: Diagnosed): void;
}

export interface SimulationClient {
  /** Runs a scenario; while one is under way only the newest of the others is kept. */
  run(scenario: Scenario, rows: number): void;
  decide(run: number, step: number): void;
  /** Judges a text; it waits for no run, and only the newest judgement arrives. */
  diagnose(text: string, context: DiagnosisContext | null): void;
  cancel(): void;
}

type RunRequest = Extract<WorkerRequest, { type: "run" }>;

/** The page's end of the protocol: one run in flight, the newest pending kept, answers to anything else dropped. */
export function connectSimulation(startWorker: () => Worker, listener: SimulationListener): SimulationClient {
  let worker: Worker | null = null;
  let nextId = 1;
  let inFlight: RunRequest | null = null;
  let pending: RunRequest | null = null;
  let askedDecision = 0;
  let askedDiagnosis = 0;

  const send = (request: WorkerRequest) => (worker ??= listen(startWorker())).postMessage(request);
  const start = (request: RunRequest) => {
    inFlight = request;
    send(request);
  };
  const settle = () => {
    inFlight = null;
    if (pending) start(pending);
    pending = null;
  };

  function onAnswer({ data }: MessageEvent<WorkerAnswer>): void {
    if (data.type === "decision") {
      if (data.id === askedDecision) listener.decision(data.run, data.step, data.reconcile, data.firstReconcile);
      return;
    }
    if (data.type === "diagnosed") {
      if (data.id === askedDiagnosis) listener.diagnosed(data.diagnosed);
      return;
    }
    if (data.id !== inFlight?.id) return;
    if (data.type === "progress" || data.type === "partial") {
      // A long run whose result nobody waits for makes way.
      if (pending) send({ type: "cancel", id: data.id });
      else if (data.type === "progress") listener.progress(data.share);
      else listener.partial(data.run);
      return;
    }
    const superseded = pending !== null;
    settle();
    if (data.type === "finished") listener.finished(data.run, data.problems);
    else if (data.type === "invalid") listener.invalid(data.problems);
    else if (data.type === "failed") listener.failed(data.message);
    else if (!superseded) listener.cancelled();
  }

  /** A worker that broke, or never loaded, answers nothing more: the next run gets a new one. */
  function onBroken(event: ErrorEvent): void {
    event.preventDefault();
    worker?.terminate();
    worker = null;
    inFlight = pending = null;
    listener.failed(event.message || "The simulation could not be loaded.");
  }

  function listen(started: Worker): Worker {
    started.addEventListener("message", onAnswer);
    started.addEventListener("error", onBroken);
    return started;
  }

  return {
    run(scenario, rows) {
      const request: RunRequest = { type: "run", id: nextId++, scenario, rows };
      if (inFlight) pending = request;
      else start(request);
    },
    decide(run, step) {
      askedDecision = nextId++;
      send({ type: "decision", id: askedDecision, run, step });
    },
    diagnose(text, context) {
      askedDiagnosis = nextId++;
      send({ type: "diagnose", id: askedDiagnosis, text, context });
    },
    cancel() {
      if (inFlight) send({ type: "cancel", id: inFlight.id });
    },
  };
}
