// Packs the npm package as npm would publish it. Its README is npm/README.md, because that of the project is for who has the project. In a workflow
// of GitHub the package names the repository of that workflow: npm compares it with the place that the provenance names. Options are those of
// `npm pack`.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
if (process.env.npm_lifecycle_event === "prepack") {
  console.error("npm pack would pack the project. Use npm run package, which packs the package.");
  process.exit(1);
}
const {
  scripts,
  devDependencies: _tools,
  overrides: _overrides,
  private: _private,
  ...manifest
} = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
// In their order: the first empties dist-npm, and others add to it.
for (const name of Object.keys(scripts).filter((each) => each.startsWith("build:"))) run("npm", ["run", "-s", name], root);
const staged = mkdtempSync(join(tmpdir(), "hpa-playground-pack-"));
process.on("exit", () => rmSync(staged, { recursive: true }));
for (const name of [...manifest.files, "LICENSE"]) cpSync(join(root, name), join(staged, name), { recursive: true });
cpSync(join(root, "npm/README.md"), join(staged, "README.md"));
writeFileSync(join(staged, "package.json"), `${JSON.stringify({ ...addresses(process.env), ...manifest }, null, 2)}\n`);
const options = process.argv.slice(2);
const target = options.includes("--pack-destination") ? [] : ["--pack-destination", process.cwd()];
run("npm", ["pack", staged, ...target, ...options], process.cwd());

/** Where the repository of the workflow is, in the fields of package.json that say so; none outside of a workflow. What package.json says itself wins. */
function addresses({ GITHUB_SERVER_URL: server = "https://github.com", GITHUB_REPOSITORY: repository }) {
  if (!repository) return {};
  const address = `${server}/${repository}`;
  return {
    repository: { type: "git", url: `git+${address}.git` },
    homepage: `${address}#readme`,
    bugs: { url: `${address}/issues` },
  };
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(1);
}
