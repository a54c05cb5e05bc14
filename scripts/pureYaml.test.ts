import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEvents } from "js-yaml";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { pureYaml } from "./pureYaml";

const yaml = join(import.meta.dirname, "../node_modules/js-yaml/dist/js-yaml.mjs");
const text = 'a: &x [1, "\\u00e9", !!str 2]\nb: |\n  text\nc: *x\n';

test("a page that only reads YAML carries nothing that writes it, and reads the same", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hpa-playground-yaml-"));
  const [reader, bundle] = [join(folder, "reader.js"), join(folder, "bundle.mjs")];
  writeFileSync(
    reader,
    `import { parseEvents } from ${JSON.stringify(yaml)}; console.log(JSON.stringify(parseEvents(${JSON.stringify(text)}, {})));`,
  );
  const bundled = async (plugins: ReturnType<typeof pureYaml>[]) => {
    const rolldownOptions = { input: reader, treeshake: { moduleSideEffects: [{ test: /js-yaml/, sideEffects: false }] } };
    const built = await build({ root: folder, configFile: false, logLevel: "silent", plugins, build: { write: false, rolldownOptions } });
    return (built as Rolldown.RolldownOutput).output[0].code;
  };
  try {
    const [whole, lean] = [await bundled([]), await bundled([pureYaml()])];
    const writer = /lineWidth|2002:omap/;
    expect([writer.test(whole), writer.test(lean)]).toEqual([true, false]);
    writeFileSync(bundle, lean);
    const read: unknown = JSON.parse(execFileSync(process.execPath, [bundle], { encoding: "utf8" }));
    expect(read).toEqual(parseEvents(text, {}));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
