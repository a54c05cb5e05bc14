/** How fast runs come, to say how long the rest takes. */
export interface Pace {
  add(runs: number): void;
  /** null: it is not known, or not steady yet. */
  secondsFor(runs: number): number | null;
}

/** The first runs take several times as long as later ones: the workers are still loading and optimizing the engine. */
const warmUpMilliseconds = 3000;
/** What came longer ago says nothing about the runs to come: other settings take another time. */
const windowMilliseconds = 20_000;
const leastMilliseconds = 3000;
/** The two halves of the time agree within this factor. Once they did, the page goes on saying the time. */
const steady = 1.4;

export function createPace(now: () => number): Pace {
  const start = now() + warmUpMilliseconds;
  let samples = [{ at: start, runs: 0 }];
  let isSteady = false;
  const since = (from: number) => samples.at(-1)!.runs - samples.findLast(({ at }) => at <= from)!.runs;
  return {
    add(runs) {
      const at = now();
      if (at <= start) return;
      const from = samples.findLastIndex((sample) => sample.at <= at - windowMilliseconds);
      samples = [...samples.slice(Math.max(0, from)), { at, runs: samples.at(-1)!.runs + runs }];
    },
    secondsFor(runs) {
      const from = samples[0]!.at;
      const milliseconds = now() - from;
      if (milliseconds < leastMilliseconds) return null;
      const all = since(from);
      const newer = since(from + milliseconds / 2);
      const older = all - newer;
      isSteady ||= older > 0 && newer > 0 && newer < steady * older && older < steady * newer;
      return isSteady && all > 0 ? (runs * milliseconds) / all / 1000 : null;
    },
  };
}
