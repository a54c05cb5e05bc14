import { afterEach, describe, expect, test, vi } from "vitest";
import { firstScenario, type Scenario } from "../../engine/index";
import type { Detail, Run, RunPart } from "../run/run";
import { connectSimulation, type RunNews } from "./runSimulation";
import { FakeWorker, type Sent } from "./testing/fakeWorker";

const finish = (worker: FakeWorker, sent: Sent<"run">) => worker.answer(sent, { run: { id: sent.id } as Run, detail: null, problems: [] });
const progress = (worker: FakeWorker, sent: Sent<"run">, share: number) => worker.tell(sent, { kind: "progress", share });

const named = (name: string): Scenario => ({ ...firstScenario, name });

function connect() {
  const worker = new FakeWorker();
  const listener = {
    finished: vi.fn(),
    grown: vi.fn(),
    invalid: vi.fn(),
    progress: vi.fn(),
    cancelled: vi.fn(),
    failed: vi.fn(),
    restarted: vi.fn(),
  };
  const hear = (news: RunNews) => listener[news.kind](news);
  const client = connectSimulation(() => worker as unknown as Worker, hear);
  const runs = () => worker.of("run");
  const names = () => runs().map(({ request }) => request.scenario.name);
  return { worker, listener, hear, client, runs, names };
}

test("one run is in flight, and of the waiting runs only the newest is run", () => {
  const { worker, listener, client, runs, names } = connect();
  for (const name of ["a", "b", "c"]) client.run(named(name), 240);
  expect(names()).toEqual(["a"]);
  finish(worker, runs()[0]!);
  expect(names()).toEqual(["a", "c"]);
  finish(worker, runs()[1]!);
  expect(listener.finished.mock.calls.map(([{ run }]) => (run as Run).id)).toEqual(runs().map(({ id }) => id));
});

test("an answer to anything but the run in flight is dropped", () => {
  const { worker, listener, client } = connect();
  client.run(named("a"), 240);
  const other = { ...worker.of("run")[0]!, id: 77 };
  finish(worker, other);
  progress(worker, other, 0.5);
  expect(listener.finished).not.toHaveBeenCalled();
  expect(listener.progress).not.toHaveBeenCalled();
});

test("a long run is given up for a newer one, and the page gets no cancel", () => {
  const { worker, listener, client, runs, names } = connect();
  client.run(named("long"), 240);
  progress(worker, runs()[0]!, 0.2);
  client.run(named("newer"), 240);
  progress(worker, runs()[0]!, 0.4);
  expect(listener.progress.mock.calls).toEqual([[{ kind: "progress", share: 0.2 }]]);
  expect(worker.cancelled).toEqual([runs()[0]!.id]);
  expect(listener.cancelled).not.toHaveBeenCalled();
  expect(names()).toEqual(["long", "newer"]);
});

test("cancelling also ends the run that waits", () => {
  const { worker, listener, client, runs, names } = connect();
  for (const name of ["a", "b"]) client.run(named(name), 240);
  client.cancel();
  expect(worker.cancelled).toEqual([runs()[0]!.id]);
  expect(listener.cancelled).toHaveBeenCalledOnce();
  expect(names()).toEqual(["a"]);
});

