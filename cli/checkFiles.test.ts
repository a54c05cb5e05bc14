import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { firstScenario, writeScenarioFile } from "../engine/index";
import { command } from "./command";
import { filesIn } from "./filesIn";

const hpa = (name: string, max: number, target = name) => `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: ${name} }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: ${target} }
  maxReplicas: ${max}
`;
const deployment = (name: string) => `apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name} }
spec:
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec: { containers: [{ name: app, image: "x:1", resources: { requests: { cpu: 200m } } }] }
`;
const scaledObject = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: jobs, namespace: batch }
spec:
  scaleTargetRef: { name: jobs }
  maxReplicaCount: 3
  triggers: [{ type: prometheus, metadata: { serverAddress: "http://p", query: x, threshold: "10" } }]
`;
const vpa = (target: string, mode = "InPlaceOrRecreate") => `apiVersion: autoscaling.k8s.io/v1
kind: VerticalPodAutoscaler
metadata: { name: beside }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: ${target} }
  updatePolicy: { updateMode: "${mode}" }
`;
/** As helm template prints a chart. */
const rendered = ["# Source: chart/web.yaml\n", deployment("web"), hpa("web", 3), deployment("api"), hpa("api", 20), scaledObject].join(
  "---\n",
);
const template =
  "{{- if .Values.autoscaling.enabled }}\nkind: HorizontalPodAutoscaler\nspec:\n  maxReplicas: {{ .Values.max }}\n{{- end }}\n";
const values = "autoscaling:\n  enabled: true\n  minReplicas: 1\n  maxReplicas: 6\n";
const patch = "apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: { name: web }\nspec: { maxReplicas: 9 }\n";
const gate = writeScenarioFile({ ...firstScenario, durationSeconds: 900, limits: { highestReplicas: { atMost: 3 } } });
const files: Readonly<Record<string, string>> = {
  gate,
  "rendered.yaml": rendered,
  "-": rendered,
  "chart/templates/hpa.yaml": template,
  "chart/values.yaml": values,
  "chart/service.yaml": "apiVersion: v1\nkind: Service\nmetadata: { name: web }\n",
  "plain/service.yaml": "apiVersion: v1\nkind: Service\nmetadata: { name: web }\n",
  "overlay/hpa.yaml": patch,
  "defaults/templates/hpa.yaml": template.replace(".Values.max", ".Values.max | default 9"),
  "app/hpa.yaml": hpa("web", 3),
  "app/vpa.yaml": `# ours\n---\n${vpa("web")}`,
  "wrongVpa/hpa.yaml": hpa("web", 3),
  "wrongVpa/vpa.yaml": vpa("web", "Always"),
  "otherVpa/hpa.yaml": hpa("web", 3),
  "otherVpa/vpa.yaml": vpa("api"),
  "kept.yaml": hpa("web", 3),
  "rivals.yaml": `${hpa("one", 3, "web")}---\n${hpa("two", 3, "web")}`,
  "half.yaml": `${hpa("web", 3)}---\n${hpa("api", 3).replace("name: api }", "name: api")}`,
  "mixed.yaml": `${hpa("web", 3)}---\n${template}`,
  "wrong.yaml": `${deployment("web")}---\n${hpa("web", 0)}`,
};
const nothing = "Nothing was checked: no autoscaler that was asked for is there.\n";
const judged = "Each limit is judged over 20 seeds, at p95: all of them must keep it.";
const check = (...args: string[]) =>
  command(["check", ...args], {
    version: "1.2.3",
    read: (name) => {
      const text = files[name];
      if (text === undefined) throw Object.assign(new Error("no"), { code: "ENOENT" });
      return Buffer.from(text);
    },
    filesIn: (name) => (name === "." ? Object.keys(files).filter((each) => each.includes(".")) : name in files ? null : below(name)),
  });
const below = (name: string) => {
  const all = Object.keys(files).filter((each) => each.startsWith(`${name}/`));
  return all.length === 0 ? null : all;
};

