import { expect, it } from "vitest";
import { cpuNote } from "./cpuNote";
import { exampleRun } from "../../charts/testing/exampleRun";

it("says which pods their limit or a full node slows down, and else which is the hottest if the load is uneven", () => {
  const noteWith = (throttled: number, heldByNode: number) => {
    const stepSeconds = {
      ...exampleRun.stepSeconds,
      throttled: Float64Array.of(throttled),
      heldByNode: Float64Array.of(heldByNode),
    };
    return cpuNote({ ...exampleRun, stepSeconds }, 0, true);
  };
  expect([noteWith(3, 2), noteWith(0, 2), noteWith(0, 0)]).toEqual([
    "3 throttled",
    "2 held by full nodes",
    expect.stringMatching(/^hottest 100\sm$/),
  ]);
});
