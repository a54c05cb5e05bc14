// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { SilentWorker } from "../ui/testing/silentWorker";
import { readApart } from "./readApart";
import type { TextKinds } from "./textKinds";
import { TextWorker } from "../simulation/testing/textWorker";

const asked = (text: string) => readApart<TextKinds, "openedText">("openedText", { text });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a text is answered by a worker of its own, which then ends", async () => {
  const workers: TextWorker[] = [];
  const ended = vi.fn<() => void>();
  vi.stubGlobal(
    "Worker",
    class extends TextWorker {
      constructor() {
        super();
        workers.push(this);
      }
      override terminate = ended;
    },
  );
  expect(await asked("kind: HorizontalPodAutoscaler\n")).toMatchObject({ ok: true, answer: { kind: "manifest" } });
  expect(await asked("hello")).toMatchObject({ ok: true, answer: { kind: "refused", isSamples: false } });
  expect([workers.length, ended.mock.calls.length]).toEqual([2, 2]);
});

test("a reader that no longer answers is ended, and a sentence says so", async () => {
  vi.useFakeTimers();
  const ended = vi.fn<() => void>();
  /** It loads, and then never gets to the end of its first text. */
  class Hanging extends SilentWorker {
    constructor() {
      super();
      queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: "pong" })));
    }
    override terminate = ended;
  }
  vi.stubGlobal("Worker", Hanging);
  const read = asked("kind: x");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await read).toEqual({ ok: false, why: "tookTooLong", error: "Reading took too long, so the page ended it." });
  expect(ended).toHaveBeenCalled();
});

test.each([
  ["a browser without workers", undefined],
  [
    "a browser that forbids them",
    function forbidden() {
      throw new DOMException("forbidden", "SecurityError");
    },
  ],
  [
    "a worker whose file does not come",
    class extends SilentWorker {
      constructor() {
        super();
        queueMicrotask(() => this.dispatchEvent(new Event("error", { cancelable: true })));
      }
    },
  ],
])("%s is told in a sentence, and nothing is thrown", async (_, worker) => {
  vi.stubGlobal("Worker", worker);
  const notLoaded = { ok: false, why: "notLoaded", error: "A part of this page could not be loaded. Reload to try again." };
  expect(await asked("kind: x")).toEqual(notLoaded);
});
