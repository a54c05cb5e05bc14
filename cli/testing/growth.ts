/** How much longer a reader takes for four times the text; 0 where the longer text is read at once. */
export function growth(read: (text: string) => unknown, textOf: (length: number) => string, length: number): number {
  const long = textOf(4 * length);
  if (milliseconds(() => read(long)) < atOnce) return 0;
  const short = textOf(length);
  const fastest = (text: string) => Math.min(...Array.from({ length: 4 }, () => milliseconds(() => read(text))));
  return fastest(long) / fastest(short);
}

/** Four times the text takes four times as long, sixteen times where the time grows with its square; what lies between is left to noise. */
export const mostGrowth = 10;

/** Where the time grows with the square of the length, tens of thousands of characters take seconds. */
const atOnce = 400;

/** Of this process alone: what else the machine does, does not count. */
export function milliseconds(act: () => void): number {
  const start = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
