import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstScenario, writeScenarioFile } from "../engine/index";

const root = join(import.meta.dirname, "..");
let folder = "";

/** Packs the same files as `npm pack`, and puts them where an installation would; nothing is fetched. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hpa-playground-package-"));
  execFileSync("npm", ["pack", "--silent", "--offline", "--pack-destination", folder], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  const installed = join(folder, "node_modules", "hpa-playground");
  mkdirSync(installed, { recursive: true });
  const { version } = manifestOf(root);
  execFileSync("tar", ["xzf", join(folder, `hpa-playground-${version}.tgz`), "--strip-components=1", "-C", installed]);
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifestOf = (of: string) =>
  JSON.parse(readFileSync(join(of, "package.json"), "utf8")) as { version: string; bin: Record<string, string>; dependencies?: object };
const installed = () => join(folder, "node_modules", "hpa-playground");
const command = (...args: string[]) =>
  spawnSync(process.execPath, [join(installed(), manifestOf(installed()).bin["hpa-playground"]!), ...args], {
    cwd: folder,
    encoding: "utf8",
  });

test("the packed command runs and checks a scenario, and needs no other package", () => {
  expect(manifestOf(installed())).not.toHaveProperty("dependencies");
  writeFileSync(join(folder, "kept.hpa.json"), writeScenarioFile({ ...firstScenario, limits: { highestReplicas: { atMost: 10 } } }));
  writeFileSync(join(folder, "broken.hpa.json"), writeScenarioFile({ ...firstScenario, limits: { highestReplicas: { atMost: 8 } } }));
  writeFileSync(join(folder, "neither.txt"), "hello");
  expect(command("run", "kept.hpa.json")).toMatchObject({ status: 0, stderr: "", stdout: expect.stringMatching(/^# Why does it wait/) });
  expect(command("check", "kept.hpa.json")).toMatchObject({ status: 0, stderr: "" });
  expect(command("check", "broken.hpa.json")).toMatchObject({
    status: 1,
    stdout: "highestReplicas is 9: the limit of at most 8 is broken.\n",
  });
  expect(command("check", "neither.txt")).toMatchObject({ status: 2, stdout: "", stderr: expect.stringContaining("neither.txt: ") });
  writeFileSync(join(folder, "hpa.yaml"), firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 8"));
  expect(command("check", "broken.hpa.json", "--manifest", "hpa.yaml")).toMatchObject({ status: 0, stderr: "" });
  expect(command("--version").stdout).toBe(`${manifestOf(root).version}\n`);
});

test("a disk without space, a directory and a name with escape codes are told of in words", () => {
  writeFileSync(join(folder, "kept.hpa.json"), writeScenarioFile(firstScenario));
  const script = `"${process.execPath}" "${join(installed(), "dist-npm/cli.js")}" run kept.hpa.json > /dev/full`;
  const full = spawnSync("sh", ["-c", script], { cwd: folder, encoding: "utf8" });
  expect([full.status, full.stderr]).toEqual([2, "The output could not be written: no space is left on the device.\n"]);
  expect(command("run", ".")).toMatchObject({ status: 2, stdout: "", stderr: ".: It is a directory, not a file.\n" });
  const named = firstScenario.manifest.replace(/name: .*/, 'name: "\\e[31mred"');
  writeFileSync(join(folder, "red.yaml"), named);
  const red = command("run", "red.yaml");
  expect(red.status).toBe(2);
  expect(red.stderr).toContain("[31mred");
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  expect(red.stderr + red.stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
});

test("the licences of all that is inside come with it", () => {
  const licences = readFileSync(join(installed(), "dist-npm", "THIRD_PARTY_LICENSES.txt"), "utf8");
  for (const name of ["js-yaml", "fflate"]) expect(licences).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, "m"));
});

test("the packed engine is imported with its types", () => {
  writeFileSync(
    join(folder, "use.ts"),
    `import { firstScenario, run, type Trace } from "hpa-playground";
import { library } from "hpa-playground/library";

const ran = run(firstScenario);
if (!ran.ok) throw new Error("the first scenario does not run");
const trace: Trace = ran.trace;
// @ts-expect-error: outcomes have numbers
const wrong: string = trace.outcomes.podHours;
export const told = [typeof wrong, trace.outcomes.highestReplicas, library.length > 0];
`,
  );
  const options = ["--module", "nodenext", "--target", "es2023", "--strict", "--types", "", "--skipLibCheck", "false"];
  const compiled = spawnSync(process.execPath, [join(root, "node_modules", "typescript", "bin", "tsc"), ...options, "use.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(compiled.stdout).toBe("");
  const used = spawnSync(process.execPath, ["--input-type=module", "-e", 'console.log(JSON.stringify((await import("./use.js")).told))'], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([JSON.parse(used.stdout), used.stderr]).toEqual([["number", 9, true], ""]);
});
