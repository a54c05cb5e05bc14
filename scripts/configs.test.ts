import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { policy } from "./contentSecurityPolicy";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

// The bundler warns of any other import, at everyone's first `npm start`.
test.for(["vite.config.ts", "vite.package.config.ts", "vitest.config.ts"])(
  "%s imports the project's own files by their whole names",
  (config) => {
    const place = new URL(`../${config}`, import.meta.url);
    const imported = [...readFileSync(place, "utf8").matchAll(/\bfrom "(\.[^"]+)"/g)].map(([, path]) => path!);
    expect(imported.filter((path) => !existsSync(fileURLToPath(new URL(path, place))))).toEqual([]);
  },
);

test("the package can be published: nothing forbids it, and its manifest says what a registry shows", () => {
  const manifest = JSON.parse(read("package.json")) as Record<string, unknown>;
  expect(manifest).not.toHaveProperty("private");
  for (const field of ["name", "version", "description", "license", "keywords", "files", "engines"]) expect(manifest).toHaveProperty(field);
});

test("a host's policy in HOSTING.md allows all that the page's own policy allows", () => {
  const inHosting = /^default-src .*$/m.exec(read("docs/HOSTING.md"))?.[0].split("; ");
  const directives = policy.split("; ").filter((directive) => !/^(?:object-src|base-uri) /.test(directive));
  expect(inHosting).toEqual([...directives, "connect-src 'self' https:"]);
});

const workflows = readdirSync(join(root, ".github/workflows")).map((file) => `.github/workflows/${file}`);

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

interface Job {
  needs?: string | string[];
  permissions?: object;
  "timeout-minutes"?: number;
  strategy?: { matrix: { node: number[] } };
  steps: Step[];
}

interface Workflow {
  on: { push?: { tags?: string[] } };
  jobs: Record<string, Job>;
}

const workflow = (path: string) => load(read(path)) as Workflow;

test("the page is published only if it passed what everybody runs", () => {
  const { jobs } = workflow(".github/workflows/publish.yml");
  expect(jobs["publish"]?.needs).toBe("test");
  const steps = jobs["test"]!.steps;
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual([".ci/run"]);
  expect(steps.at(-1)).toMatchObject({ uses: expect.stringContaining("upload-pages-artifact"), with: { path: "dist" } });
});

