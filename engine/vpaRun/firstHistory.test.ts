import { describe, expect, test } from "vitest";
import { run } from "../doors/withKeda";
import { formatRfc3339 } from "../lib/utcTime";
import { plain } from "../lib/sentence";
import { readFile, writeScenarioFile } from "../scenario/file";
import { decodeLink, encodeLink } from "../scenario/link";
import { readScenario } from "../scenario/readScenario";
import type { Scenario } from "../scenario/scenario";
import type { UsageHistory, VpaHistory } from "../scenario/vpaHistory";
import { traceOf } from "../simulation/testing/traceOf";
import { amountsOf } from "./podsAsSeen";
import { createRecommender, defaultRecommenderFlags } from "../vpa/recommender";
import { firstHistory } from "./firstHistory";
import { vpaScenario } from "./testing/vpaScenario";

const mebibyte = 1024 * 1024;
const inRun = { vpaName: "web", mainContainer: "web", pods: 3, startEpoch: 1_767_571_200 };
const usage = (days: number): VpaHistory => ({ kind: "usage", days, cpuMilli: 400, memoryMebibytes: 600 });
const withHistory = (history: VpaHistory): Scenario => ({ ...vpaScenario({ mode: "Off" }), vpa: { history } });

/** What a VPA prints that has read a sample a minute for so many days, up to a moment. */
function checkpointText(days: number, end: number, name = "web", container = "web"): string {
  const recommender = createRecommender(defaultRecommenderFlags, {});
  recommender.addPod({ name: "pod", group: "a", containers: [container] });
  for (let time = end - days * 86_400; time < end; time += 60) {
    recommender.addCpuSample("pod", container, time % 3600 === 0 ? 900 : 300, time);
    recommender.addMemorySample("pod", container, 700 * mebibyte, time);
  }
  const { cpuHistogram, memoryHistogram, ...checkpoint } = recommender.checkpoints(end).get(container)!;
  const histogram = ({ bucketWeights, referenceTimestamp, totalWeight }: typeof cpuHistogram) =>
    JSON.stringify({ bucketWeights, referenceTimestamp: formatRfc3339(referenceTimestamp!), totalWeight });
  return `apiVersion: autoscaling.k8s.io/v1
kind: VerticalPodAutoscalerCheckpoint
metadata: {name: ${name}-${container}, namespace: shop}
spec:
  containerName: ${container}
  vpaObjectName: ${name}
status:
  cpuHistogram: ${histogram(cpuHistogram)}
  firstSampleStart: "${formatRfc3339(checkpoint.firstSampleStart!)}"
  lastSampleStart: "${formatRfc3339(checkpoint.lastSampleStart!)}"
  lastUpdateTime: null
  memoryHistogram: ${histogram(memoryHistogram)}
  totalSamplesCount: ${checkpoint.totalSamplesCount}
  version: v3
`;
}

const refusal = (text: string): string => {
  const read = firstHistory({ kind: "checkpoint", text }, inRun);
  return read.ok ? "" : plain(read.said);
};

