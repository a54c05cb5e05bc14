/** A signal ends every command at once: while it reads, and while it computes. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstScenario, writeScenarioFile } from "../engine/index";
import { buildCommand } from "./testing/buildCommand";

let folder = "";
let cli = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hpa-playground-signals-"));
  cli = buildCommand(folder);
  mkdirSync(join(folder, "command/page"));
  writeFileSync(join(folder, "command/page/index.html"), "");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let pipes = 0;
/** A pipe with a name: who opens it for writing waits until somebody reads it. */
function namedPipe(): string {
  const path = join(folder, `pipe-${pipes++}`);
  execFileSync("mkfifo", [path]);
  return path;
}

/** By the signal, or with the code that a shell gives for it. */
async function endedBy(child: ChildProcess, signal: "SIGINT" | "SIGTERM"): Promise<void> {
  const [code, by] = (await once(child, "close")) as [number | null, string | null];
  expect([code, by]).toEqual(by === null ? [signal === "SIGINT" ? 130 : 143, null] : [null, signal]);
}

describe.each(["SIGINT", "SIGTERM"] as const)("%s", (signal) => {
  test.each(["run", "check", "explain", "continue", "tune", "serve"])("ends %s while it reads", async (verb) => {
    const pipe = namedPipe();
    const child = spawn(process.execPath, [cli, verb, pipe], { stdio: "ignore" });
    const writer = await open(pipe, "w");
    child.kill(signal);
    await endedBy(child, signal);
    await writer.close();
  });

  test("ends mcp while it computes", async () => {
    const child = spawn(process.execPath, [cli, "mcp"], { stdio: ["pipe", "pipe", "ignore"] });
    const answers = child.stdout.setEncoding("utf8").toArray();
    const request = { name: "check", arguments: { scenario: long, seeds: 200 } };
    child.stdin.write(`{"jsonrpc":"2.0","id":1,"method":"ping"}\n`);
    await once(child.stdout, "readable");
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 2, method: "tools/call", params: request })}\n`);
    await waitUntilBusy(child);
    child.kill(signal);
    await endedBy(child, signal);
    expect((await answers).join("")).not.toContain('"id":2');
  });
});

/** Until it has computed for a while in one piece: 10 ms are a tick of the processor's time. */
async function waitUntilBusy(child: ChildProcess): Promise<void> {
  const ticks = () => Number(readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]!.split(" ")[11]);
  const before = ticks();
  while (ticks() < before + 30) await new Promise((resolve) => setTimeout(resolve, 20));
}

const long = writeScenarioFile({ ...firstScenario, durationSeconds: 86_400, limits: { highestReplicas: { atMost: 10 } } });
const canBeFirst = spawnSync("unshare", ["--pid", "--fork", "true"]).status === 0;

test.runIf(canBeFirst)("a signal ends the first process of a container while it computes", async () => {
  const pipe = namedPipe();
  const outer = spawn("unshare", ["--pid", "--fork", process.execPath, cli, "check", pipe, "--seeds", "200"], { stdio: "ignore" });
  const writer = await open(pipe, "w");
  await writer.writeFile(long);
  await writer.close();
  const first = Number(readFileSync(`/proc/${outer.pid}/task/${outer.pid}/children`, "utf8").trim());
  process.kill(first, "SIGTERM");
  const [code] = (await once(outer, "close")) as [number | null];
  expect(code).toBe(143);
});
