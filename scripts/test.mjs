// Everything that must pass; what fails fastest comes first. Each runner ends with "name: N passed, N failed".
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findBrowser } from "./findBrowser.mjs";

const mostFailures = 30;
const reports = mkdtempSync(join(tmpdir(), "hpa-playground-"));
const closing = [];
const failedSteps = [];
const failures = [];
/** Each test, or file of tests, with its seconds. */
const times = [];
let failed = false;

// The build leaves most of the second processor idle.
const [, isBuilt] = await Promise.all([checks(), stepBeside("build", "npx", ["vite", "build"])]);
unit();
if (isBuilt) {
  browsers();
  browser();
} else {
  close("browsers", 0, 1);
  close("browser", 0, 1);
}

rmSync(reports, { recursive: true, force: true });
// A step without a count, such as lint, and the reasons of the others would stay unseen far above the counts.
if (failedSteps.length > 0) console.log(`\nThese steps failed: ${failedSteps.join(", ")}.`);
for (const failure of failures.slice(0, mostFailures)) console.log(`  ${failure}`);
if (failures.length > mostFailures) console.log(`  and ${failures.length - mostFailures} more`);
console.log("\nThe ten slowest:");
for (const { name, seconds } of times.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10))
  console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
console.log(`\n${closing.join("\n")}`);
process.exit(failed ? 1 : 0);

async function checks() {
  await stepBeside("types", "npm", ["run", "-s", "types"]);
  await stepBeside("lint", "npm", ["run", "-s", "lint"]);
  await stepBeside("format", "npx", ["oxfmt", "--check", "."]);
}

function step(name, command, args, env = {}) {
  console.log(`\n── ${name}`);
  return ended(name, spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status);
}

/** A step beside another one. What it writes is shown when it has ended, so that the two do not mix. */
async function stepBeside(name, command, args) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (part) => (output += part));
  const status = await new Promise((resolve) => child.once("error", () => resolve(null)).once("close", resolve));
  console.log(`\n── ${name}\n${output.trimEnd()}`);
  return ended(name, status);
}

function ended(name, status) {
  if (status !== 0) {
    failed = true;
    failedSteps.push(name);
    console.log(`${name} failed (exit ${status})`);
  }
  return status === 0;
}

function unit() {
  const report = join(reports, "unit.json");
  const unhandled = join(reports, "unhandled.ndjson");
  const reporters = ["default", "json", "./scripts/unhandledErrors.mjs"].map((reporter) => `--reporter=${reporter}`);
  const passed = step("unit, property and conformance", "npx", ["vitest", "run", ...reporters, `--outputFile.json=${report}`], {
    UNHANDLED_ERRORS: unhandled,
  });
  const counts = {};
  for (const { test, message } of readLines(unhandled)) {
    (counts[kind(test)] ??= { passed: 0, failed: 0 }).failed++;
    note(`${test}, while it ran or after it`, message);
  }
  for (const file of readReport(report)?.testResults ?? []) {
    const count = (counts[kind(relative(process.cwd(), file.name))] ??= { passed: 0, failed: 0 });
    // A file that could not be loaded counts as one failure.
    if (file.status === "failed" && file.assertionResults.length === 0) {
      count.failed++;
      note(`${relative(process.cwd(), file.name)} could not be loaded`, file.message);
    }
    for (const { status, fullName, failureMessages, duration } of file.assertionResults) {
      times.push({ name: `${relative(process.cwd(), file.name)}: ${fullName}`, seconds: (duration ?? 0) / 1000 });
      count[status === "passed" ? "passed" : "failed"]++;
      if (status === "failed") note(`${relative(process.cwd(), file.name)}: ${fullName}`, failureMessages[0]);
    }
  }
  for (const [name, count] of Object.entries(counts)) close(name, count.passed, count.failed);
  if (!passed && Object.keys(counts).length === 0) close("unit", 0, 1);
}

function kind(name) {
  if (name.includes(".property.")) return "property";
  return /^engine.conformance/.test(name) ? "conformance" : "unit";
}

function browser() {
  const report = join(reports, "browser.json");
  let path;
  try {
    ({ path } = findBrowser());
  } catch (error) {
    console.log(error.message);
    close("browser", 0, 1);
    return;
  }
  const passed = step("browser", "npx", ["playwright", "test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(path ? { CHROME_PATH: path } : {}),
  });
  const { stats, suites = [] } = readReport(report) ?? {};
  suites.forEach(noteResults);
  if (stats?.flaky) console.log(`${stats.flaky} browser tests passed only at their second try`);
  close("browser", stats ? stats.expected + stats.flaky : 0, stats ? stats.unexpected : passed ? 0 : 1);
}

/** The tests of one of Playwright's suites, which hold suites. */
function noteResults({ suites = [], specs = [] }) {
  suites.forEach(noteResults);
  for (const { file, line, title, tests } of specs) {
    for (const { status, results } of tests) {
      const name = `${file}:${line}: ${title}`;
      times.push({ name, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 });
      if (status === "unexpected") note(name, results.at(-1)?.error?.message);
    }
  }
}

/** The engine in every browser of this machine, and the page's windows in WebKit. */
function browsers() {
  const report = join(reports, "browsers.json");
  step("browsers", "node", ["scripts/browsers/run.mjs", report]);
  const counts = readReport(report) ?? { passed: 0, failed: 1, failures: ["The browsers' check ended without a report."] };
  failures.push(...counts.failures);
  close("browsers", counts.passed, counts.failed);
}

function note(test, message = "") {
  failures.push(`${test}: ${stripVTControlCharacters(message).split("\n", 1)[0]}`);
}

/** The lines of JSON in a file, which is not there where nothing was written. */
function readLines(path) {
  return existsSync(path)
    ? readFileSync(path, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
    : [];
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    // The runner died before it could report; its exit code shows it.
    return null;
  }
}

function close(name, passedCount, failedCount) {
  closing.push(`${name}: ${passedCount} passed, ${failedCount} failed`);
  if (failedCount > 0 || passedCount === 0) failed = true;
}
