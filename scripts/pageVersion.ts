import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "..");

/**
 * Writes into the HTML which version of the page it is: that of package.json and, where Git knows it, the commit. It is not in the code, because
 * then every commit would give every file of code another name, and each visitor would fetch all of them anew.
 */
export function pageVersion(): Plugin {
  return {
    name: "page-version",
    apply: "build",
    transformIndexHtml: () => [{ tag: "meta", attrs: { name: "version", content: versionOf() }, injectTo: "head" }],
  };
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const { stdout, status } = spawnSync("git", ["rev-parse", "--short=9", "HEAD"], { cwd: root, encoding: "utf8" });
  return status === 0 ? `${version} (${stdout.trim()})` : version;
}
