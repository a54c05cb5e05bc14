import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { versionName } from "../app/words/names/versionName";
import { encodeLink, firstScenario, previewVersion, svgWith, writeScenarioFile, type OutcomeLimits, type Scenario } from "../engine/index";
import { library } from "../engine/doors/library";
import { command } from "./command";
import { optionsOf, shells, verbs } from "./commands";

const hpa = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: web }
  maxReplicas: 6
`;

const among = (files: Readonly<Record<string, string>>, ...args: string[]) =>
  command(args, {
    version: "1.2.3",
    read: (name) => {
      const text = files[name];
      if (text === undefined) throw Object.assign(new Error("no such file"), { code: "ENOENT" });
      return Buffer.from(text);
    },
  });
/** Runs a command that finds one file, "file". */
const on = (text: string, ...args: string[]) => among({ file: text }, ...args);
const file = (change: Partial<Scenario> = {}) => writeScenarioFile({ ...firstScenario, ...change });
const limited = (limits: OutcomeLimits) => file({ limits });
const judged = "Each limit is judged over 20 seeds, at p95: all of them must keep it.\n";
const sixKept = "highestReplicas: 6 at p95 of 20 seeds: the limit of at most 6 is kept. Median 6, worst 6 with seed 1.\n";

describe("run", () => {
  test("reports by itself", () => {
    const { exitCode, output, errors } = on(file(), "run", "file");
    expect([exitCode, errors]).toEqual([0, ""]);
    expect(output).toMatch(/^# Why does it wait five minutes to shrink\?\n/);
    expect(output).toMatch(/\| \d\d:\d\d \| 1 → \d \| went as proposed \| Went from 1 to \d\. CPU proposes \d: /);
    expect(output).toContain("```yaml\napiVersion: autoscaling/v2\n");
  });

  test("writes every second as CSV, and the whole run as JSON", () => {
    expect(on(file(), "run", "file", "--format", "csv").output.split("\r\n").length).toBe(1 + 3601 + 1);
    const json = JSON.parse(on(file(), "run", "--format=json", "file").output) as { format: string; scenario: Scenario };
    expect([json.format, json.scenario.name]).toEqual(["hpa-playground/run", firstScenario.name]);
  });

  test("gives a plain manifest the page's first load", () => {
    const { output, exitCode } = on(hpa, "run", "file", "--format", "json");
    const { scenario } = JSON.parse(output) as { scenario: Scenario };
    expect([exitCode, scenario]).toEqual([0, { ...JSON.parse(JSON.stringify(firstScenario)), name: "", manifest: hpa }]);
  });

  test("runs 1.2's autoscaler if the scenario names that version", () => {
    const old = `apiVersion: extensions/v1beta1
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleRef: { apiVersion: extensions/v1beta1, kind: Deployment, name: web, subresource: scale }
  maxReplicas: 6
  cpuUtilization: { targetPercentage: 50 }
`;
    const { output, errors } = on(file({ manifest: old, flags: { ...firstScenario.flags, kubernetesVersion: "1.2" } }), "run", "file");
    expect(errors).toBe("");
    expect(output).toContain("on Kubernetes 1.2");
    expect(output).toMatch(/Went from 1 to \d/);
  });
});

test("a picture that the page saved is read as its scenario's file, and another one is one sentence", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>';
  const picture = svgWith(svg, encodeLink({ scenario: { ...firstScenario, seed: 7 } })!);
  const { output } = on(picture, "run", "file", "--format", "json");
  expect(JSON.parse(output)).toMatchObject({ scenario: { seed: 7, manifest: firstScenario.manifest } });
  expect(on(picture.replace("</metadata>", ""), "run", "file").errors).toBe(
    "file: The picture is damaged: a part of the file is missing or changed.\n",
  );
  expect(on(svg, "run", "file").exitCode).toBe(2);
  const png = Buffer.from("89504e470d0a1a0a0000000049454e44ae426082", "hex");
  expect(command(["run", "file"], { version: "1", read: () => png }).errors).toBe("file: The picture has no scenario.\n");
});

describe("check", () => {
  test("passes where every limit holds, and says each", () => {
    expect(on(limited({ highestReplicas: { atMost: 10, atLeast: 2 } }), "check", "file")).toEqual({
      exitCode: 0,
      output: expect.stringMatching(
        /^Each limit is judged over 20 seeds, at p95: all of them must keep it\.\nhighestReplicas: \d+ at p95 of 20 seeds: the limit of at least 2 is kept\..+\nhighestReplicas: \d+ at p95 of 20 seeds: the limit of at most 10 is kept\..+\n$/,
      ),
      errors: "",
    });
  });

  test("fails with 1 where one is broken", () => {
    const { exitCode, output } = on(limited({ highestReplicas: { atMost: 10 }, podHours: { atMost: 0.5 } }), "check", "file");
    expect(exitCode).toBe(1);
    expect(output).toMatch(/podHours: [\d.]+ at p95 of 20 seeds: the limit of at most 0\.5 is broken\..+\n$/);
  });

  test("refuses a file without limits, which would let everything through", () => {
    for (const text of [file(), limited({}), hpa])
      expect(on(text, "check", "file")).toMatchObject({
        exitCode: 2,
        output: "",
        errors: expect.stringContaining("It has no limits to check"),
      });
  });
});

