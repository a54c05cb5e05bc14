/** The legend's entry of a band of seeds. */
import type { BandQuantity, Bands } from "../../../engine/index";
import type { Run } from "../../run/run";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import type { Reading } from "./reading";
import type { StrokeName } from "../strokeShapes";

export const bandStrokes = {
  replicas: "seeds",
  waiting: "seedsWaiting",
  failed: "seedsFailed",
} as const satisfies Readonly<Record<BandQuantity, StrokeName>>;

/** "of 20 seeds 8 to 10": at each sync the band of the cell that has its second. */
export function bandReading({ seeds, stepSeconds, columns }: Bands, band: BandQuantity, { steps }: Run): Reading {
  const { low, high } = columns[band];
  const range = (from: number, to: number) => {
    const [lowest, highest] = [write(from), write(to)];
    return lowest === highest ? lowest : t`${lowest} to ${highest}`;
  };
  const highest = highestOfBand(high);
  return {
    stroke: bandStrokes[band],
    name: t`of ${seeds} seeds`,
    means: t`where 90% of the seeds are: from the 5th to the 95th percentile`,
    value(step) {
      const cell = Math.floor((steps.at[step] ?? NaN) / stepSeconds);
      return range(low[cell] ?? NaN, high[cell] ?? NaN);
    },
    stage: band === "replicas" ? "decisions" : "cluster",
    widest: range(Math.floor(highest / 2) + 0.1, highest),
    yields: "never",
  };
}

const write = (value: number) => quantity(value >= 10 ? Math.round(value) : value);

/** 0 without a band. */
export const highestOfBand = (high: Float64Array): number => high.reduce((most, value) => (value > most ? value : most), 0);
