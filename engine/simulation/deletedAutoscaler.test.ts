import { describe, expect, test } from "vitest";
import { kubectlOutputs } from "../kubectl/terminal";
import { firstScenario } from "../scenario/first";
import { featureGatesOf, type Scenario, type SimulatedVersion } from "../scenario/scenario";
import { changed, checkedRun, checkedRunOfAny, type Change } from "./testing/checkedRun";

type Incidents = Scenario["incidents"];
const deletedFrom = (from: number, until?: number): Incidents => [
  { at: from, kind: "hpaDeleted" },
  ...(until === undefined ? [] : [{ at: until, kind: "hpaCreated" } as const]),
];
const flagsOf = (version: SimulatedVersion) => ({
  ...firstScenario.flags,
  kubernetesVersion: version,
  featureGates: featureGatesOf(version),
});
const timesOf = (incidents: Incidents, version: SimulatedVersion = "1.37", change: Change = {}) =>
  [...checkedRunOfAny(changed({ incidents, flags: flagsOf(version), cluster: { syncPhaseSeconds: 7 }, ...change })).steps.at].filter(
    (at) => at > 980 && at < 1100,
  );

describe("syncs", () => {
  test("stop while the autoscaler is deleted, to the end if nobody makes it again", () => {
    const trace = checkedRun(changed({ incidents: deletedFrom(1000) }));
    expect(trace.steps.at.at(-1)).toBe(990);
    expect(trace.steps.at.length).toBe(67);
    expect(trace.absences).toEqual([{ from: 1000, until: null }]);
    expect(trace.seconds.written.at(-1)).toBe(trace.seconds.written[1000]);
    expect(checkedRun(changed({ incidents: deletedFrom(0) })).steps.at.length).toBe(0);
  });

  test("begin at once and with a new period in 1.37", () => {
    expect(timesOf(deletedFrom(1000, 1050))).toEqual([982, 997, 1050, 1065, 1080, 1095]);
    // A deletion at the second of a sync is before that sync.
    expect(timesOf(deletedFrom(997, 1000))).toEqual([982, 1000, 1015, 1030, 1045, 1060, 1075, 1090]);
  });

  test("begin one period later in 1.28, and at the next look at all autoscalers in 1.2", () => {
    expect(timesOf(deletedFrom(1000, 1050), "1.28")).toEqual([982, 997, 1065, 1080, 1095]);
    expect(timesOf(deletedFrom(1000, 1050), "1.2")).toEqual([982, 997, 1057, 1072, 1087]);
  });

  test("keep their turn if the controller did not notice the deletion", () => {
    expect(timesOf(deletedFrom(1000, 1005))).toEqual([982, 997, 1005, 1012, 1027, 1042, 1057, 1072, 1087]);
    expect(timesOf(deletedFrom(1000, 1005), "1.28")).toEqual([982, 997, 1012, 1027, 1042, 1057, 1072, 1087]);
  });

  test("begin again, too, when an edited manifest is applied", () => {
    const manifest = firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 5");
    const incidents: Incidents = [...deletedFrom(1000), { at: 1050, kind: "hpaEdited", manifest }];
    expect(timesOf(incidents)).toEqual([982, 997, 1050, 1065, 1080, 1095]);
    const trace = checkedRun(changed({ incidents }));
    expect(trace.reconciles.at(-1)!.maxReplicas).toBe(5);
  });
});

