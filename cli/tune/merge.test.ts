import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeScenarioFile, type OpenStudy } from "../../engine/index";
import type { Runners } from "./runners";
import type { Progress } from "./searchWith";
import type { TuneWorld } from "./tune";
import { small, target, tuneAmong } from "./testing/smallStudy";

let folder = "";
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "hpa-playground-merge-"))));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
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
const studyOf = (values: number[]) => JSON.stringify({ moves: [{ field: target, values }], seeds: 5, budget: 100 });
const files = { file: writeScenarioFile(scenario), study: studyOf([50, 70, 80]), other: studyOf([50, 70]) };
const shard = (index: string, out: string, { study = "study", ...world }: Partial<TuneWorld> & { study?: string } = {}) =>
  tuneAmong(files, ["file", "--study", study, "--shard", index, "--out", at(out)], world);
const merge = (...names: string[]) => tuneAmong({}, ["--merge", ...names.map(at)]);

describe("parts that do not make a whole are refused by name, and nothing is written", () => {
  beforeAll(async () => {
    for (const index of [1, 2, 3]) await shard(`${index}/3`, `p${index}`);
    await shard("1/2", "half");
    await shard("2/3", "foreign", { study: "other" });
    writeFileSync(at("copy"), readFileSync(at("p1")));
    const text = readFileSync(at("p2"), "utf8");
    writeFileSync(at("cut"), text.slice(0, text.length * 0.7));
    writeFileSync(at("cutLine"), text.slice(0, text.lastIndexOf('{"sha256"')));
    writeFileSync(
      at("bit"),
      text.replace(/\n\[0,(\d)/, (_, digit: string) => `\n[0,${(Number(digit) + 1) % 5}`),
    );
    writeFileSync(at("later"), text.replace('"version":"1.2.3"', '"version":"9.0.0"'));
    writeFileSync(at("hello"), "hello\n");
    mkdirSync(at("empty"));
  });

  test.each([
    ["one is missing", ["p1", "p3"], "Part 2/3 is missing. Compute it with --shard 2/3.\n"],
    ["two are missing", ["p2"], "Part 1/3 is missing. Compute it with --shard 1/3.\nPart 3/3 is missing. Compute it with --shard 3/3.\n"],
    ["one is there twice", ["p1", "p2", "copy", "p3"], "copy: It is part 1/3, as p1 is. Give one of them.\n"],
    ["one is of another study", ["p1", "foreign", "p3"], "foreign: It is a part of another study than p1.\n"],
    ["one is of another number of shards", ["half", "p2", "p3"], /^p2: It is one of 3 parts, but half is one of 2\.\n/],
    ["one was cut", ["p1", "cut", "p3"], "cut: Its end is missing. Compute it again.\n"],
    ["one was cut between two lines", ["p1", "cutLine", "p3"], "cutLine: Its end is missing. Compute it again.\n"],
    ["one was changed", ["p1", "bit", "p3"], "bit: It is damaged. Compute it again.\n"],
    ["a changed one says another version", ["p1", "later", "p3"], "later: It is damaged. Compute it again.\n"],
    ["one is something else", ["p1", "hello", "p3"], "hello: It is not a part of a study.\n"],
    ["one is not there", ["p1", "nowhere", "p3"], /^nowhere: There is no such file\.\n$/],
    ["a directory has none", ["empty"], "empty: There is no part.\n"],
  ])("%s", async (_, names, sentence) => {
    const { exitCode, output, errors } = await merge(...names);
    expect([exitCode, output]).toEqual([2, ""]);
    const said = errors.replaceAll(`${folder}/`, "");
    if (typeof sentence === "string") expect(said).toBe(sentence);
    else expect(said).toMatch(sentence);
  });

  test("all of them make one", async () => {
    expect(await merge("p3", "p1", "p2")).toMatchObject({
      exitCode: 0,
      errors: expect.stringMatching(/^3 parts, 15 runs; 0 runs computed/),
    });
  });

  test("a part goes to standard output and comes from standard input as it would go through a file", async () => {
    const { exitCode, output, errors } = await tuneAmong(files, ["file", "--study", "study", "--shard", "2/3"]);
    expect([exitCode, output]).toEqual([0, readFileSync(at("p2"), "utf8")]);
    expect(errors).toMatch(/^Part 2\/3: \d+ runs? computed\. /);
    const piped = await tuneAmong({ "-": output }, ["--merge", at("p1"), "-", at("p3")]);
    expect(piped).toEqual(await merge("p1", "p2", "p3"));
    expect(await tuneAmong({ "-": "hello\n" }, ["--merge", at("p1"), "-"])).toMatchObject({
      exitCode: 2,
      errors: "-: It is not a part of a study.\n",
    });
  });

  test("a part of another version is named", async () => {
    await tuneAmong(files, ["file", "--study", "study", "--shard", "1/1", "--out", at("old")], { version: "0.9.0" });
    expect((await merge("old")).errors).toMatch(/old: It was computed by version 0\.9\.0; this is version 1\.2\.3\. /);
  });

  test("two programs that disagree are told of", async () => {
    await shard("2/3", "lie", { runners: lying });
    expect((await merge("p1", "lie", "p3")).errors).toMatch(/lie: Another part has other results of the same run\. /);
  });
});

/** A program with other results. */
const lying = (open: OpenStudy): Runners => ({
  run: async (runs, took) => runs.forEach((run) => took(run, { ...open.run(run)!, podHours: 7 })),
  close: async () => undefined,
});

describe("a shard that was stopped", () => {
  test("says so in its part, which the merge refuses, and goes on when it is started again", async () => {
    const stop = new AbortController();
    const first = await shard("1/1", "stopped", {
      stop: stop.signal,
      progress: ({ runs }: Progress) => runs === 7 && stop.abort(),
    } as never);
    expect(first).toMatchObject({ exitCode: 130, output: "Part 1/1: 7 runs computed. It was stopped; started again, it goes on.\n" });
    expect((await merge("stopped")).errors).toMatch(
      /stopped: It was stopped before its end\. Start --shard 1\/1 with the same --out again/,
    );
    expect((await shard("1/1", "stopped")).output).toMatch(/^Part 1\/1: 8 runs computed\. /);
    expect((await merge("stopped")).exitCode).toBe(0);
  });

  test("does not go on from a part of another study, and leaves it as it is", async () => {
    await shard("1/1", "mine");
    const before = readFileSync(at("mine"), "utf8");
    const { exitCode, errors } = await shard("1/1", "mine", { study: "other" });
    expect([exitCode, errors]).toEqual([2, `${at("mine")}: It is a part of another study. Remove it, or write to another file.\n`]);
    expect(readFileSync(at("mine"), "utf8")).toBe(before);
  });
});

test("a part is there as a whole or not at all", async () => {
  const { exitCode, errors } = await shard("1/1", "no/such/folder");
  expect([exitCode, errors]).toEqual([2, `Part 1/1 failed: ${at("no/such/folder")}: There is no such directory.\n`]);
  expect(readdirSync(folder).filter((name) => name.endsWith(".draft"))).toEqual([]);
  expect(existsSync(at("no"))).toBe(false);
});

describe("a damaged part is computed again", () => {
  const together = (index: string, directory: string) =>
    tuneAmong(files, ["file", "--study", "study", "--shard", index, "--together", at(directory)]);
  /** The pieces of a directory that were damaged after another shard had written them. */
  const damages: [name: string, damage: (text: string) => string, says: string][] = [
    ["cut", (text) => text.slice(0, -20), "Its end is missing."],
    ["cut in its first line", (text) => text.slice(0, 200), "Its end is missing."],
    ["cut to nothing", () => "", "It is not a part of a study."],
    ["changed", (text) => text.replace(/\n\[0,/, "\n[1,"), "It is damaged."],
  ];

  test.each(damages)("by the shards that work together, which say so: one is %s", async (name, damage, says) => {
    const directory = `damaged ${name}`;
    expect((await together("1/2", directory)).exitCode).toBe(0);
    const [first] = readdirSync(at(directory));
    const path = join(at(directory), first!);
    writeFileSync(path, damage(readFileSync(path, "utf8")));
    expect(await merge(directory)).toMatchObject({ exitCode: 2, errors: expect.stringContaining(`${path}: ${says}\n`) });

    const { exitCode, output, errors } = await together("2/2", directory);
    expect([exitCode, errors]).toEqual([0, `${path}: ${says} Its runs were computed again; you may remove it.\n`]);
    expect(output).toMatch(/^Part 2\/2: [1-9]\d* runs? computed\. The search is at its end\.\n$/);
    const whole = await tuneAmong(files, ["file", "--study", "study"]);
    const merged = await merge(directory);
    expect([merged.exitCode, merged.output]).toEqual([0, whole.output]);
    expect(merged.errors).toMatch(/^.+: (?:It|Its) .+\n\d+ parts?, 15 runs; 0 runs computed here\.\n$/);
  });

  test("by a shard alone, but never a file that is no part", async () => {
    await shard("1/1", "again");
    const text = readFileSync(at("again"), "utf8");
    writeFileSync(at("again"), text.slice(0, text.length * 0.7));
    expect(await shard("1/1", "again")).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/^Part 1\/1: 15 runs computed\. /),
      errors: `${at("again")}: Its end is missing. It was computed again.\n`,
    });
    expect(readFileSync(at("again"), "utf8")).toBe(text);
    writeFileSync(at("letter"), "hello\n");
    expect(await shard("1/1", "letter")).toMatchObject({ exitCode: 2, errors: `${at("letter")}: It is not a part of a study.\n` });
    expect(readFileSync(at("letter"), "utf8")).toBe("hello\n");
  });
});

