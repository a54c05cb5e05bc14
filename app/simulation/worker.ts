import {
  startSimulation,
  todaysController,
  type HorizontalPodAutoscaler,
  type Problem,
  type Scenario,
  type SimulatedController,
  type Simulation,
  type Trace,
} from "../../engine/index";
import type { WorkerAnswer, WorkerRequest } from "./protocol";
import { toGrowingRun, toRun, transferables } from "./toRun";

declare const self: DedicatedWorkerGlobalScope;

type RunRequest = Extract<WorkerRequest, { type: "run" }>;

/** A run is cut into slices, so that a newer request or a cancel is heard between them; one stretch of a slice is so many seconds. */
const sliceMilliseconds = 25;
const stretchSeconds = 20;
/** From when on a run's progress is told. */
const quietMilliseconds = 500;
/** The figures of a long run grow first after so long, and then each time that it has taken so many times as long: drawing them costs the page more than the worker. */
const growth = { firstMilliseconds: 150, factor: 1.7, rows: 240 };
/** How far the engine is warmed up after the first answer: its first runs take several times as long as those after them. */
const warmUpLimits = { times: 12, milliseconds: 1500 };

/** The run under way; null between runs, and once it was cancelled. */
let current: RunRequest | null = null;
/** The last finished trace, kept for its decisions. */
let kept: { id: number; trace: Trace } | null = null;
/** The decisions of a run under way, as far as the page was shown it. */
let growing: ({ id: number } & Decisions) | null = null;

type Decisions = Pick<Trace, "reconciles" | "firstReconciles">;

self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === "run") void run(data);
  else if (data.type === "cancel") cancel(data.id);
  else if (data.type === "diagnose") void diagnose(data);
  else decide(data);
});

async function run(request: RunRequest): Promise<void> {
  current = request;
  try {
    const { scenario } = request;
    const controller = await controllerOf(scenario);
    if (current !== request) return;
    const { hpa, problems } = controller.parse(scenario.manifest);
    if (!hpa) answer({ type: "invalid", id: request.id, problems });
    else await simulateInSlices(request, startSimulation(scenario, hpa, undefined, controller), problems);
  } catch (error) {
    if (current === request) answer({ type: "failed", id: request.id, message: error instanceof Error ? error.message : String(error) });
  }
  if (current !== request) return;
  current = null;
  if (!warmedUp && kept?.id === request.id) await warmUp(request, kept.trace.hpa);
}

/** The first autoscaler comes when a scenario asks for it. */
async function controllerOf({ flags }: Scenario): Promise<SimulatedController> {
  return flags.kubernetesVersion === "1.2" ? (await import("../../engine/first")).firstController(flags) : todaysController(flags);
}

let warmedUp = false;

/** Repeats a run for nobody, so that the compiler knows the engine by the time that a pointer draws. Any request ends it. */
async function warmUp({ scenario, rows }: RunRequest, hpa: HorizontalPodAutoscaler): Promise<void> {
  warmedUp = true;
  const controller = await controllerOf(scenario);
  const end = performance.now() + warmUpLimits.milliseconds;
  for (let time = 0; time < warmUpLimits.times; time++) {
    const simulation = startSimulation(scenario, hpa, undefined, controller);
    while (!simulation.finished) {
      simulation.advance(stretchSeconds * 10);
      await nextTask();
      if (current || performance.now() > end) return;
    }
    toRun(0, simulation.trace(), rows);
  }
}

async function simulateInSlices(request: RunRequest, simulation: Simulation, problems: Problem[]): Promise<void> {
  const started = performance.now();
  let nextGrowth = growth.firstMilliseconds;
  while (!simulation.finished) {
    advance(simulation);
    if (simulation.finished) break;
    if (performance.now() - started > quietMilliseconds) {
      answer({ type: "progress", id: request.id, share: simulation.second / (request.scenario.durationSeconds + 1) });
    }
    if (performance.now() - started > nextGrowth) {
      grow(request, simulation);
      nextGrowth = (performance.now() - started) * growth.factor;
    }
    await nextTask();
    if (current !== request) return;
  }
  const trace = simulation.trace();
  kept = { id: request.id, trace };
  growing = null;
  const finished = toRun(request.id, trace, request.rows);
  answer({ type: "finished", id: request.id, run: finished, problems }, transferables(finished));
}

function advance(simulation: Simulation): void {
  for (const end = performance.now() + sliceMilliseconds; !simulation.finished && performance.now() < end;)
    simulation.advance(stretchSeconds);
}

function grow(request: RunRequest, simulation: Simulation): void {
  const trace = simulation.trace();
  growing = { id: request.id, reconciles: trace.reconciles, firstReconciles: trace.firstReconciles };
  const run = toGrowingRun(request.id, trace, simulation.second - 1, Math.min(growth.rows, request.rows));
  answer({ type: "partial", id: request.id, run }, transferables(run));
}

function cancel(id: number): void {
  if (current?.id !== id) return;
  current = null;
  answer({ type: "cancelled", id });
}

function decide({ id, run, step }: Extract<WorkerRequest, { type: "decision" }>): void {
  const decisions: Decisions | null = kept?.id === run ? kept.trace : growing?.id === run ? growing : null;
  const reconcile = decisions?.reconciles[step] ?? null;
  const firstReconcile = decisions?.firstReconciles[step] ?? null;
  if (reconcile ?? firstReconcile) answer({ type: "decision", id, run, step, reconcile, firstReconcile });
}

async function diagnose({ id, text, context }: Extract<WorkerRequest, { type: "diagnose" }>): Promise<void> {
  const { diagnoseManifest, outline } = await import("./judgeText");
  const diagnostics = context
    ? diagnoseManifest(text, context).diagnostics
    : (await import("../../engine/first")).parseFirstManifest(text).problems;
  answer({ type: "diagnosed", id, diagnosed: { text, diagnostics, documents: outline(text) } });
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
