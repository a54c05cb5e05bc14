/** Each time that a text of evidence fixes, as a sentence. */
import type { Range, SnapshotTimes } from "../../../engine/index";
import { t } from "../text";
import { quantity } from "../times";
import { duration, durations } from "./numbers";

export function timesSaid(times: SnapshotTimes): string[] {
  const before = ({ low, high }: Range) => durations({ low: -high, high: -low });
  const isPrinted = times.zero.kind === "printed";
  return [
    ...times.rescales.map(({ to, at }) =>
      isPrinted
        ? to === null
          ? t`A count was written ${before(at)} before the text was printed.`
          : t`${quantity(to)} was written ${before(at)} before the text was printed.`
        : to === null
          ? t`A count was written ${before(at)} before the newest time in the text.`
          : t`${quantity(to)} was written last ${before(at)} before the newest time in the text.`,
    ),
    ...times.transitions.map(
      ({ what, status, at }) => t`${what} became ${status ?? "?"} ${before(at)} before the newest time in the text.`,
    ),
    ...(times.window === null
      ? []
      : [
          times.window.until > 0
            ? t`The window surely remembers for ${duration(times.window.until)} more.`
            : t`When the window's higher proposal was made is not in the text.`,
          t`The window has forgotten it in ${duration(times.window.perhapsUntil)} at the latest, if the metrics stay.`,
        ]),
    ...times.next.flatMap(({ direction, in: { low, high } }) =>
      times.window !== null && direction === "down"
        ? []
        : [
            direction === "up"
              ? t`It can scale up in ${duration(low)} at the earliest, and in ${duration(high)} at the latest.`
              : t`It can scale down in ${duration(low)} at the earliest, and in ${duration(high)} at the latest.`,
          ],
    ),
  ];
}
