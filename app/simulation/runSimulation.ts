import type { Reconcile, Scenario } from "../../engine/index";
import type { Run, WorkerAnswer, WorkerRequest } from "./protocol";
import type { Problem } from "../../engine/index";

export interface SimulationListener {
  finished(run: Run, problems: Problem[], scenario: Scenario): void;
  invalid(problems: Problem[]): void;
  progress(share: number): void;
  /** A long run was given up by the person. */
  cancelled(): void;
  failed(message: string): void;
  decision(run: number, step: number, reconcile: Reconcile): void;
}

export interface SimulationClient {
  /** Runs a scenario; while one is under way only the newest of the others is kept. */
  run(scenario: Scenario, rows: number): void;
  decide(run: number, step: number): void;
  cancel(): void;
}

type RunRequest = Extract<WorkerRequest, { type: "run" }>;

/** The page's end of the protocol: one run in flight, the newest pending kept, answers to anything else dropped. */
export function connectSimulation(worker: Worker, listener: SimulationListener): SimulationClient {
  let nextId = 1;
  let inFlight: RunRequest | null = null;
  let pending: RunRequest | null = null;
  let askedDecision = 0;

  const send = (request: WorkerRequest) => worker.postMessage(request);
  const start = (request: RunRequest) => {
    inFlight = request;
    send(request);
  };
  const settle = () => {
    inFlight = null;
    if (pending) start(pending);
    pending = null;
  };

  worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data.type === "decision") {
      if (data.id === askedDecision) listener.decision(data.run, data.step, data.reconcile);
      return;
    }
    if (data.id !== inFlight?.id) return;
    if (data.type === "progress") {
      // A long run whose result nobody waits for makes way.
      if (pending) send({ type: "cancel", id: data.id });
      else listener.progress(data.share);
      return;
    }
    const { scenario } = inFlight;
    const superseded = pending !== null;
    settle();
    if (data.type === "finished") listener.finished(data.run, data.problems, scenario);
    else if (data.type === "invalid") listener.invalid(data.problems);
    else if (data.type === "failed") listener.failed(data.message);
    else if (!superseded) listener.cancelled();
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    settle();
    listener.failed(event.message || "The simulation could not be loaded.");
  });

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
    cancel() {
      if (inFlight) send({ type: "cancel", id: inFlight.id });
    },
  };
}
