import { digestColumns } from "../lib/checksum";
import type { Trace } from "./trace";

/** A checksum of every column of a trace, as 16 hex digits: equal scenarios give equal digests in any browser. */
export function digestTrace({ seconds, steps, metrics }: Trace): string {
  return digestColumns([
    ...Object.values(seconds),
    ...Object.values(steps),
    ...metrics.flatMap(({ actual, seen, seenFrom, seenTo }) => [actual, seen, seenFrom, seenTo]),
  ]);
}
