import { vpaScenario } from "../../engine/vpaRun/testing/vpaScenario";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { library } from "../../engine/doors/library";
import { decodeLink, firstScenario, writeScenarioFile, type OpenStudy } from "../../engine/index";
import { runnersHere } from "../tune/runners";
import { nextEvent } from "../tune/testing/smallStudy";
import type { ToolWorld } from "./tool";
import { callTool, type ToolName } from "./tools";

const world: ToolWorld = {
  present: null,
  page: null,
  runners: (open: OpenStudy) => runnersHere(open, nextEvent),
  stop: new AbortController().signal,
};
const call = (name: ToolName, input: object, change: Partial<ToolWorld> = {}) => callTool(name, input, { ...world, ...change });
const refusal = async (name: ToolName, input: object) => {
  const { text, isError } = await call(name, input);
  return isError ? text : "answered";
};
const short = { library: "five-minutes-to-shrink", for: "15m", load: "step:3..40@6m" };
const manifest = firstScenario.manifest;

describe("the scenario of an input", () => {
  test("is the page's own where there is a page and nothing is named", async () => {
    const { opens } = await call("run", { seed: 7 }, { present: firstScenario });
    expect(opens).toMatchObject({ scenario: { name: firstScenario.name, seed: 7 } });
    expect(await refusal("run", { seed: 7 })).toBe("It names no scenario. Give a manifest, or one of library, scenario and link.");
  });

  test("is the same by its question, its file, its link or its manifest", async () => {
    const { structured } = await call("make_link", { library: "five-minutes-to-shrink" });
    const { fragment } = structured as { fragment: string };
    const named = [
      { library: "five-minutes-to-shrink" },
      { scenario: writeScenarioFile(firstScenario) },
      { link: `https://example.org/#${fragment}` },
      { link: fragment },
    ];
    for (const input of named) expect((await call("run", input)).opens).toEqual({ scenario: firstScenario, cursor: null });
    const { opens } = await call("run", { manifest });
    expect(opens?.scenario).toEqual({ ...firstScenario, name: "" });
  });

  test("has the load, the length, the release and the settings that are given, and the manifest over another's", async () => {
    const input = { ...short, kubernetes: "1.34", settings: { initialReplicas: 3, scrapeSeconds: 60 }, manifest: `${manifest}# mine\n` };
    const { opens } = await call("run", input);
    expect(opens?.scenario).toMatchObject({
      durationSeconds: 900,
      load: {
        points: [
          [0, 3],
          [359, 3],
          [360, 40],
        ],
        noise: 0,
      },
      flags: { kubernetesVersion: "1.34" },
      workload: { initialReplicas: 3 },
      cluster: { scrapeSeconds: 60 },
      manifest: `${manifest}# mine\n`,
    });
  });

  test("is refused in words that say what to do", async () => {
    expect(await refusal("run", { library: "five-minutes" })).toMatch(/^The library has no question "five-minutes"\./);
    expect(await refusal("run", { library: "a", link: "b" })).toBe("Give either library or link, not both.");
    expect(await refusal("run", { manifest: "a: 1" })).toMatch(/^line 1 of the manifest: /);
    const scaledObject = "kind: ScaledObject\napiVersion: keda.sh/v1alpha1\nmetadata: { name: queue }\nspec: {}\n";
    for (const name of ["run", "make_link", "tune"] as const)
      expect(await refusal(name, { ...short, manifest: `${manifest}---\n${scaledObject}` })).toBe(
        "The manifest has several autoscalers: HorizontalPodAutoscaler/php-apache in default, ScaledObject/queue in default. Give one of them alone.",
      );
    expect(await refusal("run", { ...short, kubernetes: "1.99" })).toMatch(/^"1.99" is not a version of this page; it has 1\.2, /);
    expect(await refusal("run", { ...short, load: "wave" })).toMatch(/wave/);
    expect(await refusal("run", { ...short, settings: { replicas: 3 } })).toMatch(/^settings has no field "replicas"\. /);
    expect(await refusal("run", { ...short, settings: { initialReplicas: "three" } })).toMatch(/initialReplicas/);
    expect(await refusal("run", { ...short, libary: "40" })).toBe('The input has no field "libary". Did you mean library?');
    expect(await refusal("run", { ...short, at: 7.5 })).toBe("at is 7.5; it must be a whole number.");
    expect(await refusal("run", { ...short, limits: {} })).toMatch(/^The input has no field "limits"\./);
  });
});

