import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerHeartbeats, watchWorker } from "./heartbeat";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Both ends of a channel, joined while `alive`. */
function joined() {
  const worker = new EventTarget();
  const scope = new EventTarget();
  const tell = (target: EventTarget, data: unknown) => target.dispatchEvent(new MessageEvent("message", { data }));
  const state = { alive: true, asked: 0 };
  const page = Object.assign(worker, {
    postMessage: (data: unknown) => {
      state.asked++;
      if (state.alive) tell(scope, data);
    },
  });
  answerHeartbeats(Object.assign(scope, { postMessage: (data: unknown) => tell(worker, data) }) as never);
  return {
    page,
    scope,
    state,
    hear: (target: EventTarget) => {
      const heard = vi.fn();
      target.addEventListener("message", heard);
      return heard;
    },
  };
}

test("a living worker is asked only while it is silent, and nobody else hears the question or the answer", () => {
  const { page, scope, state, hear } = joined();
  const silent = vi.fn();
  let waiting = true;
  const watch = watchWorker(page, () => waiting, silent);
  const heard = [hear(page), hear(scope)];
  watch.begin();
  vi.advanceTimersByTime(600_000);
  expect(heard.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect([silent.mock.calls.length, state.asked]).toEqual([0, 300]);
  waiting = false;
  vi.advanceTimersByTime(10_000);
  expect(vi.getTimerCount()).toBe(0);
});

test("the death of a worker is reported once, and sooner if the worker had spoken before", () => {
  const { page, state } = joined();
  const silent = vi.fn();
  const watch = watchWorker(page, () => true, silent);
  watch.begin();
  vi.advanceTimersByTime(5_000);
  state.alive = false;
  vi.advanceTimersByTime(20_000);
  expect([silent.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test("a worker that never said anything has a minute to start", () => {
  const { page, state } = joined();
  state.alive = false;
  const silent = vi.fn();
  watchWorker(page, () => true, silent).begin();
  vi.advanceTimersByTime(59_000);
  expect(silent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(silent).toHaveBeenCalledOnce();
});