describe("days of usage before the run", () => {
  test("may have quiet hours: 16 of 24 hours at 50m lower the lower bound, and not the target of the 90th percentile", () => {
    const firstOf = (history: VpaHistory) => traceOf(withHistory(history)).vpa!.recommendations[0]!.containers.web!;
    const [busy, half, most] = [0, 16, 23].map((hours) =>
      firstOf({ ...(usage(8) as UsageHistory), ...(hours > 0 && { quiet: { hours, cpuMilli: 50 } }) }),
    );
    expect([busy!.lower.cpuMilli! > 400, half!.lower.cpuMilli! < 80, most!.lower.cpuMilli! < 80]).toEqual([true, true, true]);
    expect(half!.target).toEqual(busy!.target);
    // With the decay the last hour of each day weighs 5.7%: more than the upper bound's percentile leaves out, less than the target's.
    expect(most!.target.cpuMilli).toBeLessThan(80);
    expect(most!.upper.cpuMilli).toBeGreaterThan(400);
  });

  test("with quiet hours are read as they were written, and a bad hour is refused at its place", () => {
    const scenario = withHistory({ ...(usage(8) as UsageHistory), quiet: { hours: 14, cpuMilli: 50 } });
    expect(readScenario(JSON.parse(JSON.stringify(scenario)))).toMatchObject({ ok: true, value: { vpa: scenario.vpa } });
    const bad = { ...scenario, vpa: { history: { ...(usage(8) as UsageHistory), quiet: { hours: 24, cpuMilli: 50 } } } };
    expect(JSON.stringify(readScenario(JSON.parse(JSON.stringify(bad))))).toContain("vpa.history.quiet.hours");
  });

  test("narrow the bounds: a VPA of eight days has narrower ones than a VPA of one day, and than a new one", () => {
    const firstOf = (scenario: Scenario) => traceOf(scenario).vpa!.recommendations[0]!.containers.web!;
    const widthOf = ({ target, lower, upper }: ReturnType<typeof firstOf>) => (upper.cpuMilli! - lower.cpuMilli!) / target.cpuMilli!;
    const [none, one, eight] = [firstOf(vpaScenario({ mode: "Off" })), firstOf(withHistory(usage(1))), firstOf(withHistory(usage(8)))];
    expect(widthOf(eight)).toBeLessThan(0.2);
    expect(widthOf(one)).toBeGreaterThan(0.8);
    expect(widthOf(none)).toBeGreaterThan(100);
    expect(eight.target).toEqual(one.target);
  });

  test("are those of all pods that the run begins with, and the trace says how many", () => {
    expect(traceOf(withHistory(usage(8))).vpa!.history).toEqual({ web: { seconds: 8 * 86_400 - 60, samples: 3 * 8 * 1440 } });
    expect(traceOf(vpaScenario({ mode: "Off" })).vpa!.history).toEqual({});
  });
});

describe("a pasted checkpoint", () => {
  const end = inRun.startEpoch - 100 * 86_400 - 7200;

  test("gives the bounds that the recommender gives when it loads it, with times that end less than a day before the run", () => {
    const text = checkpointText(3, end);
    const read = firstHistory({ kind: "checkpoint", text }, inRun);
    if (!read.ok) throw new Error(plain(read.said));
    const [[container, checkpoint]] = [...read.of] as [[string, Parameters<ReturnType<typeof createRecommender>["loadCheckpoint"]>[1]]];
    expect(checkpoint.lastSampleStart).toBe(inRun.startEpoch - 7260);
    const recommender = createRecommender(defaultRecommenderFlags, {});
    recommender.loadCheckpoint(container, checkpoint);
    const [loaded] = recommender.recommend();
    const live = createRecommender(defaultRecommenderFlags, {});
    live.addPod({ name: "pod", group: "a", containers: ["web"] });
    for (let time = end - 3 * 86_400; time < end; time += 60) {
      live.addCpuSample("pod", "web", time % 3600 === 0 ? 900 : 300, time);
      live.addMemorySample("pod", "web", 700 * mebibyte, time);
    }
    const [known] = live.recommend();
    for (const bound of ["target", "lowerBound", "upperBound"] as const)
      expect(amountsOf(loaded![bound])).toEqual(amountsOf(known![bound]));
  });

  test("is read from a List, and those of other VerticalPodAutoscalers are left out", () => {
    const items = [checkpointText(1, end, "other"), checkpointText(1, end, "web", "web"), checkpointText(1, end, "web", "proxy")];
    const list = `apiVersion: v1\nkind: List\nitems:\n${items.map((item) => `- ${item.trimEnd().replaceAll("\n", "\n  ")}`).join("\n")}\n`;
    for (const text of [list, items.join("---\n")]) {
      const read = firstHistory({ kind: "checkpoint", text }, inRun);
      expect(read.ok && [...read.of.keys()]).toEqual(["web", "proxy"]);
    }
  });

  test("decides the run's first recommendation", () => {
    const { recommendations, history } = traceOf(withHistory({ kind: "checkpoint", text: checkpointText(8, end) })).vpa!;
    expect(history.web).toEqual({ seconds: 8 * 86_400 - 60, samples: 8 * 1440 });
    const { target, lower, upper } = recommendations[0]!.containers.web!;
    expect(lower.cpuMilli! / target.cpuMilli!).toBeGreaterThan(0.99);
    expect(upper.memoryBytes).toBeGreaterThan(700 * mebibyte);
  });

  test("is refused with the line of its mistake", () => {
    const text = checkpointText(1, end);
    const lineOf = (field: string) => text.split("\n").findIndex((line) => line.trimStart().startsWith(field)) + 1;
    expect(refusal(text.replace("version: v3", "version: v2"))).toBe(
      `The VPA’s checkpoint, line ${lineOf("version")}: status.version: Invalid value: "v2": must be v3`,
    );
    expect(refusal(text.replace(/totalSamplesCount: \d+/, "totalSamplesCount: many"))).toContain(`line ${lineOf("totalSamplesCount")}: `);
    expect(refusal(text.replace(/"totalWeight":[\d.]+/, '"totalWeight":-1'))).toContain("must be a number of at least 0");
    expect(refusal(text.replace('"bucketWeights":{', '"bucketWeights":{"176":1,'))).toContain("the buckets are 0 to 175");
    expect(refusal(text.replace("firstSampleStart: ", 'firstSampleStart: "2099-01-01T00:00:00Z" # '))).toContain("must not be before");
    expect(refusal(text.replace("kind: VerticalPodAutoscalerCheckpoint", "kind: ConfigMap"))).toContain("line 2: kind: ");
    expect(refusal("a: [")).toContain("line 1: ");
  });

  test("of no VerticalPodAutoscaler of the manifest is refused with the names", () => {
    expect(refusal("")).toContain("has no VerticalPodAutoscalerCheckpoint");
    expect(refusal(checkpointText(1, end, "api"))).toContain("is of api; the manifest’s VerticalPodAutoscaler is web.");
    expect(refusal(`${checkpointText(1, end)}---\n${checkpointText(1, end)}`)).toContain("container web twice");
    const ran = run(withHistory({ kind: "checkpoint", text: "" }));
    expect(ran.ok).toBe(false);
  });
});

