import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { costKinds, firstScenario, harmKinds, variationNames, writeScenarioFile } from "../engine/index";
import { checkFormats } from "./checkFormats";
import { command } from "./command";
import { serveAsked } from "./serve/serve";
import { tuneAmong } from "./tune/testing/smallStudy";

const text = readFileSync("docs/CLI.md", "utf8");
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const blocks = [...text.matchAll(/```(\w+)\n([^]*?)```/g)].map(([, language, code]) => ({ language, code: code! }));
const commands = blocks.flatMap(({ language, code }) =>
  language === "sh"
    ? [...code.matchAll(/^npx --yes \.\/(\S+\.tgz) (.+)$/gm)].map(([, packed, rest]) => ({
        packed,
        args: rest!.split(" > ")[0]!.split(" "),
      }))
    : [],
);
/** The scenario's file of the document, with a scenario in it. */
const gate = JSON.stringify({
  ...(JSON.parse(blocks.find(({ language }) => language === "json")!.code) as object),
  scenario: (JSON.parse(writeScenarioFile(firstScenario)) as { scenario: object }).scenario,
});
/** What kubectl prints of the first scenario's autoscaler. */
const described = `Name:                                                  php-apache
Namespace:                                             shop
Reference:                                             Deployment/php-apache
Metrics:                                               ( current / target )
  resource cpu on pods  (as a percentage of request):  90% (180m) / 50%
Min replicas:                                          1
Max replicas:                                          10
Deployment pods:                                       4 current / 8 desired
Events:
  Type    Reason             Age    From                       Message
  ----    ------             ----   ----                       -------
  Normal  SuccessfulRescale  9m     horizontal-pod-autoscaler  New size: 2; reason: cpu resource utilization (percentage of request) above target
  Normal  SuccessfulRescale  3m12s  horizontal-pod-autoscaler  New size: 4; reason: cpu resource utilization (percentage of request) above target
`;
/** Two syncs of 2026-11-23, as Prometheus answers. */
const series = JSON.stringify({
  status: "success",
  data: {
    resultType: "matrix",
    result: ["current", "desired"].map((which) => ({
      metric: {
        __name__: `kube_horizontalpodautoscaler_status_${which}_replicas`,
        namespace: "shop",
        horizontalpodautoscaler: "php-apache",
      },
      values: [-10, 5, 20].map((second) => [Date.UTC(2026, 10, 23, 9, 28) / 1000 + second, "4"]),
    })),
  },
});
const object = JSON.stringify({
  apiVersion: "autoscaling/v2",
  kind: "HorizontalPodAutoscaler",
  metadata: { name: "php-apache", namespace: "shop" },
  spec: { scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "php-apache" }, minReplicas: 1, maxReplicas: 10 },
});

const files: Readonly<Record<string, string>> = {
  "scenario.hpa.json": writeScenarioFile(firstScenario),
  "gate.hpa.json": gate,
  "hpa.yaml": firstScenario.manifest,
  "describe.txt": described,
  "objects.json": object,
  "series.json": series,
  "study.json": blocks.filter(({ language }) => language === "json")[1]!.code,
  "deploy/hpa.yaml": firstScenario.manifest.replace("averageUtilization: 50", "averageUtilization: 80"),
};
const ran = (args: readonly string[]) =>
  command(args, {
    version,
    read: (name) => {
      const file = files[name];
      if (file === undefined) throw new Error(`CLI.md names no file ${name}`);
      return Buffer.from(file);
    },
    filesIn: (name) => (name === "deploy" ? ["deploy/hpa.yaml"] : null),
  });

/** These do not end by themselves, or run in threads. */
const apart = ["tune", "serve", "why"];

test("every command of CLI.md runs", () => {
  expect(commands.map(({ args }) => args[0]).filter((verb) => !apart.includes(verb!))).toEqual([
    "run",
    "list",
    "run",
    "run",
    "explain",
    "explain",
    "explain",
    "explain",
    "explain",
    "continue",
    "check",
    "check",
    "check",
    "check",
    "check",
  ]);
  for (const { packed, args } of commands) {
    expect(packed).toBe(`hpa-playground-${version}.tgz`);
    if (apart.includes(args[0]!)) continue;
    // What a continued scenario supposes is no mistake.
    const { errors } = ran(args);
    expect([args.join(" "), errors.replaceAll(/^(?:recorded|computed from recorded|assumed): .+\n/gm, "")]).toEqual([args.join(" "), ""]);
  }
});

test("what CLI.md shows of the checks is what they print for the first scenario with a target of 80%", () => {
  const checks = commands.filter(({ args }) => args[0] === "check" && !args.includes("--format")).map(({ args }) => ran(args));
  const shown = blocks.filter(({ language }) => language === "text").map(({ code }) => code);
  expect(checks.map(({ output }) => output)).toEqual(shown);
  expect(checks.map(({ exitCode }) => exitCode)).toEqual([1, 1, 1, 1]);
});

/** The options in a table, by the word of its heading that tells which command they belong to. */
const optionsIn = (heading: string) => {
  const [, table = ""] = new RegExp(`\\| ${heading} \\|\n([^]*?)\n\n`).exec(text) ?? [];
  return [...table.matchAll(/^\| `(--[^`]+)` \|/gm)].map(([, option]) => option!.split(" "));
};
/** A search that ends before its first run has read all that it was given. */
const searched = (args: readonly string[]) => tuneAmong(files, args, { stop: AbortSignal.abort() });

test("every tune of CLI.md reads its files and options, and the study of the document is one", async () => {
  const lines = commands.filter(({ args }) => args[0] === "tune").map(({ args }) => args.slice(1));
  const options = optionsIn("option of `tune` \\| meaning").map((option) => ["scenario.hpa.json", ...option]);
  expect([lines.length, options.length]).toEqual([2, 5]);
  for (const args of [...lines, ...options])
    expect([args.join(" "), await searched(args)]).toMatchObject([args.join(" "), { exitCode: 130, errors: "" }]);
});

test("every option of run in CLI.md's table is one", () => {
  const options = optionsIn("option \\| what `run` writes");
  expect(options).toHaveLength(6);
  for (const option of options)
    expect(ran(["run", "scenario.hpa.json", ...option]), option.join(" ")).toMatchObject({ exitCode: 0, errors: "" });
});

test("every option of check in CLI.md's table is one", () => {
  const options = optionsIn("option \\| what `check` writes");
  expect(options).toHaveLength(checkFormats.length);
  for (const option of options)
    expect(ran(["check", "gate.hpa.json", ...option]), option.join(" ")).toMatchObject({ exitCode: 1, errors: "" });
});

test("CLI.md names every cost, harm and variation of a study", () => {
  const row = (name: string) => new RegExp(`^\\| \`${name}\` \\| .+$`, "m").exec(text)?.[0] ?? "";
  const kinds = { cost: Object.keys(costKinds), harm: Object.keys(harmKinds), variations: variationNames };
  for (const [name, words] of Object.entries(kinds)) for (const word of words) expect(row(name)).toContain(`\`${word}\``);
});

test("every option of serve in CLI.md's table is one, and its command names a file", () => {
  const lines = commands.filter(({ args }) => args[0] === "serve").map(({ args }) => args);
  const options = optionsIn("option \\| what `serve` does").map((option) => ["serve", "describe.txt", ...option]);
  expect([lines.length, options.length]).toEqual([1, 4]);
  for (const args of [...lines, ...options]) {
    const asked = serveAsked(args);
    expect([args.join(" "), asked]).toMatchObject([args.join(" "), { file: "describe.txt" }]);
  }
});
