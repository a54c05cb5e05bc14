import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages as languagesOfPage } from "../app/text/language";
import { firstScenario, writeScenarioFile } from "../engine/index";
import { command } from "./command";
import { languageIn, languages } from "./language";
import { buildCommand } from "./testing/buildCommand";
import { fakeKubectl } from "./why/testing/fakeKubectl";

let folder = "";
let cli = "";
let cluster = {};

const verticalAutoscaler = `apiVersion: autoscaling.k8s.io/v1
kind: VerticalPodAutoscaler
metadata:
  name: php-apache
spec:
  targetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: php-apache
`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hpa-playground-language-"));
  cli = buildCommand(folder);
  const limited = { ...firstScenario, durationSeconds: 600, limits: { highestReplicas: { atMost: 1 } } };
  writeFileSync(join(folder, "limited.hpa.json"), writeScenarioFile(limited));
  const study = {
    moves: [{ field: "spec.minReplicas", values: [1, 2, 4] }],
    cost: "podHours",
    harm: "failedShare",
    seeds: 5,
    variations: [],
    budget: 100,
  };
  writeFileSync(join(folder, "study.json"), JSON.stringify(study));
  writeFileSync(join(folder, "vpa.yaml"), `${firstScenario.manifest}\n---\n${verticalAutoscaler}`);
  writeFileSync(join(folder, "refused.yaml"), firstScenario.manifest.replace("minReplicas: 1", "minReplicas: many"));
  writeFileSync(join(folder, "unknown.txt"), 'error: no matches for kind "ScaledObject" in version "keda.sh/v1alpha1"\n');
  const page = join(dirname(cli), "page");
  mkdirSync(page);
  copyFileSync(join(import.meta.dirname, "../public/collect.sh"), join(page, "collect.sh"));
  cluster = fakeKubectl(folder);
  for (const name of ["parcel.csv", "checkout-describe.txt"])
    writeFileSync(join(folder, name), readFileSync(join(import.meta.dirname, "../engine/library/evidence", name)));
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function built(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...cluster },
  });
  return { status, stdout, stderr };
}

const explained = ["explain", "checkout-describe.txt", "--report"];
const explainedAt = ["explain", "parcel.csv", "--at", "09:44", "--report"];
const checked = ["check", "limited.hpa.json", "--seeds", "5", "--vary", "load=1.2"];
const checkedUnderTwo = ["check", "limited.hpa.json", "--seeds", "5", "--kubernetes", "1.34,1.37"];
const tuned = ["tune", "limited.hpa.json", "--study", "study.json", "--workers", "1"];

