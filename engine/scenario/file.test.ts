import { describe, expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { library } from "../library/library";
import { readFile, writeScenarioFile } from "./file";
import { firstScenario } from "./first";
import { busyScenario } from "./testing/busyScenario";
import { randomScenario } from "./testing/randomScenario";

test("a file gives back exactly what it was made from", () => {
  const odd = { ...busyScenario, name: "[\n 1,\n 2\n]", manifest: "a: [\n  1,\n  2\n]\r\nb: \u2028 \ud83d\ude42" };
  const edited = { ...odd, incidents: [{ at: 5, kind: "hpaEdited", manifest: "one\ntwo\n" } as const] };
  for (const scenario of [firstScenario, busyScenario, odd, edited, ...library.map((entry) => entry.scenario)])
    expect(readFile(writeScenarioFile(scenario))).toEqual({ ok: true, value: { kind: "scenario", scenario } });
});

test("any scenario comes back to the byte (seed 20261123, 300 scenarios)", () => {
  const random = seededRandom(20261123);
  for (let index = 0; index < 300; index++) {
    const scenario = randomScenario(random.fork(String(index)));
    const reading = readFile(writeScenarioFile(scenario));
    expect(JSON.stringify(reading), `scenario ${index}`).toBe(JSON.stringify({ ok: true, value: { kind: "scenario", scenario } }));
  }
});

test("a file is for people: the scenario's own names, a line of the manifest on a line, a point of the curve on a line", () => {
  const lines = writeScenarioFile(firstScenario).split("\n");
  expect(lines).toContain('      "  minReplicas: 1",');
  expect(lines).toContain("        [360, 3],");
  expect(lines).toContain('      "cpuPerRequestMilliseconds": 20,');
});

describe("a plain manifest is taken as it is, valid or not", () => {
  test.for([
    ["YAML", "# ours\napiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\n"],
    ["with an error in it", "kind: [\n"],
    ["JSON", `{ "apiVersion": "autoscaling/v2", "kind": "HorizontalPodAutoscaler" }`],
    ["JSON on one line that begins with another key", `{"status":{},"kind":"HorizontalPodAutoscaler"}`],
    ["JSON that is cut short", `{ "apiVersion": "autoscaling/v2", "kind": "Hor`],
    ["several documents", "---\nkind: Deployment\n---\nkind: HorizontalPodAutoscaler\n"],
  ])("%s", ([, manifest]) => {
    expect(readFile(manifest!)).toEqual({ ok: true, value: { kind: "manifest", manifest } });
  });

  test("but for the mark that some editors put before it", () => {
    expect(readFile("\uFEFFkind: List\n")).toEqual({ ok: true, value: { kind: "manifest", manifest: "kind: List\n" } });
  });
});

describe("a file that cannot be opened is one sentence with its place", () => {
  const error = (text: string) => {
    const reading = readFile(text);
    return reading.ok ? null : reading.error;
  };
  const whole = writeScenarioFile(firstScenario);
  const changed = (from: string, to: string) => {
    expect(whole).toContain(from);
    return error(whole.replace(from, to));
  };

  test("something else", () => {
    const neither = "It is neither a scenario file nor a Kubernetes manifest.";
    for (const text of ["", "hello", "<!doctype html><script>alert(1)</script>", "\0PNG\0 kind: x", "time,value\n0,1\n", "[1, 2]"])
      expect(error(text), text).toBe(neither);
    expect(error(`{"resultType":"matrix"}`)).toBe(`Its format is missing; a scenario file has the format "hpa-playground".`);
  });

  test("JSON that is cut short or has a mistake names the line", () => {
    expect(changed('"seed": 1', '"seed" 1')).toBe(
      `It is not complete JSON: see line ${whole.split("\n").findIndex((line) => line.includes('"seed"')) + 1}.`,
    );
    expect(error(whole.slice(0, 300))).toMatch(/^It is not complete JSON/);
  });

  test("a value that is out of range, or of another kind", () => {
    expect(changed('"cpuRequestMilli": 200', '"cpuRequestMilli": "200m"')).toBe('workload.cpuRequestMilli is "200m"; it must be a number.');
    expect(changed("[360, 3]", "[360, -3]")).toMatch(/^Point 2 of the load curve: the value is -3/);
    expect(changed('"      name: cpu",', '"      name: cpu", 7,')).toBe("The manifest is a list; it must be text.");
  });

  test("a field that is misspelt, inherited or of a later version", () => {
    const unknown = (place: string) =>
      `"${place}" is not a field of a scenario file. It may be misspelt, or it may be from a later version.`;
    expect(changed('"noise": 0.03', '"noise": 0.03, "nois": 1')).toBe(unknown("scenario.load.nois"));
    expect(changed('"seed": 1', '"seed": 1, "__proto__": { "seed": 2 }')).toBe(unknown("scenario.__proto__"));
    expect(changed('"formatVersion": 1', '"formatVersion": 1, "constructor": 1')).toBe(unknown("constructor"));
    const busy = writeScenarioFile(busyScenario);
    expect(error(busy.replace('"kind": "podsCrash"', '"kind": "podsCrash", "replicas": 2'))).toBe(unknown("scenario.incidents.4.replicas"));
  });

  test("another version", () => {
    expect(changed('"formatVersion": 1', '"formatVersion": 2')).toBe("It has version 2 of the file format; this page reads version 1.");
    expect(changed('"version": 2', '"version": 3')).toBe("It has version 3 of the scenario format; this page reads version 2.");
  });

  test("10 MB, or nested without end", () => {
    expect(error("kind: x\n".repeat(1_250_000))).toBe("It has 10 MB; a scenario file can have at most 5 MB.");
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    expect(error(`{"format":"hpa-playground","formatVersion":1,"scenario":{"version":2,"durationSeconds":${deep}}}`)).toMatch(
      /^(The duration in seconds is a list; it must be a number\.|It is not complete JSON)/,
    );
  });
});

test("a file may name a gate that its version does not have", () => {
  const file = writeScenarioFile({ ...firstScenario, flags: { ...firstScenario.flags, kubernetesVersion: "1.28" } });
  expect(file).toContain("PodLevelResources");
  expect(readFile(file).ok).toBe(true);
});

test("an unreadable manifest is not opened", () => {
  const opened = readFile(`kind: HorizontalPodAutoscaler\n${"\n".repeat(256 * 1024)}`);
  expect(opened).toMatchObject({ ok: false, error: "The manifest is longer than 256 KB. Paste only the autoscaler." });
});

test("a key is found behind blanks, dashes and braces, on a line of its own", () => {
  for (const text of ["\n\n  kind: Pod\n", "- kind: Pod", '{\n  "kind": 1,', "\r\n\u00a0apiVersion : v1"])
    expect(readFile(text).ok, text).toBe(true);
  for (const text of ["\n".repeat(9), "a kind: Pod", "kinds: 1"]) expect(readFile(text).ok, text).toBe(false);
});

test("a file says with which rules it was made; one without was made before they were corrected", () => {
  const file = writeScenarioFile(firstScenario);
  expect(file).toContain('"rules": 1');
  expect(readFile(file.replace('  "rules": 1,\n', ""))).toEqual({
    ok: true,
    value: { kind: "scenario", scenario: firstScenario, rules: 0 },
  });
  expect(readFile(file.replace('"rules": 1', '"rules": 9'))).toMatchObject({ ok: false, error: expect.stringContaining("later version") });
});
