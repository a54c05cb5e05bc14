import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/** Hands the engine to a measurement, bundled as the page's own code is. */
export async function withEngine(measure) {
  const outDir = mkdtempSync(join(tmpdir(), "hpa-playground-bench-"));
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: join(import.meta.dirname, "engine.ts"),
      outDir,
      target: "node20",
      rollupOptions: { output: { entryFileNames: "engine.mjs" } },
    },
    ssr: { noExternal: true },
  });
  await measure(await import(pathToFileURL(join(outDir, "engine.mjs")).href));
  rmSync(outDir, { recursive: true, force: true });
}
