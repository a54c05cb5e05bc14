import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { policy } from "./contentSecurityPolicy";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

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

test("the workflow tests the page as everybody does, with a Node that the package allows, and publishes only what passed", () => {
  const { jobs } = load(read(".github/workflows/publish.yml")) as {
    jobs: Record<string, { needs?: string; steps: { run?: string; uses?: string; with?: Record<string, unknown> }[] }>;
  };
  expect(jobs["publish"]?.needs).toBe("test");
  const steps = jobs["test"]!.steps;
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual([".ci/run"]);
  expect(steps.find(({ uses }) => uses?.startsWith("actions/setup-node@"))?.with).toMatchObject({ "node-version": 20 });
  expect(steps.at(-1)).toMatchObject({ uses: expect.stringContaining("upload-pages-artifact"), with: { path: "dist" } });
});

test("the workflow in CLI.md gives the action what it takes", () => {
  const example = /```yaml\n([^]*?)```/.exec(read("docs/CLI.md"))![1]!;
  const { jobs } = load(example) as { jobs: Record<string, { steps: { uses: string; with?: Record<string, string> }[] }> };
  const { inputs } = load(read("action.yml")) as { inputs: Record<string, { required?: boolean }> };
  const given = jobs["autoscaler"]!.steps.find(({ uses }) => uses.includes("hpa-playground@"))!.with!;
  expect(Object.keys(given).filter((name) => !(name in inputs))).toEqual([]);
  expect(Object.keys(inputs).filter((name) => inputs[name]!.required === true && !(name in given))).toEqual([]);
});

test("every action is named by its digest, with its version beside it", () => {
  for (const path of [".github/workflows/publish.yml", "action.yml", "docs/CLI.md"]) {
    const used = [...read(path).matchAll(/^ *(?:- )?uses: (.+)$/gm)].map(([, action]) => action!);
    // A person writes the place of this repository there.
    const others = used.filter((action) => !action.startsWith("OWNER/"));
    expect(others.length).toBeGreaterThan(0);
    for (const action of others) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test("no package needs a script at its installation, so none runs one", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, { hasInstallScript?: true; os?: string[] }> };
  expect(
    Object.keys(packages).filter((name) => packages[name]!.hasInstallScript && !packages[name]!.os?.every((os) => os === "darwin")),
  ).toEqual([]);
  for (const path of ["README.md", "docs/HOSTING.md", "docs/CLI.md", "action.yml", ".ci/run"])
    expect([path, read(path).match(/npm ci(?! --ignore-scripts)/)]).toEqual([path, null]);
});
