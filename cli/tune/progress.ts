import type { Progress } from "./searchWith";

/** Milliseconds. */
const pause = 250;
/** Before that the threads still start, and their speed says little. */
const warm = 2000;

/** Draws how far a search has come in one line of a terminal, at most four times a second. `now`: in milliseconds. */
export function progressLine(write: (text: string) => void, now: () => number): { show(progress: Progress): void; clear(): void } {
  const begun = now();
  let last = -Infinity;
  return {
    show({ runs, most }) {
      if (now() - last < pause) return;
      last = now();
      const seconds = Math.ceil(((most - runs) * (last - begun)) / runs / 1000);
      write(`\r\u001b[K${runs} of at most ${most} runs${last - begun < warm ? "" : `, at most ${seconds} s left`}`);
    },
    clear() {
      if (last > -Infinity) write("\r\u001b[K");
    },
  };
}
