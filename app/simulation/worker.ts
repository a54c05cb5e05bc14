import { startRun, type KubectlOutput, type RunRefusal, type Simulation, type Trace } from "../../engine/index";
import type { baselineKeeper, FinishedRun } from "./baselineKeeper";
import { answerHeartbeats } from "../ui/heartbeat";
import type { Detail, Diagnosed, RowsWanted, TakenPart, WorkerAnswer, WorkerRequest } from "./protocol";
import { detailTransferables, toDetail, toGrowingRun, toRun, transferables } from "./toRun";

declare const self: DedicatedWorkerGlobalScope;

type RunRequest = Extract<WorkerRequest, { type: "run" }>;

/** A run is cut into slices, so that a newer request or a cancel is heard between them; one stretch of a slice is so many seconds. */
const sliceMilliseconds = 20;
const stretchSeconds = 20;
/** From when on a run's progress is told. */
const quietMilliseconds = 500;
/**
 * The figures of a long run grow first after so long, and then each time that it has taken so many times as long, but not before the page can
 * have drawn the part before: drawing costs it more than the worker. A run that seems to be over `soonMilliseconds` after its start comes as
 * a whole: its parts would only hold it up.
 */
const growth = { firstMilliseconds: 40, factor: 3, apartMilliseconds: 250, rows: 120, soonMilliseconds: 250 };
/** How far the engine is warmed up after the first answer: its first runs take several times as long as those after them. */
const warmUpLimits = { times: 12, milliseconds: 1500 };

/** The run under way; null between runs, and once it was cancelled. */
let current: RunRequest | null = null;
/** The last finished trace, kept for its decisions. */
let kept: FinishedRun | null = null;
/** A run under way, as far as the page was shown it. */
let growing: { id: number; trace: Trace; lastSecond: number } | null = null;
/** Who keeps the run that is compared with, once one was asked for. */
let keeper: Promise<ReturnType<typeof baselineKeeper>> | null = null;

answerHeartbeats(self);
self.addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === "run") void run(data);
  else if (data.type === "cancel") cancel(data.id);
  else if (data.type === "diagnose") void diagnose(data);
  else if (data.type === "rows") sendRows(data);
  else if (data.type === "kubectl") void printKubectl(data);
  else if (data.type === "takeAway") void takeAway(data);
  else if (data.type === "baseline") void askKeeper(data);
  else decide(data);
});

async function run(request: RunRequest): Promise<void> {
  current = request;
  try {
    const started = startRun(request.scenario);
    if (started.ok) await simulateInSlices(request, started.simulation);
    else await refuse(request, started.refusal);
  } catch (error) {
    if (current === request) answer({ type: "failed", id: request.id, message: messageOf(error) });
  }
  if (current !== request) return;
  current = null;
  if (!warmedUp && kept?.id === request.id) await warmUp(request);
}

