import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { firstScenario, writeScenarioFile } from "../engine/index";
import { buildCommand } from "./testing/buildCommand";
import { small, target } from "./tune/testing/smallStudy";

// Each command is a process of its own, which a busy machine may start slowly.
vi.setConfig({ testTimeout: 300_000 });

let folder = "";
let cli = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hpa-playground-written-"));
  cli = buildCommand(folder);
  writeFileSync(join(folder, "first.hpa.json"), writeScenarioFile(firstScenario));
  writeFileSync(join(folder, "small.hpa.json"), writeScenarioFile({ ...small, durationSeconds: 600 }));
  writeFileSync(join(folder, "study.json"), JSON.stringify({ moves: [{ field: target, values: [50, 70] }], seeds: 5, budget: 100 }));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shell = (script: string) => {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", script], { cwd: folder, encoding: "utf8", env: { ...process.env, CLI: cli } });
  return { status, stdout, stderr };
};
const node = `"${process.execPath}" "$CLI"`;
const shard = `tune small.hpa.json --study study.json --workers 1 --shard 1/1`;

/** The system takes the first 512 bytes of any file (1,024 in some shells), and refuses those after them: what a full disk does, everywhere. */
describe("where a file cannot take all", () => {
  const limited = (line: string) => shell(`ulimit -f 1; exec ${node} ${line}`);

  test("a part is not there, and the command says why with 2", () => {
    expect(limited(`${shard} --out part`)).toEqual({
      status: 2,
      stdout: "",
      stderr: "Part 1/1 failed: part: It would be longer than the system allows.\n",
    });
    expect(existsSync(join(folder, "part"))).toBe(false);
  });

  test("a part that is there stays as it was", () => {
    expect(shell(`exec ${node} ${shard} --out kept`).status).toBe(0);
    const before = readFileSync(join(folder, "kept"), "utf8");
    expect(limited(`${shard} --out kept`).status).toBe(2);
    expect(readFileSync(join(folder, "kept"), "utf8")).toBe(before);
  });

  test("no piece comes into the directory that shards share, and they go on without it", () => {
    expect(limited(`${shard} --together pieces`)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^Part 1\/1 failed: pieces\/part-1-of-1-1\.ndjson: It would be longer/),
    });
    expect(readdirSync(join(folder, "pieces"))).toEqual([]);
    expect(shell(`exec ${node} ${shard} --together pieces`)).toMatchObject({ status: 0, stderr: "" });
  });

  test("an output that goes into a file and is cut ends with 2 and the reason", () => {
    for (const line of ["run first.hpa.json", "tune small.hpa.json --study study.json --workers 1 --json"])
      expect(limited(`${line} > output`)).toEqual({
        status: 2,
        stdout: "",
        stderr: "The output could not be written: It would be longer than the system allows.\n",
      });
  });
});

describe("on a disk without space", () => {
  let disk = "";
  beforeAll(() => {
    const path = join(folder, "disk");
    mkdirSync(path);
    if (shell("mount -t tmpfs -o size=64k tmpfs disk").status === 0) disk = path;
  });
  afterAll(() => void (disk !== "" && shell("umount disk")));

  test("a part that fits only in part is not there, and the command says why with 2", (context) => {
    if (disk === "") context.skip("only root may mount a small disk");
    // One page of 4 kB is left.
    writeFileSync(join(disk, "filler"), "x".repeat(60 * 1024));
    expect(shell(`exec ${node} ${shard} --out disk/part`)).toEqual({
      status: 2,
      stdout: "",
      stderr: "Part 1/1 failed: disk/part: No space is left on the device.\n",
    });
    expect(readdirSync(disk)).toEqual(["filler"]);
    expect(shell(`exec ${node} run first.hpa.json --format csv > disk/run.csv`)).toMatchObject({
      status: 2,
      stderr: "The output could not be written: No space is left on the device.\n",
    });
  });
});

test.each([
  ["--out pipe", "pipe: It is a device or a pipe, not a file. Without --out, the part goes to standard output."],
  ["--together file", "Part 1/1 failed: file: It is a file, not a directory."],
  ["--together file/in", "Part 1/1 failed: file/in: A part of its path is a file, not a directory."],
])("a shard with %s is refused, and what is there stays", (option, says) => {
  expect(shell("rm -rf pipe file; mkfifo pipe; echo here > file").status).toBe(0);
  expect(shell(`exec ${node} ${shard} ${option}`)).toEqual({ status: 2, stdout: "", stderr: `${says}\n` });
  expect(shell("test -p pipe && cat file").stdout).toBe("here\n");
});

