import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SamplesRequests } from "./samplesRequests";
import { createSamplesReader } from "./samplesReader";

interface Sent {
  id: number;
  kind: keyof SamplesRequests;
  request: unknown;
}

/** A worker whose answers the test gives. */
class Scripted extends EventTarget {
  readonly sent: Sent[] = [];
  readonly cancelled: number[] = [];
  ended = false;

  constructor() {
    super();
    workers.push(this);
  }
  postMessage(message: Sent | { cancel: number } | "ping"): void {
    if (message === "ping") return;
    if ("cancel" in message) this.cancelled.push(message.cancel);
    else this.sent.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  /** Answers the last request of the kind. */
  answer<Kind extends keyof SamplesRequests>(kind: Kind, answer: SamplesRequests[Kind]["answer"]): void {
    const { id } = this.sent.findLast((sent) => sent.kind === kind)!;
    this.dispatchEvent(new MessageEvent("message", { data: { id, answer } }));
  }
}

const workers: Scripted[] = [];
const readerOf = () => createSamplesReader(() => new Scripted() as unknown as Worker);
const asked = (worker: number) => workers[worker]!.sent.map(({ kind, request }) => [kind, request]);
/** Lets what waits for an answer go on. */
const settled = () => vi.advanceTimersByTimeAsync(0);

const read = { ok: false, error: "This text is empty.", said: { text: "This text is empty.", values: [] } } as const;
const drawn = { curve: null, highest: 0 };
const curve = { series: 0, part: null, perSeconds: 1 };

beforeEach(() => {
  workers.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function readerThatHasRead(source: string, choices = {}) {
  const reader = readerOf();
  const first = reader.ask("readSamples", { source, choices });
  workers[0]!.answer("readSamples", read);
  expect(await first).toEqual({ ok: true, answer: read });
  return reader;
}

test("one worker answers in turn, and keeps what it read", async () => {
  const reader = await readerThatHasRead("a");
  const second = reader.ask("samplesCurve", curve);
  await settled();
  workers[0]!.answer("samplesCurve", drawn);
  expect(await second).toEqual({ ok: true, answer: drawn });
  const third = reader.ask("readSamples", { source: null, choices: { rows: 1 } });
  workers[0]!.answer("readSamples", read);
  expect(await third).toEqual({ ok: true, answer: read });
  expect(asked(0)).toEqual([
    ["readSamples", { source: "a", choices: {} }],
    ["samplesCurve", curve],
    ["readSamples", { source: null, choices: { rows: 1 } }],
  ]);
  expect(workers.length).toBe(1);
});

test("a request that reads ends the reading before, and the source is read again", async () => {
  const reader = readerOf();
  const first = reader.ask("readSamples", { source: "a", choices: {} });
  const second = reader.ask("readSamples", { source: null, choices: { rows: 1 } });
  expect(await first).toBeNull();
  expect(workers[0]!.ended).toBe(true);
  expect(asked(1)).toEqual([["readSamples", { source: "a", choices: { rows: 1 } }]]);
  workers[1]!.answer("readSamples", read);
  expect(await second).toEqual({ ok: true, answer: read });
});

test("a curve waits for the reading under way, and ends with it if a newer one takes its place", async () => {
  const reader = readerOf();
  const first = reader.ask("readSamples", { source: "a", choices: {} });
  const early = reader.ask("samplesCurve", curve);
  await settled();
  expect(asked(0).length).toBe(1);
  const second = reader.ask("readSamples", { source: "b", choices: {} });
  expect([await first, await early]).toEqual([null, null]);
  const late = reader.ask("samplesCurve", { ...curve, series: 1 });
  workers[1]!.answer("readSamples", read);
  await second;
  await settled();
  workers[1]!.answer("samplesCurve", drawn);
  expect(await late).toEqual({ ok: true, answer: drawn });
});

test("a worker that is silent for a minute is ended, and the next request starts another one", async () => {
  const reader = readerOf();
  const first = reader.ask("readSamples", { source: "a", choices: {} });
  workers[0]!.dispatchEvent(new MessageEvent("message", { data: "pong" }));
  await vi.advanceTimersByTimeAsync(55_000);
  expect(workers[0]!.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toEqual({ ok: false, why: "tookTooLong" });
  expect(workers[0]!.ended).toBe(true);
  void reader.ask("readSamples", { source: null, choices: {} });
  expect(asked(1)).toEqual([["readSamples", { source: "a", choices: {} }]]);
});

test("a worker that cannot be loaded is reported", async () => {
  const reader = readerOf();
  const first = reader.ask("readSamples", { source: "a", choices: {} });
  workers[0]!.dispatchEvent(new Event("error", { cancelable: true }));
  expect(await first).toEqual({ ok: false, why: "notLoaded" });
});

test("only the newest of several waiting curves is drawn, and a fit waits for none of them", async () => {
  const reader = await readerThatHasRead("a");
  const curves = [1, 2, 3].map((series) => reader.ask("samplesCurve", { ...curve, series }));
  const fit = reader.ask("cpuFit", { requests: 0, perSeconds: 1, part: null, cpu: 1, cpuUnit: "cores", pods: null });
  await settled();
  const fitted = { ok: false, reason: { kind: "constantLoad" } } as const;
  workers[0]!.answer("cpuFit", fitted);
  expect(await fit).toEqual({ ok: true, answer: fitted });
  workers[0]!.answer("samplesCurve", drawn);
  await settled();
  expect(asked(0).at(-1)).toEqual(["samplesCurve", { ...curve, series: 3 }]);
  workers[0]!.answer("samplesCurve", drawn);
  const answered = { ok: true, answer: drawn };
  expect(await Promise.all(curves)).toEqual([answered, null, answered]);
  expect(workers.length).toBe(1);
});

test("a curve after the worker was ended is drawn from the reading of a new one", async () => {
  const reader = await readerThatHasRead("a", { rows: 2 });
  reader.end();
  const again = reader.ask("samplesCurve", { ...curve, series: 1 });
  expect(asked(1)).toEqual([["readSamples", { source: "a", choices: { rows: 2 } }]]);
  workers[1]!.answer("readSamples", read);
  await settled();
  workers[1]!.answer("samplesCurve", drawn);
  expect(await again).toEqual({ ok: true, answer: drawn });
});