/** A run knows only that a text has errors; the same judge as the editor's says which. Where it cannot be loaded, the run's own do. */
async function refuse({ id, scenario: { manifest, flags } }: RunRequest, refusal: RunRefusal): Promise<void> {
  if (refusal.kind === "limits") return answer({ type: "failed", id, message: refusal.message });
  const room = await import("./judgeText").catch(() => null);
  if (current?.id === id) answer({ type: "invalid", id, problems: room?.judge(manifest, flags).problems ?? refusal.problems });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

let warmedUp = false;

/** Repeats a run for nobody, so that the compiler knows the engine by the time that a pointer draws. Any request ends it. */
async function warmUp({ scenario, rows }: RunRequest): Promise<void> {
  warmedUp = true;
  const end = performance.now() + warmUpLimits.milliseconds;
  for (let time = 0; time < warmUpLimits.times; time++) {
    const started = startRun(scenario);
    if (!started.ok) return;
    const { simulation } = started;
    while (!simulation.finished) {
      simulation.advance(stretchSeconds * 10);
      await nextTask();
      if (current || keeper || performance.now() > end) return;
    }
    toRun(0, simulation.trace(), rows);
  }
}

async function simulateInSlices(request: RunRequest, simulation: Simulation): Promise<void> {
  const started = performance.now();
  let nextGrowth = growth.firstMilliseconds;
  while (!simulation.finished) {
    advance(simulation);
    if (simulation.finished) break;
    const share = simulation.second / (request.scenario.durationSeconds + 1);
    if (performance.now() - started > quietMilliseconds) answer({ type: "progress", id: request.id, share });
    const spent = performance.now() - started;
    if (spent > nextGrowth && spent > growth.soonMilliseconds * share) {
      grow(request, simulation);
      const grown = performance.now() - started;
      nextGrowth = Math.max(grown * growth.factor, grown + growth.apartMilliseconds);
    }
    await nextTask();
    if (current !== request) return;
  }
  const trace = simulation.trace();
  kept = { id: request.id, scenario: request.scenario, trace };
  growing = null;
  const finished = toRun(request.id, trace, request.rows);
  const detail = request.view && detailOf(request.id, request.view);
  answer({ type: "finished", id: request.id, run: finished, detail, problems: trace.problems }, [
    ...transferables(finished),
    ...detailTransferables(detail),
  ]);
}

function sendRows({ id, run, view }: Extract<WorkerRequest, { type: "rows" }>): void {
  const detail = detailOf(run, view);
  answer({ type: "rows", id, detail }, detailTransferables(detail));
}

/** null where the worker does not have the run, or it has not come so far. */
function detailOf(run: number, view: RowsWanted): Detail | null {
  if (kept?.id === run) return toDetail(run, kept.trace, view);
  if (growing?.id !== run || growing.lastSecond < view.from) return null;
  return toDetail(run, growing.trace, { ...view, to: Math.min(view.to, growing.lastSecond) });
}

function advance(simulation: Simulation): void {
  for (const end = performance.now() + sliceMilliseconds; !simulation.finished && performance.now() < end;)
    simulation.advance(stretchSeconds);
}

function grow(request: RunRequest, simulation: Simulation): void {
  const trace = simulation.trace();
  const lastSecond = simulation.second - 1;
  growing = { id: request.id, trace, lastSecond };
  const rows = Math.min(growth.rows, request.rows);
  const run = toGrowingRun(request.id, trace, lastSecond, rows);
  const detail = request.view && detailOf(request.id, { ...request.view, rows });
  answer({ type: "partial", id: request.id, run, detail }, [...transferables(run), ...detailTransferables(detail)]);
}

function cancel(id: number): void {
  if (current?.id !== id) return;
  current = null;
  answer({ type: "cancelled", id });
}

function decide({ id, run, step }: Extract<WorkerRequest, { type: "decision" }>): void {
  const trace = traceOf(run);
  const reconcile = trace?.reconciles[step] ?? null;
  const firstReconcile = trace?.firstReconciles[step] ?? null;
  if (reconcile ?? firstReconcile) answer({ type: "decision", id, run, step, reconcile, firstReconcile });
}

async function printKubectl({ id, run, step }: Extract<WorkerRequest, { type: "kubectl" }>): Promise<void> {
  let outputs: KubectlOutput[] | null = null;
  try {
    const { kubectlOutputs } = await import("./printKubectl");
    const trace = traceOf(run);
    outputs = trace && kubectlOutputs(trace, step);
  } finally {
    // The page asks for the next only once it has an answer.
    answer({ type: "kubectl", id, run, step, outputs });
  }
}

async function takeAway({ id, run, part }: Extract<WorkerRequest, { type: "takeAway" }>): Promise<void> {
  let taken: TakenPart | null = null;
  try {
    const { takeAwayPart } = await import("./takeAwayPart");
    if (kept?.id === run) taken = takeAwayPart(kept, part);
  } finally {
    // Somebody waits for it.
    answer({ type: "takenAway", id, taken });
  }
}

/** null where the worker does not have the run. */
const traceOf = (run: number): Trace | null => (kept?.id === run ? kept.trace : growing?.id === run ? growing.trace : null);

async function diagnose({ id, text, context }: Extract<WorkerRequest, { type: "diagnose" }>): Promise<void> {
  let diagnosed: Diagnosed | null = null;
  try {
    const { diagnoseManifest, judgeManifestV1, outline } = await import("./judgeText");
    const diagnostics = context ? diagnoseManifest(text, context).diagnostics : judgeManifestV1(text).problems;
    diagnosed = { text, diagnostics, documents: outline(text) };
  } finally {
    // The page says that nothing judges the text.
    answer({ type: "diagnosed", id, diagnosed });
  }
}

async function askKeeper({ id, request }: Extract<WorkerRequest, { type: "baseline" }>): Promise<void> {
  keeper ??= import("./baselineKeeper").then((room) =>
    room.baselineKeeper({
      finished: () => kept,
      isBusy: () => current !== null,
      nextTask,
      answer: (to, what, transfer) => answer({ type: "baseline", id: to, answer: what }, transfer),
    }),
  );
  try {
    (await keeper).ask(id, request);
  } catch {
    // Without a network and not yet cached: the next request tries again.
    keeper = null;
    answer({ type: "baseline", id, answer: { kind: "failed", message: null } });
  }
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
