import { expect, test } from "vitest";
import { library } from "../../../engine/library";
import { traceOf } from "../../../engine/simulation/testing/traceOf";
import { phraseText } from "./phrase";
import { sentence } from "./sentence";
import { syncPhrases, timesIn } from "./syncs";

const runs = library
  .filter(({ scenario }) => scenario.flags.kubernetesVersion !== "1.2" && scenario.durationSeconds <= 3600)
  .map(({ id, scenario }) => [id, traceOf(scenario)] as const);

test("a proposal that expires at 30:01 takes effect at the sync of 30:15", () => {
  const [, first] = runs.find(([id]) => id === library[0]!.id)!;
  const held = first.reconciles.find(({ at }) => at === 1740)!;
  expect(phraseText(sentence(held))).toContain("until 30:01");
  expect(phraseText(syncPhrases(timesIn(sentence(held)), 1740, first))).toBe(
    "Syncs run every 15\u00a0s; the first at or after 30:01 is at 30:15.",
  );
  expect(first.steps.rescaled[first.steps.at.indexOf(1815)]).toBe(1);
});

test("times of syncs, past times, times told already and times after the run need no words", () => {
  const run = { steps: { at: Float64Array.of(0, 20, 40, 60) } } as Parameters<typeof syncPhrases>[2];
  expect(syncPhrases([0, 40, 5, 61], 20, run)).toEqual([]);
  expect(syncPhrases([45], 20, run, [45])).toEqual([]);
  expect(syncPhrases([45], 20, null)).toEqual([]);
  expect(phraseText(syncPhrases([45, 25, 45], 20, run))).toBe(
    "Syncs run every 20\u00a0s; the first at or after 00:25 is at 00:40. The first at or after 00:45 is at 01:00.",
  );
});

test.each(runs)("no sentence of %s names a later time between two syncs without the sync at which it takes effect", (_, run) => {
  for (const reconcile of run.reconciles) {
    const said = timesIn(sentence(reconcile));
    const related = timesIn(syncPhrases(said, reconcile.at, run));
    for (const time of said.filter((second) => second > reconcile.at && second <= run.durationSeconds)) {
      if (run.steps.at.includes(time)) continue;
      const next = run.steps.at.find((second) => second > time);
      if (next !== undefined) expect(related, `${reconcile.at} s: ${time} s`).toEqual(expect.arrayContaining([time, next]));
    }
  }
});
