import { expect, test } from "vitest";
import { compareSpreads, outcomeNames, type Outcomes } from "../../../engine/index";
import { worsenedWords } from "./worsened";

const usual = Object.fromEntries(outcomeNames.map((name) => [name, 1])) as unknown as Outcomes;
const compared = (today: Partial<Outcomes>, now: Partial<Outcomes>) =>
  compareSpreads([{ seed: 1, outcomes: { ...usual, ...today } }], [{ seed: 1, outcomes: { ...usual, ...now } }])!;

test.each([
  [{ overloadedSeconds: 41 }, { overloadedSeconds: 401 }, "Overloaded: 6 min 41 s, today 41 s."],
  [
    { overloadedSeconds: 41, p95Latency: 0.1 },
    { overloadedSeconds: 82, p95Latency: 0.4 },
    "p95 latency: 0.4 s, today 0.1 s. Overloaded: 1 min 22 s, today 41 s.",
  ],
  [{ overloadedSeconds: 0 }, { overloadedSeconds: 60 }, "Overloaded: 1 min, today 0 s."],
  [{ failedShare: 0.001 }, { failedShare: 0.02 }, "Share failed: 2%, today 0.1%."],
  // Not noticed: four seconds, 5 %, and what gets better.
  [{ overloadedSeconds: 2 }, { overloadedSeconds: 6 }, null],
  [{ overloadedSeconds: 1000 }, { overloadedSeconds: 1050 }, null],
  [{ overloadedSeconds: 401 }, { overloadedSeconds: 41 }, null],
  // No harm by itself.
  [{ rescalesUp: 1 }, { rescalesUp: 90 }, null],
] as [Partial<Outcomes>, Partial<Outcomes>, string | null][])("from %o to %o: %s", (today, now, words) => {
  expect(worsenedWords(compared(today, now), "directionChanges")?.replaceAll("\u00a0", " ") ?? null).toBe(words);
});

test("the harm of the study has its words in the headline and is not said twice", () => {
  expect(worsenedWords(compared({ overloadedSeconds: 41 }, { overloadedSeconds: 401 }), "overloadedSeconds")).toBeNull();
});
