import { expect, test } from "vitest";
import { defaultStart, seededRandom, type InputDifference, type OutcomeDifference } from "../../../engine/index";
import { inputLine } from "./inputWords";
import { byChange, outcomeLines, sameWords } from "./outcomeLines";
import { podHours, stretchWords } from "./stretchWords";

const outcome = (name: OutcomeDifference["outcome"], baseline: number | null, now: number | null): OutcomeDifference => ({
  outcome: name,
  baseline,
  now,
  difference: baseline === null || now === null ? null : now - baseline,
});
const cells = (...outcomes: OutcomeDifference[]) =>
  outcomeLines({ outcomes, failures: [] }, ["service", "service"]).map(({ name, baseline, now, difference }) =>
    [name, baseline, now, difference].join(" | "),
  );

test("outcomes are shown with their units and the sign of the difference", () => {
  expect(
    cells(
      outcome("podHours", 6.0866, 5.5449),
      outcome("requestsServed", 102_416.6, 102_417.4),
      outcome("worstBacklog", 14.6, 16.4),
      outcome("cpuHoursUsed", 0.311, 0.309),
      outcome("requestsFailed", 488, 488),
      outcome("failedShare", 0.0054, 0.0154),
      outcome("overloadedSeconds", 58, 150),
      outcome("rescalesUp", 5, 3),
      outcome("secondsToCapacity", null, 30),
    ),
  ).toEqual([
    "Pod-hours | 6.087 | 5.545 | −0.542",
    "CPU used, core‑h | 0.311 | 0.309 | −0.002",
    "Requests served | 102\u202f417 | 102\u202f417 | under 1",
    "Requests failed | 488 | 488 | same",
    "Share failed | 0.54% | 1.54% | +1 points",
    "Overloaded | 58\u00a0s | 2\u00a0min\u00a030\u00a0s | +1\u00a0min\u00a032\u00a0s",
    "Most waiting | 15 | 16 | +1",
    "Rescales up | 5 | 3 | −2",
    "Time to capacity | – | 30\u00a0s | –",
  ]);
});

test("below the failed requests there is a row for each reason, for two services", () => {
  const compared = {
    outcomes: [outcome("requestsFailed", 24, 500.4), outcome("failedShare", 0, 0)],
    failures: [
      { reason: "timedOut", baseline: 0, now: 496.4 },
      { reason: "podStopping", baseline: 24, now: 4 },
    ],
  } as const;
  const rows = outcomeLines(compared, ["service", "queue"]).map(({ isPart, name, baseline, now, difference }) => [
    isPart,
    [name, baseline, now, difference].join(" | "),
  ]);
  expect(rows).toEqual([
    [false, "Requests failed | 24 | 500 | +476"],
    [true, "timed out | 0 | 496 | +496"],
    [true, "pod stopping | 24 | 4 | −20"],
    [false, "Share failed | 0% | 0% | same"],
  ]);
  expect(outcomeLines(compared, ["queue", "queue"])).toEqual([]);
});

test("hours have three decimals, so that a column's points are under each other; a difference that no number shows is none", () => {
  const [used, latency] = outcomeLines(
    { outcomes: [outcome("cpuHoursUsed", 0.31, 0.3089), outcome("p95Latency", 0.12101, 0.12102)], failures: [] },
    ["service"],
  );
  expect([used!.baseline, used!.now, used!.difference, used!.same]).toEqual(["0.310", "0.309", "−0.001", false]);
  expect([latency!.same, latency!.difference]).toEqual([true, "under 0.001"]);
});

test("only outcomes that changed are shown, each with its parts; the others are counted", () => {
  const outcomes = [outcome("podHours", 4.044, 3.577), outcome("requestsServed", 9, 9), outcome("requestsFailed", 8, 8)];
  const failures = [
    { reason: "timedOut", baseline: 8, now: 5 },
    { reason: "podStopping", baseline: 0, now: 3 },
  ] as const;
  const split = (of: Parameters<typeof outcomeLines>[0]) => byChange(outcomeLines(of, ["service", "service"]));
  const parted = split({ outcomes, failures });
  expect(parted.changed.map(({ name }) => name)).toEqual(["Pod-hours", "Requests failed", "timed out", "pod stopping"]);
  expect(sameWords(parted.same, false)).toBe("1 other is the same");
  expect(sameWords(split({ outcomes, failures: [] }).same, false)).toBe("2 others are the same, 8 failed requests among them");
  expect(sameWords(split({ outcomes: outcomes.slice(1), failures: [] }).same, true)).toBe(
    "All 2 are the same, 8 failed requests among them",
  );
});

