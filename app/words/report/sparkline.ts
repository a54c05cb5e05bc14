const bars = "▁▂▃▄▅▆▇█";

/** The number of characters in a line of the chart. */
export const chartWidth = 60;

/**
 * Draws values over a run as a line of block characters. Each block shows the highest value of its stretch, on a scale from zero to the
 * highest value of the run.
 */
export function sparkline(valueAt: (second: number) => number, durationSeconds: number): string {
  const stretch = durationSeconds / chartWidth;
  const highest = Array.from({ length: chartWidth }, (_, index) => {
    const seconds = Array.from({ length: 6 }, (_, part) => Math.min(durationSeconds, Math.floor((index + part / 5) * stretch)));
    return Math.max(...seconds.map(valueAt));
  });
  const top = Math.max(...highest);
  return highest.map((value) => bars[top === 0 ? 0 : Math.min(bars.length - 1, Math.floor((value / top) * bars.length))]).join("");
}
