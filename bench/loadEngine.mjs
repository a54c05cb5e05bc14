import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/** The file without plugins is built once; each call gets modules of its own, whose code no other part of the benchmark has run. */
let built = null;
let copies = 0;

/** The engine as the page has it: bundled, but run by Node. `plugins` may change its source. */
export async function loadEngine(plugins = []) {
  const code = plugins.length > 0 ? await buildEngine(plugins) : await (built ??= buildEngine([]));
  const folder = mkdtempSync(join(tmpdir(), "hpa-playground-bench-"));
  const file = join(folder, `engine-${++copies}.mjs`);
  writeFileSync(file, code);
  // oxlint-disable-next-line rooms/borders -- what was built just now
  const engine = await import(pathToFileURL(file).href);
  rmSync(folder, { recursive: true, force: true });
  return engine;
}

async function buildEngine(plugins) {
  const { output } = await build({
    configFile: false,
    logLevel: "error",
    plugins,
    build: { ssr: join(import.meta.dirname, "engine.ts"), write: false, target: "node20" },
    ssr: { noExternal: true },
  });
  if (output.length > 1) throw new Error(`the engine was built into ${output.length} files`);
  return output[0].code;
}