describe("a manifest of its own", () => {
  const gate = limited({ highestReplicas: { atMost: 6 } });
  const deployed = (text: string) => among({ gate, "hpa.yaml": text }, "check", "gate", "--manifest", "hpa.yaml");

  test("takes the place of the scenario's", () => {
    expect(on(gate, "check", "file").exitCode).toBe(1);
    expect(deployed(hpa)).toMatchObject({ exitCode: 0, output: `${judged}${sixKept}` });
    const { output } = among({ gate, "hpa.yaml": hpa }, "run", "gate", "--manifest=hpa.yaml", "--format", "json");
    const { scenario } = JSON.parse(output) as { scenario: Scenario };
    expect(scenario).toEqual({ ...JSON.parse(gate).scenario, limits: scenario.limits, manifest: hpa });
  });

  test("is what is complained of, by its name", () => {
    expect(deployed(hpa.replace("6", "0"))).toEqual({
      exitCode: 2,
      output: "",
      errors: "hpa.yaml: line 7 of the manifest: spec.maxReplicas: Invalid value: 0: must be greater than or equal to `minReplicas`\n",
    });
    expect(deployed("hello").errors).toBe("hpa.yaml: It is neither a scenario file nor a Kubernetes manifest.\n");
    expect(deployed(gate).errors).toBe("hpa.yaml: It is a scenario's file, not a manifest.\n");
    expect(among({ gate }, "check", "gate", "--manifest", "hpa.yaml")).toMatchObject({
      exitCode: 2,
      errors: "hpa.yaml: There is no such file.\n",
    });
    expect(among({ gate: "hello", "hpa.yaml": hpa }, "check", "gate", "--manifest", "hpa.yaml").errors).toMatch(/^gate: It is neither/);
  });
});

describe("what was not checked is never success", () => {
  const limits = { highestReplicas: { atMost: 6 } };
  const gate = limited(limits);
  const short = file({ limits, durationSeconds: 600 });
  const json = (change: object = {}) =>
    JSON.stringify({
      status: {},
      spec: { scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "web" }, maxReplicas: 6 },
      metadata: { name: "web" },
      kind: "HorizontalPodAutoscaler",
      apiVersion: "autoscaling/v2",
      ...change,
    });
  const scaledObject = (name = "web") => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: ${name} }
spec:
  scaleTargetRef: { name: ${name} }
  maxReplicaCount: 5
  triggers: [{ type: prometheus, metadata: { serverAddress: "http://p", query: x, threshold: "10" } }]
