import type { DiagnosisContext, KubectlOutput, Problem, Reconcile, ReconcileV1, Scenario } from "../../engine/index";
import { runAlike } from "../store/scenario";
import { watchWorker, type Watch } from "../ui/heartbeat";
import { t } from "../ui/text";
import type { BaselineAnswer, BaselineRequest } from "./baselineProtocol";
import type { Detail, Diagnosed, RowsWanted, Run, RunPart, TakenPart, WorkerAnswer, WorkerRequest } from "./protocol";

export interface SimulationListener {
  /** `scenario` is what was run. */
  finished(run: Run, problems: readonly Problem[], detail: Detail | null, scenario: Scenario): void;
  /** A long run, as far as it has come. */
  partial(run: Run, detail: Detail | null): void;
  /** Finer rows, as they were asked for. */
  rows(detail: Detail): void;
  invalid(problems: Problem[]): void;
  progress(share: number): void;
  /** A long run was given up by the person. */
  cancelled(): void;
  failed(message: string): void;
  /** The worker fell silent; another one makes the run again. */
  restarted(): void;
  decision(run: number, step: number, reconcile: Reconcile | null, firstReconcile: ReconcileV1 | null): void;
  /** As they were asked for; null: they could not be printed, or the worker no longer has the run. */
  kubectl(run: number, step: number, outputs: KubectlOutput[] | null): void;
  /** null: the part that judges could not be loaded. */
  diagnosed(diagnosed: Diagnosed | null): void;
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
  /** What kubectl prints once a step is done; while it is being printed for one only the newest of the others is asked for. */
  printKubectl(run: number, step: number): void;
  /** Judges a text; it waits for no run, and only the newest judgement arrives. */
  diagnose(text: string, context: DiagnosisContext | null): void;
  /** Asks about the run that is compared with; returns the request's id. */
  askBaseline(request: BaselineRequest): number;
  hearOfBaseline(listener: BaselineListener): void;
  /** A file or the rescales of a whole run; null where they cannot be had. */
  takeAway(run: number, part: RunPart): Promise<TakenPart | null>;
  cancel(): void;
}

type RunRequest = Extract<WorkerRequest, { type: "run" }>;
type DiagnoseRequest = Extract<WorkerRequest, { type: "diagnose" }>;

