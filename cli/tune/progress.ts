import type { Progress } from "./searchWith";

/** Draws how far a search has come in one line of a terminal, at most four times a second. */
export function progressLine(write: (text: string) => void, now: () => number): { show(progress: Progress): void; clear(): void } {
  const begun = now();
  let last = -Infinity;
  let isShown = false;
  return {
    show({ runs, budget, judged }) {
      if (now() - last < 250) return;
      last = now();
      isShown = true;
      const seconds = Math.ceil(((budget - runs) * (now() - begun)) / runs / 1000);
      const left = last - begun < 1000 ? "" : `, at most ${seconds} s left`;
      write(`\r\u001b[K${runs} of at most ${budget} runs, ${judged} candidates ran in all cases${left}`);
    },
    clear() {
      if (isShown) write("\r\u001b[K");
      isShown = false;
    },
  };
}