`;
  const files = {
    gate,
    "hpa.yaml": hpa,
    "hpa.json": json(),
    "list.json": JSON.stringify({ apiVersion: "v1", kind: "List", items: [JSON.parse(json())] }),
    "keda.yaml": scaledObject(),
    "high.yaml": firstScenario.manifest,
    "values.yaml": "autoscaling:\n  enabled: true\n  minReplicas: 1\n  maxReplicas: 6\n",
    "service.yaml": "apiVersion: v1\nkind: Service\nmetadata: { name: web }\n",
    "beside.yaml": `${hpa}---\n${scaledObject("api")}`,
    "same.yaml": `${hpa}---\n${scaledObject()}`,
  };
  const checked = (...manifests: string[]) => among(files, "check", "gate", ...manifests.flatMap((each) => ["--manifest", each]));

  test.each(["hpa.yaml", "hpa.json", "list.json"])("%s is read and checked", (name) => {
    expect(checked(name)).toEqual({ exitCode: 0, output: `${judged}${sixKept}`, errors: "" });
  });

  test("a ScaledObject is checked", () => {
    expect(checked("keda.yaml")).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/\nhighestReplicas: \d at p95 of 20 seeds: the limit of at most 6 is kept/),
    });
  });

  test.each([
    [
      "values.yaml",
      "values.yaml: These are the values of a Helm chart, not a manifest. Paste the output of helm template RELEASE CHART --values FILE.\n",
    ],
    ["service.yaml", 'service.yaml: line 2 of the manifest: There is no HorizontalPodAutoscaler here: the kind is "Service".\n'],
    [
      "same.yaml",
      "same.yaml: line 13 of the manifest: the workload 'web' of type 'apps/v1.Deployment' is already managed by the hpa 'web'\n",
    ],
  ])("%s is 2, with its name and the reason", (name, errors) => {
    expect(checked(name)).toEqual({ exitCode: 2, output: "", errors });
  });

  test("an HPA beside a ScaledObject of another target is 2: it says which of them is simulated", () => {
    const left =
      'beside.yaml: line 2 of the manifest: Only the ScaledObject "api" is simulated, not the HorizontalPodAutoscaler "web": on a cluster both work, each on its own target.\n';
    expect(checked("beside.yaml")).toEqual({
      exitCode: 2,
      output: expect.stringMatching(/\nhighestReplicas: /),
      errors: `${left}beside.yaml: Not every autoscaler in it was checked. Give each in a file of its own.\n`,
    });
    for (const more of [
      ["--kubernetes", "1.36,1.37"],
      ["--seeds", "5"],
    ])
      expect(among({ ...files, gate: short }, "check", "gate", "--manifest", "beside.yaml", ...more).exitCode).toBe(2);
    expect(among(files, "run", "gate", "--manifest", "beside.yaml", "-n", "default", "--name", "so/api")).toMatchObject({
      exitCode: 0,
      errors: "",
    });
  });

  test("every manifest that is given is checked, and the last line counts them", () => {
    expect(checked("hpa.yaml", "high.yaml")).toEqual({
      exitCode: 1,
      output: `${judged}hpa.yaml: ${sixKept}high.yaml: highestReplicas: 10 at p95 of 20 seeds: the limit of at most 6 is broken. Median 9, worst 10 with seed 7.\n2 checked, 0 skipped, 0 failed.\n`,
      errors: "",
    });
    expect(checked("high.yaml", "values.yaml", "missing.yaml", "hpa.json")).toEqual({
      exitCode: 2,
      output: expect.stringMatching(/^Each limit .+\nhigh\.yaml: .+\nhpa\.json: .+\n2 checked, 0 skipped, 2 failed\.\n$/),
      errors: expect.stringMatching(/^values\.yaml: These are the values .+\nmissing\.yaml: There is no such file\.\n$/),
    });
    expect(among({ ...files, gate: "hello" }, "check", "gate", "--manifest", "hpa.yaml", "--manifest", "hpa.json").errors).toMatch(
      /^gate: It is neither[^\n]+\n$/,
    );
    expect(among({ ...files, gate: file() }, "check", "gate", "--manifest", "hpa.yaml", "--manifest", "hpa.json")).toMatchObject({
      exitCode: 2,
      output: "0 checked, 0 skipped, 2 failed.\n",
      errors: expect.stringMatching(/^gate: It has no limits[^\n]+\n$/),
    });
  });

  test.each([
    [["run", "gate", "--manifest", "hpa.yaml", "--manifest", "high.yaml"], "--manifest is given twice. Give it once."],
    [["check", "gate", "--seeds", "5", "--seeds", "9"], "--seeds is given twice. Give it once."],
    [["check", "gate", "--kubernetes", "1.36", "--kubernetes=1.37"], "--kubernetes is given twice. Give it once."],
    [["explain", "hpa.yaml", "--at", "5m", "--at", "6m"], "--at is given twice. Give it once."],
    [["run", "gate", "--format", "csv", "--format", "csv"], "--format is given twice. Give it once."],
  ])("no option is passed over: %j", (args, sentence) => {
    expect(among(files, ...args)).toMatchObject({
      exitCode: 2,
      output: "",
      errors: expect.stringContaining(`${sentence} See hpa-playground `),
    });
  });
});

describe("with many seeds", () => {
  const noisy = (change: Partial<Scenario> = {}) => file({ durationSeconds: 900, load: { ...firstScenario.load, noise: 0.3 }, ...change });
  const checked = (limits: OutcomeLimits, ...args: string[]) => on(noisy({ limits }), "check", "file", "--seeds", "5", ...args);

  test("check judges each limit at a percentile, and names the worst seed", () => {
    const { exitCode, output, errors } = checked({ highestReplicas: { atMost: 10 }, requestsFailed: { atMost: 0 } });
    expect([exitCode, errors]).toEqual([1, ""]);
    expect(output).toMatch(
      /^Each limit is judged over 5 seeds, at p95: all of them must keep it\.\nhighestReplicas: \d+ at p95 of 5 seeds: the limit of at most 10 is kept\. Median \d+, worst \d+ with seed \d+\.\nrequestsFailed: \d+ at p95 of 5 seeds: the limit of at most 0 is broken\. Median \d+, worst \d+ with seed \d+\.\n$/,
    );
  });

  test("another percentile may keep what the worst seed breaks", () => {
    const [, median, worst] = /Median (\d+), worst (\d+)/.exec(checked({ requestsFailed: { atMost: 0 } }).output)!;
    expect(Number(median)).toBeLessThan(Number(worst));
    const limits = { requestsFailed: { atMost: Number(median) + 1 } };
    expect(checked(limits, "--at", "p50").exitCode).toBe(0);
    expect(checked(limits, "--at=max")).toMatchObject({ exitCode: 1, output: expect.stringContaining("in the worst of 5 seeds") });
    expect(checked({}).exitCode).toBe(2);
  });

  test("each limit must also be kept under each variation, and the one that hurts most is named first", () => {
    const varied = (limits: OutcomeLimits, ...vary: string[]) => checked(limits, ...vary.map((each) => `--vary=${each}`));
    const kept = Number(/: (\d+) at p95/.exec(checked({ requestsFailed: { atMost: 0 } }).output)![1]);
    const { exitCode, output } = varied({ requestsFailed: { atMost: kept } }, "startUp=0.5", "load=3");
    expect(exitCode).toBe(1);
    const lines = output.split("\n");
    expect(lines.slice(1, 4).map((line) => /^(.*?requestsFailed): .+ is (kept|broken)\./.exec(line)?.slice(1))).toEqual([
      ["requestsFailed", "kept"],
      ["startUp=0.5: requestsFailed", "kept"],
      ["load=3: requestsFailed", "broken"],
    ]);
    expect(lines[5]).toBe("What hurts most, by requestsFailed:");
    expect(lines[6]).toMatch(/^variation +median +p95 +worst +seeds with more$/);
    expect(lines.slice(7).map((line) => line.split(/ {2,}/)[0])).toEqual(["load=3", "startUp=0.5", "as it is", ""]);
    expect(lines[7]).toMatch(/ 5 of 5$/);
    expect(varied({ highestReplicas: { atMost: 10 } }, "load=0.5")).toMatchObject({ exitCode: 0 });
  });

  test("run writes the variations into each of its files", () => {
    const written = (format: string) => on(noisy(), "run", "file", "--seeds=5", "--vary=load=3", "--format", format).output;
    const [heading, ...rows] = written("csv").trimEnd().split("\r\n");
    expect(heading).toMatch(/^variation,seed,podHours/);
    expect(rows.map((row) => row.split(",")[0])).toEqual([...Array(5).fill(""), ...Array(5).fill("load=3")]);
    const json = JSON.parse(written("json")) as { variations: { variation: object; seeds: { outcomes: object }[]; spreads: object[] }[] };
    const [{ variation, seeds, spreads }] = json.variations as [(typeof json.variations)[number]];
    expect([variation, seeds.length, spreads.length > 10]).toEqual([{ kind: "load", amount: 3 }, 5, true]);
    expect(Object.values(seeds[0]!.outcomes).map((value) => String(value ?? ""))).toEqual(rows[5]!.split(",").slice(2));
    const report = written("report");
    expect(report).toContain(
      "## What hurts most\n\n| variation | Requests failed, median | p95 | worst | seed of the worst | more than as it is, in seeds |\n",
    );
    expect(report).toMatch(/\| Load 200% higher \| [\d ]+ \| [\d ]+ \| [\d ]+ \| \d+ \| 5 of 5 \|\n\| as it is \| /);
  });

  test("run writes the spread as a report, as CSV and as JSON, of the same runs", () => {
    const written = (format: string) => on(noisy(), "run", "file", "--seeds=5", "--format", format).output;
    const [heading, first, ...others] = written("csv").trimEnd().split("\r\n");
    expect(heading).toMatch(/^seed,podHours \(pod-hours\),/);
    expect([first!.startsWith(`${firstScenario.seed},`), others.length]).toEqual([true, 4]);
    const json = JSON.parse(written("json")) as {
      format: string;
      plan: object;
      seeds: { seed: number; outcomes: Record<string, number> }[];
      spreads: { outcome: string; worst: { value: number } }[];
    };
    expect([json.format, json.plan, json.seeds.length]).toEqual(["hpa-playground/luck", { seeds: 5, variations: [] }, 5]);
    expect(Object.values(json.seeds[0]!.outcomes).map((value) => String(value ?? ""))).toEqual(first!.split(",").slice(1));
    const failed = json.spreads.find(({ outcome }) => outcome === "requestsFailed")!;
    expect(failed.worst.value).toBe(Math.max(...json.seeds.map(({ outcomes }) => outcomes["requestsFailed"]!)));
    const report = written("report");
    expect(report).toContain("## Outcomes of 5 seeds\n\n| outcome | seed 1 | best | median | p95 | worst | seed of the worst |\n");
    expect(report).toMatch(/\| Requests failed \| \d+ \| \d+ \| \d+ \| \d+ \| \d+ \| \d+ \|/);
    expect(report).not.toContain("Node-hours");
  });
});

describe("bad input is 2, and one sentence each", () => {
  test.each([
    ["a file that is not there", "", ["run", "elsewhere"], "elsewhere: There is no such file.\n"],
    ["something else", "hello", ["run", "file"], "file: It is neither a scenario file nor a Kubernetes manifest.\n"],
    [
      "a misspelt limit",
      file().replace('"scenario"', '"limits": {"podHour": {}}, "scenario"'),
      ["check", "file"],
      /^file: limits names "podHour"/,
    ],
    [
      "an invalid manifest",
      hpa.replace("6", "0"),
      ["run", "file"],
      /^file: line 7 of the manifest: spec\.maxReplicas: Invalid value: 0: must be greater than or equal to `minReplicas`\n$/,
    ],
    [
      "a run that is too large",
      hpa.replace("6", "20000"),
      ["run", "file"],
      "file: This run may reach 20000 replicas; at most 10000 can be simulated. Allow fewer replicas.\n",
    ],
    ["no command", "", [], /^Runs a HorizontalPodAutoscaler scenario/],
    ["another command", "", ["walk", "file"], 'There is no command "walk". See hpa-playground --help.\n'],
    [
      "another format",
      file(),
      ["run", "file", "--format", "xml"],
      /^run has no format xml; it has report, csv, json\. See hpa-playground run --help\.\n$/,
    ],
    [
      "a format for check",
      file(),
      ["check", "file", "--format", "csv"],
      /^check has no format csv; it has text, json, junit, sarif, github\. See/,
    ],
    ["too few seeds", file(), ["run", "file", "--seeds", "4"], /^--seeds is 4; it must be from 5 to 200\. See /],
    ["seeds that are no number", file(), ["check", "file", "--seeds", "many"], /^--seeds is "many"; it must be a number\. See /],
    ["a percentile of one seed", file(), ["check", "file", "--seeds", "1", "--at", "p95"], /^--at needs --seeds with 5 or more\. See /],
    ["a percentile of a run", file(), ["run", "file", "--seeds", "5", "--at", "p95"], /^run takes no --at; only check, explain do\./],
    ["another percentile", file(), ["check", "file", "--seeds", "5", "--at", "95%"], /^--at is "95%"; it must be max or a percentile/],
    ["a variation without seeds", file(), ["run", "file", "--vary", "load=2"], /^--vary needs --seeds with 5 or more\. See /],
    [
      "a variation that is too large to run",
      file({
        manifest: firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 1000"),
        workload: { ...firstScenario.workload, kind: "queue", jobSeconds: 1, workersPerPod: 2 },
        load: {
          points: [
            [0, 500],
            [3600, 500],
          ],
          noise: 0,
        },
        limits: { highestReplicas: { atMost: 10 } },
      }),
      ["check", "file", "--vary", "startUp=2", "--vary", "load=10"],
      /^file: load=10: This run may begin long jobs, \d+ in all; at most 4000000 can be simulated\. .+\n$/,
    ],
    [
      "a variation of several releases",
      file(),
      ["check", "file", "--vary", "load=2", "--kubernetes", "1.36,1.37"],
      /^Several releases are only for check without --vary\. See /,
    ],
    [
      "a variation of another form",
      file(),
      ["run", "file", "--seeds", "5", "--vary", "load*2"],
      /^--vary is "load\*2"; it must be one such as load=1\.2/,
    ],
    [
      "another variation",
      file(),
      ["run", "file", "--seeds", "5", "--vary", "wind=2"],
      /^--vary wind=2\.kind is "wind"; it must be one of load, shift, startUp\. See /,
    ],
    [
      "too much of a variation",
      file(),
      ["run", "file", "--seeds", "5", "--vary", "load=11"],
      /^--vary load=11\.amount is 11; it must be from 0\.1 to 10\. See /,
    ],
    [
      "a variation that changes nothing",
      file(),
      ["run", "file", "--seeds", "5", "--vary", "shift=0"],
      /^--vary shift=0\.amount is 0, which changes nothing\. See /,
    ],
    ["variations of evidence", file(), ["explain", "file", "--vary", "load=2"], /^explain takes no --vary; only run, check do\./],
    ["seeds of evidence", file(), ["explain", "file", "--seeds", "5"], /^explain takes no --seeds; only run, check do\./],
    ["an unknown option", file(), ["run", "file", "--fast"], /^run has no --fast\. See/],
    ["two files", file(), ["run", "file", "file"], /^run takes one file\. See /],
  ])("%s", (_, text, args, sentence) => {
    const { exitCode, output, errors } = on(text, ...args);
    expect([exitCode, output]).toEqual([2, ""]);
    if (typeof sentence === "string") expect(errors).toBe(sentence);
    else expect(errors).toMatch(sentence);
  });
});

describe("a file that holds no text is told of in words", () => {
  const of = (read: () => Uint8Array) => command(["run", "file"], { version: "1.2.3", read }).errors;
  const failing = (code: string) => () => {
    throw Object.assign(new Error(`${code}: something, read`), { code });
  };
  test.each([
    ["a directory", failing("EISDIR"), "file: It is a directory, not a file.\n"],
    ["no permission", failing("EACCES"), "file: You have no permission to read it.\n"],
    ["nothing", () => Buffer.from(""), "file: It is empty.\n"],
    ["blank lines", () => Buffer.from("\n \n"), "file: It is empty.\n"],
    ["bytes", () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1]), "file: It is not a text in UTF-8.\n"],
    ["Latin-1", () => Buffer.from("kind: Z\xfcrich\n", "latin1"), "file: It is not a text in UTF-8.\n"],
  ])("%s", (_, read, sentence) => {
    expect(of(read)).toBe(sentence);
  });

  test("what PowerShell writes into a file is read", () => {
    expect(of(() => Buffer.from(`\ufeff${hpa}`, "utf16le"))).toBe("");
  });
});

test("a kubectl line in a scenario is named, whichever version it names", () => {
  for (const kubernetesVersion of ["1.37", "1.2"] as const) {
    const line = file({ manifest: "kubectl autoscale deploy web --max=5", flags: { ...firstScenario.flags, kubernetesVersion } });
    expect(on(line, "run", "file").errors).toBe("file: line 1 of the manifest: This is a kubectl command, not a manifest.\n");
  }
});

test("what kubectl prints and what a chat wraps is named", () => {
  expect(on("NAME   REFERENCE        TARGETS   MINPODS   MAXPODS   REPLICAS   AGE\n", "run", "file").errors).toBe(
    "file: This is the table that kubectl get prints, not a manifest. Paste the output of kubectl get hpa NAME -o yaml\n",
  );
  expect(on(`\`\`\`yaml\n${hpa}\`\`\`\n`, "run", "file").errors).toBe(
    "file: line 1 of the manifest: This manifest is inside a Markdown block.\n",
  );
});