test("a difference that is too small to show is not called none", () => {
  expect(cells(outcome("cpuHoursUsed", 0.3111, 0.3112), outcome("failedShare", 0.01, 0.010_000_1))).toEqual([
    "CPU used, core‑h | 0.311 | 0.311 | under 0.001",
    "Share failed | 1% | 1% | under 0.01 points",
  ]);
});

test("a difference is the difference of the two shown numbers, for all numbers", () => {
  const random = seededRandom(7);
  const number = (text: string) =>
    Number(
      text
        .replaceAll("\u202f", "")
        .replace(/^−/, "-")
        .replace(/%| points/, ""),
    );
  for (const name of ["podHours", "cpuHoursUsed", "requestsServed", "requestsFailed", "failedShare", "worstBacklog"] as const) {
    for (let draw = 0; draw < 300; draw++) {
      const from = random.next() * (name === "failedShare" ? 1 : 10 ** random.integer(6));
      const to = random.next() < 0.3 ? from + random.next() / 1000 : from * random.next() * 2;
      const [line] = outcomeLines({ outcomes: [outcome(name, from, to)], failures: [] }, ["service"]);
      const shown = number(line!.now) - number(line!.baseline);
      const said = line!.difference.startsWith("under") ? 0 : number(line!.difference);
      expect(said, JSON.stringify(line)).toBeCloseTo(shown, 9);
    }
  }
});

test("two queues get the words for a queue; a queue and a service get the words for a service", () => {
  const names = (...kinds: ("queue" | "service")[]) =>
    outcomeLines({ outcomes: [outcome("worstBacklog", 1, 1)], failures: [] }, kinds).map(({ name }) => name);
  expect([names("queue", "queue"), names("queue", "service")]).toEqual([["Worst backlog"], ["Most waiting"]]);
});

test("a stretch says how far the counts differ, and how many pod-hours that makes", () => {
  const hoursOf = (podSeconds: number) => podHours([{ podSeconds }], 2)[0];
  expect([stretchWords({ more: 0, fewer: 4 }), hoursOf(-1230)]).toEqual(["now up to 4 fewer", "−0.342\u00a0pod‑hours"]);
  expect([stretchWords({ more: 2, fewer: 3 }), hoursOf(4_336_200)]).toEqual([
    "now up to 2 more, up to 3 fewer",
    "+1\u202f204.500\u00a0pod‑hours",
  ]);
  expect([stretchWords({ more: 1, fewer: 0 }), hoursOf(0)]).toEqual(["now up to 1 more", "0.000\u00a0pod‑hours"]);
  expect(hoursOf(1)).toBe("under 0.001\u00a0pod‑hours");
  expect(stretchWords({ more: 0, fewer: 0 })).toBe("same count, but a different number of pods");
});

test("the stretches add up to the difference in pod-hours that the outcomes show", () => {
  const random = seededRandom(8);
  for (let draw = 0; draw < 200; draw++) {
    const before = random.integer(100_000);
    const stretches = Array.from({ length: 1 + random.integer(12) }, () => ({ podSeconds: random.integer(400) - 150 }));
    const after = before + stretches.reduce((sum, { podSeconds }) => sum + podSeconds, 0);
    const number = (text: string) => (text.startsWith("under") ? 0 : Number.parseFloat(text.replace("−", "-")));
    const sum = podHours(stretches, before / 3600).reduce((total, text) => total + number(text), 0);
    const [line] = outcomeLines({ outcomes: [outcome("podHours", before / 3600, after / 3600)], failures: [] }, ["service"]);
    const said = ["same", "under 0.001"].includes(line!.difference) ? 0 : number(line!.difference);
    expect(sum, `draw ${draw}`).toBeCloseTo(said, 9);
  }
});

