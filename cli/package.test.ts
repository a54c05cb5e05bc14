import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { load } from "js-yaml";
import { publint } from "publint";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { firstScenario, writeScenarioFile } from "../engine/index";

// Each command is a process of its own, which a busy machine may start slowly.
vi.setConfig({ testTimeout: 300_000 });

const root = join(import.meta.dirname, "..");
let folder = "";

/** Packs the package, and puts it where an installation would; nothing is fetched. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hpa-playground-package-"));
  execFileSync(process.execPath, [join(root, "scripts/pack.mjs"), "--silent", "--offline", "--pack-destination", folder], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, GITHUB_SERVER_URL: "https://github.example", GITHUB_REPOSITORY: "team/hpa-playground" },
  });
  const installed = join(folder, "node_modules", "hpa-playground");
  mkdirSync(installed, { recursive: true });
  const { version } = manifestOf(root);
  execFileSync("tar", ["xzf", join(folder, `hpa-playground-${version}.tgz`), "--strip-components=1", "-C", installed]);
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifestOf = (of: string) =>
  JSON.parse(readFileSync(join(of, "package.json"), "utf8")) as { version: string; bin: Record<string, string>; dependencies?: object };
const installed = () => join(folder, "node_modules", "hpa-playground");
const command = (...args: string[]) =>
  spawnSync(process.execPath, [join(installed(), manifestOf(installed()).bin["hpa-playground"]!), ...args], {
    cwd: folder,
    encoding: "utf8",
  });

test("the packed command runs and checks a scenario, and needs no other package", () => {
  expect(manifestOf(installed())).not.toHaveProperty("dependencies");
  writeFileSync(join(folder, "kept.hpa.json"), writeScenarioFile({ ...firstScenario, limits: { highestReplicas: { atMost: 10 } } }));
  writeFileSync(join(folder, "broken.hpa.json"), writeScenarioFile({ ...firstScenario, limits: { highestReplicas: { atMost: 8 } } }));
  writeFileSync(join(folder, "neither.txt"), "hello");
  expect(command("run", "kept.hpa.json")).toMatchObject({ status: 0, stderr: "", stdout: expect.stringMatching(/^# Why does it wait/) });
  expect(command("run", "kept.hpa.json", "--lang", "uk")).toMatchObject({
    status: 0,
    stderr: "",
    stdout: expect.stringMatching(/^# Чому він чекає[^]*^## Що сталося$/m),
  });
  expect(command("check", "kept.hpa.json")).toMatchObject({ status: 0, stderr: "" });
  expect(command("check", "broken.hpa.json")).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(
      /^Each limit is judged over 20 seeds, .+\nhighestReplicas: 10 at p95 of 20 seeds: the limit of at most 8 is broken\./,
    ),
  });
  expect(command("check", "neither.txt")).toMatchObject({ status: 2, stdout: "", stderr: expect.stringContaining("neither.txt: ") });
  writeFileSync(join(folder, "hpa.yaml"), firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 8"));
  expect(command("check", "broken.hpa.json", "--manifest", "hpa.yaml")).toMatchObject({ status: 0, stderr: "" });
  expect(command("--version").stdout).toBe(`${manifestOf(root).version}\n`);
});

test("a disk without space, a directory and a name with escape codes are told of in words", () => {
  writeFileSync(join(folder, "kept.hpa.json"), writeScenarioFile(firstScenario));
  const script = `"${process.execPath}" "${join(installed(), "dist-npm/cli.js")}" run kept.hpa.json > /dev/full`;
  const full = spawnSync("sh", ["-c", script], { cwd: folder, encoding: "utf8" });
  expect([full.status, full.stderr]).toEqual([2, "The output could not be written: No space is left on the device.\n"]);
  expect(command("run", ".")).toMatchObject({ status: 2, stdout: "", stderr: ".: It is a directory, not a file.\n" });
  const named = firstScenario.manifest.replace(/name: .*/, 'name: "\\e[31mred"');
  writeFileSync(join(folder, "red.yaml"), named);
  const red = command("run", "red.yaml");
  expect(red.status).toBe(2);
  expect(red.stderr).toContain("[31mred");
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  expect(red.stderr + red.stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
});