describe("help", () => {
  test("says the version, and a line for each command", () => {
    expect(on("", "--version").output).toBe("1.2.3\n");
    for (const args of [["--help"], ["help"], ["-h"]]) {
      const { exitCode, output } = on("", ...args);
      expect(exitCode).toBe(0);
      for (const verb of verbs) expect(output).toMatch(new RegExp(`^  ${verb} +[A-Z].+\\.$`, "m"));
    }
  });

  test.each(verbs)("%s names each of its options", (verb) => {
    const { exitCode, output } = on("", "help", verb);
    expect(exitCode).toBe(0);
    expect(output.split("\n").every((line) => line.length <= 140)).toBe(true);
    for (const name of Object.keys(optionsOf(verb))) expect(output).toMatch(new RegExp(`^  (?:-\\w, )?--${name}\\b`, "m"));
    // tune answers in main, where its threads are.
    if (verb !== "tune") expect(on("", verb, "--help")).toEqual({ exitCode: 0, output, errors: "" });
  });

  test.each([
    [["chek", "file"], 'There is no command "chek". Did you mean check? See hpa-playground --help.\n'],
    [["help", "runs"], 'There is no command "runs". Did you mean run? See hpa-playground --help.\n'],
    [["run", "file", "--manifst", "x"], "run has no --manifst. Did you mean --manifest? See hpa-playground run --help.\n"],
    [["run", "file", "--seeds"], "--seeds needs a value: --seeds N. See hpa-playground run --help.\n"],
    [["explain", "file", "--json=yes"], "--json takes no value. See hpa-playground explain --help.\n"],
    [
      ["run", "--library", "five-minutes-to-shrin"],
      'The library has no question "five-minutes-to-shrin". Did you mean five-minutes-to-shrink? list writes all of them.\n',
    ],
    [["run", "file", "--library", "flapping-pods"], "run takes either a file or --library. See hpa-playground run --help.\n"],
  ])("%j is told what was meant", (args, errors) => {
    expect(on(file(), ...args)).toEqual({ exitCode: 2, output: "", errors });
  });
});

