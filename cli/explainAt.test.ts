import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import {
  decisionAt,
  explainSeries,
  mergeEvidence,
  readEvidence,
  type DecisionAt,
  type ExplainedSeries,
  type SeriesExplanation,
} from "../engine/index";
import { command } from "./command";

const ofLibrary = (name: string) => readFileSync(join(import.meta.dirname, "../engine/library/evidence", name));
const parcel = ofLibrary("parcel.csv").toString();
/** Its first eight minutes. */
const begun = parcel.split("\n").slice(0, 33).join("\n");
const describedCheckout = ofLibrary("checkout-describe.txt");

const on = (text: Uint8Array | string, at: string, ...args: string[]) =>
  command(["explain", "file", "--at", at, ...args], { version: "1.2.3", read: () => Buffer.from(text) });

/** The autoscalers of the JSON. */
const told = ({ output }: { output: string }) =>
  (JSON.parse(output) as { autoscalers: { kind: string; decision: DecisionAt; verticalActs?: object[] }[] }).autoscalers;

describe("series", () => {
  let series: ExplainedSeries;
  let explanation: SeriesExplanation;
  beforeAll(() => {
    series = explainSeries(mergeEvidence([readEvidence(parcel)]), 0)!;
    ({ explanation } = series);
  });
  const decisionOf = (second: number): DecisionAt => {
    const decision = decisionAt(series, { kind: "moment", second });
    if ("code" in decision) throw new Error(decision.code);
    return decision;
  };

  test("at every second the sync is the one at it, or the last before it, as it is opened in the page", () => {
    const { at } = explanation.columns;
    for (let index = 0; index < at.length; index += 31) {
      const next = at[index + 1] ?? explanation.to + 1;
      for (const second of [at[index]!, Math.floor((at[index]! + next) / 2), next - 1].filter((each) => each <= explanation.to)) {
        const { recorded, decisions, heldBy, computed } = decisionOf(second);
        expect(recorded.at).toBe(at[index]);
        expect(recorded.desiredReplicas).toBe(explanation.columns.desiredReplicas[index]);
        const opened = series.recomputed(index)!;
        const fitting = new Set(opened.fitting.map(({ reconcile }) => reconcile.heldBy.by));
        const isSure = opened.heldBy !== null;
        expect(heldBy).toEqual({
          by: opened.heldBy,
          standing: isSure ? "computed" : "assumed",
          possible: isSure ? [opened.heldBy] : [...fitting],
        });
        if (opened.fitting.length > 0)
          expect(decisions.map(({ reconcile }) => reconcile)).toEqual(opened.fitting.map(({ reconcile }) => reconcile));
        expect(computed.count).toBe(decisions[0]!.reconcile.status.desiredReplicas);
      }
    }
  });

  test("a divergence is told at its syncs with its causes, and at no other sync", () => {
    const [divergence] = explanation.divergences;
    expect(decisionOf(divergence!.from).divergences).toEqual([divergence]);
    expect(decisionOf(divergence!.from - 1).divergences).toEqual([]);
    expect(decisionOf(divergence!.to + 15).divergences).toEqual([]);
  });

  test("between two scrapes that are far apart it says that nothing was recorded", () => {
    const [gap] = explanation.gaps;
    const inside = decisionOf(gap!.from + 60);
    expect(inside.gap).toEqual(gap);
    expect(inside.recorded.at).toBeLessThanOrEqual(gap!.from);
    expect(decisionOf(gap!.from - 60).gap).toBeNull();
  });

  test("what held the count is computed where one reason alone fits", () => {
    const sure = decisionOf(Date.UTC(2026, 2, 11, 9, 44) / 1000);
    expect(sure.heldBy).toEqual({ by: "maxReplicas", standing: "computed", possible: ["maxReplicas"] });
  });
});