describe("a report", () => {
  test.each([
    [["run", "limited.hpa.json"], /^## Was geschah$/m, /^## Що сталося$/m, /^## What happened$/m],
    [["run", "limited.hpa.json", "--seeds", "5"], /^## Ergebnisse von 5 Seeds$/m, /^## Результати 5 seed$/m, /^## Outcomes of 5 seeds$/m],
    [["run", "vpa.yaml"], /^VPA: .*verdrängt/m, /^VPA: .*(?:подів|поди|под)/m, /^VPA: .*evicted/m],
    [["explain", "unknown.txt", "--report"], /^unknown\.txt, Zeile 1:$/m, /^unknown\.txt, рядок 1:$/m, /^unknown\.txt, line 1:$/m],
    [["why", "web", "-n", "shop"], /^# HPA web in shop\n[^]*Replicas/, /^# HPA web у shop\n[^]*реплік/, /^# HPA web in shop\n[^]*replicas/],
    [explained, /\b(?:Pods|Zielwert)\b/, /реплік/, /replicas/],
    [["list"], /^flapping-pods +.*Flattern/m, /^flapping-pods +.*коливання/m, /^flapping-pods +.*the flapping/m],
    [explainedAt, /: der Abgleich /, /звірка|узгодження/, /: the sync at /],
    [
      checked,
      /^Jedes Limit .*\nhighestReplicas: .* verletzt\.[^]*^Was am meisten schadet, /m,
      /^Кожен ліміт .*\nhighestReplicas: .* порушено\./,
      /^Each limit /,
    ],
    [checkedUnderTwo, /ändern? hier nichts\.$/m, /нічого тут не зміню/, /nothing here\.$/m],
    [
      tuned,
      /^1 Feld, 3 Kombinationen, .*\n\nDie Front: /,
      /^1 поле, 3 комбінації, .*\n\nФронт: /,
      /^1 field, 3 combinations, .*\n\nThe front: /,
    ],
  ])("of %j is in the language of --lang", (args, german, ukrainian, english) => {
    const [plain, en, de, uk] = [[], ["--lang", "en"], ["--lang", "de"], ["--lang=uk"]].map((lang) => built(...args, ...lang));
    expect(en).toEqual(plain);
    for (const [answer, own] of [
      [en, english],
      [de, german],
      [uk, ukrainian],
    ] as const) {
      expect(answer!.stdout).toMatch(own);
      expect(answer!.status).toBe(plain!.status);
    }
    for (const other of [de, uk]) expect(other!.stdout).not.toMatch(english);
  });
});

describe("continue", () => {
  test("says in the language of --lang what it supposes, and writes the same scenario", () => {
    const [plain, en, de, uk] = [[], ["--lang", "en"], ["--lang", "de"], ["--lang", "uk"]].map((lang) =>
      built("continue", "checkout-describe.txt", ...lang),
    );
    expect(en).toEqual(plain);
    expect(plain!.stderr).toMatch(/^assumed: /m);
    expect(de!.stderr).toMatch(/^angenommen: /m);
    expect(uk!.stderr).toMatch(/^припущен\S*: /m);
    for (const each of [de, uk]) {
      expect(each).toMatchObject({ status: 0, stdout: plain!.stdout });
      expect(each!.stderr.split("\n")).toHaveLength(plain!.stderr.split("\n").length);
      expect(each!.stderr).not.toMatch(/^(?:assumed|recorded)|\bThe\b/m);
    }
  });

  test("says in the language of --lang why it writes no scenario", () => {
    writeFileSync(
      join(folder, "figureless.txt"),
      "Name: web\nNamespace: shop\nReference: Deployment/web\nMin replicas: 1\nMax replicas: 3\n",
    );
    const [en, de] = [[], ["--lang", "de"]].map((lang) => built("continue", "figureless.txt", ...lang));
    expect(en).toMatchObject({ status: 2, stdout: "", stderr: expect.stringMatching(/^figureless\.txt: No /) });
    expect(de).toMatchObject({ status: 2, stdout: "", stderr: expect.stringMatching(/^figureless\.txt: (?:Kein|Es)/) });
  });
});

describe("what a program reads stays English", () => {
  test.each([
    [["run", "limited.hpa.json", "--format", "json"]],
    [["run", "limited.hpa.json", "--format", "csv"]],
    [["explain", "checkout-describe.txt"]],
    [["explain", "parcel.csv", "--at", "09:44", "--json"]],
    [["check", "limited.hpa.json", "--seeds", "5", "--format", "junit"]],
    [["check", "limited.hpa.json", "--seeds", "5", "--format=sarif"]],
    [["check", "limited.hpa.json", "--seeds", "5", "--format", "github"]],
    [[...tuned, "--json"]],
    [["list", "--json"]],
    [["why", "web", "-n", "shop", "--json"]],
    // A part of a search has the same bytes, too, although it is no JSON that a reader asked for.
    [[...tuned, "--shard", "1/2"]],
  ])("%j", (args) => {
    expect(built(...args, "--lang", "de")).toEqual(built(...args));
  });
});

describe("an error stays English", () => {
  test.each([
    [["run", "refused.yaml"]],
    [["check", "absent.hpa.json"]],
    [["check", "limited.hpa.json", "--at", "p100"]],
    [["explain", "parcel.csv", "--report", "--at", "noon"]],
    [["explain", "parcel.csv", "--report", "--at", "2020-01-01T00:00:00Z"]],
    [["tune", "vpa.yaml", "--study", "limited.hpa.json"]],
    [["why", "absent", "-n", "shop"]],
  ])("%j", (args) => {
    const plain = built(...args);
    expect(plain).toMatchObject({ status: 2, stdout: "", stderr: expect.stringMatching(/[a-z]/) });
    expect(built(...args, "--lang", "uk")).toEqual(plain);
  });
});

test("the words of reports are in app/words, where the build looks for their translations", () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter((name) => /(?<!\.test)\.ts$/.test(name));
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((name) => readFileSync(join(import.meta.dirname, name), "utf8").includes('app/words/text"'))).toEqual([]);
});

test("the languages are those of the page", () => {
  expect(languages).toEqual(Object.keys(languagesOfPage));
});

test("only a report of one of the commands has a language", () => {
  expect(languageIn(["run", "--lang", "uk", "file"])).toBe("uk");
  expect(languageIn(["--lang=de", "explain", "file", "--report"])).toBe("de");
  for (const args of [
    ["--lang", "de"],
    ["serve", "--lang", "de"],
    ["run", "--lang", "fr"],
    ["run", "--lang"],
    ["mcp", "--lang", "de"],
  ])
    expect(languageIn(args)).toBeNull();
});

test.each([
  ["fr", "It can be en, de, uk."],
  ["deutsch", "Did you mean de?"],
  ["German", "Did you mean de?"],
  ["de_DE.UTF-8", "Did you mean de?"],
  ["ua", "Did you mean uk?"],
  ["ukrainan", "Did you mean uk?"],
])("the language %s is refused, and what was meant is said", (name, meant) => {
  expect(command(["run", "file", "--lang", name], { version: "1.2.3", read: () => new Uint8Array() })).toEqual({
    exitCode: 2,
    output: "",
    errors: `--lang ${name}: There is no such language. ${meant} See hpa-playground run --help.\n`,
  });
});

test("help and completion offer the languages", () => {
  const of = (...args: string[]) => command(args, { version: "1.2.3", read: () => new Uint8Array() }).output;
  for (const verb of ["run", "check", "explain", "continue", "tune", "list", "why"]) {
    expect(of(verb, "--help")).toContain("--lang LANGUAGE");
    expect(of("completion", "bash")).toContain(`"${verb} --lang") _hpa_playground_offer -W "en de uk" `);
  }
});