test("a pull request runs the same on every Node that the package allows", () => {
  const { steps, strategy } = workflow(".github/workflows/pull-request.yml").jobs["test"]!;
  expect(steps.at(-1)).toEqual({ run: ".ci/run" });
  const { engines } = JSON.parse(read("package.json")) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${strategy!.matrix.node[0]}.19`);
});

test("a release publishes nothing that did not pass, and each of its jobs may do only what it says", () => {
  const { jobs } = workflow(".github/workflows/release.yml");
  expect(jobs["build"]!.steps.flatMap(({ run }) => run ?? [])).toContain(".ci/run");
  for (const [name, { needs = [], permissions }] of Object.entries(jobs)) {
    if (name === "build") continue;
    expect([name, [needs].flat()]).toEqual([name, expect.arrayContaining(["build"])]);
    expect([name, permissions]).toEqual([name, expect.any(Object)]);
  }
});

test("a release is a tag of a whole version: a pre-release would become what people get without a version", () => {
  const [pattern] = workflow(".github/workflows/release.yml").on.push!.tags!;
  // In a filter of GitHub a point is a point, and + and [] are what they are here.
  const tag = new RegExp(`^${pattern!.replaceAll(".", "\\.")}$`);
  expect(["v0.1.0", "v10.20.30", "v0.2.0-rc.1", "v1", "v0", "built-v0.1.0"].filter((name) => tag.test(name))).toEqual([
    "v0.1.0",
    "v10.20.30",
  ]);
});

test("the tag of one version never moves, and that of a major version does", () => {
  const { steps } = workflow(".github/workflows/release.yml").jobs["release"]!;
  const pushed = steps.flatMap(({ run }) => run?.match(/git push .*/g) ?? []);
  expect(pushed).toEqual(['git push --atomic origin "+FETCH_HEAD:refs/tags/$major" "FETCH_HEAD:refs/tags/built-$GITHUB_REF_NAME"']);
});

test("what a job takes from another was stored by one that it waits for, under that name", () => {
  for (const path of workflows) {
    const { jobs } = workflow(path);
    const named = (job: string, action: string) =>
      jobs[job]!.steps.filter(({ uses }) => uses?.startsWith(`actions/${action}@`)).map(({ with: given }) => given?.["name"]);
    for (const [job, { needs = [] }] of Object.entries(jobs))
      for (const name of named(job, "download-artifact"))
        expect([path, job, [needs].flat().flatMap((each) => named(each, "upload-artifact"))]).toEqual([
          path,
          job,
          expect.arrayContaining([name]),
        ]);
  }
});

test("every job ends: none waits for six hours, which is what GitHub gives it", () => {
  for (const path of workflows)
    for (const [job, { "timeout-minutes": minutes = 360 }] of Object.entries(workflow(path).jobs))
      expect([path, job, minutes <= 90]).toEqual([path, job, true]);
});

// GitHub's machines have had no Node 20 for actions since September 2026. These are the first versions with another.
const firstOnNode24: Readonly<Record<string, number>> = {
  checkout: 5,
  "configure-pages": 6,
  "deploy-pages": 5,
  "download-artifact": 7,
  "setup-node": 5,
  "upload-artifact": 6,
  "upload-pages-artifact": 5,
};

test("every action runs on a Node that GitHub still has", () => {
  for (const path of [...workflows, "docs/PULL-REQUEST.md"])
    for (const [, action, version] of read(path).matchAll(/uses: actions\/([a-z-]+)@\S+ # v(\d+)/g))
      expect([path, action, Number(version) >= firstOnNode24[action!]!]).toEqual([path, action, true]);
});

test("no workflow writes what a person sent into a script", () => {
  for (const path of workflows)
    for (const { steps } of Object.values(workflow(path).jobs))
      for (const { run = "" } of steps) expect([path, /\$\{\{/.test(run)]).toEqual([path, false]);
});

test("the workflows in PULL-REQUEST.md give the action what it takes, and its tables have every input and output", () => {
  const text = read("docs/PULL-REQUEST.md");
  const { inputs, outputs } = load(read("action.yml")) as Record<"inputs" | "outputs", Record<string, { required?: boolean }>>;
  const examples = [...text.matchAll(/uses: OWNER\/hpa-playground@.*\n +with:\n((?: {10}.*\n)+)/g)].map(
    ([, given]) => load(given!) as object,
  );
  expect(examples).toHaveLength(2);
  for (const given of examples) {
    expect(Object.keys(given).filter((name) => !(name in inputs))).toEqual([]);
    expect(Object.keys(inputs).filter((name) => inputs[name]!.required === true && !(name in given))).toEqual([]);
  }
  for (const name of [...Object.keys(inputs), ...Object.keys(outputs)]) expect(text).toMatch(new RegExp(`^\\|.*\`${name}\`.*\\|`, "m"));
});

