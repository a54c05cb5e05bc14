import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MortalWorker } from "../ui/testing/mortalWorker";
import { connectPreviews } from "./previews";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([true, false])(
  "a preview that kills its worker is tried once more and then given up, and the others come (with an error: %s)",
  async (noisy) => {
    const workers: MortalWorker[] = [];
    const previews = connectPreviews(() => {
      workers.push(new MortalWorker(new Set(["b"]), noisy));
      return workers.at(-1)! as unknown as Worker;
    });
    const heard: Record<string, boolean> = {};
    for (const id of ["a", "b", "c"])
      previews.ask(id, (answer) => {
        heard[id] = answer !== null;
      });
    await vi.advanceTimersByTimeAsync(200_000);
    expect([heard, workers.length]).toEqual([{ a: true, b: false, c: true }, 3]);
    previews.forgive("b");
    const again = vi.fn();
    previews.ask("b", again);
    await vi.advanceTimersByTimeAsync(200_000);
    // In the worker that was left, and in another.
    expect([again.mock.calls, workers.length]).toEqual([[[null]], 4]);
  },
);