describe("check of many autoscalers", () => {
  test.each([["rendered.yaml"], ["-"]])("each of %s is checked with its own workload, and named", (name) => {
    const { exitCode, output, errors } = check("--scenario", "gate", name);
    expect([exitCode, errors]).toEqual([1, ""]);
    expect(output.split("\n")).toEqual([
      judged,
      expect.stringMatching(new RegExp(`^${name}: web: highestReplicas: \\d at p95 of 20 seeds: the limit of at most 3 is kept\\.`)),
      expect.stringMatching(new RegExp(`^${name}: api: highestReplicas: \\d+ at p95 of 20 seeds: the limit of at most 3 is broken\\.`)),
      expect.stringMatching(new RegExp(`^${name}: jobs: highestReplicas: \\d at p95 of 20 seeds: .+ kept\\.`)),
      "3 checked, 0 skipped, 0 failed.",
      "",
    ]);
  });

  test("a name and a namespace choose", () => {
    expect(check("--scenario", "gate", "rendered.yaml", "--name", "web")).toEqual({
      exitCode: 0,
      output: expect.stringMatching(/^Each limit .+\nhighestReplicas: \d at p95 of 20 seeds: the limit of at most 3 is kept\..+\n$/),
      errors: "",
    });
    expect(check("--scenario", "gate", "rendered.yaml", "-n", "batch").exitCode).toBe(0);
    expect(check("--scenario", "gate", "rendered.yaml", "--name", "other")).toMatchObject({
      exitCode: 2,
      output: "0 checked, 0 skipped, 0 failed.\n",
    });
  });

  test("what is no plain manifest is skipped with the command that renders it, and is never success by itself", () => {
    const { exitCode, output, errors } = check("--scenario", "gate", "chart", "overlay/hpa.yaml");
    expect([exitCode, output]).toEqual([2, "0 checked, 3 skipped, 0 failed.\n"]);
    expect(errors.split("\n")).toEqual([
      expect.stringMatching(/^chart\/templates\/hpa\.yaml: line 1: This is a Helm template\. Paste the output of helm template/),
      expect.stringMatching(/^chart\/values\.yaml: These are the values of a Helm chart/),
      "overlay/hpa.yaml: line 1: It names no target, so it is a patch. Check what kubectl kustomize DIRECTORY prints.",
      "",
    ]);
    expect(check("--scenario", "gate", "defaults").errors).toMatch(/: This is a Helm template .+ helm template RELEASE CHART\.\n$/);
    expect(check("--scenario", "gate", "chart", "--allow-none").exitCode).toBe(0);
    expect(check("--scenario", "gate", "chart", "kept.yaml").exitCode).toBe(0);
    expect(check("--scenario", "gate", "chart/service.yaml").errors).toBe("chart/service.yaml: It has no autoscaler.\n");
  });

  test("two autoscalers of one target both fail", () => {
    const { exitCode, errors } = check("--scenario", "gate", "rivals.yaml");
    expect(exitCode).toBe(2);
    expect(errors).toContain(
      'rivals.yaml: line 1: The HorizontalPodAutoscaler "one" has the same target as the HorizontalPodAutoscaler "two"',
    );
    expect(errors).toContain("rivals.yaml: line 8: ");
  });

  test("an autoscaler that cannot be read is no success beside one that can, whatever name is asked for", () => {
    for (const more of [[], ["--name", "web"]]) {
      const { exitCode, output, errors } = check("--scenario", "gate", "half.yaml", ...more);
      expect([exitCode, output]).toEqual([
        2,
        expect.stringMatching(/^Each limit .+\nhalf\.yaml: web: .+ kept\..+\n1 checked, 0 skipped, 1 failed\.\n$/),
      ]);
      expect(errors).toMatch(/^half\.yaml: line (?:9|10|11|12|13|14) of the manifest: /);
    }
    const { exitCode, errors } = check("--scenario", "gate", "mixed.yaml");
    expect([exitCode, errors]).toEqual([0, expect.stringMatching(/^mixed\.yaml: line \d+: This is a Helm template\./)]);
  });

  test("an error is at its line of the file, and a file that is not there is no success", () => {
    expect(check("--scenario", "gate", "wrong.yaml", "gone.yaml")).toEqual({
      exitCode: 2,
      output: "0 checked, 0 skipped, 2 failed.\n",
      errors: expect.stringMatching(
        /^wrong\.yaml: line 15 of the manifest: spec\.maxReplicas: Invalid value: 0: .+\ngone\.yaml: There is no such file\.\n$/,
      ),
    });
  });

  test("a scenario among the files is checked with its own limits; manifests without a scenario have none", () => {
    expect(check("gate", "kept.yaml", "--scenario", "gate")).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^Each limit .+\ngate: .+ broken\..+\nkept\.yaml: web: .+ kept\..+\n2 checked/),
    });
    expect(check("kept.yaml")).toMatchObject({ exitCode: 2, errors: expect.stringContaining("kept.yaml: It has no limits to check") });
  });
});