describe("a new autoscaler", () => {
  // The load falls at 25:00; the window of five minutes remembers the high proposals of before.
  const loadFalls = 1500;
  const run = (incidents: Incidents) => checkedRun(changed({ incidents }));
  const next = (trace: ReturnType<typeof run>, at: number) => trace.reconciles.find((reconcile) => reconcile.at >= at)!;
  const firstDown = ({ reconciles, steps }: ReturnType<typeof run>) =>
    reconciles.find(({ scaledTo }, step) => scaledTo !== null && scaledTo < steps.current[step]!)!.at;

  test("has forgotten the proposals: its window begins with the count that it finds, so it shrinks later", () => {
    expect(firstDown(run([]))).toBeLessThanOrEqual(loadFalls + 300 + 90);
    expect(firstDown(run(deletedFrom(1600, 1650)))).toBe(1650 + 300 + 15);
  });

  test("remembers it if the controller did not notice", () => {
    expect(firstDown(run(deletedFrom(1601, 1604)))).toBe(firstDown(run([])));
  });

  test("has an empty status in both cases", () => {
    for (const incidents of [deletedFrom(1600, 1650), deletedFrom(1601, 1604)]) {
      const { conditions, lastScaleTime } = next(run(incidents), 1604).status;
      expect(conditions.map(({ lastTransitionTime }) => lastTransitionTime)).toEqual(conditions.map(() => incidents[1]!.at));
      expect(lastScaleTime === null || lastScaleTime === incidents[1]!.at).toBe(true);
    }
  });

  test("does not know when 1.2 rescaled last, so that no forbidden window holds", () => {
    const scenario = (incidents: Incidents) => changed({ incidents, flags: flagsOf("1.2") });
    const rescaled = checkedRunOfAny(scenario([])).reconciles.find(({ scaledTo }) => scaledTo !== null)!.at;
    const renewed = checkedRunOfAny(scenario(deletedFrom(rescaled + 1, rescaled + 40)));
    const first = renewed.reconciles.find(({ at }) => at > rescaled)!;
    expect(first.controller === "V1" && "forbidden" in first.decision && first.decision.forbidden.up.until).toBeNull();
  });
});

test("a second deletion, and an autoscaler that is made again without one, change nothing and say so", () => {
  const incidents: Incidents = [
    { at: 100, kind: "hpaCreated" },
    { at: 200, kind: "hpaDeleted" },
    { at: 300, kind: "hpaDeleted" },
  ];
  const { incidents: records } = checkedRun(changed({ incidents }));
  expect(records.map(({ refused }) => refused)).toEqual(["The HPA existed already.", null, "There was no HPA."]);
});

describe("kubectl", () => {
  const trace = checkedRun(changed({ incidents: deletedFrom(1000, 1050) }));
  const outputs = (at: number) => {
    const step = trace.steps.at.findLastIndex((second) => second <= at);
    return Object.fromEntries(kubectlOutputs(trace, step, at).map(({ id, output }) => [id, output]));
  };

  test("finds no deleted autoscaler", () => {
    const { describe: described, watch, pods } = outputs(1020);
    expect(described).toBe('Error from server (NotFound): horizontalpodautoscalers.autoscaling "php-apache" not found\n');
    expect(watch!.trimEnd().split("\n").at(-1)).toMatch(/16m$/);
    expect(pods).toContain("Running");
  });

  test("shows a new one with its own age, status and events, and the events of both", () => {
    const { describe: described, watch, events } = outputs(1050);
    const rows = watch!.trimEnd().split("\n");
    expect(rows.slice(-2).map((row) => row.replace(/ +/g, " "))).toEqual([
      "php-apache Deployment/php-apache cpu: <unknown>/50% 1 10 0 0s",
      expect.stringMatching(/cpu: \d+%\/50% 1 10 \d+ 0s$/),
    ]);
    expect(described).toContain("CreationTimestamp:                                     Thu, 01 Jan 1970 00:17:30 +0000");
    expect(described).not.toContain("SuccessfulRescale");
    expect(events).toContain("SuccessfulRescale");
  });

  test("describes its events before a deletion that is still to come", () => {
    const { describe: described } = outputs(900);
    expect(described).toContain("SuccessfulRescale");
  });

  test("of 1.2 says so in its own words", () => {
    const old = checkedRunOfAny(changed({ incidents: deletedFrom(1000), flags: flagsOf("1.2") }));
    const printed = kubectlOutputs(old, old.steps.at.length - 1, 1020).find(({ id }) => id === "describe")!;
    expect(printed.output).toBe('Error from server: horizontalpodautoscalers.autoscaling "php-apache" not found\n');
  });
});
