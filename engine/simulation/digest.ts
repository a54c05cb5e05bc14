import { digestColumns } from "../lib/checksum";
import { reasonsIn } from "./failureColumns";
import type { KedaTrace } from "./kedaTrace";
import type { Trace } from "./trace";

/** A checksum of every column of a trace, as 16 hex digits: equal scenarios give equal digests in any browser. */
export function digestTrace({ seconds, failureSeconds, steps, metrics, keda }: Trace): string {
  return digestColumns([
    ...Object.values(seconds),
    ...reasonsIn(failureSeconds).map((reason) => failureSeconds[reason]!),
    ...Object.values(steps),
    ...metrics.flatMap(({ actual, seen, seenFrom, seenTo }) => [actual, seen, seenFrom, seenTo]),
    ...(keda === null ? [] : kedaColumns(keda)),
  ]);
}

const kedaColumns = ({ columns: { outcome: _inWords, ...numbers } }: KedaTrace): Float64Array[] => Object.values(numbers);
