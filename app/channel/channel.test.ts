import { afterEach, expect, test, vi } from "vitest";
import { openChannel, type Loss, type Policy, type Reply } from "./channel";
import type { Request } from "./messages";

/** One kind of request for each policy. */
type Shown = Record<Policy, { request: string; answer: string; part: number }>;
const policies = { beside: "beside", replaces: "replaces", newest: "newest", inTurn: "inTurn" } as const;

class Scripted extends EventTarget {
  readonly sent: Request[] = [];
  terminated = false;
  terminate = () => void (this.terminated = true);
  postMessage = (message: Request | "ping") => void (message === "ping" || this.sent.push(message));
  say = (data: unknown) => this.dispatchEvent(new MessageEvent("message", { data }));
  break = () => this.dispatchEvent(Object.assign(new Event("error", { cancelable: true }), { message: "broken" }));
}

function open() {
  const workers: Scripted[] = [];
  const losses: Loss[] = [];
  const heard: string[] = [];
  const channel = openChannel<Shown>(
    () => {
      workers.push(new Scripted());
      return workers.at(-1)! as unknown as Worker;
    },
    policies,
    (loss) => losses.push(loss),
  );
  const ask = (kind: Policy, request: string) =>
    channel.ask(
      kind,
      request,
      (reply: Reply<string>) => heard.push(`${request}: ${reply.ok ? reply.answer : reply.why}`),
      (part) => heard.push(`${request}: ${part}`),
    );
  const worker = () => workers.at(-1)!;
  /** The requests that the worker got, by id, and the requests that it was told to give up. */
  const sent = () =>
    worker().sent.map((message) => ("cancel" in message ? `not ${message.cancel}` : `${message.id} ${String(message.request)}`));
  return { channel, ask, workers, worker, sent, heard, losses };
}

afterEach(() => vi.useRealTimers());

test("beside: all are under way, and each hears its own answer", () => {
  const { ask, worker, sent, heard } = open();
  for (const request of ["a", "b"]) ask("beside", request);
  worker().say({ id: 2, answer: "B" });
  worker().say({ id: 1, failure: "no" });
  worker().say({ id: 1, answer: "late" });
  expect([sent(), heard]).toEqual([
    ["1 a", "2 b"],
    ["b: B", "a: failed"],
  ]);
});

test("replaces: the older one is given up before the newer is asked", () => {
  const { ask, worker, sent, heard } = open();
  for (const request of ["a", "b"]) ask("replaces", request);
  worker().say({ id: 1, answer: "A" });
  worker().say({ id: 2, answer: "B" });
  expect([sent(), heard]).toEqual([
    ["1 a", "not 1", "2 b"],
    ["a: givenUp", "b: B"],
  ]);
});

test("newest: one is under way, the newest of the others is next, and a long one that reports progress makes way for it", () => {
  const { ask, worker, sent, heard } = open();
  for (const request of ["a", "b", "c"]) ask("newest", request);
  expect([sent(), heard]).toEqual([["1 a"], ["b: givenUp"]]);
  worker().say({ id: 1, part: 0.5 });
  expect([sent(), heard.slice(1)]).toEqual([["1 a", "not 1", "3 c"], ["a: givenUp"]]);
  worker().say({ id: 3, part: 0.5 });
  worker().say({ id: 3, answer: "C" });
  ask("newest", "d");
  expect([sent().slice(3), heard.slice(2)]).toEqual([["4 d"], ["c: 0.5", "c: C"]]);
});

test("in turn: each waits for the one before, even if that one was given up", () => {
  const { ask, worker, sent, heard } = open();
  const [giveUpA, giveUpB] = ["a", "b", "c"].map((request) => ask("inTurn", request));
  giveUpB!();
  giveUpA!();
  giveUpA!();
  worker().say({ id: 3, answer: "C" });
  expect([sent(), heard]).toEqual([
    ["1 a", "not 1", "3 c"],
    ["b: givenUp", "a: givenUp", "c: C"],
  ]);
});

test("kinds do not wait for each other, and only the requests of a kind are given up with it", () => {
  const { channel, ask, sent, heard } = open();
  ask("newest", "a");
  ask("inTurn", "b");
  ask("newest", "c");
  expect([channel.giveUp("newest"), channel.giveUp("newest")]).toEqual([true, false]);
  expect([sent(), heard]).toEqual([
    ["1 a", "2 b", "not 1"],
    ["c: givenUp", "a: givenUp"],
  ]);
});

test.each(["broke", "silent"] as const)(
  "a worker that is lost (%s) leaves no request without a reply, and its place to another",
  (kind) => {
    vi.useFakeTimers();
    const { ask, workers, worker, sent, heard, losses } = open();
    for (const [policy, request] of [
      ["newest", "a"],
      ["newest", "b"],
      ["beside", "c"],
      ["inTurn", "d"],
      ["inTurn", "e"],
    ] as const)
      ask(policy, request);
    if (kind === "broke") worker().break();
    else vi.advanceTimersByTime(70_000);
    expect(heard).toEqual(["a: lost", "c: lost", "b: lost"]);
    expect(losses.map((loss) => loss.kind)).toEqual([kind]);
    expect([workers[0]!.terminated, workers.length, sent()]).toEqual([true, 2, ["4 d"]]);
    // This is the second worker that was lost during request d.
    worker().break();
    expect([workers.length, sent(), heard.slice(3)]).toEqual([3, ["5 e"], ["d: lost"]]);
    worker().say({ id: 5, answer: "E" });
    expect(heard.at(-1)).toBe("e: E");
  },
);

test("ending the channel gives up its requests, and the next request starts another worker", () => {
  const { channel, ask, workers, sent, heard, losses } = open();
  for (const request of ["a", "b"]) ask("inTurn", request);
  channel.end();
  expect([heard, losses, workers[0]!.terminated]).toEqual([["a: givenUp", "b: givenUp"], [], true]);
  ask("inTurn", "c");
  expect([workers.length, sent()]).toEqual([2, ["3 c"]]);
});

test("a worker that cannot be started is a loss, told to all who asked; the next request tries to start another", async () => {
  const heard: string[] = [];
  const losses: Loss[] = [];
  let allowed = false;
  const channel = openChannel<Shown>(
    () => {
      if (!allowed) throw new Error("no workers here");
      return new Scripted() as unknown as Worker;
    },
    policies,
    (loss) => losses.push(loss),
  );
  const ask = (kind: Policy, request: string) =>
    channel.ask(kind, request, (reply: Reply<string>) => heard.push(`${request}: ${reply.ok ? reply.answer : reply.why}`));
  ask("beside", "a");
  ask("newest", "b");
  await Promise.resolve();
  expect([heard, losses]).toEqual([["a: lost", "b: lost"], [{ kind: "broke", message: "no workers here" }]]);
  ask("inTurn", "c");
  await vi.waitFor(() => expect(heard).toContain("c: lost"));
  const before = heard.length;
  ask("beside", "given up")();
  await Promise.resolve();
  expect(heard.slice(before)).toEqual(["given up: givenUp"]);
  allowed = true;
  ask("beside", "d");
  await Promise.resolve();
  expect(heard.slice(before + 1)).toEqual([]);
});
