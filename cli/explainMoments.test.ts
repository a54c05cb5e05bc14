import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { explainSeries, mergeEvidence, momentsOf, readEvidence, type SeriesMoments } from "../engine/index";
import { command } from "./command";

const parcel = readFileSync(join(import.meta.dirname, "../engine/library/evidence/parcel.csv"), "utf8");
const described = readFileSync(join(import.meta.dirname, "../engine/library/evidence/checkout-describe.txt"), "utf8");
const explained = (...args: string[]) =>
  command(["explain", ...args], {
    version: "1",
    read: (name) => Buffer.from(name === "described.txt" ? described : parcel),
  });

interface Written {
  series: { moments: { kind: string; at: number; from?: number; to?: number; said: { says: string }; command: string }[] }[];
}

describe("series without a time", () => {
  let told: SeriesMoments;
  let columns: NonNullable<ReturnType<typeof explainSeries>>["explanation"]["columns"];
  beforeAll(() => {
    const series = explainSeries(mergeEvidence([readEvidence(parcel)]), 0)!;
    told = momentsOf(series);
    ({ columns } = series.explanation);
  });

  test("have every sync that decided another count than it found, and every divergence, by time", () => {
    const changed = [...columns.at.keys()].filter((index) => columns.currentReplicas[index] !== columns.desiredReplicas[index]);
    const rescales = told.moments.flatMap((each) => (each.kind === "rescale" ? [each] : []));
    expect(rescales.map(({ at, from, to }) => [at, from, to])).toEqual(
      changed.map((index) => [columns.at[index], columns.currentReplicas[index], columns.desiredReplicas[index]]),
    );
    expect(rescales.length).toBeGreaterThan(3);
    expect(told.moments.map(({ at }) => at)).toEqual(told.moments.map(({ at }) => at).toSorted((one, other) => one - other));
    expect(rescales.flatMap(({ divergences }) => divergences)).toMatchObject([{ kind: "count", recorded: 4, computed: 14 }]);
  });

  test("are recomputed alike in every order in which syncs are asked about", () => {
    const merged = mergeEvidence([readEvidence(parcel)]);
    const [forward, backward] = [explainSeries(merged, 0)!, explainSeries(merged, 0)!];
    const indexes = [...columns.at.keys()].filter((index) => index % 7 === 0 || index % 64 < 2);
    const behind = indexes.toReversed().map((index) => backward.recomputed(index));
    expect(indexes.map((index) => forward.recomputed(index))).toEqual(behind.toReversed());
  });

  test("are a list of moments, each with its reason", () => {
    const { exitCode, output, errors } = explained("parcel.csv", "--report");
    expect([exitCode, errors]).toEqual([0, ""]);
    expect(output).toContain("436 syncs: 6 rescales, 1 divergence. Recorded and computed agree in 435 of 436 syncs.");
    expect(output).toContain(
      "09:26:00 UTC: 7 → 8.** Went from 7 to 8. CPU proposes 8: 67% ÷ 60% × 7 is 7.82, rounded up. (computed from recorded)",
    );
    expect(output).toMatch(/4 → 8\.\*\* Recorded 4, computed 14\. .+Possible: another writer or overlapping autoscalers\. .+\(assumed\)/);
    // Nothing that kubectl printed is there to explain.
    expect(output).not.toContain("no decision in the text");
  });

  test("name for each moment the command that explains it in full, and it does", () => {
    const { series } = JSON.parse(explained("parcel.csv").output) as Written;
    const moments = series.flatMap((each) => each.moments);
    expect(moments).toHaveLength(told.moments.length);
    for (const { command: line, at, from, to } of moments) {
      const [program, verb, ...args] = line.split(" ");
      expect([program, verb]).toEqual(["hpa-playground", "explain"]);
      const { autoscalers } = JSON.parse(explained(...args).output) as { autoscalers: { decision: { recorded: object } }[] };
      expect(autoscalers[0]!.decision.recorded).toMatchObject({ at, currentReplicas: from, desiredReplicas: to });
    }
  });

  test("name files as a shell reads them", () => {
    const { series } = JSON.parse(explained("it's a file.csv").output) as Written;
    expect(series[0]!.moments[0]!.command).toBe(String.raw`hpa-playground explain 'it'\''s a file.csv' --at 2026-03-11T09:26:00Z`);
  });

  test("stand beside what kubectl printed of another autoscaler", () => {
    const { output } = explained("described.txt", "parcel.csv", "--report");
    expect(output.match(/^# HPA \w+ in \w+/gm)).toEqual(["# HPA checkout in shop", "# HPA parcel in post"]);
  });
});
