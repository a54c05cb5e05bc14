import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mergeEvidence } from "../../evidence/merge/mergeEvidence";
import { readEvidence } from "../../evidence/readEvidence";
import { explainSeries } from "../../evidence/series/explainSeries";
import { explainSnapshot } from "../../evidence/snapshot/explainSnapshot";
import { library } from "../library";
import { evidenceEntries } from "./evidenceEntry";

const mergedOf = (id: string) => {
  const { files } = evidenceEntries.find((entry) => entry.id === id)!;
  const read = files.map((file) => readEvidence(readFileSync(new URL(file, import.meta.url), "utf8")));
  expect(read.flatMap(({ unread }) => unread)).toEqual([]);
  return mergeEvidence(read);
};

test.for(evidenceEntries)("$id is whole", ({ id, title, text, look, change, files }) => {
  expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
  expect(library.map((entry) => entry.id)).not.toContain(id);
  expect(title.endsWith("?") && look.text.endsWith(".") && change.endsWith(".")).toBe(true);
  for (const sentence of text.split(/(?<=[.!?]) /)) expect(sentence.split(" ").length, sentence).toBeLessThanOrEqual(25);
  expect(files.length).toBeGreaterThan(0);
});

test("seven pods: the CPU proposes 4, and the window holds 7 for 1 min 48 s at least and 5 min at most", () => {
  const merged = mergedOf("seven-pods-at-a-third");
  expect(merged.autoscalers).toHaveLength(1);
  expect(merged.autoscalers[0]!.disagreements).toEqual([]);
  const { statements } = explainSnapshot(merged)[0]!;
  const said = (code: string) => statements.find((statement) => statement.code === code);
  expect(said("proposal")).toMatchObject({ figure: "31%", target: "60%", replicas: 7, counts: { low: 4, high: 4 } });
  expect(((7 * 31) / 60).toFixed(1)).toBe("3.6");
  expect(said("held")).toMatchObject({ reason: "ScaleDownStabilized", windowSeconds: 300, standing: "recorded" });
  expect(said("nextScale")).toMatchObject({ direction: "down", waitSeconds: 300, inSeconds: { low: 108, high: 300 } });
  expect(said("undetermined")).toMatchObject({ what: "lastHigherRecommendation" });
});

test("ten pods gone: one divergence, which no decision explains, and eleven minutes without a scrape", () => {
  const merged = mergedOf("ten-pods-gone-at-once");
  const { explanation } = explainSeries(merged, 0)!;
  const clock = (second: number) => new Date(second * 1000).toISOString().slice(11, 16);
  expect(explanation.divergences).toHaveLength(1);
  const [divergence] = explanation.divergences;
  expect(divergence).toMatchObject({ kind: "count", recorded: 4, computed: 14 });
  expect(clock(divergence!.from)).toBe("09:50");
  const fitting = Object.entries(divergence!.causes).flatMap(([cause, { fits }]) => (fits === false ? [] : [cause]));
  expect(fitting).toEqual(["anotherWriter", "overlap"]);
  const [gap, ...others] = explanation.gaps;
  expect([others.length, clock(gap!.from + 15), clock(gap!.to)]).toEqual([0, "10:20", "10:31"]);
  expect((explanation.to - explanation.from) / 3600).toBeCloseTo(2, 1);
});
