import type { DiagnosisContext, Problem, Reconcile, ReconcileV1, Scenario } from "../../engine/index";
import type { BaselineAnswer, BaselineRequest } from "./baselineProtocol";
import type { Detail, Diagnosed, RowsWanted, Run, WorkerAnswer, WorkerRequest } from "./protocol";

export interface SimulationListener {
  finished(run: Run, problems: Problem[], detail: Detail | null): void;
  /** A long run, as far as it has come. */
  partial(run: Run, detail: Detail | null): void;
  /** Finer rows, as they were asked for. */
  rows(detail: Detail): void;
  invalid(problems: Problem[]): void;
  progress(share: number): void;
  /** A long run was given up by the person. */
  cancelled(): void;
  failed(message: string): void;
  decision(run: number, step: number, reconcile: Reconcile | null, firstReconcile: ReconcileV1 | null): void;
  diagnosed(diagnosed: Diagnosed): void;
}

/** Hears of the run that is compared with. */
export interface BaselineListener {
  /** `id` is the request's. */
  answered(id: number, answer: BaselineAnswer): void;
  /** The worker that kept it is gone. */
  lost(): void;
}

export interface SimulationClient {
  /** Runs a scenario; while one is under way only the newest of the others is kept. */
  run(scenario: Scenario, rows: number, view?: RowsWanted | null): void;
  /** Finer rows of a part of a run; while some are under way only the newest of the others are asked for. */
  showRows(run: number, view: RowsWanted): void;
  decide(run: number, step: number): void;
  /** Judges a text; it waits for no run, and only the newest judgement arrives. */
  diagnose(text: string, context: DiagnosisContext | null): void;
  /** Asks about the run that is compared with; returns the request's id. */
  askBaseline(request: BaselineRequest): number;
  hearOfBaseline(listener: BaselineListener): void;
  cancel(): void;
}

type RunRequest = Extract<WorkerRequest, { type: "run" }>;
type RowsRequest = Extract<WorkerRequest, { type: "rows" }>;

/** The page's end of the protocol: one run in flight, the newest pending kept, answers to anything else dropped. */
export function connectSimulation(startWorker: () => Worker, listener: SimulationListener): SimulationClient {
  let worker: Worker | null = null;
  let nextId = 1;
  let inFlight: RunRequest | null = null;
  let pending: RunRequest | null = null;
  let askedDecision = 0;
  let askedDiagnosis = 0;
  let askedRows: number | null = null;
  let pendingRows: RowsRequest | null = null;
  let baseline: BaselineListener | null = null;

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

  const askRows = (request: RowsRequest) => {
    askedRows = request.id;
    send(request);
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
    if (data.type === "baseline") {
      baseline?.answered(data.id, data.answer);
      return;
    }
    if (data.type === "rows") {
      askedRows = null;
      if (pendingRows) askRows(pendingRows);
      pendingRows = null;
      if (data.detail) listener.rows(data.detail);
      return;
    }
    if (data.id !== inFlight?.id) return;
    if (data.type === "progress" || data.type === "partial") {
      // A long run whose result nobody waits for makes way.
      if (pending) send({ type: "cancel", id: data.id });
      else if (data.type === "progress") listener.progress(data.share);
      else listener.partial(data.run, data.detail);
      return;
    }
    const superseded = pending !== null;
    settle();
    if (data.type === "finished") listener.finished(data.run, data.problems, data.detail);
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
    askedRows = pendingRows = null;
    listener.failed(event.message || "The simulation could not be loaded.");
    baseline?.lost();
  }

  function listen(started: Worker): Worker {
    started.addEventListener("message", onAnswer);
    started.addEventListener("error", onBroken);
    return started;
  }

  return {
    run(scenario, rows, view = null) {
      const request: RunRequest = { type: "run", id: nextId++, scenario, rows, view };
      if (inFlight) pending = request;
      else start(request);
    },
    showRows(run, view) {
      const request: RowsRequest = { type: "rows", id: nextId++, run, view };
      if (askedRows === null) askRows(request);
      else pendingRows = request;
    },
    decide(run, step) {
      askedDecision = nextId++;
      send({ type: "decision", id: askedDecision, run, step });
    },
    diagnose(text, context) {
      askedDiagnosis = nextId++;
      send({ type: "diagnose", id: askedDiagnosis, text, context });
    },
    askBaseline(request) {
      send({ type: "baseline", id: nextId, request });
      return nextId++;
    },
    hearOfBaseline(heard) {
      baseline = heard;
    },
    cancel() {
      if (inFlight) send({ type: "cancel", id: inFlight.id });
    },
  };
}
