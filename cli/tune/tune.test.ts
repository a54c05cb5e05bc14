import { describe, expect, test } from "vitest";
import { defaultStudy, judge, writeScenarioFile, type OutcomeLimits } from "../../engine/doors/withKeda";
import { nextEvent, small, target, tuneAmong } from "./testing/smallStudy";
import { runnersHere } from "./runners";

const study = (moves: object[], more: object = {}) => JSON.stringify({ moves, seeds: 5, budget: 100, ...more });
const higher = study([{ field: target, values: [50, 70, 90] }]);
const tuned = (studied: string, args: string[] = [], limits?: OutcomeLimits) =>
  tuneAmong({ file: writeScenarioFile({ ...small, ...(limits && { limits }) }), study: studied }, ["file", "--study", "study", ...args]);

interface Told {
  complete: boolean;
  beatsToday: boolean;
  runs: number;
  chosen: { manifest: string; differing: { path: string; value: string }[]; cost: number };
  today: { cost: number; key: number };
  front: { cost: number }[];
  judged: unknown[];
  study: object;
}

describe("tune", () => {
  test("writes the front, what the numbers rest on, and the changes of the chosen manifest", async () => {
    const { exitCode, output, errors } = await tuned(higher);
    expect([exitCode, errors]).toEqual([0, ""]);
    expect(output).toMatch(/^1 field, 3 combinations, 15 runs\. 3 candidates ran in all 5 cases: 5 seeds\.\n\nThe front: /);
    expect(output).toMatch(/^\* +\d\.\d{3} +\d\.\d{3} +\d\.\d\d% +\d\.\d\d% {2}metrics\[0\]\.averageUtilization 50 → \d0$/m);
    expect(output).toContain("\nWhat these numbers rest on:\n- CPU per request, 20 ms, is the page’s guess. Nobody measured it.\n");
    expect(output).toMatch(
      /\n--- today\n\+\+\+ chosen\n@@ -\d+,\d \+\d+,\d @@\n[^@]*\n- {8}averageUtilization: 50\n\+ {8}averageUtilization: \d0\n$/,
    );
  });

  test("says it where nothing beats today's", async () => {
    const { exitCode, output } = await tuned(study([{ field: target, values: [30, 40] }]));
    expect(exitCode).toBe(0);
    expect(output).toContain("\nNothing beats today's manifest: no candidate costs less without more harm.\n");
    expect(output).not.toContain("+++");
  });

  test("ends with 1 where no candidate keeps the limits, and names what each breaks", async () => {
    const { exitCode, output } = await tuned(higher, [], { podHours: { atMost: 0.001 } });
    expect(exitCode).toBe(1);
    expect(output).toContain("\nNo candidate of the front keeps all limits in 95% of the cases.\n");
    expect(output).toMatch(/ podHours {2}metrics\[0\]\.averageUtilization 50 → 90\n/);
  });

  test("writes all of it as JSON, with the whole manifest", async () => {
    const { output } = await tuned(higher, ["--json"]);
    const told = JSON.parse(output) as Told;
    expect(told).toMatchObject({ format: "hpa-playground/tune", version: 1, complete: true, beatsToday: true, runs: 15 });
    expect(told.judged).toHaveLength(3);
    expect(told.chosen.cost).toBeLessThan(told.today.cost);
    const [{ path, value } = { path: "", value: "" }] = told.chosen.differing;
    expect(path).toBe(target);
    expect(told.chosen.manifest).toBe(small.manifest.replace("averageUtilization: 50", `averageUtilization: ${value}`));
    expect(judge(told.chosen.manifest, small.flags).hpa).not.toBeNull();
  });

  test("a value that the manifest lacks has no place in the difference, and is said", async () => {
    const { output } = await tuned(study([{ field: "resources.requests.cpu", values: ["100m", "200m"] }], { cost: "cpuHoursRequested" }));
    expect(output).toContain("\nSet resources.requests.cpu of the pods to 100m; it is 200m, and not in this manifest.\n");
    expect(output).not.toContain("+++");
  });

  test("a file is searched with its own study, and one without with the usual one", async () => {
    const files = { file: writeScenarioFile(small), yaml: small.manifest };
    const told = JSON.parse((await tuneAmong(files, ["file", "--budget", "100", "--json"])).output) as { study: object };
    expect(told.study).toEqual({ ...defaultStudy(small), budget: 100 });
    const own = {
      moves: [{ field: target, values: [50, 70] }],
      cost: { kind: "podHours" },
      harm: "p95Latency",
      seeds: 5,
      variations: [],
    } as const;
    const withOwn = { file: writeScenarioFile({ ...small, study: own }), study: higher };
    const studyIn = async (...args: string[]) => (JSON.parse((await tuneAmong(withOwn, ["file", "--json", ...args])).output) as Told).study;
    expect(await studyIn()).toEqual(own);
    expect(await studyIn("--study", "study")).toMatchObject({ harm: "failedShare" });
    expect((await tuneAmong(files, ["yaml", "--budget", "100"], { stop: AbortSignal.abort() })).exitCode).toBe(130);
  });

  test("--budget replaces the study's", async () => {
    const many = study([{ field: target, from: 30, to: 90, by: 1 }]);
    const { runs } = JSON.parse((await tuned(many, ["--budget", "110", "--json"])).output) as Told;
    expect(runs).toBeGreaterThan(100);
    expect(runs).toBeLessThanOrEqual(110);
  });
});

