import { expect, test } from "vitest";
import { maxSamplesLength } from "../../engine/index";
import { handedLoad } from "./handedSamples";
import type { SamplesRequests, SeriesSummary } from "./samplesRequests";
import type { SamplesReader } from "./samplesReader";

const series = (change: Partial<SeriesSummary> = {}): SeriesSummary => ({
  name: "hits",
  unit: null,
  gaps: 0,
  count: 2,
  step: 60,
  highest: 120,
  first: 0,
  last: 3600,
  days: [],
  ...change,
});

/** A reader that answers with these series, and keeps what it was asked. */
function reader(all: SeriesSummary[]) {
  const asked: unknown[] = [];
  let ended = false;
  const time = { columns: [], chosen: null, kind: "count", unit: "s", first: 0, last: 3600 } as const;
  const curve = { points: [[0, 2] as const], durationSeconds: 3600, bucketSeconds: 1, leftOutSeconds: 0, outOfRange: 0 };
  const answers: { [Kind in keyof SamplesRequests]: SamplesRequests[Kind]["answer"] } = {
    readSamples: { ok: true, source: "csv", series: all, likeliest: 0, time, notes: [], rows: null },
    samplesCurve: { curve, highest: 2 },
    cpuFit: { ok: false, reason: { kind: "constantLoad" } },
  };
  const ask: SamplesReader["ask"] = (kind, request) => {
    asked.push(request);
    return Promise.resolve({ ok: true, answer: answers[kind] });
  };
  return { ask, end: () => (ended = true), asked, isEnded: () => ended };
}

test("the likeliest series is taken, or the one that is named, and the reader ends", async () => {
  const taken = reader([series({ unit: "req/min" }), series({ name: "errors", perSeconds: 1 })]);
  expect(await handedLoad(taken, "t,v", {}, 0)).toMatchObject({ ok: true, points: [[0, 2]], durationSeconds: 3600 });
  expect(taken.asked.at(-1)).toMatchObject({ series: 0, perSeconds: 60, part: { from: 0, to: 3600 } });
  await handedLoad(taken, "t,v", { series: "errors", perSeconds: 10 }, 0);
  expect(taken.asked.at(-1)).toMatchObject({ series: 1, perSeconds: 10 });
  expect(taken.isEnded()).toBe(true);
});

test.each([
  ["what they count is not said", {}, "t,v", /perSeconds is needed/],
  ["the named series is missing", { series: "miss", perSeconds: 1 }, "t,v", /no series “miss”.*“hits”/],
  ["they are too long", { perSeconds: 1 }, "x".repeat(maxSamplesLength + 1), /at most/],
])("samples are refused in words: %s", async (_, about, text, words) => {
  expect(await handedLoad(reader([series()]), text, about, 0)).toMatchObject({ ok: false, error: expect.stringMatching(words) as string });
});
