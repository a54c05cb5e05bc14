import { drawCount } from "./drawCount";

/** Characters. The gate has no time for the longest text, in which also a small share of quadratic time is seen. */
const longest = drawCount(16_000, 64_000);

/** Milliseconds. In quadratic time, tens of thousands of characters take seconds. */
const atOnce = longest / 160;

/**
 * How many times longer a reader takes for four times the text: the worst of a sixteenth, a fourth and all of the longest text, each beside a
 * fourth of it; 0 if all of them are read at once. The short ones come first, so that a reader in cubic time is found before it takes hours,
 * and a longer one is read only where even such a reader could need long for it.
 */
export function growth(read: (text: string) => unknown, textOf: (length: number) => string): number {
  for (const length of [longest / 16, longest / 4, longest]) {
    const long = textOf(length);
    const once = milliseconds(() => read(long));
    if (once < atOnce / (longest / length) ** 3) return 0;
    if (once < atOnce) continue;
    const short = textOf(length / 4);
    const fastest = (text: string) => Math.min(...Array.from({ length: 2 }, () => milliseconds(() => read(text))));
    // A collection of garbage may fall on the long text alone; a reader that is not linear is slow each time.
    let least = Infinity;
    for (let times = 0; times < 4 && least >= mostGrowth; times++) {
      const slow = fastest(long);
      least = slow < atOnce ? 0 : Math.min(least, slow / fastest(short));
    }
    if (least >= mostGrowth) return least;
  }
  return 0;
}

/** Four times the text takes four times as long in linear time, and sixteen times in quadratic time; the limit leaves room for the garbage of a process that has run many tests. */
export const mostGrowth = 13;

/** CPU time of this process only, so that other work on the machine does not count. */
export function milliseconds(act: () => void): number {
  const start = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
