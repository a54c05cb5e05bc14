/** A group shares one value. For each member this gives the highest value since that member entered; few numbers serve many members. */
export interface Peaks {
  /** The shared value now. */
  rise(value: number): void;
  /** Adds a member that enters with its own peak. */
  enter(value: number): Peak;
  /** Removes the member and returns its peak. */
  leave(peak: Peak): number;
  /** The peaks that exist, highest first. */
  readonly all: readonly Readonly<Peak>[];
}

export interface Peak {
  value: number;
  members: number;
  /** Set when a value rose above both peaks: the member's peak is now that one. */
  mergedInto: Peak | null;
}

export function createPeaks(): Peaks {
  const all: Peak[] = [];
  return {
    all,
    rise(value) {
      let lowest = all.at(-1);
      if (!lowest || lowest.value >= value) return;
      for (let next = all.at(-2); next && next.value <= value; next = all.at(-2)) {
        all.pop();
        next.members += lowest.members;
        lowest.mergedInto = next;
        lowest = next;
      }
      lowest.value = value;
    },
    enter(value) {
      const place = firstNotAbove(all, value);
      const known = all[place];
      if (known?.value === value) {
        known.members++;
        return known;
      }
      const peak = { value, members: 1, mergedInto: null };
      all.splice(place, 0, peak);
      return peak;
    },
    leave(entered) {
      const peak = peakOf(entered);
      if (--peak.members === 0) all.splice(firstNotAbove(all, peak.value), 1);
      return peak.value;
    },
  };
}

export function peakOf(entered: Peak): Peak {
  let peak = entered;
  while (peak.mergedInto) peak = peak.mergedInto;
  return peak;
}

function firstNotAbove(falling: readonly Peak[], value: number): number {
  let low = 0;
  let high = falling.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (falling[middle]!.value > value) low = middle + 1;
    else high = middle;
  }
  return low;
}
