/** How fast runs come, to say how long the rest takes. */
export interface Pace {
  add(runs: number): void;
  /** null: too little is known yet. */
  secondsFor(runs: number): number | null;
}

/** What came longer ago says nothing about the runs to come: other settings take another time. */
const windowMilliseconds = 10_000;
/** The first runs take several times as long as later ones, because the worker is still loading and optimizing the engine. */
const least = { milliseconds: 1000, runs: 20, patience: 5000 };

export function createPace(now: () => number): Pace {
  let samples = [{ at: now(), runs: 0 }];
  return {
    add(runs) {
      const at = now();
      const from = samples.findLastIndex((sample) => sample.at <= at - windowMilliseconds);
      samples = [...samples.slice(Math.max(0, from)), { at, runs: samples.at(-1)!.runs + runs }];
    },
    secondsFor(runs) {
      const milliseconds = now() - samples[0]!.at;
      const done = samples.at(-1)!.runs - samples[0]!.runs;
      const isKnown = done >= least.runs ? milliseconds >= least.milliseconds : done > 0 && milliseconds >= least.patience;
      return isKnown ? (runs * milliseconds) / done / 1000 : null;
    },
  };
}