test("shards of different studies do not share a directory", async () => {
  const together = (study: string) => tuneAmong(files, ["file", "--study", study, "--shard", "1/2", "--together", at("shared")]);
  expect((await together("study")).exitCode).toBe(0);
  expect(await together("other")).toMatchObject({
    exitCode: 2,
    errors: expect.stringMatching(/part-1-of-2-1\.ndjson: It is a part of another study\./),
  });
});

test.each([
  [["--merge"], /^tune --merge takes the parts/],
  [["--merge", "p1", "--budget", "200"], /^tune --merge takes no --budget: /],
  [["file", "--shard", "0/3", "--out", "x"], /^--shard is 0\/3; it must be one such as 3\/16/],
  [["file", "--shard", "4/3", "--out", "x"], /^--shard is 4\/3; /],
  [["file", "--shard", "1/3", "--out", "x", "--together", "y"], /^--shard takes either --out PART or --together DIRECTORY\./],
  [["file", "--out", "x"], /^--out needs --shard\./],
  [["file", "--shard", "1/3", "--out", "x", "--json"], /^A shard writes a part; /],
])("%j is refused", async (args, sentence) => {
  expect(await tuneAmong(files, args)).toMatchObject({ exitCode: 2, output: "", errors: expect.stringMatching(sentence) });
});
