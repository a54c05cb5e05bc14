import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { createPeaks, peakOf, type Peak } from "./peaks";

test("a member's peak is the highest value since it entered, or the peak it entered with", () => {
  const peaks = createPeaks();
  peaks.rise(9);
  const early = peaks.enter(0);
  peaks.rise(5);
  const proud = peaks.enter(7);
  const late = peaks.enter(0);
  peaks.rise(2);
  expect([early, proud, late].map((peak) => peakOf(peak).value)).toEqual([5, 7, 2]);
  peaks.rise(8);
  expect(peaks.all).toEqual([{ value: 8, members: 3, mergedInto: null }]);
});

test.each([1, 2, 3])("the same as asking every member, seed %d", (seed) => {
  const random = seededRandom(seed);
  const peaks = createPeaks();
  let members: { entered: Peak; peak: number }[] = [];
  for (let round = 0; round < 400; round++) {
    const value = random.integer(50);
    const dice = random.integer(3);
    if (dice === 0) members.push({ entered: peaks.enter(value), peak: value });
    if (dice === 1) {
      peaks.rise(value);
      members = members.map(({ entered, peak }) => ({ entered, peak: Math.max(peak, value) }));
    }
    if (dice === 2 && members.length > 0) {
      const [gone] = members.splice(random.integer(members.length), 1);
      expect(peaks.leave(gone!.entered)).toBe(gone!.peak);
    }
    const all = peaks.all.flatMap(({ value: peak, members: count }) => Array<number>(count).fill(peak));
    expect(all).toEqual(members.map(({ peak }) => peak).toSorted((a, b) => b - a));
  }
});
