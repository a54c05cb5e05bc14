import { say, type Words } from "../../../engine/index";
import { clock, parseClock } from "../../words/numbers";
import { complainOf, numberIn, textIn, type Data } from "./data";

/**
 * Reads a second of a run from `"29:45"`, `"1:29:45"` or a number. null, after a complaint, for any other value and for a time after the
 * run.
 */
export function timeIn(data: Data, what: Words | string, durationSeconds: number): number | null {
  const second = numberIn(data) ?? secondsOf(textIn(data, what, 20) ?? "");
  return second === null ? complainOfTime(data, what) : withinRun(data, what, second, durationSeconds);
}

export const secondsOf = (text: string): number | null => (text === "" ? null : parseClock(text));

function complainOfTime(data: Data, what: Words | string): null {
  complainOf(data, say`${what} must be a time, for example "29:45" or 1785.`);
  return null;
}

export function withinRun(data: Data, what: Words | string, second: number, durationSeconds: number): number | null {
  if (Number.isInteger(second) && second >= 0 && second <= durationSeconds) return second;
  complainOf(data, say`${what} is not in the step’s run, which ends at ${clock(durationSeconds)}.`);
  return null;
}