test("a report of recorded times is in UTC in every zone of the machine", () => {
  const series = JSON.stringify({
    status: "success",
    data: {
      resultType: "matrix",
      result: ["current", "desired"].map((which) => ({
        metric: { __name__: `kube_horizontalpodautoscaler_status_${which}_replicas`, horizontalpodautoscaler: "web" },
        values: [0, 15].map((second) => [Date.UTC(2026, 10, 23, 9, 28) / 1000 + second, "4"]),
      })),
    },
  });
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(installed(), "dist-npm/cli.js"), "explain", "-", "--at", "09:28:15", "--report"],
    { cwd: folder, encoding: "utf8", input: series, env: { ...process.env, TZ: "America/New_York" } },
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\| the scrape that shows it \| 2026-11-23 09:28:15 UTC \| recorded \|$/m);
});

const small = {
  ...firstScenario,
  durationSeconds: 600,
  load: {
    points: [
      [0, 20],
      [60, 200],
    ] as [number, number][],
    noise: 0.1,
  },
};
const moves = [{ field: "spec.metrics[0].resource.target.averageUtilization", from: 30, to: 90, by: 1 }];

test("the packed command searches in threads, the same with each number of them", () => {
  writeFileSync(join(folder, "small.hpa.json"), writeScenarioFile(small));
  writeFileSync(join(folder, "study.json"), JSON.stringify({ moves, seeds: 5, budget: 120 }));
  const [one, two] = ["1", "2"].map((workers) =>
    command("tune", "small.hpa.json", "--study", "study.json", "--json", "--workers", workers),
  );
  expect(one).toMatchObject({ status: 0, stderr: "" });
  expect(JSON.parse(one!.stdout)).toMatchObject({ format: "hpa-playground/tune", complete: true });
  expect(two!.stdout).toBe(one!.stdout);
});

test("the Job, the batch lines and the merges of CLI.md give what one process gives", () => {
  const document = readFileSync(join(root, "docs/CLI.md"), "utf8");
  const [, manifest = ""] = /```yaml\n(apiVersion: batch[^]*?)```/.exec(document) ?? [];
  const job = load(manifest) as Job;
  const [container] = job.spec.template.spec.containers;
  expect([job.spec.completionMode, job.spec.completions, container!.command]).toEqual(["Indexed", 16, ["sh", "-c"]]);
  const lines = [...document.matchAll(/^(?:parallel|sbatch) .*'(node .+?)'.*$/gm)].map(([, line]) => line!);
  const merges = [...document.matchAll(/^node package\/dist-npm\/cli\.js tune --merge .+$/gm)].map(([line]) => line);
  expect([lines.length, merges.length]).toEqual([3, 2]);

  const work = join(folder, "work");
  mkdirSync(work);
  execFileSync("tar", ["xzf", join(folder, `hpa-playground-${manifestOf(root).version}.tgz`), "-C", work]);
  writeFileSync(join(work, "scenario.hpa.json"), writeScenarioFile(small));
  writeFileSync(join(work, "study.json"), JSON.stringify({ moves, seeds: 5, budget: 120 }));
  const shell = (line: string, env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync("sh", ["-c", line], { cwd: work, encoding: "utf8", env: { ...process.env, ...env } });
    expect([line, status, stderr.replace(/^\d+ parts?, \d+ runs; \d+ runs? computed here\.\n$/, "")]).toEqual([line, 0, ""]);
    return stdout + stderr;
  };
  const one = shell("node package/dist-npm/cli.js tune scenario.hpa.json --study study.json");
  // The other shards of the Job never start, so this one does their work.
  expect(shell(container!.args[0]!, { JOB_COMPLETION_INDEX: "15" })).toMatch(
    /^Part 16\/16: \d+ runs computed\. The search is at its end\.\n$/,
  );
  expect(shell(merges[0]!)).toContain(one);
  const [together, slurm, alone] = lines;
  for (const line of [together!.replaceAll("{}", "2"), slurm!])
    expect(shell(line, { SLURM_ARRAY_TASK_ID: "3" })).toContain(": 0 runs computed.");
  for (const shard of ["1", "2", "3", "4"]) shell(alone!.replaceAll("{}", shard));
  expect(shell(merges[1]!)).toContain(one);
});

