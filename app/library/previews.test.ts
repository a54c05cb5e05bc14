import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario } from "../../engine/index";
import { FakeWorker } from "../simulation/testing/fakeWorker";
import { MortalWorker } from "../ui/testing/mortalWorker";
import { connectPreviews } from "./previews";

const named = (name: string) => ({ ...firstScenario, name });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([true, false])(
  "a preview that kills its worker gets one more attempt, and the others are drawn (with an error: %s)",
  async (noisy) => {
    const workers: MortalWorker[] = [];
    const previews = connectPreviews(() => {
      workers.push(new MortalWorker(new Set(["b"]), noisy));
      return workers.at(-1)! as unknown as Worker;
    });
    const heard: Record<string, boolean> = {};
    for (const id of ["a", "b", "c"])
      previews.ask(id, named(id), (answer) => {
        heard[id] = answer !== null;
      });
    await vi.advanceTimersByTimeAsync(200_000);
    expect([heard, workers.length]).toEqual([{ a: true, b: false, c: true }, 3]);
    const again = vi.fn();
    previews.ask("b", named("b"), again);
    await vi.advanceTimersByTimeAsync(200_000);
    // The first attempt uses the worker that is left, and the second attempt starts another.
    expect([again.mock.calls, workers.length]).toEqual([[[null]], 4]);
  },
);

test("a preview that nobody waits for does not delay the others", async () => {
  const worker = new FakeWorker();
  const previews = connectPreviews(() => worker as unknown as Worker);
  const heard = vi.fn();
  const [leaveA, leaveB] = ["a", "b"].map((id) => previews.ask(id, named(id), heard));
  previews.ask("c", named("c"), heard);
  leaveB!();
  leaveA!();
  expect(worker.of("steps").map(({ request }) => request.scenario.name)).toEqual(["a", "c"]);
  expect([worker.cancelled, heard.mock.calls]).toEqual([[worker.sent[0]!.id], []]);
});
