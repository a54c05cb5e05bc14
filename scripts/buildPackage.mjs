// Builds dist-npm/, the code of the npm package: the command, the entries for programs, and the declarations of each entry.
import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { writeDeclarations } from "./declarations.mjs";

const root = join(import.meta.dirname, "..");
const vite = join(root, "node_modules/.bin/vite");
const options = ["build", "--config", "vite.package.config.ts", "--logLevel", "warn"];
const { status } = spawnSync(process.execPath, [vite, ...options], { cwd: root, stdio: "inherit" });
if (status !== 0) process.exit(1);
await writeDeclarations(join(root, "dist-npm"));
// krew links to the plugin as it is in the archive. npm makes what it installs executable itself.
chmodSync(join(root, "dist-npm", "kubectl-hpa_why.js"), 0o755);