/** The page's end of the protocol: one run in flight, the newest pending kept, answers to anything else dropped. */
export function connectSimulation(startWorker: () => Worker, listener: SimulationListener): SimulationClient {
  let worker: Worker | null = null;
  let nextId = 1;
  let inFlight: RunRequest | null = null;
  let pending: RunRequest | null = null;
  /** The newest of each, for a worker that takes the place of this one. */
  let lastRun: RunRequest | null = null;
  let lastDiagnosis: DiagnoseRequest | null = null;
  /** What the last worker fell silent over. */
  let silencedBy: Scenario | null = null;
  let watch: Watch | null = null;
  let baseline: BaselineListener | null = null;

  const waiting = new Map<number, (taken: TakenPart | null) => void>();

  const send = (request: WorkerRequest) => {
    (worker ??= listen(startWorker())).postMessage(request);
    watch?.begin();
  };
  const decisions = openDecisions(
    (run, step) => {
      send({ type: "decision", id: nextId, run, step });
      return nextId++;
    },
    ({ run, step, reconcile, firstReconcile }) => listener.decision(run, step, reconcile, firstReconcile),
  );
  const askedRows = oneAtATime(send);
  const askedKubectl = oneAtATime(send);
  const start = (request: RunRequest) => {
    inFlight = lastRun = request;
    send(request);
  };
  const settle = () => {
    inFlight = null;
    if (pending) start(pending);
    pending = null;
  };

  function onAnswer({ data }: MessageEvent<WorkerAnswer>): void {
    if (data.type === "decision") {
      decisions.answered(data);
      return;
    }
    if (data.type === "diagnosed") {
      if (data.id === lastDiagnosis?.id) listener.diagnosed(data.diagnosed);
      return;
    }
    if (data.type === "baseline") {
      baseline?.answered(data.id, data.answer);
      return;
    }
    if (data.type === "rows") {
      askedRows.settle();
      if (data.detail) listener.rows(data.detail);
      return;
    }
    if (data.type === "kubectl") {
      askedKubectl.settle();
      listener.kubectl(data.run, data.step, data.outputs);
      return;
    }
    if (data.type === "takenAway") {
      waiting.get(data.id)?.(data.taken);
      waiting.delete(data.id);
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
    const { scenario } = inFlight;
    settle();
    if (data.type === "finished") listener.finished(data.run, data.problems, data.detail, scenario);
    else if (data.type === "invalid") listener.invalid(data.problems);
    else if (data.type === "failed") {
      // A browser may keep a file that failed for as long as the worker lives.
      if (data.message === null) endWorker();
      listener.failed(data.message ?? t`A part of the simulation could not be loaded.`);
    }
  }

  /** A worker that broke, or never loaded, answers nothing more: the next run gets a new one. */
  function onBroken(event: ErrorEvent): void {
    event.preventDefault();
    endWorker();
    listener.failed(event.message || t`The simulation could not be loaded.`);
    baseline?.lost();
  }

  /** The same for one that fell silent; the run is made again, but not a scenario's that silenced two workers. */
  function onSilent(): void {
    const cause = inFlight ?? lastRun;
    const again = pending ?? cause;
    const twice = cause !== null && silencedBy !== null && runAlike(cause.scenario, silencedBy);
    silencedBy = cause?.scenario ?? null;
    endWorker();
    if (twice && (again === null || runAlike(again.scenario, cause.scenario))) {
      listener.failed(t`The simulation stopped answering twice. Change the scenario, or try again.`);
    } else {
      listener.restarted();
      if (lastDiagnosis) send(lastDiagnosis);
      if (again) start({ ...again, id: nextId++ });
    }
    baseline?.lost();
  }

  function endWorker(): void {
    watch?.end();
    worker?.terminate();
    worker = watch = null;
    inFlight = pending = null;
    askedRows.forget();
    askedKubectl.forget();
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  }

  function listen(started: Worker): Worker {
    watch = watchWorker(started, () => inFlight !== null || waiting.size > 0, onSilent);
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
      askedRows.ask({ type: "rows", id: nextId++, run, view });
    },
    decide(run, step) {
      decisions.open(run, step);
    },
    printKubectl(run, step) {
      askedKubectl.ask({ type: "kubectl", id: nextId++, run, step });
    },
    diagnose(text, context) {
      lastDiagnosis = { type: "diagnose", id: nextId++, text, context };
      send(lastDiagnosis);
    },
    askBaseline(request) {
      send({ type: "baseline", id: nextId, request });
      return nextId++;
    },
    hearOfBaseline(heard) {
      baseline = heard;
    },
    takeAway(run, part) {
      const id = nextId++;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        send({ type: "takeAway", id, run, part });
      });
    },
    cancel() {
      if (!inFlight) return;
      send({ type: "cancel", id: inFlight.id });
      // What waits behind the run in flight is what the person sees as the run. Whatever the worker still says of either is dropped.
      inFlight = pending = null;
      listener.cancelled();
    },
  };
}

type DecisionAnswer = Extract<WorkerAnswer, { type: "decision" }>;

/** Opens decisions. Whoever goes from one to the next has the one after it at once: it was asked for ahead. `ask` returns the request's id. */
function openDecisions(ask: (run: number, step: number) => number, show: (decision: DecisionAnswer) => void) {
  let opened: { id: number | null; run: number; step: number } | null = null;
  let ahead: { id: number; answer: DecisionAnswer | null } | null = null;
  return {
    open(run: number, step: number) {
      const stride = opened?.run === run ? step - opened.step : 0;
      const known = ahead?.answer?.run === run && ahead.answer.step === step ? ahead.answer : null;
      opened = { id: known ? null : ask(run, step), run, step };
      if (known) show(known);
      if (Math.abs(stride) === 1) ahead = { id: ask(run, step + stride), answer: null };
    },
    answered(answer: DecisionAnswer) {
      if (answer.id === opened?.id) show(answer);
      else if (answer.id === ahead?.id) ahead.answer = answer;
    },
  };
}

/** Of requests that come while one is being answered only the newest is sent. */
function oneAtATime(send: (request: WorkerRequest) => void) {
  let asked = false;
  let pending: WorkerRequest | null = null;
  return {
    ask(request: WorkerRequest) {
      if (asked) pending = request;
      else send(request);
      asked = true;
    },
    settle() {
      if (pending) send(pending);
      asked = pending !== null;
      pending = null;
    },
    forget() {
      asked = false;
      pending = null;
    },
  };
}