interface Job {
  spec: { completionMode: string; completions: number; template: { spec: { containers: { command: string[]; args: string[] }[] } } };
}

test("Ctrl-C ends a search, and what was found is written", async () => {
  writeFileSync(join(folder, "small.hpa.json"), writeScenarioFile(small));
  writeFileSync(join(folder, "long.json"), JSON.stringify({ moves, seeds: 200, budget: 1_000_000 }));
  const pressedAfter = async (milliseconds: number) => {
    const child = spawn(process.execPath, [join(installed(), "dist-npm/cli.js"), "tune", "small.hpa.json", "--study", "long.json"], {
      cwd: folder,
    });
    let output = "";
    child.stdout.on("data", (part: Buffer) => (output += part.toString()));
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    child.kill("SIGINT");
    const [status] = (await once(child, "close")) as [number | null];
    return { status, output };
  };
  // On a busy machine the command may not have begun yet, and then the signal just ends it.
  let [wait, ended] = [1500, await pressedAfter(1500)];
  while (ended.status === null) ended = await pressedAfter((wait *= 2));
  expect(ended.status).toBe(130);
  expect(ended.output).toMatch(/^The search stopped early: this is what it had found\.\n1 field, 61 combinations, \d+ runs?\./);
});

test("a worker that fails ends the search with its reason", () => {
  writeFileSync(join(folder, "small.hpa.json"), writeScenarioFile(small));
  writeFileSync(join(folder, "study.json"), JSON.stringify({ moves, seeds: 5, budget: 120 }));
  const [thread, kept] = [join(installed(), "dist-npm/thread.js"), join(installed(), "dist-npm/kept.js")];
  renameSync(thread, kept);
  writeFileSync(
    thread,
    'import { parentPort } from "node:worker_threads";\nparentPort.on("message", () => { throw new Error("no memory"); });\n',
  );
  const failed = command("tune", "small.hpa.json", "--study", "study.json");
  renameSync(kept, thread);
  expect([failed.status, failed.stderr]).toEqual([2, "A worker failed, so the search ended early: no memory\n"]);
});

test("it names the repository of the workflow that packs it, as npm compares it with the provenance", () => {
  expect(manifestOf(installed())).toMatchObject({
    repository: { type: "git", url: "git+https://github.example/team/hpa-playground.git" },
    homepage: "https://github.example/team/hpa-playground#readme",
    bugs: { url: "https://github.example/team/hpa-playground/issues" },
  });
});

test("the licences of all that is inside come with it", () => {
  const licences = readFileSync(join(installed(), "dist-npm", "THIRD_PARTY_LICENSES.txt"), "utf8");
  for (const name of ["js-yaml", "fflate"]) expect(licences).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, "m"));
});

test("the schemas of its JSON come with it, under a name that Node resolves", () => {
  const script = 'import schema from "hpa-playground/schemas/check.schema.json" with { type: "json" }; console.log(schema.title);';
  const shown = spawnSync(process.execPath, ["--no-warnings", "--input-type=module", "-e", script], { cwd: folder, encoding: "utf8" });
  expect([shown.stdout, shown.stderr]).toEqual(["hpa-playground check --format json\n", ""]);
  expect(readdirSync(join(installed(), "schemas"))).toEqual(readdirSync(join(root, "schemas")));
});

