// What a change since the last commit (or since the commit that is named) touches: its types, its lint and format, and the tests beside
// it and of what imports it. The gate (`npm test`) checks everything.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const since = process.argv[2] ?? "HEAD";
const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
const changed = [...new Set([...git("diff", "--name-only", "--relative", since), ...git("ls-files", "--others", "--exclude-standard")])];
const present = changed.filter((file) => existsSync(file));
const code = present.filter((file) => /\.(tsx?|m?js)$/.test(file));
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit(0);
}

/** Each project with the rooms that it compiles; what it imports of another room counts, too. */
const projects = {
  engine: /^engine\//,
  "engine/tsconfig.test.json": /^engine\//,
  app: /^(engine|app)\//,
  "app/tsconfig.worker.json": /^(engine|app)\//,
  "tsconfig.json": /./,
};

const isTest = (file) => /\.test\.tsx?$/.test(file);
const tests = testsOf(changed);
const results = await Promise.all([
  types(),
  code.length > 0 && step("lint", "npx", ["oxlint", "--type-aware", "--deny-warnings", ...code]),
  present.length > 0 && step("format", "npx", ["oxfmt", "--check", "--no-error-on-unmatched-pattern", ...present]),
  tests.length > 0 && step(`${tests.length} files of tests`, "npx", ["vitest", "run", ...tests]),
]);
process.exit(results.includes(1) ? 1 : 0);

/** One after the other, because the tests have the other processor. What was compiled before is kept in node_modules/.cache. */
async function types() {
  if (code.length === 0 && changed.every((file) => !/tsconfig|package/.test(file))) return 0;
  for (const [project, rooms] of Object.entries(projects)) {
    if (!changed.some((file) => rooms.test(file))) continue;
    const kept = `node_modules/.cache/quick/${project.replaceAll("/", "-")}.tsbuildinfo`;
    if (await step(`types of ${project}`, "npx", ["tsc", "-p", project, "--incremental", "--tsBuildInfoFile", kept])) return 1;
  }
  return 0;
}

/** The changed tests, those in the folder of a changed file, and those that import one, also through one file between. */
function testsOf(files) {
  const all = git("ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx").filter((file) => existsSync(file));
  const importersOf = new Map();
  for (const file of all) {
    for (const [, path] of readFileSync(file, "utf8").matchAll(/(?:from|import|import\() ?"(\.[^"?]+)"/g)) {
      const target = normalize(join(dirname(file), path)).replace(/\.tsx?$/, "");
      importersOf.set(target, [...(importersOf.get(target) ?? []), file]);
    }
  }
  const importers = (file) => importersOf.get(file.replace(/\.tsx?$/, "")) ?? [];
  const folders = new Set(files.filter((file) => !file.endsWith(".md")).map(dirname));
  const near = files.flatMap((file) => [
    file,
    ...importers(file),
    ...(importers(file).length < 10 ? importers(file).flatMap(importers) : []),
  ]);
  // A document is read by tests that name it.
  const documents = files.filter((file) => file.endsWith(".md"));
  const readers = all.filter((file) => isTest(file) && documents.some((name) => readFileSync(file, "utf8").includes(`"${name}"`)));
  return [...new Set([...near, ...all.filter((file) => folders.has(dirname(file))), ...readers])].filter(
    (file) => isTest(file) && existsSync(file),
  );
}

/** What it prints is shown at its end, so that two do not mix. Returns 1 if it failed. */
function step(name, command, args) {
  return new Promise((resolve) => {
    const from = Date.now();
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (part) => (output += part));
    child.once("close", (status) => {
      const seconds = ((Date.now() - from) / 1000).toFixed(0);
      console.log(`${status === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)${status === 0 ? "" : `\n${output.trimEnd()}`}`);
      resolve(status === 0 ? 0 : 1);
    });
  });
}
