import { maxRequestsPerSecond, type SampledCurve, type Samples } from "../../engine/index";
import { plural, t } from "../ui/text";
import { clock, quantity, span } from "../ui/words";

/** What became of the samples and what was left out of them, a sentence each. */
export function samplingNotes(curve: SampledCurve, { gaps }: Pick<Samples, "gaps">, noise: number): string[] {
  const { bucketSeconds, leftOutSeconds, outOfRange, durationSeconds } = curve;
  const end = curve.points.at(-1)![0];
  return [
    bucketSeconds === 1
      ? t`${plural(curve.points.length, "point")}, one for each second that has a sample.`
      : t`${plural(curve.points.length, "point")}: each is the mean of the samples within ${span(bucketSeconds)}.`,
    gaps > 0 && t`${plural(gaps, "sample")} without a number left out; the curve goes straight across.`,
    leftOutSeconds > 0 && t`Another ${clock(leftOutSeconds)} of samples left out: a run lasts 24 hours at most.`,
    outOfRange > 0 &&
      t`${plural(outOfRange, "value")} below 0 or above ${quantity(maxRequestsPerSecond)} requests per second taken as these.`,
    end < durationSeconds && t`The samples end at ${clock(end)}; the last value goes on to the run's end.`,
    noise > 0 && t`The noise of ${quantity(noise * 100)} % that is set beside the curve stays on top of it.`,
  ].filter((note) => note !== false);
}
