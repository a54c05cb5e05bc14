import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReaderAnswer, ReaderRequest } from "./samplesProtocol";
import { createSamplesReader, mostMilliseconds } from "./samplesReader";

/** A worker whose answers the test gives. */
class Scripted {
  asked: ReaderRequest[] = [];
  ended = false;
  onmessage: ((event: { data: ReaderAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(request: ReaderRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: ReaderAnswer): void {
    this.onmessage?.({ data });
  }
}

const workers: Scripted[] = [];
const create = () => {
  const worker = new Scripted();
  workers.push(worker);
  return worker as unknown as Worker;
};
const read: ReaderAnswer = { type: "read", reading: { ok: false, error: "This text is empty." } };
const drawn: ReaderAnswer = { type: "curve", curve: null, highest: 0 };
const curve: ReaderRequest = { type: "curve", series: 0, part: null, perSeconds: 1 };

beforeEach(() => {
  workers.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("one worker answers in turn, and keeps what it read", async () => {
  const reader = createSamplesReader(create);
  const first = reader.ask({ type: "read", source: "a", choices: {} });
  workers[0]!.say(read);
  expect(await first).toBe(read);
  const second = reader.ask(curve);
  workers[0]!.say(drawn);
  expect(await second).toEqual(drawn);
  expect(workers.length).toBe(1);
});

test("a new request meanwhile ends the one before, and the source is read again", async () => {
  const reader = createSamplesReader(create);
  const first = reader.ask({ type: "read", source: "a", choices: {} });
  const second = reader.ask({ type: "read", source: null, choices: { rows: 1 } });
  expect(await first).toBe(null);
  expect(workers[0]!.ended).toBe(true);
  expect(workers[1]!.asked).toEqual([{ type: "read", source: "a", choices: { rows: 1 } }]);
  workers[1]!.say(read);
  expect(await second).toBe(read);
});

test("a request that takes too long is ended, and the next one starts again", async () => {
  const reader = createSamplesReader(create);
  const first = reader.ask({ type: "read", source: "a", choices: {} });
  vi.advanceTimersByTime(mostMilliseconds);
  expect(await first).toEqual({ type: "tookTooLong" });
  expect(workers[0]!.ended).toBe(true);
  void reader.ask({ type: "read", source: "b", choices: {} });
  expect(workers[1]!.asked).toEqual([{ type: "read", source: "b", choices: {} }]);
});

test("a worker that cannot be loaded is reported", async () => {
  const reader = createSamplesReader(create);
  const first = reader.ask({ type: "read", source: "a", choices: {} });
  workers[0]!.onerror!();
  expect(await first).toEqual({ type: "notLoaded" });
});

test("only the newest of several waiting curves is drawn", async () => {
  const reader = createSamplesReader(create);
  const first = reader.ask({ type: "read", source: "a", choices: {} });
  workers[0]!.say(read);
  await first;
  const curves = [1, 2, 3].map((series) => reader.ask({ ...curve, series }));
  workers[0]!.say(drawn);
  await vi.waitFor(() => expect(workers[0]!.asked.length).toBe(3));
  expect(workers[0]!.asked.at(-1)).toEqual({ ...curve, series: 3 });
  workers[0]!.say(drawn);
  expect(await Promise.all(curves)).toEqual([drawn, null, drawn]);
  expect(workers.length).toBe(1);
});

test("a curve and a fit wait for each other, and neither replaces the other", async () => {
  const reader = createSamplesReader(create);
  const first = reader.ask({ type: "read", source: "a", choices: {} });
  workers[0]!.say(read);
  await first;
  const fit: ReaderRequest = { type: "fit", requests: 0, perSeconds: 1, part: null, cpu: 1, cpuUnit: "cores", pods: null };
  const fitted: ReaderAnswer = { type: "fit", fit: { ok: false, reason: { kind: "constantLoad" } } };
  const [line, told, newer] = [reader.ask(curve), reader.ask(fit), reader.ask({ ...curve, series: 1 })];
  workers[0]!.say(drawn);
  await vi.waitFor(() => expect(workers[0]!.asked.at(-1)).toEqual(fit));
  workers[0]!.say(fitted);
  await vi.waitFor(() => expect(workers[0]!.asked.at(-1)).toEqual({ ...curve, series: 1 }));
  workers[0]!.say(drawn);
  expect(await Promise.all([line, told, newer])).toEqual([drawn, fitted, drawn]);
  expect(workers.length).toBe(1);
});

test("a curve after the worker was ended is drawn from the reading of a new one", async () => {
  const reader = createSamplesReader(create);
  const first = reader.ask({ type: "read", source: "a", choices: { rows: 2 } });
  workers[0]!.say(read);
  await first;
  reader.end();
  const again = reader.ask({ ...curve, series: 1 });
  expect(workers[1]!.asked).toEqual([{ type: "read", source: "a", choices: { rows: 2 } }]);
  workers[1]!.say(read);
  await vi.waitFor(() => expect(workers[1]!.asked.at(-1)).toEqual({ ...curve, series: 1 }));
  workers[1]!.say(drawn);
  expect(await again).toEqual(drawn);
});
