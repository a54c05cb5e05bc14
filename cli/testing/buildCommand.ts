import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Builds the command as the package has it, without its types, into a folder of the test's own. Returns the path of `cli.js`. */
export function buildCommand(folder: string): string {
  const out = join(folder, "command");
  const options = ["build", "--config", "vite.package.config.ts", "--outDir", out, "--logLevel", "error"];
  execFileSync(process.execPath, [join(root, "node_modules/vite/bin/vite.js"), ...options], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    // Vite would build for vitest's mode.
    env: { ...process.env, NODE_ENV: "production" },
  });
  writeFileSync(join(out, "package.json"), '{"type": "module"}');
  return join(out, "cli.js");
}