const text = (input: InputDifference) => {
  const { label, from, to, note } = inputLine(input, { kind: "queue", typeOf: (metric) => (metric === "hits" ? "Pods" : null) });
  return `${label}: ${from} → ${to}${note ? ` (${note})` : ""}`;
};

test("each input has the name that its form gives it", () => {
  const inputs: InputDifference[] = [
    { part: "manifest", path: "spec.behavior.scaleDown.stabilizationWindowSeconds", from: "300", to: "60", line: 20 },
    { part: "manifest", path: "metadata.name", from: null, to: "web", line: 4 },
    { part: "workload", field: "cpuPerRequestMilliseconds", from: 20, to: 50.5 },
    { part: "workload", field: "kind", from: "service", to: "queue" },
    { part: "workload", field: "memoryReleased", from: true, to: false },
    { part: "cluster", field: "scrapeSeconds", from: 30, to: 15 },
    { part: "kubernetesVersion", from: "1.37", to: "1.2" },
    { part: "flag", field: "tolerance", from: 0.1, to: 0.25 },
    { part: "featureGate", field: "HPAScaleToZero", from: true, to: false },
    { part: "load", from: 391, to: 1499, farthest: { at: 900, baseline: 40, now: 60 } },
    { part: "noise", from: 0.03, to: 0 },
    { part: "duration", from: 3600, to: 86_400 },
    { part: "start", from: defaultStart, to: { at: "2026-03-29T07:55", timeZone: "Europe/Berlin" } },
    { part: "seed", from: 1, to: 7 },
    { part: "incident", from: null, to: { kind: "podsCrash", at: 600, pods: 2 } },
    { part: "incident", from: { kind: "hpaEdited", at: 600, manifest: "a" }, to: { kind: "hpaEdited", at: 600, manifest: "b" } },
    { part: "signal", metric: "hits", from: null, to: { metric: "hits", source: "inFlight" } },
    {
      part: "signal",
      metric: "hits",
      from: { metric: "hits", source: "requestsPerSecond" },
      to: { metric: "hits", source: "requestsPerSecond", function: "irate", rangeSeconds: 60 },
    },
  ];
  expect(inputs.map(text)).toEqual([
    "spec.behavior.scaleDown.stabilizationWindowSeconds: 300 → 60",
    "metadata.name: not set → web",
    "CPU per message: 20\u00a0ms → 50.5\u00a0ms",
    "Kind of workload: service → queue worker",
    "Memory is released: yes → no",
    "Prometheus scrapes every: 30\u00a0s → 15\u00a0s",
    "Kubernetes version: 1.37 → 1.2",
    "Tolerance: 0.1 → 0.25",
    "HPAScaleToZero: on → off",
    "Load at 15:00: 40 → 60 per s (differs from 06:31 to 24:59, most at 15:00)",
    "Noise of the load: 3% → 0%",
    "Length of the run: 60 min → 24 h",
    "Start of the run: 2026-01-05 00:00 UTC → 2026-03-29 07:55 Europe/Berlin",
    "Seed: 1 → 7",
    "Incident: none → 2 pods crash, at 10:00",
    "Incident: HPA edited, at 10:00 → HPA edited, at 10:00, changed",
    "hits measures: guessed → messages in flight in a pod",
    "hits measures: messages per second drained by a pod → messages per second drained by a pod, irate(), range 1\u00a0min",
  ]);
});

test("lists of a manifest are written in the API's words", () => {
  const container = (name: string, milli: number) => ({ name, requestsMilli: { cpu: milli, memory: 67_108_864_000 } });
  const pod = { containers: [container("app", 200), { name: "mesh", requestsMilli: {} }] };
  expect([
    text({ part: "rollout", field: "maxSurge", from: { amount: 25, unit: "%" }, to: { amount: 1, unit: "pods" } }),
    text({ part: "containers", from: null, to: pod }),
  ]).toEqual(["maxSurge: 25% → 1 pod", "Containers of a pod: not in the manifest → app (cpu 200m, memory 64Mi), mesh"]);
});
