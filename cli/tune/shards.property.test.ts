import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  seededRandom,
  studyFields,
  writeScenarioFile,
  type OpenStudy,
  type RunResult,
  type SeededRandom,
} from "../../engine/doors/withKeda";
import { small, target, tuneAmong } from "./testing/smallStudy";
import type { Runners } from "./runners";

let folder = "";
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "hpa-playground-shards-"))));
afterAll(() => rmSync(folder, { recursive: true }));

const scenario = {
  ...small,
  durationSeconds: 600,
  load: {
    points: [
      [0, 20],
      [120, 160],
    ] as [number, number][],
    noise: 0.2,
  },
};
const files = (study: object) => ({ file: writeScenarioFile(scenario), study: JSON.stringify(study) });

/** Two or three fields; the budget covers the whole grid of some. */
function randomStudy(random: SeededRandom): object {
  const fields = studyFields(scenario).filter(({ kind }) => kind === "utilization" || kind === "windowSeconds" || kind === "minReplicas");
  const moves = fields.slice(random.integer(2)).map(({ path, kind }) => {
    if (kind === "windowSeconds") return { field: path, values: [0, 60, 120].slice(0, 1 + random.integer(3)) };
    return kind === "minReplicas" ? { field: path, values: [1, 2] } : { field: path, from: 40 + random.integer(20), to: 90, by: 10 };
  });
  const variations = random.next() < 0.4 ? [{ kind: "load", amount: 1.5 }] : [];
  return { moves, seeds: 5 + random.integer(3), variations, budget: 100 + random.integer(150) };
}

/** Computes each run once for all processes of a study. */
function sharedRuns(): (open: OpenStudy) => Runners {
  const results = new Map<string, RunResult>();
  return (open) => ({
    async run(runs, took, stop) {
      for (const run of runs) {
        if (stop.aborted) return;
        const key = `${run.candidate} ${run.case}`;
        if (!results.has(key)) results.set(key, open.run(run));
        took(run, results.get(key)!);
        if (results.size % 8 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    },
    close: async () => undefined,
  });
}

test("shards that work alone, merged in any order, give byte for byte what one process gives (seed 20261211, 3 studies)", async () => {
  const random = seededRandom(20261211);
  let whole = 0;
  for (const [round, counts] of [[1, 2, 3, 16], [2, 16], [3]].entries()) {
    const study = randomStudy(random);
    const runners = sharedRuns();
    const one = await tuneAmong(files(study), ["file", "--study", "study", "--json"], { runners });
    expect(one).toMatchObject({ exitCode: 0, errors: "" });
    for (const count of counts) {
      const parts: string[] = [];
      for (let index = 1; index <= count; index++) {
        const out = join(folder, `${round}-${count}-${index}`);
        const made = await tuneAmong(files(study), ["file", "--study", "study", "--shard", `${index}/${count}`, "--out", out], { runners });
        expect(made).toMatchObject({ exitCode: 0, errors: "" });
        if (made.output.endsWith("have every run of the search.\n")) whole++;
        parts.splice(random.integer(parts.length + 1), 0, out);
      }
      const merged = await tuneAmong({}, ["--merge", ...parts, "--json"], { runners });
      expect([JSON.stringify(study), count, merged.output]).toEqual([JSON.stringify(study), count, one.output]);
    }
  }
  // Both kinds of study are among these.
  expect(whole).toBeGreaterThan(1);
  expect(whole).toBeLessThan(40);
}, 60_000);

test("shards that work together leave no run to the merge, also if one is stopped or never starts (seed 20261212, 2 studies)", async () => {
  const random = seededRandom(20261212);
  for (let round = 0; round < 2; round++) {
    const study = randomStudy(random);
    const runners = sharedRuns();
    const one = await tuneAmong(files(study), ["file", "--study", "study"], { runners });
    const directory = join(folder, `together-${round}`);
    const [count, missing, stopped] = [3, round === 0 ? 2 : 0, round === 1 ? 3 : 0];
    const indexes = Array.from({ length: count }, (_, place) => place + 1).filter((index) => index !== missing);
    const shards = await Promise.all(
      indexes.map((index) => {
        const stop = new AbortController();
        const progress = () => void (index === stopped && stop.abort());
        const args = ["file", "--study", "study", "--shard", `${index}/${count}`, "--together", directory];
        return tuneAmong(files(study), args, { runners, stop: stop.signal, progress });
      }),
    );
    expect(shards.map(({ exitCode }) => exitCode)).toEqual(indexes.map((index) => (index === stopped ? 130 : 0)));
    const merged = await tuneAmong({}, ["--merge", directory], { runners });
    expect(merged.output).toBe(one.output);
    expect(merged.errors).toMatch(/^\d+ parts?, \d+ runs; 0 runs computed here\.\n$/);
    expect(readdirSync(directory).filter((name) => name.startsWith("."))).toEqual([]);
  }
}, 60_000);

/** Computes each run anew, and lets others go on after each. Counts what all processes compute. */
function countedRuns() {
  const counted = { runs: 0 };
  const runners = (open: OpenStudy): Runners => ({
    async run(runs, took, stop) {
      for (const run of runs) {
        if (stop.aborted) return;
        const result = open.run(run);
        counted.runs++;
        await new Promise((resolve) => setImmediate(resolve));
        took(run, result);
      }
    },
    close: async () => undefined,
  });
  return { counted, runners };
}

test("fewer shards than were planned compute at most 12% more runs than one process", async () => {
  const moves = [
    { field: target, from: 40, to: 90, by: 5 },
    { field: "spec.behavior.scaleDown.stabilizationWindowSeconds", values: [0, 60, 120] },
  ];
  for (const [round, [count, live]] of (
    [
      [5, [2, 4]],
      [16, [1, 7, 8]],
    ] as const
  ).entries()) {
    const study = { moves, seeds: 5, budget: 100 + 100 * round };
    const alone = countedRuns();
    const one = await tuneAmong(files(study), ["file", "--study", "study"], { runners: alone.runners });
    const { counted, runners } = countedRuns();
    const directory = join(folder, `fewer-${round}`);
    const shards = await Promise.all(
      live.map((index) =>
        tuneAmong(files(study), ["file", "--study", "study", "--shard", `${index}/${count}`, "--together", directory], { runners }),
      ),
    );
    expect(shards.map(({ exitCode }) => exitCode)).toEqual(live.map(() => 0));
    expect(alone.counted.runs).toBeGreaterThan(50);
    expect(counted.runs).toBeGreaterThanOrEqual(alone.counted.runs);
    expect(counted.runs).toBeLessThanOrEqual(1.12 * alone.counted.runs);
    // Each shard took part, and gave back what it had begun.
    for (const { output } of shards) expect(output).not.toMatch(/: 0 runs computed/);
    expect(readdirSync(directory).filter((name) => !name.startsWith("part-"))).toEqual([]);
    expect((await tuneAmong({}, ["--merge", directory], { runners })).output).toBe(one.output);
  }
}, 120_000);
