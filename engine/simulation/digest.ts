import { digestColumns } from "../lib/checksum";
import type { Trace } from "./trace";

/** A checksum of every column of a trace, as 16 hex digits: equal scenarios give equal digests in any browser. */
export function digestTrace({ seconds, steps, metrics }: Trace): string {
  return digestColumns([
    seconds.offered,
    seconds.served,
    seconds.failed,
    seconds.waiting,
    seconds.capacity,
    seconds.written,
    seconds.existing,
    seconds.ready,
    steps.at,
    steps.current,
    steps.plain,
    steps.proposal,
    steps.stabilized,
    steps.limited,
    steps.windowHighest,
    steps.windowLowest,
    steps.applied,
    steps.rescaled,
    steps.heldBy,
    ...metrics.flatMap((metric) => [metric.actual, metric.seen, metric.seenFrom, metric.seenTo]),
  ]);
}