describe("a search that ends early", () => {
  const files = { file: writeScenarioFile(small), study: study([{ field: target, from: 30, to: 90, by: 1 }]) };
  const stoppedAfter = (runs: number) => {
    const stop = new AbortController();
    return tuneAmong(files, ["file", "--study", "study", "--json"], {
      stop: stop.signal,
      progress: (progress) => progress.runs === runs && stop.abort(),
    });
  };

  test("writes what it had found, and ends with 130", async () => {
    const { exitCode, output } = await stoppedAfter(30);
    expect(exitCode).toBe(130);
    expect(JSON.parse(output)).toMatchObject({ complete: false, runs: 30, today: { differing: [] } });
    expect(JSON.parse((await stoppedAfter(2)).output)).toMatchObject({ complete: false, runs: 2, today: null, chosen: null });
  });

  test("so does one whose worker failed, which ends with 2 and the reason", async () => {
    let runs = 0;
    const { exitCode, output, errors } = await tuneAmong(files, ["file", "--study", "study"], {
      runners: (open) => ({
        ...runnersHere(open, nextEvent),
        run: async (asked, took) => {
          for (const run of asked) {
            if (++runs > 12) throw new Error("out of memory");
            took(run, open.run(run));
          }
        },
      }),
    });
    expect([exitCode, errors]).toEqual([2, "A worker failed, so the search ended early: out of memory\n"]);
    expect(output).toMatch(/^The search stopped early: this is what it had found\.\n1 field, 61 combinations, 12 runs\. 1 candidate ran/);
  });
});

describe("bad input is 2, and one sentence each", () => {
  const files = { file: writeScenarioFile(small), study: higher, broken: '{"moves"', wrong: '{"moves": []}', yaml: "kind: Pod" };
  test.each([
    [[], /^tune takes one file\. See hpa-playground tune --help\.\n$/],
    [["file", "study"], /^tune takes one file\. See hpa-playground tune --help\.\n$/],
    [["elsewhere", "--study", "study"], "elsewhere: There is no such file.\n"],
    [["file", "--study", "elsewhere"], "elsewhere: There is no such file.\n"],
    [["file", "--study", "broken"], /^broken: It is not complete JSON: /],
    [["file", "--study", "wrong"], "wrong: study.moves is empty; it must have at least one field to move.\n"],
    [["yaml", "--study", "study"], /^yaml: /],
    [["file", "--study", "study", "--manifest", "yaml"], /^yaml: /],
    [["file", "--budget", "99"], /^--budget is 99; it must be a whole number from 100 to 1000000\. See /],
    [["file", "--workers", "0"], /^--workers is 0; it must be a whole number from 1 to 256\. See /],
    [["file", "--fast"], /^tune has no --fast\. See/],
    [["file", "--manifest", "yaml", "--manifest", "yaml"], /^--manifest is given twice\. Give it once\. See /],
    [["file", "--study", "study", "--study=other"], /^--study is given twice\. Give it once\. See /],
  ])("%j", async (args, sentence) => {
    const { exitCode, output, errors } = await tuneAmong(files, args);
    expect([exitCode, output]).toEqual([2, ""]);
    expect(errors).toMatch(sentence);
  });

  test("--help is no mistake", async () => {
    expect(await tuneAmong({}, ["--help"])).toMatchObject({ exitCode: 0, output: expect.stringContaining("hpa-playground tune FILE") });
  });
});