/** What its entries are used for, by TypeScript with each way to resolve them, without the DOM and without skipping the package's own types. */
const using = `import { check, explain, InputError, readScenarioFile, simulate, tune, type Decision, type SimulationInput, type Tuned } from "hpa-playground";
import { firstScenario, run, type Trace } from "hpa-playground/internal";
import { library } from "hpa-playground/internal/library";
import remarkHpa from "hpa-playground/remark";

const { manifest, load } = firstScenario;
const input: SimulationInput = { manifest, load, limits: { highestReplicas: { atMost: 8 } } };
const { outcomes, decisions, digest } = simulate(input);
const [first]: readonly Decision[] = decisions;
// @ts-expect-error: outcomes have numbers
const wrong: string = outcomes.podHours;
// @ts-expect-error: there is no such field
const misspelt: SimulationInput = { manifest, load, workload: { cpuRequestMili: 200 } };
const steps = simulate.steps(input);
let next = steps.next();
while (next.done !== true) next = steps.next({ replicas: next.value.decision.scaledTo });
let refused = "";
try {
  simulate(misspelt);
} catch (error) {
  if (error instanceof InputError) refused = error.message;
}
const tuned: Tuned = await tune(input, { signal: { aborted: true } });
const described = "Name: web\\nMetrics: ( current / target )\\n  resource cpu on pods  (as a percentage of request):  90% (180m) / 50%\\nMin replicas: 1\\nMax replicas: 10\\nDeployment pods: 4 current / 8 desired\\n";
const [question] = library;
const ran = run(question!.scenario);
if (!ran.ok) throw new Error("a question does not run");
const trace: Trace = ran.trace;
export const told = [
  typeof wrong,
  first?.second,
  next.value.digest === digest,
  refused,
  tuned.complete,
  explain([described]).autoscalers[0]?.name,
  check(input, { seeds: 5 }).held,
  trace.outcomes.highestReplicas > 0,
  typeof readScenarioFile,
  typeof remarkHpa({ tone: "dark" }),
];
`;

test.each([
  ["nodenext", "nodenext"],
  ["esnext", "bundler"],
])("its entries are imported with their types (module %s, resolution %s)", (module, resolution) => {
  const project = join(folder, resolution);
  mkdirSync(project);
  writeFileSync(join(project, "use.ts"), using);
  writeFileSync(join(project, "package.json"), '{"type": "module"}');
  const compilerOptions = {
    module,
    moduleResolution: resolution,
    target: "es2023",
    lib: ["es2023"],
    types: [],
    strict: true,
    skipLibCheck: false,
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["use.ts"] }));
  const compiled = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", project], { encoding: "utf8" });
  expect(compiled.stdout).toBe("");
  const script = 'console.log(JSON.stringify((await import("./use.js")).told))';
  const used = spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: project, encoding: "utf8" });
  expect([JSON.parse(used.stdout), used.stderr]).toEqual([
    [
      "number",
      0,
      true,
      "workload.cpuRequestMili: There is no such field. Did you mean workload.cpuRequestMilli?",
      false,
      "web",
      false,
      true,
      "function",
      "function",
    ],
    "",
  ]);
});