describe("completion", () => {
  test.each(shells)("in %s knows every command and option", (shell) => {
    const { exitCode, output } = on("", "completion", shell);
    expect(exitCode).toBe(0);
    for (const verb of verbs) {
      expect(output).toContain(verb);
      for (const name of Object.keys(optionsOf(verb))) expect(output).toContain(shell === "fish" ? `-l ${name}` : `--${name}`);
    }
  });

  /** What each shell offers for the last word. Bash makes three words of --format=c. */
  const asked: [words: string[], offered: string[]][] = [
    [["co"], ["continue", "completion"]],
    [
      ["run", "--k"],
      ["--kubernetes", "--keda"],
    ],
    [
      ["run", "--format", ""],
      ["report", "csv", "json"],
    ],
    [
      ["run", "--keda", ""],
      ["2.20", "2.21"],
    ],
    [
      ["check", "--at", "p9"],
      ["p90", "p95", "p99"],
    ],
    [["run", "--library", "flapping"], ["flapping-pods"]],
    [["run", "a"], ["a.yaml"]],
    [["tune", "--together", "a"], ["a-folder"]],
    [["run", "--seeds", ""], []],
    [["run", "-n", ""], []],
    [["list", ""], []],
    [
      ["completion", ""],
      ["bash", "zsh", "fish"],
    ],
  ];
  const inFolder = (shell: string, args: string[]): string[] => {
    const folder = mkdtempSync(join(tmpdir(), "hpa-playground-completion-"));
    writeFileSync(join(folder, "a.yaml"), "");
    mkdirSync(join(folder, "a-folder"));
    try {
      const { stdout, stderr } = spawnSync(shell, args, { cwd: folder, encoding: "utf8", env: { ...process.env, HOME: folder } });
      expect(stderr).toBe("");
      return stdout.split("\n").filter((line) => line !== "");
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const isThere = (shell: string): boolean => spawnSync(shell, ["-c", ":"]).status === 0;
  const inBash = (...words: string[]): string[] =>
    inFolder("bash", [
      "-c",
      `${on("", "completion", "bash").output}\nCOMP_WORDS=(hpa-playground "$@"); COMP_CWORD=$#; _hpa_playground; printf '%s\\n' "\${COMPREPLY[@]}"`,
      "bash",
      ...words,
    ]);

  test.each(asked)("in bash offers for %j %j", (words, offered) => {
    const names = words[0] === "run" && words[1] === "a" ? ["a-folder", ...offered] : offered;
    expect(inBash(...words).toSorted()).toEqual(names.toSorted());
  });

  test("in bash completes the value behind =", () => {
    expect(inBash("run", "--format", "=")).toEqual(["report", "csv", "json"]);
    expect(inBash("run", "--format", "=", "c")).toEqual(["csv"]);
  });

  test("in bash needs nothing that bash 3.2 of macOS lacks", () => {
    const { output } = on("", "completion", "bash");
    expect(output).not.toContain("mapfile");
    expect(output.match(/compopt .*/g)).toEqual(["compopt -o filenames 2>/dev/null"]);
  });

  test.runIf(isThere("fish")).each(asked)("in fish offers for %j %j", (words, offered) => {
    const line = ["hpa-playground", ...words].join(" ");
    const given = inFolder("fish", ["-c", `${on("", "completion", "fish").output}\ncomplete -C '${line}'`]).map((each) =>
      each.split("\t")[0]!.replace(/\/$/, ""),
    );
    const names = words[0] === "run" && words[1] === "a" ? ["a-folder", ...offered] : offered;
    expect(given.toSorted()).toEqual(names.toSorted());
  });

  test.runIf(isThere("zsh"))("in zsh gives its own functions what there is, also where compinit was not called", () => {
    const { output } = on("", "completion", "zsh");
    const given = (...words: string[]) =>
      inFolder("zsh", [
        "-f",
        "-c",
        `${output}\n_arguments() { print -l -- "$@" }; _describe() { print -l -- $commands }\nwords=(hpa-playground "$@"); CURRENT=$#words; _hpa_playground`,
        "zsh",
        ...words,
      ]);
    expect(given("")).toContain("list:Writes the questions of the library: run --library takes their first word.");
    expect(given("run", "")).toContain("--format=:FORMAT:(report csv json)");
    expect(given("run", "")).toContain("(--namespace -n)-n+:NAMESPACE: ");
    expect(given("tune", "")).toContain("--together=:DIRECTORY:_files -/");
    expect(given("completion", "")).toContain("*:argument:(bash zsh fish)");
  });

  test("of another shell is refused", () => {
    expect(on("", "completion", "tcsh").errors).toMatch(/^completion takes a shell: bash, zsh, fish\. See/);
  });
});

describe("the library", () => {
  test("list names each question, and run runs it as the page does", () => {
    const lines = on("", "list").output.trimEnd().split("\n");
    expect(lines).toHaveLength(library.length);
    for (const [index, { id, title }] of library.entries()) expect(lines[index]!.split(/ {2,}/)).toEqual([id, title]);
    const { questions } = JSON.parse(on("", "list", "--json").output) as { questions: { id: string }[] };
    expect(questions.map(({ id }) => id)).toEqual(library.map(({ id }) => id));
    const { scenario } = JSON.parse(on("", "run", "--library", "flapping-pods", "--format", "json").output) as { scenario: Scenario };
    expect(scenario).toEqual(JSON.parse(JSON.stringify(library.find(({ id }) => id === "flapping-pods")!.scenario)));
  });
});

test.each(["v1.34", "1.34.2", "v1.34.2-gke.1043000", "1.34"])("--kubernetes %s is release 1.34", (name) => {
  const { output } = on(file({ durationSeconds: 600 }), "run", "file", "--kubernetes", name, "--format", "json");
  expect((JSON.parse(output) as { scenario: Scenario }).scenario.flags.kubernetesVersion).toBe("1.34");
});

describe("explain", () => {
  const printed = `NAME   REFERENCE         TARGETS   MINPODS   MAXPODS   REPLICAS   AGE
web    Deployment/web    31%/60%   1         10        7          3d
`;
  const statements = (output: string) => {
    const { autoscalers } = JSON.parse(output) as { autoscalers: { name: string; statements: { code: string }[] }[] };
    return autoscalers[0]!.statements;
  };

  test("says what the controller makes of a table, with the line of each statement", () => {
    const { exitCode, output, errors } = on(printed, "explain", "file");
    expect([exitCode, errors]).toEqual([0, ""]);
    expect(statements(output)).toContainEqual(
      expect.objectContaining({ code: "proposal", counts: { low: 4, high: 4 }, standing: "computed", basis: [{ text: 0, line: 2 }] }),
    );
  });

  test("joins several files about one autoscaler", () => {
    const object = "apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata:\n  name: web\nspec:\n  maxReplicas: 12\n";
    const { output } = among({ a: printed, b: object }, "explain", "a", "b");
    expect(statements(output)).toContainEqual(expect.objectContaining({ code: "disagreement" }));
  });

  test("writes the same as a report, in the page's words, with the standing of each stage", () => {
    const { exitCode, output } = on(printed, "explain", "file", "--report");
    expect(exitCode).toBe(0);
    expect(output).toContain("# HPA web\n");
    expect(output).toContain("| metric | ⌈ 31% ÷ 60% × 7 ⌉ = ⌈ 3.62 ⌉ | computed from recorded | 4 |");
    expect(output).toMatch(/computed from recorded \| 4 \|/);
    expect(output).toContain("kubectl describe hpa web");
    expect(on(printed, "explain", "file", "--report", "--json").exitCode).toBe(2);
    expect(on(printed, "run", "file", "--report").exitCode).toBe(2);
  });

  test("refuses with 2 where nothing can be read, and names the place", () => {
    expect(on("hello", "explain", "file")).toMatchObject({
      exitCode: 2,
      output: "",
      errors: expect.stringMatching(/^file: line 1: .+\nfile: Nothing here was printed/),
    });
    expect(on("hello", "explain").exitCode).toBe(2);
    expect(on("hello", "explain", "file", "--format", "csv").exitCode).toBe(2);
  });
});

describe("explain is no success where it explained nothing", () => {
  const table = `NAME   SCALETARGETKIND      SCALETARGETNAME   MIN   MAX   READY   ACTIVE   FALLBACK   PAUSED    TRIGGERS     AGE
web    apps/v1.Deployment   web               0     20    True    True     False      Unknown   prometheus   3d
`;
  const object = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: web }
spec:
  scaleTargetRef: { name: web }
  triggers: [{ type: cpu, metricType: Utilization, metadata: { value: "60" } }]
`;
  test.each([
    ["the table of a ScaledObject", table],
    ["the YAML of a ScaledObject", object],
  ])("%s tells what KEDA makes of it", (_, text) => {
    const { exitCode, output } = on(text, "explain", "file", "--report");
    expect([exitCode, output]).toEqual([2, expect.stringContaining("KEDA makes the HPA keda-hpa-web of it.")]);
    expect(on(text, "explain", "file", "--at", "5m").exitCode).toBe(2);
  });

  test.each([
    [
      "an error alone",
      "error: Metrics API not available\n",
      "file: line 1: This is an error of the command: error: Metrics API not available\nfile: Nothing here is about an autoscaler. Add what kubectl prints of it.\n",
    ],
  ])("%s", (_, text, errors) => {
    const { exitCode, output, errors: said } = on(text, "explain", "file");
    expect([exitCode, said]).toEqual([2, errors]);
    expect(JSON.parse(output)).toMatchObject({ autoscalers: [] });
    expect(on(text, "explain", "file", "--report")).toEqual({ exitCode: 2, output: "", errors });
    expect(on(text, "explain", "file", "--at", "5m")).toEqual({ exitCode: 2, output: "", errors });
  });

  test("what the cluster forbids is said beside what is explained", () => {
    const table =
      "NAME  REFERENCE       TARGETS      MINPODS  MAXPODS  REPLICAS  AGE\nweb   Deployment/web  cpu: 5%/50%  1        10       1         5m\n";
    const forbidden =
      'Error from server (Forbidden): pods is forbidden: User "u" cannot list resource "pods" in API group "" in the namespace "shop"';
    const { exitCode, errors } = on(
      `$ kubectl get hpa\n${table}\n$ kubectl get pods -o yaml\n${forbidden}\n`,
      "explain",
      "file",
      "--report",
    );
    expect([exitCode, errors]).toEqual([0, `file: line 6: This is an error of the command: ${forbidden}\n`]);
  });

  test("a file of which nothing was read is named beside one that was explained", () => {
    const printed =
      "NAME   REFERENCE         TARGETS   MINPODS   MAXPODS   REPLICAS   AGE\nweb    Deployment/web    31%/60%   1         10        7          3d\n";
    const { exitCode, output, errors } = among({ printed, letter: "hello" }, "explain", "printed", "letter");
    expect([exitCode, JSON.parse(output)]).toEqual([
      2,
      expect.objectContaining({ autoscalers: [expect.objectContaining({ name: "web" })] }),
    ]);
    expect(errors).toMatch(/^letter: line 1: .+\nletter: Nothing here was printed by kubectl or Prometheus\.\n$/);
  });
});

describe("--kubernetes", () => {
  const limits = { rescalesUp: { atLeast: 1 } };
  const limited = (manifest = firstScenario.manifest) =>
    JSON.stringify({ ...(JSON.parse(writeScenarioFile({ ...firstScenario, manifest, durationSeconds: 600 })) as object), limits });

  test("judges under each release, and says which release drops a tolerance", () => {
    const tolerant = `${firstScenario.manifest}  behavior:\n    scaleUp: {tolerance: 0.5}\n`;
    const { output, errors, exitCode } = on(limited(tolerant), "check", "file", "--kubernetes", "1.34,1.35");
    expect(output.split("\n").filter((line) => line.includes("rescalesUp: "))).toHaveLength(2);
    expect(errors).toContain("Kubernetes 1.34: line 20 of the manifest: The feature gate HPAConfigurableTolerance is off");
    expect(errors).not.toContain("Kubernetes 1.35");
    expect(output).toMatch(/^1\.34 to 1\.35, first at \d+ s: behavior\.\*\.tolerance in the manifest applies \(since 1\.35\)\.$/m);
    expect(output).toMatch(/^1\.34 to 1\.35: 3 rules differ and change nothing here\.$/m);
    expect(exitCode).toBe(0);
    expect(on(limited(), "check", "file", "--kubernetes", "1.36,1.37").output).toContain("All outcomes are the same in 1.36, 1.37.");
  });

  test("names 1.38, and what it does in place of a rule of 1.37", () => {
    const workload = (overhead: string) =>
      [
        "---",
        "apiVersion: apps/v1",
        "kind: Deployment",
        "metadata: {name: php-apache}",
        "spec:",
        "  template:",
        "    spec:",
        "      resources: {requests: {cpu: 200m}}",
        `      overhead: {cpu: ${overhead}}`,
        "      containers: [{name: php-apache}]",
        "",
      ].join("\n");
    const { output, errors } = on(limited(`${firstScenario.manifest}${workload("100m")}`), "check", "file", "--kubernetes", "1.37,1.38");
    expect(errors).toBe("");
    const next = versionName("1.38");
    const since = previewVersion === "1.38" ? "Today’s rule. It ends in 1.38 (preview)." : "Today’s rule: since 1.38.";
    const lines = output.split("\n").map((line) => line.replace(/\d+(?=m? of|m\.| s:)/g, "N"));
    expect(output).toContain(`\n${next}: rescalesUp: `);
    expect(lines).toContain(
      `1.37, first at N s: 1.37 adds the overhead of the pods to their own requests, Nm of Nm. ${next} does not. ${since}`,
    );
    expect(on(limited(), "check", "file", "--kubernetes", "1.37,1.38").output).toContain(`All outcomes are the same in 1.37, ${next}.`);
  });

  test("says which release refuses the manifest", () => {
    const manifest = firstScenario.manifest.replace("    apiVersion: apps/v1\n", "");
    const { errors, exitCode } = on(limited(manifest), "check", "file", "--kubernetes", "1.34,1.37");
    expect([exitCode, errors]).toEqual([2, expect.stringContaining("file: Kubernetes 1.34: line")]);
  });

  test("takes one release for a run, and only releases that the page has", () => {
    const json = on(limited(), "run", "file", "--format", "json", "--kubernetes", "1.33").output;
    expect(JSON.parse(json)).toMatchObject({ scenario: { flags: { kubernetesVersion: "1.33" } } });
    expect(on(limited(), "run", "file", "--kubernetes", "1.33,1.34").exitCode).toBe(2);
    expect(on(limited(), "check", "file", "--kubernetes", "1.27").errors).toContain('--kubernetes has no "1.27"');
    expect(on(limited(), "check", "file", "--kubernetes", "1.27").errors).toContain(`1.37, ${versionName("1.38")}.`);
    expect(on("x", "explain", "file", "--kubernetes", "1.34").errors).toContain("explain takes no --kubernetes; only run, check do.");
  });
});

test("a price gives a run its cost, which check can limit", () => {
  const price = { perPodHour: 0.04, currency: "€" } as const;
  const { outcomes } = JSON.parse(on(file({ price }), "run", "file", "--format", "json").output) as { outcomes: Record<string, number> };
  expect(outcomes["cost"]).toBe(outcomes["podHours"]! * 0.04);
  const report = on(file({ price }), "run", "file").output;
  expect(report).toContain(`| Cost | €${outcomes["cost"]!.toFixed(3)} |`);
  expect(on(file(), "run", "file").output).not.toContain("| Cost |");
  const broken = on(file({ price, limits: { cost: { atMost: 0.1 } } }), "check", "file", "--seeds", "1");
  expect([broken.exitCode, broken.output]).toEqual([1, expect.stringContaining("cost is 0.166: the limit of at most 0.1 is broken.")]);
  const refused = on(file({ limits: { cost: { atMost: 1 } } }), "check", "file");
  expect([refused.exitCode, refused.errors]).toEqual([2, "file: limits has cost, but the scenario has no price.\n"]);
});
