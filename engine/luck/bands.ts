import type { SecondListener } from "../simulation/recordOutcomes";
import { percentilePlace } from "./percentile";

/** What a band is drawn of: pods after the second, requests that wait at its end, and requests that fail in it. */
export const bandQuantities = ["replicas", "waiting", "failed"] as const;

export type BandQuantity = (typeof bandQuantities)[number];

/** The cells of a run's time: cell n covers `stepSeconds` from second n × `stepSeconds` on. */
export interface BandGrid {
  stepSeconds: number;
  cells: number;
}

/** For each cell the lowest and the highest value of its seconds. */
export interface BandCells {
  low: Float64Array;
  high: Float64Array;
}

/** Of one run, or of all seeds together. */
export type BandColumns = Record<BandQuantity, BandCells>;

/**
 * Where 90% of the seeds are. `low` is the 5th percentile of the seeds' lowest values in the cell, `high` the 95th of their highest ones,
 * so that no short peak falls between two cells. Each is a real value of one seed, as percentiles of outcomes are.
 */
export interface Bands extends BandGrid {
  /** The seeds that have run. */
  seeds: number;
  columns: BandColumns;
}

/**
 * Runs of half an hour keep each second. Longer ones have wider cells, so that 200 seeds take 17 MB and not 830 MB for a day. A figure has
 * fewer pixels than this.
 */
export const maxBandCells = 1801;

export function bandGrid(lastSecond: number): BandGrid {
  const stepSeconds = Math.ceil((lastSecond + 1) / maxBandCells);
  return { stepSeconds, cells: Math.ceil((lastSecond + 1) / stepSeconds) };
}

/** Keeps of a run what its band needs. */
export function createBandRecorder({ stepSeconds, cells }: BandGrid): { columns: BandColumns; lived: SecondListener } {
  const columns = emptyColumns(cells);
  const add = ({ low, high }: BandCells, cell: number, isFirst: boolean, value: number) => {
    if (isFirst || value < low[cell]!) low[cell] = value;
    if (isFirst || value > high[cell]!) high[cell] = value;
  };
  return {
    columns,
    lived(now, { waiting, failed }, replicas) {
      const cell = Math.floor(now / stepSeconds);
      const isFirst = now === cell * stepSeconds;
      add(columns.replicas, cell, isFirst, replicas);
      add(columns.waiting, cell, isFirst, waiting / 1000);
      add(columns.failed, cell, isFirst, failed.total / 1000);
    },
  };
}

/** In any order of the runs the same. Many runs take a tenth of a second, so a page computes their bands in slices. */
export interface BandsWork {
  isFinished(): boolean;
  advance(cells: number): void;
  /** Whole after the end. */
  readonly bands: Bands;
}

/** There must be a run. */
export function startBands(grid: BandGrid, runs: readonly BandColumns[]): BandsWork {
  const columns = emptyColumns(grid.cells);
  const values = new Float64Array(runs.length);
  const percentile = (quantity: BandQuantity, edge: keyof BandCells, cell: number, percent: number) => {
    let isSame = true;
    for (let run = 0; run < runs.length; run++) {
      values[run] = runs[run]![quantity][edge][cell]!;
      if (values[run] !== values[0]) isSame = false;
    }
    // In most cells nothing waits and nothing fails, and sorting takes the most time.
    return isSame ? values[0]! : values.toSorted()[percentilePlace(runs.length, percent)]!;
  };
  let next = 0;
  return {
    bands: { ...grid, seeds: runs.length, columns },
    isFinished: () => next >= grid.cells,
    advance(cells) {
      const end = Math.min(grid.cells, next + cells);
      for (; next < end; next++) {
        for (const quantity of bandQuantities) {
          columns[quantity].low[next] = percentile(quantity, "low", next, 5);
          columns[quantity].high[next] = percentile(quantity, "high", next, 95);
        }
      }
    },
  };
}

const emptyColumns = (cells: number): BandColumns =>
  Object.fromEntries(bandQuantities.map((name) => [name, { low: new Float64Array(cells), high: new Float64Array(cells) }])) as BandColumns;