test("every action is named by its digest, with its version beside it", () => {
  for (const path of [...workflows, "docs/PULL-REQUEST.md"]) {
    const used = [...read(path).matchAll(/^ *(?:- )?uses: (.+)$/gm)].map(([, action]) => action!);
    // A person writes the place of this repository there.
    const others = used.filter((action) => !action.startsWith("OWNER/"));
    expect(others.length).toBeGreaterThan(0);
    for (const action of others) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test("the hook of pre-commit reads manifests in one process, and no scenario, which has a manifest of its own", () => {
  const [hook] = load(read(".pre-commit-hooks.yaml")) as [{ entry: string; exclude: string; types_or: string[]; require_serial: boolean }];
  const [program = "", verb] = hook.entry.split(" ");
  const { bin } = JSON.parse(read("package.json")) as { bin: object };
  expect([Object.hasOwn(bin, program), verb]).toEqual([true, "check"]);
  expect([hook.types_or, hook.require_serial]).toEqual([["yaml", "json"], true]);
  const excluded = ["gate.hpa.json", "deploy/other.hpa.json", "hpa.json", "deploy/hpa.yaml", "a.hpa.json.yaml"];
  expect(excluded.filter((file) => new RegExp(hook.exclude).test(file))).toEqual(["gate.hpa.json", "deploy/other.hpa.json"]);
});

test("an issue's form asks in fields that GitHub knows, each with an id of its own", () => {
  const folder = join(root, ".github/ISSUE_TEMPLATE");
  const forms = readdirSync(folder).filter((file) => file !== "config.yml");
  expect(forms).toContain("wrong.yml");
  for (const file of forms) {
    const form = load(readFileSync(join(folder, file), "utf8")) as {
      name: string;
      description: string;
      body: { type: string; id?: string; attributes: { label?: string; value?: string; options?: string[] } }[];
    };
    expect([form.name, form.description]).toEqual([expect.any(String), expect.any(String)]);
    const asked = form.body.filter(({ type }) => type !== "markdown");
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    for (const { type, attributes } of asked) {
      expect(["input", "textarea", "dropdown", "checkboxes"]).toContain(type);
      expect(attributes.label).toEqual(expect.any(String));
      expect(attributes.options !== undefined).toBe(type === "dropdown");
    }
  }
});

test("the image of another processor needs no emulation, and holds the package that the release tested", () => {
  const image = read("Dockerfile");
  expect(image.match(/^FROM .* AS .*$/gm)).toEqual([expect.stringContaining("--platform=$BUILDPLATFORM ")]);
  const [argument] = /^ARG (\w+)/m.exec(image)!.slice(1);
  const { steps } = workflow(".github/workflows/release.yml").jobs["image"]!;
  const taken = steps.find(({ uses }) => uses?.startsWith("actions/download-artifact@"))!.with!["path"] as string;
  expect(steps.flatMap(({ run = "" }) => run.match(/--build-arg \S+/g) ?? [])).toEqual([
    `--build-arg ${argument}="${taken}/hpa-playground-\${GITHUB_REF_NAME#v}.tgz"`,
  ]);
  expect(read(".dockerignore").split("\n")).not.toContain(taken);
});

test("the image runs as no root, and starts a command that the command line has", () => {
  const lines = read("Dockerfile").split("\n");
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  expect(last).toContain("USER 65532:65532");
  expect(last.filter((line) => line.startsWith("RUN "))).toEqual([]);
  const [, entry] = JSON.parse(last.find((line) => line.startsWith("ENTRYPOINT "))!.slice(11)) as string[];
  const { bin } = JSON.parse(read("package.json")) as { bin: Record<string, string> };
  expect(entry).toBe(`/app/${bin["hpa-playground"]}`);
  const [verb] = JSON.parse(last.find((line) => line.startsWith("CMD "))!.slice(4)) as string[];
  expect(read("cli/commands.ts")).toMatch(new RegExp(`^ +${verb}: \\{`, "m"));
});

test("no package needs a script at its installation, so none runs one", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, { hasInstallScript?: true; os?: string[] }> };
  expect(
    Object.keys(packages).filter((name) => packages[name]!.hasInstallScript && !packages[name]!.os?.every((os) => os === "darwin")),
  ).toEqual([]);
  for (const path of ["README.md", "docs/HOSTING.md", "docs/CLI.md", "Dockerfile", ".ci/run"])
    expect([path, read(path).match(/npm ci(?! --ignore-scripts)/)]).toEqual([path, null]);
});
