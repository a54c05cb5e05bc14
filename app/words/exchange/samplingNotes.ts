import { maxRequestsPerSecond, type SampledCurve, type Samples, type SamplesNote, type TimeReading } from "../../../engine/index";
import { plural, t } from "../text";
import { clock, quantity, span } from "../times";
import { momentText } from "./moments";

/** How the samples became a curve and what was left out of them, one sentence each. */
export function samplingNotes(curve: SampledCurve, { gaps }: Pick<Samples, "gaps">, noise: number): string[] {
  const { bucketSeconds, leftOutSeconds, outOfRange, durationSeconds } = curve;
  const end = curve.points.at(-1)![0];
  return [
    bucketSeconds === 1
      ? t`${plural(curve.points.length, "point")}, one for each second that has a sample.`
      : t`${plural(curve.points.length, "point")}: each is the mean of the samples within ${span(bucketSeconds)}.`,
    gaps > 0 && t`${plural(gaps, "sample")} without a number left out. The curve crosses each gap in a straight line.`,
    leftOutSeconds > 0 && t`A further ${clock(leftOutSeconds)} of samples left out. A run lasts 24 hours at most.`,
    outOfRange > 0 &&
      t`${plural(outOfRange, "value")} below 0 or above ${quantity(maxRequestsPerSecond)} requests per second set to these limits.`,
    end < durationSeconds && t`The samples end at ${clock(end)}. The last value continues to the end of the run.`,
    noise > 0 && t`The page still adds the noise of ${quantity(noise * 100)}% that is set beside the curve.`,
  ].filter((note) => note !== false);
}

/** One sentence about what the reader left out or repaired. */
export const readingNote = (note: SamplesNote, kind: TimeReading["kind"]): string => {
  switch (note.kind) {
    case "rowsLeftOut":
      return note.count === 1
        ? t`Line ${note.line} (“${note.text}”) is not a sample and was left out.`
        : t`${plural(note.count, "line")} are not samples and were left out. The first is line ${note.line} (“${note.text}”).`;
    case "repeatedHour":
      return t`The clocks went back at ${momentText(note.second + 3600, kind)}. The repeated hour counts as two hours.`;
    case "transactionsLeftOut":
      return t`${plural(note.count, "sample")} of transaction controllers left out. The requests inside them are counted.`;
    case "totalsNotAdded":
      return t`Left out of the sum, because it is a sum itself: ${note.names.slice(0, 5).join(", ")}.`;
  }
};