describe("over how many seeds a limit is judged", () => {
  const over = (...more: string[]) =>
    check("--scenario", "gate", "kept.yaml", "rendered.yaml", "--name", "web", ...more).output.split("\n");

  test("another number, another percentile, and one seed are said and used", () => {
    expect(over("--seeds", "40").slice(0, 2)).toEqual([
      "Each limit is judged over 40 seeds, at p95: 39 of them must keep it.",
      expect.stringContaining("at p95 of 40 seeds"),
    ]);
    expect(over("--at", "p50").slice(0, 2)).toEqual([
      "Each limit is judged over 20 seeds, at p50: 11 of them must keep it.",
      expect.stringContaining("at p50 of 20 seeds"),
    ]);
    expect(over("--seeds", "1").slice(0, 2)).toEqual([
      "Each limit is judged with one seed, which may be luck.",
      expect.stringMatching(/: highestReplicas is \d: the limit of at most 3 is kept\.$/),
    ]);
  });

  test("a result of one seed has no percentile in JSON", () => {
    const { judged: one } = JSON.parse(over("--seeds", "1", "--format", "json").join("\n")) as { judged: object };
    expect(one).toMatchObject({ seeds: 1, percentile: null, mustKeep: 1 });
  });

  test("as many seeds must keep a limit as is said", () => {
    const noisy = { ...firstScenario, durationSeconds: 900, load: { ...firstScenario.load, noise: 0.3 } };
    const read = (atMost: number, percentile: string) => {
      const text = writeScenarioFile({ ...noisy, limits: { requestsFailed: { atMost } } });
      return command(["check", "x", "--at", percentile, "--format", "json"], { version: "1", read: () => Buffer.from(text) });
    };
    const csv = command(["run", "x", "--seeds", "20", "--format", "csv"], {
      version: "1",
      read: () => Buffer.from(writeScenarioFile(noisy)),
    });
    const [heading, ...rows] = csv.output
      .trimEnd()
      .split("\r\n")
      .map((row) => row.split(","));
    const column = heading!.findIndex((name) => name.startsWith("requestsFailed"));
    const failed = rows.map((row) => Number(row[column])).toSorted((a, b) => a - b);
    expect(failed[0]).toBeLessThan(failed[19]!);
    for (const percentile of ["p50", "p90", "p95"]) {
      const { judged: said } = JSON.parse(read(0, percentile).output) as { judged: { mustKeep: number } };
      const needed = failed[said.mustKeep - 1]!;
      expect([percentile, read(needed, percentile).exitCode, read(needed - 1, percentile).exitCode]).toEqual([percentile, 0, 1]);
    }
  });
});

describe("the formats of CI", () => {
  const inFormat = (format: string) => check("--scenario", "gate", "rendered.yaml", "chart", "wrong.yaml", "--format", format);

  test("json has each result with its place", () => {
    const { exitCode, output, errors } = inFormat("json");
    expect([exitCode, errors]).toEqual([2, ""]);
    const {
      format,
      version,
      judged: over,
      results,
    } = JSON.parse(output) as {
      format: string;
      version: number;
      judged: object;
      results: { outcome: string }[];
    };
    expect([format, version, over]).toEqual(["hpa-playground/check", 1, { seeds: 20, percentile: "p95", mustKeep: 20, says: judged }]);
    expect(results.map(({ outcome }) => outcome)).toEqual(["kept", "broken", "kept", "skipped", "skipped", "failed"]);
    expect(results[1]).toEqual({
      file: "rendered.yaml",
      line: 28,
      kind: "HorizontalPodAutoscaler",
      name: "api",
      namespace: "default",
      outcome: "broken",
      told: [expect.stringMatching(/^highestReplicas: \d+ at p95 of 20 seeds: .+ broken\./)],
      errors: [],
    });
    expect(rendered.split("\n")[27]).toBe("apiVersion: autoscaling/v2");
  });

  test("junit is well-formed, and counts", () => {
    const { output } = inFormat("junit");
    expect(output).toContain('<testsuite name="hpa-playground check" tests="6" failures="1" errors="1" skipped="2">');
    expect(unclosedIn(output)).toEqual([]);
    expect(output).toContain('<testcase classname="rendered.yaml" name="api"><failure message="a limit is broken">highestReplicas: ');
    for (const [name, value] of Object.entries({ seeds: 20, percentile: "p95", says: judged }))
      expect(output).toContain(`<property name="${name}" value="${value}"/>`);
    expect(output).toContain("must be greater than or equal to `minReplicas`");
  });

  test("sarif names the rule, the file and the line", () => {
    const { runs } = JSON.parse(inFormat("sarif").output) as {
      runs: [
        {
          tool: { driver: { version: string; rules: { id: string }[] } };
          results: { ruleId: string; level: string; locations: object[] }[];
          properties: { judged: object };
        },
      ];
    };
    const [{ tool, results, properties }] = runs;
    expect(properties.judged).toMatchObject({ seeds: 20, percentile: "p95", says: judged });
    expect(tool.driver.version).toBe("1.2.3");
    expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ["limit-broken", "error"],
      ["skipped", "note"],
      ["skipped", "note"],
      ["not-checked", "error"],
    ]);
    for (const { ruleId } of results) expect(tool.driver.rules.map(({ id }) => id)).toContain(ruleId);
    expect(results[0]!.locations).toEqual([
      { physicalLocation: { artifactLocation: { uri: "rendered.yaml" }, region: { startLine: 28 } } },
    ]);
  });

  test("github's commands are a line each, with nothing that ends them early", () => {
    const { output } = inFormat("github");
    expect(output.split("\n")).toEqual([
      judged,
      expect.stringMatching(/^::error file=wrong\.yaml,line=10,title=HPA Playground::wrong\.yaml: line 15 of the manifest/),
      expect.stringMatching(
        /^::error file=rendered\.yaml,line=28,title=HPA Playground::highestReplicas: \d+ at p95 of 20 seeds: .+ broken\./,
      ),
      expect.stringMatching(/^::notice file=chart\/templates\/hpa\.yaml,line=1,/),
      expect.stringMatching(/^::notice file=chart\/values\.yaml,line=1,/),
      "3 checked, 2 skipped, 1 failed.",
      "",
    ]);
  });
});

