import { describe, expect, test } from "vitest";
import { firstScenario, writeScenarioFile, type Outcomes } from "../engine/index";
import { simulate, type Observation } from "../npm/index";
import { scaledObject } from "../npm/testing/input";
import { linesOf } from "./runSteps";
import { stepped } from "./testing/stepped";

const it = writeScenarioFile(firstScenario);
const whole = simulate(firstScenario);
type End = { kind: "end"; digest: string; outcomes: Outcomes };
type Line = ({ kind: "observation" } & Observation) | End;
const read = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Line);

describe("run --steps", () => {
  test("writes a line for each sync and one for the end; without answers it is the run itself", async () => {
    const { lines, answer } = await stepped({ it }, ["it"], []);
    const told = read(lines);
    expect(told).toHaveLength(whole.decisions.length + 1);
    expect(told.at(-1)).toMatchObject({ kind: "end", digest: whole.digest, outcomes: whole.outcomes });
    expect(told[100]).toMatchObject({ kind: "observation", second: 1500, decision: { explanation: whole.decisions[100]!.explanation } });
    expect(lines.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
    expect(answer).toEqual({ exitCode: 0, output: "", errors: "" });
  });

  test("sets the count of an answer, and leaves the decision to the controller for {} and an empty line", async () => {
    const { lines, read: taken } = await stepped({ it }, ["it"], ["{}", '{"replicas": 5}', "", '{"replicas": null}']);
    const counts = read(lines).flatMap((line) => (line.kind === "observation" ? [line.replicas] : []));
    expect([taken, counts.slice(0, 3)]).toEqual([4, [1, 1, 5]]);
  });

  test.each([
    ["replicas: 5", 'Answer 2: It is no JSON in one line, such as {"replicas": 5}.'],
    ["5", 'Answer 2: It must be an object, such as {"replicas": 5}, or {} to let the controller decide.'],
    ['{"replica": 5}', 'Answer 2: It has "replica"; it may only have "replicas".'],
    ['{"replicas": 11}', "Answer 2: replicas: 11 is no count that can be set; it must be a whole number from 0 to 10."],
    ['{"replicas": "5"}', 'Answer 2: replicas: "5" is no count that can be set; it must be a whole number from 0 to 10.'],
  ])("ends with 2 at the answer %s", async (second, errors) => {
    const { lines, answer } = await stepped({ it }, ["it"], ["{}", second, "{}"]);
    expect([lines.length, answer]).toEqual([2, { exitCode: 2, output: "", errors: `${errors}\n` }]);
  });

  test.each([
    [["it", "--seeds", "20"], "run --steps takes no --seeds: it is one run, in lines of JSON."],
    [["it", "--format", "json"], "run --steps takes no --format: it is one run, in lines of JSON."],
    [["-"], "run --steps reads its answers from standard input, so the scenario must be a file."],
    [["it", "--manifest=-"], "run --steps reads its answers from standard input, so the scenario must be a file."],
    [["it", "--kubernetes", "1.30,1.37"], "Only check takes several releases."],
    [[], "run takes one file."],
  ])("refuses %j", async (args, error) => {
    const { answer } = await stepped({ it }, args, []);
    expect(answer).toEqual({ exitCode: 2, output: "", errors: `${error} See hpa-playground run --help.\n` });
  });

  test("takes a question of the library, another manifest and another release, and says their mistakes as run does", async () => {
    expect((await stepped({}, ["--library", "flapping-pods", "--kubernetes", "1.30"], [])).answer.exitCode).toBe(0);
    const low = firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 0");
    const { answer } = await stepped({ it, "low.yaml": low }, ["it", "--manifest", "low.yaml"], []);
    expect(answer).toMatchObject({
      exitCode: 2,
      errors: expect.stringMatching(/^low\.yaml: line 11 of the manifest: spec\.maxReplicas: /),
    });
    expect((await stepped({}, ["it"], [])).answer.errors).toBe("it: There is no such file.\n");
  });

  test("refuses a manifest with several autoscalers, and runs the one that --name and -n choose, as run does", async () => {
    const files = { both: `${firstScenario.manifest}\n---\n${scaledObject}`, scaledObject, hpa: firstScenario.manifest };
    const ended = async (...args: string[]) => (await stepped(files, args, [])).lines.at(-1);
    const { lines, answer } = await stepped(files, ["both"], []);
    expect(answer).toMatchObject({
      exitCode: 2,
      errors: expect.stringMatching(/^both: It has several autoscalers: .*Choose one with --name/),
    });
    expect(lines).toEqual([]);
    const [hpa, keda] = [await ended("hpa"), await ended("scaledObject")];
    expect(hpa).not.toBe(keda);
    expect(await ended("both", "--name", "php-apache")).toBe(hpa);
    expect(await ended("both", "-n", "jobs")).toBe(keda);
  });
});

describe("the lines of a stream", () => {
  const linesIn = async (...chunks: string[]) => {
    const bytes = (async function* () {
      for (const chunk of chunks) yield new Uint8Array(Buffer.from(chunk, "latin1"));
    })();
    const lines: string[] = [];
    for await (const line of linesOf(bytes)) lines.push(line);
    return lines;
  };
  const latin = (text: string) => Buffer.from(text).toString("latin1");

  test("are joined over its parts, also within a letter", async () => {
    const text = latin('{}\n{"a":"é"}\nend');
    for (let at = 0; at <= text.length; at++) expect(await linesIn(text.slice(0, at), text.slice(at))).toEqual(["{}", '{"a":"é"}', "end"]);
    expect(await linesIn("a\n")).toEqual(["a"]);
  });

  test("a line without an end is not read on and on", async () => {
    const lines = await linesIn("{}\n", ...Array.from({ length: 1000 }, () => "x".repeat(1000)));
    expect(lines.map(({ length }) => length)).toEqual([2, 10_000]);
  });
});
