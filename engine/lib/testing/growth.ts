/**
 * How many times longer a reader takes for four times the text: the worst of 4, 16 and 64 kB beside a fourth of it; 0 if all of them are read
 * at once. The short ones come first, so that a reader in cubic time is found before it takes hours.
 */
export function growth(read: (text: string) => unknown, textOf: (length: number) => string, longest = 64_000): number {
  for (const length of [longest / 16, longest / 4, longest]) {
    const long = textOf(length);
    if (milliseconds(() => read(long)) < atOnce) continue;
    const short = textOf(length / 4);
    const fastest = (text: string) => Math.min(...Array.from({ length: 4 }, () => milliseconds(() => read(text))));
    // A collection of garbage may fall on the long text alone; a reader that is not linear is slow each time.
    let least = Infinity;
    for (let times = 0; times < 3 && least >= mostGrowth; times++) {
      const slow = fastest(long);
      least = slow < atOnce ? 0 : Math.min(least, slow / fastest(short));
    }
    if (least >= mostGrowth) return least;
  }
  return 0;
}

/** Four times the text takes four times as long in linear time, and sixteen times in quadratic time; the limit leaves room for noise. */
export const mostGrowth = 10;

/** In quadratic time, tens of thousands of characters take seconds. */
const atOnce = 400;

/** CPU time of this process only, so that other work on the machine does not count. */
export function milliseconds(act: () => void): number {
  const start = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