test("a cancelled run is over at once, even if the worker still answers it, and the next one starts", () => {
  const { worker, listener, client, runs, names } = connect();
  client.run(named("long"), 240);
  client.cancel();
  expect(listener.cancelled).toHaveBeenCalledOnce();
  client.run(named("next"), 240);
  progress(worker, runs()[0]!, 0.4);
  finish(worker, runs()[0]!);
  expect([listener.progress, listener.finished].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(listener.cancelled).toHaveBeenCalledOnce();
  expect(names()).toEqual(["long", "next"]);
});

test("a failure of ours is told and does not block the next run", () => {
  const { worker, listener, client, runs, names } = connect();
  client.run(named("a"), 240);
  client.run(named("b"), 240);
  worker.fail(runs()[0]!, "broken");
  expect(listener.failed.mock.calls).toEqual([[{ kind: "failed", message: "broken" }]]);
  expect(names()).toEqual(["a", "b"]);
});

test("a broken worker is replaced, and waiting requests fail rather than wait for ever", () => {
  const workers = [new FakeWorker(), new FakeWorker()];
  const started: FakeWorker[] = [];
  const { listener, hear } = connect();
  const client = connectSimulation(() => {
    const next = workers[started.length]!;
    started.push(next);
    return next as unknown as Worker;
  }, hear);
  client.run(named("a"), 240);
  client.run(named("b"), 240);
  started[0]!.break("out of memory");
  expect(listener.failed.mock.calls).toEqual([[{ kind: "failed", message: "out of memory" }]]);
  expect(started[0]!.terminated).toBe(true);
  client.run(named("c"), 240);
  expect(started[1]!.of("run").map(({ request }) => request.scenario.name)).toEqual(["c"]);
});

test("if a worker breaks, the error is told first, and then the baseline's run is lost", () => {
  const { worker, listener, client } = connect();
  const lost = vi.fn(() => expect(listener.failed).toHaveBeenCalledOnce());
  client.hearOfLoss(lost);
  client.run(named("a"), 240);
  finish(worker, worker.of("run")[0]!);
  expect(lost).not.toHaveBeenCalled();
  worker.break("out of memory");
  expect(lost).toHaveBeenCalledOnce();
});

test("a judgement waits for no run, and only the newest requested one arrives", () => {
  const { worker, client } = connect();
  const heard = vi.fn();
  const context = { featureGates: firstScenario.flags.featureGates, tolerance: 0.1, containers: null, silenced: [] };
  client.run(named("long"), 240);
  for (const text of ["a", "ab"]) client.ask("diagnose", { text, context }, (reply) => reply.ok && heard(reply.answer));
  const [first, second] = worker.of("diagnose");
  const diagnosed = (text: string) => ({ text, diagnostics: [], documents: [], kedaRules: null, vpaRules: null });
  worker.answer(first!, diagnosed("a"));
  worker.answer(second!, diagnosed("ab"));
  expect(heard.mock.calls).toEqual([[diagnosed("ab")]]);
});

test("while finer rows are under way, only the newest waiting request for others is sent", () => {
  const { worker, client } = connect();
  const heard = vi.fn();
  const view = (from: number) => ({ from, to: from + 600, rows: 1200 });
  for (const from of [0, 100, 200]) client.ask("rows", { run: 1, view: view(from) }, (reply) => reply.ok && heard(reply.answer));
  const asked = () => worker.of("rows").map(({ request }) => request.view.from);
  expect(asked()).toEqual([0]);
  const detail = { run: 1, from: 0, to: 600 } as Detail;
  worker.answer(worker.of("rows")[0]!, detail);
  expect(asked()).toEqual([0, 200]);
  worker.answer(worker.of("rows")[1]!, null);
  expect(heard.mock.calls).toEqual([[detail], [null]]);
});

test("only the newest waiting request for kubectl's output is sent, and a new worker gets it again", () => {
  const { worker, client } = connect();
  const heard = vi.fn();
  const print = (step: number) => client.ask("kubectl", { run: 7, step }, (reply) => reply.ok && heard(7, step, reply.answer));
  for (const step of [1, 2, 3]) print(step);
  const asked = () => worker.of("kubectl").map(({ request }) => request.step);
  expect(asked()).toEqual([1]);
  const outputs = [{ id: "pods" as const, command: "kubectl get pods", output: "No resources found in default namespace.\n" }];
  worker.answer(worker.of("kubectl")[0]!, outputs);
  expect(asked()).toEqual([1, 3]);
  worker.answer(worker.of("kubectl")[1]!, null);
  expect(heard.mock.calls).toEqual([
    [7, 1, outputs],
    [7, 3, null],
  ]);
  print(4);
  worker.break("out of memory");
  print(5);
  expect(asked()).toEqual([1, 3, 4, 5]);
});

test("each export gets the answer to its own request, and nothing from a worker that broke", async () => {
  const { worker, client } = connect();
  const taken = (part: RunPart) =>
    new Promise((resolve) => client.ask("takeAway", { run: 7, part }, (reply) => resolve(reply.ok ? reply.answer : null)));
  const [csv, json, lost] = [taken("seconds.csv"), taken("run.json"), taken("rescales")];
  const [first, second] = worker.of("takeAway");
  worker.answer(second!, { kind: "text", text: "json" });
  worker.answer(first!, { kind: "text", text: "csv" });
  worker.break("");
  expect(await Promise.all([csv, json, lost])).toEqual([{ kind: "text", text: "csv" }, { kind: "text", text: "json" }, null]);
});

describe("a worker that falls silent without an error", () => {
  afterEach(() => vi.useRealTimers());

  /** Never answers a run; answers other requests only while it lives. */
  class Mortal extends FakeWorker {
    alive = true;
    protected override ask(): void {
      if (this.alive) this.say("pong");
    }
  }

  function connectMortals() {
    vi.useFakeTimers();
    const workers: Mortal[] = [];
    const { listener, hear } = connect();
    const client = connectSimulation(() => {
      workers.push(new Mortal());
      return workers.at(-1)! as unknown as Worker;
    }, hear);
    const runsOf = (worker: Mortal) => worker.of("run").map(({ request }) => request.scenario.seed);
    const heard = () => [listener.restarted, listener.failed].map(({ mock }) => mock.calls.length);
    return { workers, client, listener, runsOf, heard };
  }
  const seeded = (seed: number): Scenario => ({ ...firstScenario, seed });

  test("is ended, and another one makes the newest run", () => {
    const { workers, client, runsOf, heard } = connectMortals();
    client.run(seeded(1), 240);
    client.run(seeded(2), 240);
    progress(workers[0]!, workers[0]!.of("run")[0]!, 0.1);
    workers[0]!.alive = false;
    vi.advanceTimersByTime(14_000);
    expect(heard()).toEqual([0, 0]);
    vi.advanceTimersByTime(4_000);
    expect([heard(), workers[0]!.terminated, runsOf(workers[1]!)]).toEqual([[1, 0], true, [2]]);
  });

  test("is not tried a third time with the same scenario; another scenario is run", () => {
    const { workers, client, listener, runsOf, heard } = connectMortals();
    client.run(seeded(1), 240);
    for (let death = 0; death < 2; death++) {
      workers.at(-1)!.alive = false;
      vi.advanceTimersByTime(120_000);
    }
    expect([heard(), workers.length]).toEqual([[1, 1], 2]);
    expect(listener.failed.mock.calls[0]![0].message).toContain("stopped answering twice");
    client.run(seeded(2), 240);
    expect([workers.length, runsOf(workers[2]!)]).toEqual([3, [2]]);
  });

  test("is not one that is busy for hours, nor one that has nothing to do, nor one that loads slowly over the network", () => {
    const { workers, client, heard } = connectMortals();
    client.run(seeded(1), 240);
    workers[0]!.alive = false;
    vi.advanceTimersByTime(45_000);
    workers[0]!.alive = true;
    // The worker hears the page's question only after it has started.
    workers[0]!.say("pong");
    vi.advanceTimersByTime(3 * 3600_000);
    finish(workers[0]!, workers[0]!.of("run")[0]!);
    vi.advanceTimersByTime(5_000);
    workers[0]!.alive = false;
    vi.advanceTimersByTime(3600_000);
    expect([heard(), workers.length]).toEqual([[0, 0], 1]);
  });

  test("and kept a run that is only looked at: that run is made again", () => {
    const { workers, client, runsOf, heard } = connectMortals();
    client.run(seeded(1), 240);
    finish(workers[0]!, workers[0]!.of("run")[0]!);
    vi.advanceTimersByTime(5_000);
    workers[0]!.alive = false;
    client.ask("decision", { run: 1, step: 7 }, () => undefined);
    vi.advanceTimersByTime(20_000);
    expect([heard(), runsOf(workers[1]!)]).toEqual([[1, 0], [1]]);
  });

  test("leaves no file request waiting, and loses the baseline's run", async () => {
    const { workers, client } = connectMortals();
    const lost = vi.fn();
    client.hearOfLoss(lost);
    client.run(seeded(1), 240);
    finish(workers[0]!, workers[0]!.of("run")[0]!);
    workers[0]!.alive = false;
    const why = new Promise((resolve) =>
      client.ask("takeAway", { run: 1, part: "run.json" }, (reply) => resolve(reply.ok ? null : reply.why)),
    );
    vi.advanceTimersByTime(20_000);
    expect([await why, lost.mock.calls.length]).toEqual(["lost", 1]);
  });
});
