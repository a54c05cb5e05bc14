import type { ServedWaits } from "./clusterSecond";

/** How long the requests of some seconds waited, for percentiles. Amounts are thousandths of requests. */
export interface WaitHistogram {
  add(waits: ServedWaits): void;
  /** Removes seconds that were added before. */
  subtract(waits: ServedWaits): void;
  /** The shortest wait within which this share was served; null if nothing was served. */
  within(share: number): number | null;
}

/** A minute holds few different waits at a time, so an ordered list is enough. */
export function createWaitHistogram(): WaitHistogram {
  const seconds: number[] = [];
  const amounts: number[] = [];
  let total = 0;

  const change = ({ count, ...waits }: ServedWaits, sign: 1 | -1) => {
    for (let index = 0; index < count; index++) {
      const wait = waits.seconds[index]!;
      const amount = sign * waits.amounts[index]!;
      total += amount;
      const place = firstNotBelow(seconds, wait);
      if (seconds[place] !== wait) {
        seconds.splice(place, 0, wait);
        amounts.splice(place, 0, amount);
      } else if ((amounts[place]! += amount) === 0) {
        seconds.splice(place, 1);
        amounts.splice(place, 1);
      }
    }
  };

  return {
    add: (waits) => change(waits, 1),
    subtract: (waits) => change(waits, -1),
    within(share) {
      if (total === 0) return null;
      let slower = total * (1 - share);
      let place = seconds.length - 1;
      while (place > 0 && (slower -= amounts[place]!) >= 0) place--;
      return seconds[place]!;
    },
  };
}

function firstNotBelow(ordered: readonly number[], value: number): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ordered[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