describe("a scenario with a history", () => {
  const histories: VpaHistory[] = [usage(8), { kind: "checkpoint", text: "a: 1\nb: 2\n" }];

  test("comes back from a link and from a file, also as a baseline of the other kind or of none", () => {
    for (const history of histories) {
      const scenario = withHistory(history);
      for (const other of [...histories.map(withHistory), vpaScenario({ mode: "Off" })]) {
        for (const [shown, baseline] of [
          [scenario, other],
          [other, scenario],
        ] as const)
          expect(decodeLink(encodeLink({ scenario: shown, baseline })!)).toMatchObject({ ok: true, value: { scenario: shown, baseline } });
      }
      const file = readFile(writeScenarioFile(scenario));
      expect(file).toMatchObject({ ok: true, value: { kind: "scenario", scenario } });
    }
    expect(encodeLink({ scenario: vpaScenario({ mode: "Off" }) })!.length).toBeLessThan(
      encodeLink({ scenario: withHistory(usage(8)) })!.length,
    );
  });

  test("is refused with the field that is wrong", () => {
    const refused = (vpa: unknown) => {
      const read = readScenario({ ...vpaScenario({ mode: "Off" }), vpa });
      return read.ok ? null : read.error;
    };
    expect(refused({ history: { kind: "days" } })).toBe('vpa.history.kind is "days"; it must be one of usage, checkpoint.');
    expect(refused({ history: { ...usage(31) } })).toBe("vpa.history.days is 31; it must be from 1 to 30.");
    expect(refused({ history: { kind: "usage", days: 1, cpuMilli: 1, memoryMebibytes: 1, text: "" } })).toContain("vpa.history has");
    expect(refused({ history: { kind: "checkpoint", text: 7 } })).toBe("vpa.history.text is 7; it must be text.");
    expect(refused({})).toContain("vpa.history is missing");
  });
});
