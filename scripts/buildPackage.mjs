// Builds dist-npm/, the content of the npm package: the command, the engine, and the engine's types.
import { spawnSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const types = join(root, "dist-npm", "types");

run("vite", ["build", "--config", "vite.package.config.ts", "--logLevel", "warn"]);
// krew links to the plugin as it is in the archive. npm makes what it installs executable itself.
chmodSync(join(root, "dist-npm", "kubectl-hpa_why.js"), 0o755);
run("tsc", ["-p", "cli/tsconfig.types.json"]);
for (const file of readdirSync(types, { recursive: true, encoding: "utf8" })) {
  if (file.endsWith(".d.ts")) withExtensions(join(types, file));
}

function run(tool, args) {
  const { status } = spawnSync(process.execPath, [join(root, "node_modules", ".bin", tool), ...args], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

/** A resolver that works as Node does looks for whole file names. */
function withExtensions(file) {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replaceAll(/((?:from|import\()\s*")(\.{1,2}\/[^"]+)(")/g, "$1$2.js$3"));
}
