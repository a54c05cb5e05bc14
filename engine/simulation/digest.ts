import { digestColumns } from "../lib/checksum";
import { reasonsIn } from "./failureColumns";
import type { KedaTrace } from "./kedaTrace";
import type { Trace } from "./trace";

/** A checksum of every column of a trace, as 16 hex digits: equal scenarios give equal digests in any browser. */
export function digestTrace({ seconds, failureSeconds, steps, metrics, keda, vpa }: Trace): string {
  return digestColumns([
    ...Object.values(seconds),
    ...reasonsIn(failureSeconds).map((reason) => failureSeconds[reason]!),
    ...Object.values(steps),
    ...metrics.flatMap(({ actual, seen, seenFrom, seenTo }) => [actual, seen, seenFrom, seenTo]),
    ...(keda === null ? [] : kedaColumns(keda)),
    ...(vpa === null ? [] : [Float64Array.from(numbersIn([vpa.recommendations, vpa.actions, vpa.admissions, vpa.verdicts]))]),
  ]);
}

/** Every number in a record of what the Vertical Pod Autoscaler did, in its order. */
const numbersIn = (data: unknown): number[] =>
  typeof data === "number" ? [data] : typeof data === "object" && data !== null ? Object.values(data).flatMap(numbersIn) : [];

const kedaColumns = ({ columns: { outcome: _inWords, ...numbers } }: KedaTrace): Float64Array[] => Object.values(numbers);
