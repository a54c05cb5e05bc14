import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario } from "../../engine/index";
import { MortalWorker } from "../ui/testing/mortalWorker";
import { askAll, type Answered, type AskedQuestion } from "./useAnswers";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the answers of a workshop survive one lost worker, and stop if two are lost on one question", async () => {
  const asked = ["a", "b", "c"].map((key): AskedQuestion => ({
    key,
    scenario: { ...firstScenario, name: key },
    measure: { kind: "outcome", outcome: "podHours" },
  }));
  const worked = async (deadly: string[][]) => {
    const told: string[] = [];
    const giveUp = vi.fn();
    let started = 0;
    const start = () => new MortalWorker(new Set(deadly[started++])) as unknown as Worker;
    askAll(asked, start, ({ key }: Answered) => told.push(key), giveUp);
    await vi.advanceTimersByTimeAsync(400_000);
    return [told, started, giveUp.mock.calls.length];
  };
  expect(await worked([["b"], []])).toEqual([["a", "b", "c"], 2, 0]);
  expect(await worked([["b"], ["c"], []])).toEqual([["a", "b", "c"], 3, 0]);
  expect(await worked([["b"], ["b"]])).toEqual([["a"], 2, 1]);
});
