import {
  parseManifest,
  startSimulation,
  type HorizontalPodAutoscaler,
  type Problem,
  type Simulation,
  type Trace,
} from "../../engine/index";
import type { WorkerAnswer, WorkerRequest } from "./protocol";
import { detailTransferables, toDetail, toRun, transferables } from "./toRun";

declare const self: DedicatedWorkerGlobalScope;

type RunRequest = Extract<WorkerRequest, { type: "run" }>;

/** A run is cut into slices, so that a newer request or a cancel is heard between them. */
const sliceMilliseconds = 40;
const quietMilliseconds = 500;
/** How far the engine is warmed up after the first answer: its first runs take several times as long as those after them. */
const warmUpLimits = { times: 12, milliseconds: 1500 };

/** The run under way; null between runs, and once it was cancelled. */
let current: RunRequest | null = null;
/** The last finished trace, kept for its decisions. */
let kept: { id: number; trace: Trace } | null = null;

self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === "run") void run(data);
  else if (data.type === "cancel") cancel(data.id);
  else if (data.type === "rows") sendRows(data);
  else decide(data);
});

async function run(request: RunRequest): Promise<void> {
  current = request;
  try {
    const { hpa, problems } = parseManifest(request.scenario.manifest, request.scenario.flags.featureGates);
    if (!hpa) answer({ type: "invalid", id: request.id, problems });
    else await simulateInSlices(request, startSimulation(request.scenario, hpa), problems);
  } catch (error) {
    if (current === request) answer({ type: "failed", id: request.id, message: error instanceof Error ? error.message : String(error) });
  }
  if (current !== request) return;
  current = null;
  if (!warmedUp && kept?.id === request.id) await warmUp(request, kept.trace.hpa);
}

let warmedUp = false;

/** Repeats a run for nobody, so that the compiler knows the engine by the time that a pointer draws. Any request ends it. */
async function warmUp({ scenario, rows }: RunRequest, hpa: HorizontalPodAutoscaler): Promise<void> {
  warmedUp = true;
  const end = performance.now() + warmUpLimits.milliseconds;
  for (let time = 0; time < warmUpLimits.times; time++) {
    const simulation = startSimulation(scenario, hpa);
    while (!simulation.finished) {
      simulation.advance(200);
      await nextTask();
      if (current || performance.now() > end) return;
    }
    toRun(0, simulation.trace(), rows);
  }
}

async function simulateInSlices(request: RunRequest, simulation: Simulation, problems: Problem[]): Promise<void> {
  const started = performance.now();
  while (!simulation.finished) {
    for (const sliceEnd = performance.now() + sliceMilliseconds; !simulation.finished && performance.now() < sliceEnd;)
      simulation.advance(200);
    if (simulation.finished) break;
    if (performance.now() - started > quietMilliseconds) {
      answer({ type: "progress", id: request.id, share: simulation.second / (request.scenario.durationSeconds + 1) });
    }
    await nextTask();
    if (current !== request) return;
  }
  const trace = simulation.trace();
  kept = { id: request.id, trace };
  const finished = toRun(request.id, trace, request.rows);
  const detail = request.view && toDetail(request.id, trace, request.view);
  const buffers = detail ? [...transferables(finished), ...detailTransferables(detail)] : transferables(finished);
  answer({ type: "finished", id: request.id, run: finished, detail, problems }, buffers);
}

function sendRows({ id, run, view }: Extract<WorkerRequest, { type: "rows" }>): void {
  const detail = kept?.id === run ? toDetail(run, kept.trace, view) : null;
  answer({ type: "rows", id, detail }, detail ? detailTransferables(detail) : []);
}

function cancel(id: number): void {
  if (current?.id !== id) return;
  current = null;
  answer({ type: "cancelled", id });
}

function decide({ id, run, step }: Extract<WorkerRequest, { type: "decision" }>): void {
  const reconcile = kept?.id === run ? kept.trace.reconciles[step] : undefined;
  if (reconcile) answer({ type: "decision", id, run, step, reconcile });
}

const answer = (message: WorkerAnswer, transfer: Transferable[] = []) => self.postMessage(message, transfer);

/** Lets waiting messages in; a timer would be slowed to 4 ms. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