test("each entry has one file of code beside one file of declarations, and publint finds nothing", async () => {
  const { exports } = JSON.parse(readFileSync(join(installed(), "package.json"), "utf8")) as { exports: Record<string, unknown> };
  const files = readdirSync(installed(), { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const entries = Object.values(exports).flatMap((each) => (typeof each === "object" ? [each as { types: string; default: string }] : []));
  expect(
    files
      .filter((name) => name.endsWith(".d.ts"))
      .map((name) => `./${name}`)
      .toSorted(),
  ).toEqual(entries.map(({ types }) => types).toSorted());
  // Its entries for programs also run in browsers, so nothing that they import is of Node.
  const met = new Set<string>();
  const imports = (file: string): string[] => {
    if (met.has(file)) return [];
    met.add(file);
    const text = readFileSync(file, "utf8");
    const from = [...text.matchAll(/^(?:import|export) (?:[^"\n]* from )?"([^"]+)"/gm)].map(([, name]) => name!);
    return from.flatMap((name) => (name.startsWith(".") ? imports(join(dirname(file), name)) : name));
  };
  expect(entries.flatMap((entry) => imports(join(installed(), entry.default)))).toEqual([]);
  expect(met.size).toBeGreaterThan(entries.length);
  const { messages } = await publint({ pkgDir: installed(), pack: false });
  expect(messages).toEqual([]);
});

test.each(["hpa-playground", "hpa-playground/internal", "hpa-playground/internal/library", "hpa-playground/remark"])(
  "%s can be loaded by require, as the configuration of Docusaurus does it",
  (entry) => {
    const script = `console.log(Object.keys(require(${JSON.stringify(entry)})).length > 0)`;
    // Node 22 does it without this flag.
    const { stdout, stderr } = spawnSync(process.execPath, ["--experimental-require-module", "--no-warnings", "-e", script], {
      cwd: folder,
      encoding: "utf8",
    });
    expect([stdout, stderr]).toEqual(["true\n", ""]);
  },
);

const documentation = readFileSync(join(root, "docs/DOCUMENTATION.md"), "utf8");
const [, fence = ""] = /^````markdown\n([^]*?)^````$/m.exec(documentation) ?? [];

/** What the configuration that DOCUMENTATION.md shows under this name makes of its fence. */
function renderedBy(config: string, render: string): string {
  const [, code = ""] =
    new RegExp(`\\bin \`${config.replaceAll(".", "\\.")}\`[^]*?^\`\`\`js\n([^]*?)^\`\`\`$`, "m").exec(documentation) ?? [];
  writeFileSync(join(folder, config), code);
  writeFileSync(
    join(folder, "render.mjs"),
    `import config from "./${config}";\nconst page = ${JSON.stringify(`# Title\n\n${fence}`)};\n${render}`,
  );
  for (const name of ["@astrojs", "@mdx-js", "react", "react-dom"])
    if (!existsSync(join(folder, "node_modules", name))) symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  const { stdout, stderr } = spawnSync(process.execPath, ["render.mjs"], { cwd: folder, encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout;
}

test.each([
  [
    "docusaurus.config.js",
    `import { evaluate } from "@mdx-js/mdx";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
const [[, { docs }]] = config.presets;
const { default: Content } = await evaluate(page, { ...runtime, remarkPlugins: docs.beforeDefaultRemarkPlugins });
console.log(renderToStaticMarkup(createElement(Content)));`,
  ],
  [
    "astro.config.mjs",
    `const renderer = await config.markdown.processor.createRenderer({});
console.log((await renderer.render(page)).code);`,
  ],
])("the fence of DOCUMENTATION.md becomes a sentence, a picture and a link under its %s", (config, render) => {
  const html = renderedBy(config, render);
  expect(html).toMatch(/<h1[^>]*>Title<\/h1>\s*<pre[ >]/);
  expect(html).toMatch(/<p>Kept\s9\.\sCPU\sproposes\s1,\sbut\s3\smin\sago\sit\sproposed\s9,[^<]*<\/p>/);
  expect(html).toMatch(/<a href="https:\/\/hpa\.example\/#3\.[\w-]+"><img src="data:image\/svg\+xml;base64,[^>]*>/);
});

test("the examples of its README print what it shows", () => {
  const text = readFileSync(join(installed(), "README.md"), "utf8");
  const parts = (language: string) => [...text.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, "g"))].map(([, part]) => part!);
  const [examples, shown] = [parts("js"), parts("text")];
  expect([examples.length, shown.length]).toEqual([2, 2]);
  writeFileSync(join(folder, "example.js"), examples.join(""));
  const printed = spawnSync(process.execPath, ["example.js"], { cwd: folder, encoding: "utf8" });
  expect([printed.stdout, printed.stderr]).toEqual([shown.join(""), ""]);
});

test("each link of its texts leads to a file in it, or to another site", () => {
  // In a lesson of the page a link may be a number that can be changed; the lesson's own reader judges it.
  const texts = readdirSync(installed(), { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".md") && !/page.lessons/.test(name),
  );
  expect(texts.length).toBeGreaterThan(3);
  const broken = texts.flatMap((name) =>
    [...readFileSync(join(installed(), name), "utf8").matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link]) => link!.replace(/#.*/, ""))
      .filter((link) => link.includes(".") && !link.startsWith("https:") && !existsSync(join(installed(), dirname(name), link)))
      .map((link) => `${name}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test("the project's own folder is not packed by mistake", () => {
  const packed = spawnSync("npm", ["pack", "--dry-run", "--offline"], { cwd: root, encoding: "utf8" });
  expect([packed.status, packed.stderr.includes("Use npm run package")]).toEqual([1, true]);
});
