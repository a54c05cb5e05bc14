// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { afterAll, expect, test } from "vitest";
import { licencesFile, packageFolder, thirdPartyLicences } from "../../scripts/thirdPartyLicenses";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "hpa-playground-licences-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every package of a build and of its workers is in the file, with its licence", async () => {
  const from = (name: string) => JSON.stringify(join(root, "node_modules", name));
  writeFileSync(join(folder, "inner.js"), `import { load } from ${from("js-yaml/dist/js-yaml.mjs")}; postMessage(load("a: 1"));`);
  const worker = 'new Worker(new URL("./inner.js", import.meta.url), { type: "module" });';
  writeFileSync(
    join(folder, "outer.js"),
    `import { createElement } from ${from("react/index.js")}; ${worker} console.log(createElement("a"));`,
  );
  const licences = thirdPartyLicences();
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [licences.written()],
    worker: { format: "es", plugins: () => [licences.seen()] },
    build: { write: false, rolldownOptions: { input: join(folder, "outer.js") } },
  })) as Rolldown.RolldownOutput;
  const text = String(sourceOf(built));
  for (const name of ["react", "js-yaml"]) expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, "m"));
  expect(text).toContain("Copyright (C) 2011-2015 by Vitaly Puzrin");
});

const sourceOf = ({ output }: Rolldown.RolldownOutput) => {
  const file = output.find(({ fileName }) => fileName === licencesFile);
  return file?.type === "asset" ? file.source : "";
};

test("a module belongs to the innermost package", () => {
  expect(packageFolder("/a/node_modules/b/node_modules/@c/d/e.js?worker")).toBe("/a/node_modules/b/node_modules/@c/d");
  expect(packageFolder("\0/a/node_modules/b/c.js?commonjs-es-import")).toBe("/a/node_modules/b");
  expect(packageFolder("/a/app/main.tsx")).toBeNull();
  expect(packageFolder("\0vite/preload-helper.js")).toMatch(/node_modules\/vite$/);
});
