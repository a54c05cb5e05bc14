import { afterEach, describe, expect, test, vi } from "vitest";
import { firstScenario, type Scenario } from "../../engine/index";
import type { Detail, Run, WorkerAnswer, WorkerRequest } from "./protocol";
import { connectSimulation } from "./runSimulation";

/** Stands in for the worker: keeps what it was sent, and answers what a test says. */
class FakeWorker extends EventTarget {
  readonly sent: WorkerRequest[] = [];
  terminated = false;
  terminate = () => void (this.terminated = true);
  postMessage = (request: WorkerRequest | string): void => {
    if (typeof request !== "string") this.sent.push(request);
  };
  answer = (data: WorkerAnswer) => this.dispatchEvent(new MessageEvent("message", { data }));
  finish = (id: number) => this.answer({ type: "finished", id, run: { id } as Run, detail: null, problems: [] });
}

const named = (name: string): Scenario => ({ ...firstScenario, name });

function connect() {
  const worker = new FakeWorker();
  const listener = {
    finished: vi.fn(),
    partial: vi.fn(),
    rows: vi.fn(),
    invalid: vi.fn(),
    progress: vi.fn(),
    cancelled: vi.fn(),
    failed: vi.fn(),
    restarted: vi.fn(),
    decision: vi.fn(),
    kubectl: vi.fn(),
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

test("cancelling ends the run that waits, too", () => {
  const { worker, listener, client, runs } = connect();
  for (const name of ["a", "b"]) client.run(named(name), 240);
  client.cancel();
  worker.answer({ type: "cancelled", id: runs()[0]!.id });
  expect(listener.cancelled).toHaveBeenCalledOnce();
  expect(runs().map(({ name }) => name)).toEqual(["a"]);
});

test("a run that the person cancels is over at once, whatever the worker still says of it, and the next one starts", () => {
  const { worker, listener, client, runs } = connect();
  client.run(named("long"), 240);
  client.cancel();
  expect(listener.cancelled).toHaveBeenCalledOnce();
  client.run(named("next"), 240);
  worker.answer({ type: "progress", id: runs()[0]!.id, share: 0.4 });
  worker.answer({ type: "cancelled", id: runs()[0]!.id });
  worker.finish(runs()[0]!.id);
  expect([listener.progress, listener.finished].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(listener.cancelled).toHaveBeenCalledOnce();
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

test("whoever goes from decision to decision has the next one at once", () => {
  const { worker, listener, client } = connect();
  const shown = () => listener.decision.mock.calls.map(([run, step]) => [run, step] as const);
  const answerAll = () => {
    for (const request of worker.sent.splice(0))
      if (request.type === "decision") worker.answer({ ...request, reconcile: { at: 15 * request.step } as never, firstReconcile: null });
  };
  client.decide(1, 10);
  answerAll();
  client.decide(1, 11);
  answerAll();
  expect(shown()).toEqual([
    [1, 10],
    [1, 11],
  ]);
  client.decide(1, 12);
  expect(shown().at(-1)).toEqual([1, 12]);
  answerAll();
  client.decide(1, 13);
  expect(shown().at(-1)).toEqual([1, 13]);
  // The other way round nothing is there in advance, and another run has decisions of its own.
  client.decide(1, 12);
  client.decide(2, 13);
  expect(shown()).toHaveLength(4);
  answerAll();
  expect(shown().slice(4)).toEqual([[2, 13]]);
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
    rows: vi.fn(),
    invalid: vi.fn(),
    progress: vi.fn(),
    cancelled: vi.fn(),
    failed,
    restarted: vi.fn(),
    decision: vi.fn(),
    kubectl: vi.fn(),
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

test("of the finer rows asked for while others are under way only the newest are asked for", () => {
  const { worker, listener, client } = connect();
  const view = (from: number) => ({ from, to: from + 600, rows: 1200 });
  for (const from of [0, 100, 200]) client.showRows(1, view(from));
  const asked = () => worker.sent.flatMap((request) => (request.type === "rows" ? [request.view.from] : []));
  expect(asked()).toEqual([0]);
  const detail = { run: 1, from: 0, to: 600 } as Detail;
  worker.answer({ type: "rows", id: worker.sent[0]!.id, detail });
  expect(asked()).toEqual([0, 200]);
  worker.answer({ type: "rows", id: worker.sent[1]!.id, detail: null });
  expect(listener.rows.mock.calls).toEqual([[detail]]);
});

test("of kubectl's outputs only the newest that were asked for meanwhile are printed, and a new worker is asked afresh", () => {
  const { worker, listener, client } = connect();
  for (const step of [1, 2, 3]) client.printKubectl(7, step);
  const asked = () => worker.sent.flatMap((request) => (request.type === "kubectl" ? [request.step] : []));
  expect(asked()).toEqual([1]);
  const outputs = [{ id: "pods" as const, command: "kubectl get pods", output: "No resources found in default namespace.\n" }];
  worker.answer({ type: "kubectl", id: worker.sent[0]!.id, run: 7, step: 1, outputs });
  expect(asked()).toEqual([1, 3]);
  worker.answer({ type: "kubectl", id: worker.sent[1]!.id, run: 7, step: 3, outputs: null });
  expect(listener.kubectl.mock.calls).toEqual([
    [7, 1, outputs],
    [7, 3, null],
  ]);
  client.printKubectl(7, 4);
  worker.dispatchEvent(Object.assign(new Event("error"), { message: "out of memory" }));
  client.printKubectl(7, 5);
  expect(asked()).toEqual([1, 3, 4, 5]);
});

test("whoever takes a run away gets the answer to his own request, and nothing from a worker that broke", async () => {
  const { worker, client } = connect();
  const csv = client.takeAway(7, "seconds.csv");
  const json = client.takeAway(7, "run.json");
  const lost = client.takeAway(7, "rescales");
  const [first, second] = worker.sent.map(({ id }) => id);
  worker.answer({ type: "takenAway", id: second!, taken: { kind: "text", text: "json" } });
  worker.answer({ type: "takenAway", id: first!, taken: { kind: "text", text: "csv" } });
  worker.dispatchEvent(new Event("error"));
  expect(await Promise.all([csv, json, lost])).toEqual([{ kind: "text", text: "csv" }, { kind: "text", text: "json" }, null]);
});

describe("a worker that falls silent without an error", () => {
  afterEach(() => vi.useRealTimers());

  /** Answers no run, and what it is asked beside it only while it lives. */
  class Mortal extends FakeWorker {
    alive = true;
    override postMessage = (request: WorkerRequest | string) => {
      if (typeof request !== "string") this.sent.push(request);
      else if (this.alive) this.dispatchEvent(new MessageEvent("message", { data: "pong" }));
    };
  }

  function connectMortals() {
    vi.useFakeTimers();
    const workers: Mortal[] = [];
    const { listener } = connect();
    const client = connectSimulation(() => {
      workers.push(new Mortal());
      return workers.at(-1)! as unknown as Worker;
    }, listener);
    const runsOf = (worker: Mortal) => worker.sent.flatMap((sent) => (sent.type === "run" ? [sent.scenario.seed] : []));
    const heard = () => [listener.restarted, listener.failed].map(({ mock }) => mock.calls.length);
    return { workers, client, listener, runsOf, heard };
  }
  const seeded = (seed: number): Scenario => ({ ...firstScenario, seed });

  test("is ended, and another one makes the newest run, and judges the newest text", () => {
    const { workers, client, runsOf, heard } = connectMortals();
    client.diagnose("text", null);
    client.run(seeded(1), 240);
    client.run(seeded(2), 240);
    workers[0]!.answer({ type: "progress", id: 2, share: 0.1 });
    workers[0]!.alive = false;
    vi.advanceTimersByTime(14_000);
    expect(heard()).toEqual([0, 0]);
    vi.advanceTimersByTime(4_000);
    expect([heard(), workers[0]!.terminated, runsOf(workers[1]!)]).toEqual([[1, 0], true, [2]]);
    expect(workers[1]!.sent).toContainEqual(expect.objectContaining({ type: "diagnose", text: "text" }));
  });

  test("is not tried a third time over the same scenario; another scenario is run", () => {
    const { workers, client, listener, runsOf, heard } = connectMortals();
    client.run(seeded(1), 240);
    for (let death = 0; death < 2; death++) {
      workers.at(-1)!.alive = false;
      vi.advanceTimersByTime(120_000);
    }
    expect([heard(), workers.length]).toEqual([[1, 1], 2]);
    expect(listener.failed.mock.calls[0]![0]).toContain("stopped answering twice");
    client.run(seeded(2), 240);
    expect([workers.length, runsOf(workers[2]!)]).toEqual([3, [2]]);
  });

  test("is not one that is busy for hours, nor one that has nothing to do, nor one on a slow way through the network", () => {
    const { workers, client, heard } = connectMortals();
    client.run(seeded(1), 240);
    workers[0]!.alive = false;
    vi.advanceTimersByTime(45_000);
    workers[0]!.alive = true;
    // The question waited for the worker to come.
    workers[0]!.dispatchEvent(new MessageEvent("message", { data: "pong" }));
    vi.advanceTimersByTime(3 * 3600_000);
    workers[0]!.finish(1);
    vi.advanceTimersByTime(5_000);
    workers[0]!.alive = false;
    vi.advanceTimersByTime(3600_000);
    expect([heard(), workers.length]).toEqual([[0, 0], 1]);
  });

  test("and kept a run that is only looked at: that run is made again", () => {
    const { workers, client, runsOf, heard } = connectMortals();
    client.run(seeded(1), 240);
    workers[0]!.finish(1);
    vi.advanceTimersByTime(5_000);
    workers[0]!.alive = false;
    client.decide(1, 7);
    vi.advanceTimersByTime(20_000);
    expect([heard(), runsOf(workers[1]!)]).toEqual([[1, 0], [1]]);
  });

  test("leaves nobody waiting for a file, and the run that is compared with is lost", async () => {
    const { workers, client } = connectMortals();
    const lost = vi.fn();
    client.hearOfBaseline({ answered: vi.fn(), lost });
    client.run(seeded(1), 240);
    workers[0]!.finish(1);
    workers[0]!.alive = false;
    const taken = client.takeAway(1, "run.json");
    vi.advanceTimersByTime(20_000);
    expect([await taken, lost.mock.calls.length]).toEqual([null, 1]);
  });
});