test("check judges limits over 20 seeds, also under a variation, and says whether all are kept", async () => {
  const kept = await call("check", { ...short, limits: { highestReplicas: { atMost: 10 } } });
  expect(kept.structured).toMatchObject({
    kept: true,
    judged: { seeds: 20, percentile: "p95" },
    limits: [{ held: true, variation: null }],
  });
  expect(kept.text).toMatch(/^Each limit is judged over 20 seeds, at p95: all of them must keep it\.\nhighestReplicas: 10 at p95/);
  const broken = await call("check", { ...short, limits: { requestsFailed: { atMost: 0 } }, seeds: 5, at: "max", vary: ["load=3"] });
  expect(broken.structured).toMatchObject({ kept: false, judged: { seeds: 5 } });
  expect((broken.structured as { limits: unknown[] }).limits).toHaveLength(2);
  expect(broken.text).toContain("load=3: requestsFailed: ");
  expect(await refusal("check", short)).toMatch(/^It has no limits to check\. Give limits/);
  expect(await refusal("check", { ...short, limits: { requestFailed: {} } })).toBe(
    'limits has no field "requestFailed". Did you mean requestsFailed?',
  );
});

test("explain says of a cluster's text what the command line says, and of which texts nothing could be read", async () => {
  const text = readFileSync("engine/library/evidence/checkout-describe.txt", "utf8");
  const { text: report, structured } = await call("explain", { texts: [text, "hello"] });
  expect(report).toMatch(/^text 2: line 1: .+\ntext 2: Nothing here was printed by kubectl or Prometheus\.\n# HPA checkout in shop\n/);
  expect(structured).toMatchObject({ format: "hpa-playground/explanation", autoscalers: [{ statements: expect.any(Array) as unknown }] });
  expect(structured).not.toHaveProperty("evidence");
  expect(await refusal("explain", { texts: ["hello"] })).toMatch(/Nothing here was printed/);
  expect(await refusal("explain", { texts: [] })).toBe("texts is empty; give at least 1.");
});

test("tune stops when its answer is no longer wanted, and tells what it had found", async () => {
  const { structured } = await call("tune", short, { stop: AbortSignal.abort() });
  expect(structured).toMatchObject({ complete: false, chosen: null });
});

test("tune refuses a field that the manifest does not have, and a budget that one candidate exceeds", async () => {
  expect(await refusal("tune", { ...short, study: { moves: [{ field: "spec.min", values: [1] }] } })).toMatch(/^study: .*spec\.min/);
  const study = { moves: [{ field: "spec.minReplicas", values: [1, 2] }], seeds: 200 };
  expect(await refusal("tune", { ...short, study, budget: 100 })).toBe(
    "The budget is 100 runs, but one candidate alone has 200 cases: 200 seeds.",
  );
});

test("why_not names what stood against the count, for today's controller and for 1.2's", async () => {
  const { text, structured } = await call("why_not", { library: "five-minutes-to-shrink", at: 1685, replicas: 2 });
  expect(text).toMatch(/^At 28:00: Kept 9\..*\nWhy not 2\? At 25:00, CPU proposed 9\. While the 5‑minute window remembers that/);
  expect(structured).toMatchObject({ at: 1680, endedAt: 9, obstacles: [{ reason: "window" }] });
  const old = library.find(({ scenario }) => scenario.flags.kubernetesVersion === "1.2")!;
  expect((await call("why_not", { library: old.id, at: 600, replicas: 7 })).text).toMatch(/Why not 7\? ./);
  expect(await refusal("why_not", { ...short, at: 0, replicas: 1 })).not.toBe("");
});

test("make_link gives the part behind the # where nobody said where the page is, and none of what would not run", async () => {
  const { text, structured } = await call("make_link", short);
  expect(structured).toMatchObject({ link: null });
  expect(text).toMatch(/^Put this behind the address of the page: #3\./);
  expect(decodeLink(text.split("#")[1]!)).toMatchObject({ ok: true, value: { scenario: { durationSeconds: 900 } } });
  expect(await refusal("make_link", { manifest: "kind: HorizontalPodAutoscaler" })).toMatch(/^line 1 of the manifest: /);
});

test("a link is whole, also if it is long", async () => {
  const digits = Array.from({ length: 12_000 }, (_, index) => String((index * 7919) % 10_007)).join(" ");
  const input = { manifest: `${manifest}# ${digits}\n` };
  const { text } = await call("make_link", input, { page: "https://example.org/" });
  expect(text.length).toBeGreaterThan(9_000);
  const read = decodeLink(text.split("#")[1]!);
  expect(read).toMatchObject({ ok: true, value: { scenario: { manifest: input.manifest } } });
});

// 4 characters are about a token, so text and data are about 4,000.
const longest = 8_200;

test("each question of the library runs, and its text and its data stay short", async () => {
  for (const { id, look } of library.filter((_, index) => index % 4 === 0)) {
    const { text, structured, isError } = await call("run", { library: id, at: look.at });
    expect([id, isError]).toEqual([id, false]);
    expect([id, Math.max(text.length, JSON.stringify(structured).length) < longest]).toEqual([id, true]);
  }
});

test("lists of longer data are cut, and it says how many entries each lacks", async () => {
  const { structured } = await call("run", { library: "idle-is-not-a-minimum" });
  const { rescales, rescalesInAll, leftOut } = structured as { rescales: object[]; rescalesInAll: number; leftOut: Record<string, number> };
  expect(JSON.stringify(structured).length).toBeLessThan(longest);
  expect(leftOut["rescales"]).toBeGreaterThan(0);
  expect(rescales.length + leftOut["rescales"]!).toBe(rescalesInAll);
});

test("run passes on what the editor advises, and says nothing that is not a number", async () => {
  const trigger = (start: string, end: string) =>
    `{ type: cron, metadata: { timezone: Etc/UTC, start: "${start}", end: "${end}", desiredReplicas: "5" } }`;
  const cron = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: night }
spec:
  scaleTargetRef: { name: night }
  triggers: [${trigger("0 12 * * 1-5", "0 20 * * 0-4")}]
`;
  const { text, structured } = await call("run", { manifest: cron, for: "24h", start: "2026-11-27T00:00@Etc/UTC" });
  expect(text).not.toContain("NaN");
  const { warnings } = structured as { warnings: string[] };
  expect(warnings).toEqual([expect.stringMatching(/^line 6 of the manifest: /)]);
  expect(text).toContain(warnings[0]);
});

test("run says beside a VerticalPodAutoscaler what it changed", async () => {
  const { manifest: withVpa } = vpaScenario({ mode: "InPlaceOrRecreate", replicas: [3, 10] });
  const { text, structured } = await call("run", {
    manifest: withVpa,
    settings: { initialReplicas: 3, cpuRequestMilli: 50, cpuLimitMilli: 0 },
  });
  const { vpaChanges, vpaChangesInAll } = structured as { vpaChanges: object[]; vpaChangesInAll: number };
  expect(vpaChanges[0]).toMatchObject({ kind: "resize", ok: true, from: { web: { requests: { cpuMilli: 50 } } } });
  expect(vpaChanges).toHaveLength(vpaChangesInAll);
  expect(text).toMatch(/VPA: 0 pods evicted, [1-9]\d* resized in place/);
});
