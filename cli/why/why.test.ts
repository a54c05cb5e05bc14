import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fine } from "../answer";
import { collectWith } from "./collectWith";
import { why, type WhyWorld } from "./why";

const autoscaler = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: web
  namespace: shop
spec:
  maxReplicas: 8
  metrics:
  - resource:
      name: cpu
      target:
        averageUtilization: 70
        type: Utilization
    type: Resource
  minReplicas: 2
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
status:
  conditions:
  - lastTransitionTime: "2026-03-01T07:00:30Z"
    message: recent recommendations were higher than current one, applying the highest recent recommendation
    reason: ScaleDownStabilized
    status: "True"
    type: AbleToScale
  currentMetrics:
  - resource:
      current:
        averageUtilization: 31
        averageValue: 62m
      name: cpu
    type: Resource
  currentReplicas: 3
  desiredReplicas: 3
`;

const kubectl = `#!/bin/sh
echo "$*" >>"$FAKE_KUBECTL/asked"
case "$*" in
*wait*) exec sleep 60 ;;
*absent*) echo 'Error from server (NotFound): horizontalpodautoscalers.autoscaling "absent" not found' >&2; exit 1 ;;
*scaledobjects*|*verticalpodautoscalers*) exit 1 ;;
*"-o name"*) echo horizontalpodautoscaler.autoscaling/web ;;
*horizontalpodautoscalers*"-o yaml"*) cat "$FAKE_KUBECTL/autoscaler" ;;
esac
`;

const before = { path: process.env["PATH"], fake: process.env["FAKE_KUBECTL"] };
let fake = "";
beforeAll(() => {
  fake = mkdtempSync(join(tmpdir(), "hpa-why-"));
  writeFileSync(join(fake, "kubectl"), kubectl, { mode: 0o755 });
  writeFileSync(join(fake, "autoscaler"), autoscaler);
  process.env["PATH"] = `${fake}${delimiter}${before.path}`;
  process.env["FAKE_KUBECTL"] = fake;
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

test("--open serves what was collected, and explains nothing here", async () => {
  const served: { name: string; text: string }[] = [];
  const answer = await asked(["web", "-n", "shop", "--open"], {
    serve: async (name, text) => {
      served.push({ name, text: Buffer.from(text).toString() });
      return fine("");
    },
  });
  expect(answer).toMatchObject({ exitCode: 0, output: "" });
  expect(served).toEqual([{ name: "web.txt", text: expect.stringContaining("kind: HorizontalPodAutoscaler") as string }]);
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