describe("the command", () => {
  test("takes a time of the day and RFC 3339 alike, and writes the record of the sync with its words", () => {
    const [one, other] = [on(parcel, "09:44"), on(parcel, "2026-03-11T10:44:00+01:00")].map((answer) => told(answer)[0]!);
    expect(one).toEqual(other);
    expect(one!.decision).toMatchObject({
      recorded: {
        at: Date.UTC(2026, 2, 11, 9, 44) / 1000,
        currentReplicas: 14,
        metrics: [{ name: "cpu", figure: 85, target: 60 }],
        standing: "recorded",
      },
      computed: { count: 14, standing: "computed" },
      decisions: [{ fits: true, said: { verdict: "limited by maxReplicas" } }],
    });
    expect(one!.decision.assumes.map(({ code }) => code)).toContain("flags");
  });

  test("reports the sum with standings, and no sum of samples that nobody recorded", () => {
    const { exitCode, output } = on(parcel, "09:44", "--report");
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^# HPA parcel in post: the sync at 2026-03-11 09:44:00 /);
    expect(output).toContain("| what held the count | limited by maxReplicas | computed from recorded |");
    expect(output).toContain("| cpu | 85%, target 60% | recorded |");
    expect(output).toContain("| cpu | 20 replicas | ⌈ 85% ÷ 60% × 14 ⌉ = ⌈ 19.83 ⌉ |");
    expect(output).not.toMatch(/\bcores\b/);
  });

  test("reports where recorded and computed diverge, with each cause", () => {
    const { output } = on(parcel, "09:50:15", "--report");
    expect(output).toContain("**Recorded 4, computed 14.** The sync before left 14, and this sync found 4.");
    expect(output).toContain("## Which cause fits?");
    expect(output).toMatch(/\| another writer \| possible \| no events of this time are in the evidence \|/);
  });

  test("tells the state that snapshots know, and nothing of a decision that kubectl does not print", () => {
    const { output } = on(describedCheckout, "5m", "--report");
    expect(output).toContain("| the count | 5 replicas | computed from recorded |");
    expect(output).toContain("what was decided at this time is not known");
    expect(told(on(describedCheckout, "5m"))).toMatchObject([{ kind: "state", name: "checkout", state: { count: { replicas: 5 } } }]);
  });

  test("of the newest time it tells the whole decision that kubectl prints", () => {
    const { output } = on(describedCheckout, "0s", "--report");
    expect(output).toContain("| the count | 7 replicas | computed from recorded |");
    expect(output).toContain("⌈ 31% ÷ 60% × 7 ⌉");
    expect(told(on(describedCheckout, "0s"))).toMatchObject([{ newest: { name: "checkout" } }]);
    expect(told(on(describedCheckout, "5m"))).toMatchObject([{ newest: null }]);
  });

  test.each([
    [begun, "12m", /^--at 12m: parcel: The files do not say when they were printed.*2026-03-11T09:00:03Z to 2026-03-11T09:07:49Z/],
    [begun, "2026-03-12T09:00:00Z", /^--at 2026-03-12T09:00:00Z: parcel: The files do not tell of this time\. They tell of 2026-03-11T09/],
    [begun, "08:59", /They tell of/],
    [begun, "9:5", /^--at 9:5: This is no time with one meaning/],
    [begun, "2026-03-11T09:00:00", /^--at 2026-03-11T09:00:00: It says no zone/],
    [begun, "25:00", /^--at 25:00: This time does not exist/],
    [describedCheckout, "09:00", /checkout: The files tell ages, not times of a day/],
    [describedCheckout, "2d", /checkout: The files do not tell of this time\. The oldest entry is 2519 s old/],
    ["hello", "09:00", /^file: line 1: .+\nfile: Nothing here was printed/],
    ["No resources found in shop namespace.\n", "09:00", /Nothing here is about an autoscaler/],
  ])("%#: refuses with 2 and the reason", (text, at, reason) => {
    expect(on(text, at, "--report")).toMatchObject({ exitCode: 2, output: "", errors: expect.stringMatching(reason) });
  });

  describe("tells what a VerticalPodAutoscaler had done by then", () => {
    const both = (files: Readonly<Record<string, string | Uint8Array>>, at: string, ...more: string[]) =>
      command(["explain", ...Object.keys(files), "--at", at, ...more], {
        version: "1",
        read: (name) => Buffer.from(files[name] as Uint8Array),
      });
    const event = (pod: string, reason: string, message: string, lastTimestamp: string, namespace = "post") => ({
      apiVersion: "v1",
      kind: "Event",
      metadata: { name: `${pod}.1`, namespace },
      involvedObject: { kind: "Pod", name: pod, namespace },
      type: "Normal",
      reason,
      message,
      lastTimestamp,
    });
    const evicted = "Pod was evicted by VPA Updater to apply resource recommendation.";
    const resized = "Pod was resized in place by VPA Updater.";
    const items = [
      event("parcel-c", "EvictedByVPA", evicted, "2026-03-11T09:45:00Z"),
      event("parcel-b", "InPlaceResizedByVPA", resized, "2026-03-11T09:43:00Z"),
      event("parcel-a", "EvictedByVPA", evicted, "2026-03-11T09:30:00Z"),
      event("other-a", "EvictedByVPA", evicted, "2026-03-11T09:31:00Z", "shop"),
    ];
    const series = { parcel, events: JSON.stringify({ apiVersion: "v1", kind: "List", items }) };
    const second = (hour: number, minute: number) => Date.UTC(2026, 2, 11, hour, minute) / 1000;

    test("beside a sync, in Unix seconds, without what came later or is of another namespace", () => {
      const [one] = told(both(series, "09:44"));
      expect(one!.verticalActs).toEqual([
        {
          what: "eviction",
          pod: "parcel-a",
          at: { low: second(9, 30), high: second(9, 30) },
          isOpen: false,
          standing: "recorded",
          basis: [expect.anything()],
        },
        {
          what: "resize",
          pod: "parcel-b",
          at: { low: second(9, 43), high: second(9, 43) },
          isOpen: false,
          standing: "recorded",
          basis: [expect.anything()],
        },
      ]);
      const { output } = both(series, "09:44", "--report");
      expect(output).toMatch(/^## What the VPA had done by then$/m);
      expect(output).toMatch(/^\| the VPA evicted parcel-a \| 2026-03-11 09:30:00 .*\| recorded \|$/m);
      expect(output).toMatch(/^\| the VPA resized parcel-b in place \| 2026-03-11 09:43:00 /m);
      expect(output).not.toMatch(/parcel-c|other-a/);
    });

    test("of a snapshot by its ages, and says where an age leaves the order open", () => {
      const events = `LAST SEEN   TYPE     REASON         OBJECT               MESSAGE
11m         Normal   EvictedByVPA   pod/checkout-7d9-a   ${evicted}
5m          Normal   EvictedByVPA   pod/checkout-7d9-b   ${evicted}
2m          Normal   EvictedByVPA   pod/checkout-7d9-c   ${evicted}
`;
      const { output } = both({ describe: describedCheckout, events }, "5m10s", "--report");
      expect(output).toMatch(/^\| the VPA evicted checkout-7d9-a \| 11 min.* before it was printed \| recorded \|$/m);
      expect(output).toMatch(/^\| the VPA evicted checkout-7d9-b \| .* before it was printed, perhaps after this time \| recorded \|$/m);
      expect(output).not.toContain("checkout-7d9-c");
    });

    test("and has no field of it where no text tells any", () => {
      expect(told(on(parcel, "09:44"))[0]).not.toHaveProperty("verticalActs");
      expect(both(series, "09:20", "--report").output).not.toContain("VPA");
    });
  });

  test("no other command takes a time", () => {
    for (const verb of ["run", "continue"])
      expect(command([verb, "file", "--at", "09:00"], { version: "1", read: () => Buffer.from("x") }).errors).toMatch(
        /takes no --at; only check, explain do\./,
      );
  });
});
