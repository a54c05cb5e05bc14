import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fine } from "../answer";
import { collectWith } from "./collectWith";
import { autoscaler, fakeKubectl } from "./testing/fakeKubectl";
import { why, type WhyWorld } from "./why";

const before = { path: process.env["PATH"], fake: process.env["FAKE_KUBECTL"] };
let fake = "";
beforeAll(() => {
  fake = mkdtempSync(join(tmpdir(), "hpa-why-"));
  Object.assign(process.env, fakeKubectl(fake));
});
afterAll(() => {
  process.env["PATH"] = before.path;
  delete process.env["FAKE_KUBECTL"];
  rmSync(fake, { recursive: true, force: true });
});

const asked = (args: readonly string[], world: Partial<WhyWorld> = {}) =>
  why(["why", ...args], {
    collect: (given, stop) => collectWith(resolve("public/collect.sh"), given, stop),
    serve: () => Promise.reject(new Error("nothing is served")),
    warn: () => undefined,
    stop: new AbortController().signal,
    ...world,
  });

test("an autoscaler of the cluster is explained in words, and as JSON", async () => {
  const { exitCode, output } = await asked(["web", "-n", "shop"]);
  expect(exitCode).toBe(0);
  expect(output).toContain("# HPA web in shop");
  expect(output).toContain("held by the stabilization window");
  expect(output).toContain("⌈ 31% ÷ 70% × 3 ⌉");
  const json = JSON.parse((await asked(["--json", "web", "-n", "shop"])).output) as { files: string[]; autoscalers: object[] };
  expect([json.files, json.autoscalers.length]).toEqual([["web.txt"], 1]);
});

test("the namespace, the context and the settings of kubectl are passed on", async () => {
  const given: string[][] = [];
  const collect: WhyWorld["collect"] = async (args) => {
    given.push([...args]);
    return { exitCode: 0, output: Buffer.from(autoscaler), errors: "" };
  };
  await asked(["-n", "a b", "--context", "c", "--kubeconfig", "d", "web"], { collect });
  await asked([], { collect });
  expect(given).toEqual([
    ["-o", "-", "--namespace=a b", "--context=c", "--kubeconfig=d", "web"],
    ["-o", "-"],
  ]);
});

test("--open serves what was collected in the language that was asked for, and explains nothing here", async () => {
  const served: { name: string; text: string; language: string | null }[] = [];
  const serve: WhyWorld["serve"] = async (name, text, language) => {
    served.push({ name, text: Buffer.from(text).toString(), language });
    return fine("");
  };
  expect(await asked(["web", "-n", "shop", "--open"], { serve })).toMatchObject({ exitCode: 0, output: "" });
  await asked(["web", "-n", "shop", "--open", "--lang", "de"], { serve });
  const text = expect.stringContaining("kind: HorizontalPodAutoscaler") as string;
  expect(served).toEqual([null, "de"].map((language) => ({ name: "web.txt", text, language })));
});

test("an autoscaler that is not there ends with 2 and what kubectl says", async () => {
  expect(await asked(["absent", "-n", "shop"])).toEqual({
    exitCode: 2,
    output: "",
    errors:
      'collect.sh: Error from server (NotFound): horizontalpodautoscalers.autoscaling "absent" not found\ncollect.sh: There are: web  \n',
  });
});

test("a signal ends the collection", async () => {
  const stop = new AbortController();
  const ending = asked(["wait", "-n", "shop"], { stop: stop.signal });
  stop.abort();
  expect(await ending).toMatchObject({ exitCode: 130, output: "" });
});

test.each([
  [["a", "b"], /^why takes one autoscaler\./],
  [["--json", "--open"], /^why takes either --json or --open\./],
  [["--all"], /^why has no --all/],
])("%j is refused with 2", async (args, reason) => {
  expect(await asked(args)).toMatchObject({ exitCode: 2, output: "", errors: expect.stringMatching(reason) });
});