test("a reader that stops early ends the command without a word, with the command's own code", () => {
  const { status, stdout, stderr } = shell(`{ ${node} run first.hpa.json --format json; echo "ended with $?" >&2; } | head -c 10`);
  expect([status, stdout.length, stderr]).toEqual([0, 10, "ended with 0\n"]);
});

describe("a command that waits for its input", () => {
  const more = "# more than a pipe holds\n".repeat(10_000);

  test.each([
    ["tune", "SIGINT", 130],
    ["tune", "SIGTERM", 143],
    ["run", "SIGINT", 130],
    ["explain", "SIGTERM", 143],
  ] as const)("%s - ends on %s", async (verb, signal, code) => {
    const child = spawn(process.execPath, [cli, verb, "-"], { stdio: ["pipe", "pipe", "inherit"] });
    child.stdin.on("error", () => undefined);
    // It takes all of this only when it reads.
    await new Promise<void>((resolve) => child.stdin.write(more, () => resolve()));
    child.kill(signal);
    expect(await once(child, "close")).toEqual([code, null]);
  });

  test("takes it whole, from a pipe and from a file", () => {
    const printed = shell(`exec ${node} run first.hpa.json`).stdout;
    expect(shell(`cat first.hpa.json | ${node} run -`)).toEqual({ status: 0, stdout: printed, stderr: "" });
    expect(shell(`${node} run - < first.hpa.json`)).toEqual({ status: 0, stdout: printed, stderr: "" });
    expect(shell(`${node} run first.hpa.json --manifest - < /dev/null`).stderr).toBe("-: It is empty.\n");
  });
});

describe("run --steps", () => {
  const begun = (...args: string[]) =>
    spawn(process.execPath, [cli, "run", "small.hpa.json", "--steps", ...args], { cwd: folder, stdio: ["pipe", "pipe", "pipe"] });

  test("waits for each answer, and ends although the pipe of the answers stays open", async () => {
    const child = begun();
    const seen: { kind: string; second?: number; replicas?: number }[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      seen.push(JSON.parse(line) as (typeof seen)[number]);
      if (seen.at(-1)!.kind === "observation") child.stdin.write('{"replicas": 3}\n');
    }
    expect([child.exitCode ?? ((await once(child, "close")) as [number])[0], seen.length]).toEqual([0, 42]);
    expect(seen.slice(0, 3).map(({ second, replicas }) => [second, replicas])).toEqual([
      [0, 1],
      [15, 3],
      [30, 3],
    ]);
    expect(seen.at(-1)!.kind).toBe("end");
  });

  test("the policy of CLI.md decides in the controller's place", () => {
    const text = readFileSync(join(import.meta.dirname, "../docs/CLI.md"), "utf8");
    const [, policy = "", commands = ""] = /```js\n([^]*?)```\n\n```sh\n(mkfifo [^]*?)```/.exec(text) ?? [];
    writeFileSync(join(folder, "policy.mjs"), policy);
    const script = commands.replace(/npx --yes \S+\.tgz/, node).replace("scenario.hpa.json", "first.hpa.json");
    expect(shell(script)).toEqual({ status: 0, stdout: "", stderr: "62 requests failed, 4.22 pod-hours\n" });
  });

  test("without answers runs to its end, into a file, too, and for a reader that stops early", () => {
    const lines = shell(`${node} run small.hpa.json --steps < /dev/null`).stdout;
    expect(lines.split("\n")).toHaveLength(43);
    expect(shell(`${node} run small.hpa.json --steps < /dev/null > steps && cat steps`)).toEqual({ status: 0, stdout: lines, stderr: "" });
    const { stdout, stderr } = shell(`{ ${node} run small.hpa.json --steps < /dev/null; echo "ended with $?" >&2; } | head -c 10`);
    expect([stdout.length, stderr]).toEqual([10, "ended with 0\n"]);
    expect(limitedSteps()).toEqual([2, "The output could not be written: It would be longer than the system allows.\n"]);
  });
  const limitedSteps = () => {
    const { status, stderr } = shell(`ulimit -f 1; exec ${node} run small.hpa.json --steps < /dev/null > output`);
    return [status, stderr];
  };

  test.each(["SIGINT", "SIGTERM"] as const)("ends on %s while it waits", async (signal) => {
    const child = begun();
    await once(child.stdout, "data");
    child.kill(signal);
    expect(await once(child, "close")).toEqual([null, signal]);
  });
});
