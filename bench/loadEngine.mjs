import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/** The engine as the page has it: bundled, but run by Node. `plugins` may change its source. */
export async function loadEngine(plugins = []) {
  const outDir = mkdtempSync(join(tmpdir(), "hpa-playground-bench-"));
  await build({
    configFile: false,
    logLevel: "error",
    plugins,
    build: {
      ssr: join(import.meta.dirname, "engine.ts"),
      outDir,
      target: "node20",
      rollupOptions: { output: { entryFileNames: "engine.mjs" } },
    },
    ssr: { noExternal: true },
  });
  // oxlint-disable-next-line rooms/borders -- what was built just now
  const engine = await import(pathToFileURL(join(outDir, "engine.mjs")).href);
  rmSync(outDir, { recursive: true, force: true });
  return engine;
}
