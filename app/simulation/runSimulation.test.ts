import { expect, test, vi } from "vitest";
import { firstScenario, type Scenario } from "../../engine/index";
import type { Run, WorkerAnswer, WorkerRequest } from "./protocol";
import { connectSimulation } from "./runSimulation";

/** Stands in for the worker: keeps what it was sent, and answers what a test says. */
class FakeWorker extends EventTarget {
  readonly sent: WorkerRequest[] = [];
  terminated = false;
  terminate = () => void (this.terminated = true);
  postMessage = (request: WorkerRequest) => void this.sent.push(request);
  answer = (data: WorkerAnswer) => this.dispatchEvent(new MessageEvent("message", { data }));
  finish = (id: number) => this.answer({ type: "finished", id, run: { id } as Run, problems: [] });
}

const named = (name: string): Scenario => ({ ...firstScenario, name });

function connect() {
  const worker = new FakeWorker();
  const listener = {
    finished: vi.fn(),
    partial: vi.fn(),
    invalid: vi.fn(),
    progress: vi.fn(),
    cancelled: vi.fn(),
    failed: vi.fn(),
    decision: vi.fn(),
    diagnosed: vi.fn(),
  };
  const client = connectSimulation(() => worker as unknown as Worker, listener);
  const runs = () => worker.sent.flatMap((request) => (request.type === "run" ? [{ id: request.id, name: request.scenario.name }] : []));
  return { worker, listener, client, runs };
}

test("one run is in flight, and of those that wait only the newest is run", () => {
  const { worker, listener, client, runs } = connect();
  for (const name of ["a", "b", "c"]) client.run(named(name), 240);
  expect(runs().map(({ name }) => name)).toEqual(["a"]);
  worker.finish(runs()[0]!.id);
  expect(runs().map(({ name }) => name)).toEqual(["a", "c"]);
  worker.finish(runs()[1]!.id);
  expect(listener.finished.mock.calls.map(([run]) => (run as Run).id)).toEqual(runs().map(({ id }) => id));
});

test("an answer to anything but the run in flight is dropped", () => {
  const { worker, listener, client } = connect();
  client.run(named("a"), 240);
  worker.finish(77);
  worker.answer({ type: "progress", id: 77, share: 0.5 });
  expect(listener.finished).not.toHaveBeenCalled();
  expect(listener.progress).not.toHaveBeenCalled();
});

test("a long run makes way for a newer one, without telling the page that it was cancelled", () => {
  const { worker, listener, client, runs } = connect();
  client.run(named("long"), 240);
  worker.answer({ type: "progress", id: runs()[0]!.id, share: 0.2 });
  client.run(named("newer"), 240);
  worker.answer({ type: "progress", id: runs()[0]!.id, share: 0.4 });
  expect(listener.progress.mock.calls).toEqual([[0.2]]);
  expect(worker.sent.at(-1)).toEqual({ type: "cancel", id: runs()[0]!.id });
  worker.answer({ type: "cancelled", id: runs()[0]!.id });
  expect(listener.cancelled).not.toHaveBeenCalled();
  expect(runs().map(({ name }) => name)).toEqual(["long", "newer"]);
});

test("a run that the person cancels is told, and the next one starts at once", () => {
  const { worker, listener, client, runs } = connect();
  client.run(named("long"), 240);
  client.cancel();
  worker.answer({ type: "cancelled", id: runs()[0]!.id });
  expect(listener.cancelled).toHaveBeenCalledOnce();
  client.run(named("next"), 240);
  expect(runs().map(({ name }) => name)).toEqual(["long", "next"]);
});

test("only the newest decision that was asked for arrives", () => {
  const { worker, listener, client } = connect();
  client.decide(1, 10);
  client.decide(1, 11);
  const [first, second] = worker.sent;
  const reconcile = { at: 165 } as never;
  worker.answer({ type: "decision", id: first!.id, run: 1, step: 10, reconcile, firstReconcile: null });
  worker.answer({ type: "decision", id: second!.id, run: 1, step: 11, reconcile, firstReconcile: null });
  expect(listener.decision.mock.calls).toEqual([[1, 11, reconcile, null]]);
});

test("a failure of ours is told and does not block the next run", () => {
  const { worker, listener, client, runs } = connect();
  client.run(named("a"), 240);
  client.run(named("b"), 240);
  worker.answer({ type: "failed", id: runs()[0]!.id, message: "broken" });
  expect(listener.failed.mock.calls).toEqual([["broken"]]);
  expect(runs().map(({ name }) => name)).toEqual(["a", "b"]);
});

test("a broken worker is replaced, and what waited is told as failed rather than waiting for ever", () => {
  const workers = [new FakeWorker(), new FakeWorker()];
  const started: FakeWorker[] = [];
  const failed = vi.fn();
  const listener = {
    finished: vi.fn(),
    partial: vi.fn(),
    invalid: vi.fn(),
    progress: vi.fn(),
    cancelled: vi.fn(),
    failed,
    decision: vi.fn(),
    diagnosed: vi.fn(),
  };
  const client = connectSimulation(() => {
    const next = workers[started.length]!;
    started.push(next);
    return next as unknown as Worker;
  }, listener);
  client.run(named("a"), 240);
  client.run(named("b"), 240);
  started[0]!.dispatchEvent(Object.assign(new Event("error"), { message: "out of memory" }));
  expect(failed.mock.calls).toEqual([["out of memory"]]);
  expect(started[0]!.terminated).toBe(true);
  client.run(named("c"), 240);
  expect(started[1]!.sent.map((request) => request.type === "run" && request.scenario.name)).toEqual(["c"]);
});

test("a judgement waits for no run, and only the newest that was asked for arrives", () => {
  const { worker, listener, client } = connect();
  const context = { featureGates: firstScenario.flags.featureGates, tolerance: 0.1, containers: null, silenced: [] };
  client.run(named("long"), 240);
  client.diagnose("a", context);
  client.diagnose("ab", context);
  const [first, second] = worker.sent.filter(({ type }) => type === "diagnose");
  const diagnosed = (text: string) => ({ text, diagnostics: [], documents: [] });
  worker.answer({ type: "diagnosed", id: first!.id, diagnosed: diagnosed("a") });
  worker.answer({ type: "diagnosed", id: second!.id, diagnosed: diagnosed("ab") });
  expect(listener.diagnosed.mock.calls).toEqual([[diagnosed("ab")]]);
});
