/** The package's functions and its commands are one thing. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeScenarioFile, type Scenario } from "../engine/index";
import { check, explain, InputError, tune } from "../npm/index";
import { command } from "./command";
import { small, target, tuneAmong } from "./tune/testing/smallStudy";

const among = (files: Readonly<Record<string, string>>, ...args: string[]) =>
  command(args, { version: "1.2.3", read: (name) => Buffer.from(files[name]!) });
const limited: Scenario = { ...small, limits: { requestsFailed: { atMost: 0 }, podHours: { atLeast: 0.1, atMost: 12 } } };

test("check judges what the command judges, in the same words", () => {
  const it = writeScenarioFile(limited);
  const { held, limits, mustKeep } = check(limited, { seeds: 12, at: "p90", variations: [{ kind: "load", amount: 1.2 }] });
  const said = limits.map(({ variation, says }) => `${variation === null ? "" : `${variation.kind}=${variation.amount}: `}${says}\n`);
  const { output, exitCode } = among({ it }, "check", "it", "--seeds", "12", "--at", "p90", "--vary", "load=1.2");
  expect(output).toContain(said.join(""));
  expect(output).toContain(`${mustKeep} of them must keep it.`);
  expect([said.length, held, exitCode]).toEqual([6, false, 1]);
  expect(check({ ...limited, limits: { podHours: { atMost: 12 } } }, { seeds: 5 }).held).toBe(true);
});

test("check refuses an input without limits, and options out of their range", () => {
  const refusals = [
    () => check(small),
    () => check(limited, { seeds: 3 }),
    () => check(limited, { at: "p100" }),
    () => check(limited, { variations: [{ kind: "load", amount: 1 }] }),
  ].map((run) => {
    try {
      return run();
    } catch (error) {
      return error instanceof InputError ? error.problems.map(({ path }) => path) : error;
    }
  });
  expect(refusals).toEqual([["limits"], ["seeds"], ["at"], ["variations"]]);
});

test("explain reports what the command reports", () => {
  const text = readFileSync(join(import.meta.dirname, "../engine/library/evidence/checkout-describe.txt"), "utf8");
  const { report, autoscalers } = explain([text]);
  expect(report).toBe(among({ text }, "explain", "text", "--report").output);
  expect(autoscalers).toHaveLength(1);
  const { statements, verdict, sentence } = autoscalers[0]!;
  expect(report).toContain(verdict);
  expect(sentence.length).toBeGreaterThan(10);
  const lines = text.split("\n").length;
  expect(statements.flatMap(({ basis }) => basis).every((place) => place.text === 0 && place.line >= 1 && place.line <= lines)).toBe(true);
  expect(statements.filter(({ standing }) => standing === "recorded").length).toBeGreaterThan(0);
});

test("explain refuses what nobody printed of an autoscaler", () => {
  expect(() => explain([])).toThrow("Give a list of at least one text.");
  expect(() => explain(["hello"])).toThrow("Nothing here was printed by kubectl or Prometheus.");
  expect(() => explain([5 as unknown as string])).toThrow("[0]: It must be text.");
});

test("tune finds what the command finds", async () => {
  const study = {
    moves: [{ field: target, values: [50, 70, 90] }],
    cost: { kind: "podHours" },
    harm: "failedShare",
    seeds: 5,
    variations: [],
    budget: 100,
  } as const;
  const scenario = { ...limited, limits: { podHours: { atMost: 12 } } };
  const runs: number[] = [];
  const tuned = await tune({ ...scenario, study }, { onRun: (count) => runs.push(count) });
  const files = { file: writeScenarioFile(scenario), study: JSON.stringify(study) };
  const { output } = await tuneAmong(files, ["file", "--study", "study", "--json"]);
  const told = JSON.parse(output) as { chosen: { manifest: string; cost: number; harm: number }; front: unknown[]; runs: number };
  expect(tuned.complete).toBe(true);
  expect(tuned.chosen).toMatchObject({ manifest: told.chosen.manifest, cost: told.chosen.cost, harm: told.chosen.harm });
  expect([tuned.front.length, tuned.runs]).toEqual([told.front.length, told.runs]);
  expect(runs).toEqual(Array.from({ length: tuned.runs }, (_, index) => index + 1));
});

test("tune ends where it is aborted, and refuses a budget and a study that are none", async () => {
  const stop = new AbortController();
  const tuned = await tune(small, { signal: stop.signal, onRun: (count) => count === 3 && stop.abort() });
  expect([tuned.complete, tuned.runs]).toEqual([false, 3]);
  await expect(tune(small, { budget: 5 })).rejects.toThrow("budget: It is 5; it must be a whole number from 100 to 1000000.");
  await expect(tune({ ...small, study: { moves: [] } as never })).rejects.toThrow(InputError);
});
