import { type RunOutcome, runOutcomeNames, say } from "../../../engine/index";
import type { Measure } from "../lesson";
import { complainOf, textIn, type Data } from "./data";
import { secondsOf, withinRun } from "./time";

/** A measure as an author writes it: `heldBy at 29:45`, `nextRescale after 10:00`, `podHours`. */
export function measureIn(data: Data, durationSeconds: number): Measure | null {
  const text = textIn(data, say`The measure`, 60);
  if (text === null) return null;
  const outcome = outcomeNamed(text);
  if (outcome !== null) return { kind: "outcome", outcome };
  const [, column, preposition, time] = /^(\w+) (at|after) (\S+)$/.exec(text) ?? [];
  const second = time === undefined ? null : secondsOf(time);
  const measure = second === null ? null : measureOf(`${column} ${preposition}`, second);
  if (measure === null || second === null) {
    complainOf(data, say`There is no measure "${text}". The measures are ${measures.join(", ")} and the names of outcomes.`);
    return null;
  }
  return withinRun(data, say`The measure’s time`, second, durationSeconds) === null ? null : measure;
}

const measures = [
  ...["asked", "applied", "stabilized", "heldBy", "ready", "existing", "failed", "waiting"].map((column) => `${column} at T`),
  "nextRescale after T",
];

function measureOf(words: string, second: number): Measure | null {
  switch (words) {
    case "asked at":
      return { kind: "step", column: "asked", at: second };
    case "applied at":
      return { kind: "step", column: "applied", at: second };
    case "stabilized at":
      return { kind: "step", column: "stabilized", at: second };
    case "heldBy at":
      return { kind: "heldBy", at: second };
    case "ready at":
      return { kind: "second", column: "ready", at: second };
    case "existing at":
      return { kind: "second", column: "existing", at: second };
    case "failed at":
      return { kind: "second", column: "failed", at: second };
    case "waiting at":
      return { kind: "second", column: "waiting", at: second };
    case "nextRescale after":
      return { kind: "nextRescale", after: second };
    default:
      return null;
  }
}

export const outcomeNamed = (text: string): RunOutcome | null => runOutcomeNames.find((name) => name === text) ?? null;
