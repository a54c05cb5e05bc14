import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { countSteps } from "./countSteps.mjs";

/** The judge of random worlds, bundled, with an engine that counts its steps or, for true times, one that does not. */
export async function loadWorld({ counted }) {
  const outDir = mkdtempSync(join(tmpdir(), "hpa-playground-world-"));
  await build({
    configFile: false,
    logLevel: "error",
    plugins: counted ? [countSteps()] : [],
    build: {
      ssr: join(import.meta.dirname, "entry.ts"),
      outDir,
      target: "node20",
      minify: false,
      rollupOptions: { output: { entryFileNames: "world.mjs" } },
    },
    ssr: { noExternal: true },
  });
  // oxlint-disable-next-line rooms/borders -- what was built just now
  const { cpuOf, judgeWorld, worldOf, mostCpuSeconds, steps } = await import(pathToFileURL(join(outDir, "world.mjs")).href);
  rmSync(outDir, { recursive: true, force: true });
  const cpuSeconds = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  return {
    judge: (seed) => judgeWorld(seed, { cpuSeconds, steps: () => steps.taken }),
    cpuOf: (seed) => cpuOf(seed, { cpuSeconds }),
    worldOf,
    mostCpuSeconds,
  };
}
