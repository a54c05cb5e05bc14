import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readEvidence } from "../evidence/readEvidence";
import { readSamples } from "../load/samples/readSamples";
import { pairsOf } from "./points";

const minute = 1_795_255_200_000;
const frame = (fields: readonly object[], values: readonly (readonly unknown[])[]) => ({ schema: { fields }, data: { values } });
const time = { name: "Time", type: "time" };
const seriesIn = (data: unknown) =>
  readEvidence(JSON.stringify(data)).series.map(({ metric, labels, points }) => ({ metric, labels, points: pairsOf(points) }));

describe("a frame of Grafana", () => {
  const rows = frame(
    [time, { name: "pod", type: "string" }, { name: "kube_pod_status_ready", type: "number" }],
    [
      [minute, minute, minute + 60_000, minute + 60_000],
      ["web-1", "web-2", "web-1", "web-2"],
      [1, 0, 1, 1],
    ],
  );

  test("with a row for each pod has a series for each pod", () => {
    const [first, second] = [minute / 1000, minute / 1000 + 60];
    const of = (pod: string, values: readonly number[]) => ({
      metric: "kube_pod_status_ready",
      labels: { pod },
      points: [
        [first, values[0]],
        [second, values[1]],
      ],
    });
    expect(seriesIn({ frames: [rows] })).toEqual([of("web-1", [1, 1]), of("web-2", [0, 1])]);
  });

  test("that has no times hides no other, and is named", () => {
    const timeless = frame([{ name: "Value", type: "number" }], [[3]]);
    expect(seriesIn({ frames: [timeless, rows] })).toHaveLength(2);
    expect(readEvidence(JSON.stringify({ frames: [timeless, rows] })).unread.map(({ message }) => message)).toEqual([
      "This Grafana frame has no time field. Choose a panel with a time axis.",
    ]);
  });
});

test("values that Graphite writes before their times are not taken for times", () => {
  const graphite = (value: number) => [{ target: "requests", datapoints: [10, 20, 30].map((second) => [value, 1_795_255_200 + second]) }];
  expect(seriesIn(graphite(7))[0]!.points).toEqual([10, 20, 30].map((second) => [1_795_255_200 + second, 7]));
  const large = readEvidence(JSON.stringify(graphite(2e11)));
  expect(large.series).toEqual([]);
  expect(large.unread).toHaveLength(1);
});

const corpus = new URL("../load/corpus/", import.meta.url);
const answers = readdirSync(corpus).filter((name) => /^(?:cloudwatch|datadog|grafana|graphite|influx1|prometheus)[-\w]*\.json$/.test(name));

test.each(answers)("%s gives a load and evidence the same values at the same times", (name) => {
  const text = readFileSync(new URL(name, corpus), "utf8");
  const samples = readSamples(text);
  if (!samples.ok) return expect(samples.error).toMatch(/^This (?:response is a vector|is a Grafana dashboard)/);
  // A counter of a load is turned into its growth.
  const plain = samples.series.filter(({ counter }) => counter !== true);
  const evidence = readEvidence(text).series.map(({ points }) => pairsOf(points).filter(([, value]) => value !== null));
  for (const { points } of plain) {
    const absolute = points.map(([second, value]) => [samples.time.first + second, value]);
    expect(evidence.map((pairs) => pairs.toSorted(([a], [b]) => a! - b!))).toContainEqual(absolute);
  }
});