test("the files of a directory are those that may have manifests, in order, without links and hidden folders", () => {
  const folder = mkdtempSync(join(tmpdir(), "hpa-playground-files-"));
  try {
    for (const name of ["b/x.yaml", "b/y.txt", "a.yml", ".git/z.yaml", "node_modules/m/hpa.yaml", "b/c/t.tpl"]) {
      mkdirSync(join(folder, name, ".."), { recursive: true });
      writeFileSync(join(folder, name), "x");
    }
    expect(filesIn(folder)).toEqual(["a.yml", "b/c/t.tpl", "b/x.yaml"].map((each) => join(folder, each)));
    expect([filesIn(join(folder, "a.yml")), filesIn(join(folder, "gone")), filesIn("-")]).toEqual([null, null, null]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The tags of a text of XML that nothing closes. */
function unclosedIn(text: string): string[] {
  const open: string[] = [];
  for (const [, end, name, alone] of text.matchAll(/<(\/?)([a-z-]+)[^<>]*?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!alone) open.push(name!);
  }
  return open;
}

describe("a VerticalPodAutoscaler in another file", () => {
  test("is judged with the autoscaler of its target, as in one file", () => {
    const { exitCode, output, errors } = check("--scenario", "gate", "app");
    expect([exitCode, errors]).toEqual([0, ""]);
    expect(output).toContain('It is judged with the VerticalPodAutoscaler "beside" of app/vpa.yaml.');
    expect(output).toContain("1 checked, 0 skipped, 0 failed.");
    const wrong = check("--scenario", "gate", "wrongVpa");
    expect(wrong.exitCode).toBe(2);
    expect(wrong.errors).toContain('Unsupported value: "Always"');
    expect(wrong.errors).toContain('It is judged with the VerticalPodAutoscaler "beside" of wrongVpa/vpa.yaml.');
  });

  test("of another target changes nothing, and alone it is no autoscaler to judge", () => {
    expect(check("--scenario", "gate", "otherVpa").output).not.toContain("VerticalPodAutoscaler");
    expect(check("--scenario", "gate", "app/vpa.yaml")).toEqual({
      exitCode: 2,
      output: "",
      errors: "app/vpa.yaml: It has a VerticalPodAutoscaler alone. It is judged with an autoscaler of the same target.\n",
    });
  });
});

describe("where nothing was checked, the reason is said", () => {
  test.each([
    ["a directory without an autoscaler", ["plain"]],
    ["a name that no autoscaler has", ["kept.yaml", "--name", "absent"]],
    ["a namespace that no autoscaler is in", ["app", "-n", "absent"]],
  ])("%s", (_, args) => {
    for (const format of ["text", "json", "junit", "sarif", "github"])
      expect(check(...args, "--scenario", "gate", "--format", format)).toMatchObject({ exitCode: 2, errors: nothing });
    expect(check(...args, "--scenario", "gate", "--allow-none")).toMatchObject({ exitCode: 0, errors: "" });
  });
});

test("a file that is named twice, or is also below a directory that is named, is checked once", () => {
  const once = check("kept.yaml", "app/hpa.yaml", "app/vpa.yaml", "--scenario", "gate", "--seeds", "5");
  expect(once.output).toContain("2 checked");
  expect(check("kept.yaml", "app/hpa.yaml", "kept.yaml", "app/vpa.yaml", "app/hpa.yaml", "--scenario", "gate", "--seeds", "5")).toEqual(
    once,
  );
  expect(check("-", "-", "--scenario", "gate", "--seeds", "5")).toEqual(check("-", "--scenario", "gate", "--seeds", "5"));
  const below = check("app", "app/hpa.yaml", "--scenario", "gate", "--seeds", "5");
  expect(below.output).toContain("1 checked");
});
