/** The command `mcp`, asked by the official client over standard input and output. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { library } from "../../engine/doors/library";
import { decodeLink, firstScenario } from "../../engine/index";
import { buildCommand } from "../testing/buildCommand";
import { toolDefinitions } from "./tools";

let folder = "";
let cli = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hpa-playground-mcp-"));
  cli = buildCommand(folder);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const small = { library: "five-minutes-to-shrink", for: "15m", load: "step:3..40@6m" };
const page = "https://example.org/hpa/";

type Mode = "legacy" | { pin: string };
const revisions: [string, Mode, string][] = [
  ["a client that begins with initialize", "legacy", "2025-11-25"],
  ["a client whose requests name the revision", { pin: "2026-07-28" }, "2026-07-28"],
];

describe.each(revisions)("%s", (_, mode, revision) => {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  beforeAll(() => client.connect(new StdioClientTransport({ command: process.execPath, args: [cli, "mcp", "--page", page] })));
  afterAll(() => client.close());

  test("learns what the server is and how to use it", () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    expect(client.getServerVersion()).toMatchObject({ name: "hpa-playground" });
    expect(client.getInstructions()).toContain("Prove the advice");
  });

  test("gets the tools, and their schemas", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["run", "check", "explain", "tune", "why_not", "make_link"]);
    expect(tools).toEqual(toolDefinitions.map((each) => ({ ...each, annotations: { readOnlyHint: true, openWorldHint: false } })));
  });

  test("runs a scenario: a text, and the same as data", async () => {
    const { content, structuredContent, isError } = await client.callTool({ name: "run", arguments: { ...small, at: 400 } });
    expect(isError).toBeUndefined();
    const [{ text }] = content as unknown as [{ text: string }];
    const { outcomes, rescales, decision } = structuredContent as {
      outcomes: { podHours: number };
      rescales: { at: number; from: number; to: number }[];
      decision: { at: number };
    };
    expect(text).toContain(`podHours ${outcomes.podHours.toFixed(3)}`);
    expect(rescales[0]).toMatchObject({ at: 375, from: 1 });
    expect(decision.at).toBe(390);
  });

  test("hears what is wrong with an input as a result that a model reads, and not as an error of the protocol", async () => {
    const asked = { name: "why_not", arguments: { ...small, at: 400 } };
    expect(await client.callTool(asked)).toMatchObject({
      isError: true,
      content: [{ type: "text", text: "The input lacks replicas: The count that was expected." }],
    });
  });

  test("a tool or a resource that is not there is an error that names it", async () => {
    await expect(client.callTool({ name: "drive", arguments: {} })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('There is no tool "drive"; there are run, check, '),
    });
    await expect(client.readResource({ uri: "hpa-playground://library/none" })).rejects.toThrow(/no such resource/i);
  });

  test("reads each question of the library with its scenario", async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toEqual(library.map(({ id }) => id));
    const { contents } = await client.readResource({ uri: resources[0]!.uri });
    expect(contents).toMatchObject([{ mimeType: "text/markdown" }, { mimeType: "application/json" }]);
    const [question, scenario] = contents as { text: string }[];
    expect(question!.text).toContain(library[0]!.text);
    const ran = await client.callTool({ name: "run", arguments: { scenario: scenario!.text } });
    expect(ran.structuredContent).toMatchObject({ name: library[0]!.scenario.name });
  });

  test("searches in threads, and gets the chosen manifest", async () => {
    const study = { moves: [{ field: "spec.minReplicas", values: [1, 2] }], seeds: 5, budget: 100 };
    const { structuredContent } = await client.callTool({ name: "tune", arguments: { ...small, study } });
    expect(structuredContent).toMatchObject({
      complete: true,
      runs: 10,
      chosen: { manifest: expect.stringContaining("HorizontalPodAutoscaler") },
    });
  });

  test("makes a link that opens the same scenario", async () => {
    const { structuredContent } = await client.callTool({ name: "make_link", arguments: { library: "five-minutes-to-shrink", at: 1680 } });
    const { link } = structuredContent as { link: string };
    expect(link.startsWith(`${page}#3.`)).toBe(true);
    expect(decodeLink(link.split("#")[1]!)).toMatchObject({ ok: true, value: { cursor: 1680, scenario: firstScenario } });
  });
});

/** A client without a library: what it writes, and each line that it gets. */
async function exchanged(...lines: string[]): Promise<{ code: number | null; answers: unknown[]; errors: string }> {
  const child = spawn(process.execPath, [cli, "mcp"]);
  const heard: Record<"stdout" | "stderr", string> = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) child[name].on("data", (part: Buffer) => (heard[name] += part.toString()));
  child.stdin.end(lines.join("\n"));
  const [code] = (await once(child, "close")) as [number | null];
  const answers = heard.stdout.split("\n").filter((line) => line !== "");
  return { code, answers: answers.map((line) => JSON.parse(line) as unknown), errors: heard.stderr };
}

test("it answers what is no request with an error, and ends with its input", async () => {
  const { code, answers, errors } = await exchanged(
    "{",
    "[]",
    '{"jsonrpc":"2.0","id":1}',
    '{"jsonrpc":"2.0","id":null,"method":"ping"}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    '{"jsonrpc":"2.0","id":"a","method":"toString"}',
    '{"jsonrpc":"2.0","id":2,"method":"ping"}',
  );
  expect([code, errors]).toEqual([0, ""]);
  expect(answers).toEqual([
    { jsonrpc: "2.0", id: null, error: { code: -32700, message: "It is no JSON." } },
    { jsonrpc: "2.0", id: null, error: { code: -32600, message: "It is no request of JSON-RPC 2.0." } },
    { jsonrpc: "2.0", id: 1, error: { code: -32600, message: "It names no method." } },
    { jsonrpc: "2.0", id: null, error: { code: -32600, message: "id must be a text or a whole number." } },
    { jsonrpc: "2.0", id: "a", error: { code: -32601, message: 'There is no method "toString".' } },
    { jsonrpc: "2.0", id: 2, result: {} },
  ]);
});

test("it answers a batch with one line, and a batch of notifications not at all", async () => {
  const notification = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
  const { answers } = await exchanged(`[{"jsonrpc":"2.0","id":1,"method":"ping"},${notification},7]`, `[${notification}]`);
  expect(answers).toEqual([
    [
      { jsonrpc: "2.0", id: 1, result: {} },
      { jsonrpc: "2.0", id: null, error: { code: -32600, message: "It is no request of JSON-RPC 2.0." } },
    ],
  ]);
});

test("a search that the client gives up has no answer", async () => {
  const call = { name: "tune", arguments: { ...small, budget: 20_000 } };
  const { answers } = await exchanged(
    JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: call }),
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}',
    '{"jsonrpc":"2.0","id":2,"method":"ping"}',
  );
  expect(answers).toEqual([{ jsonrpc: "2.0", id: 2, result: {} }]);
});

test.each(["SIGINT", "SIGTERM"] as const)("%s ends it at once, while it waits", async (signal) => {
  const child = spawn(process.execPath, [cli, "mcp"]);
  child.stdin.write('{"jsonrpc":"2.0","id":2,"method":"ping"}\n');
  await once(child.stdout, "data");
  child.kill(signal);
  expect(await once(child, "close")).toEqual([null, signal]);
});

test("it ends without a word when nobody reads its answers any more, also while its input is open", async () => {
  const child = spawn(process.execPath, [cli, "mcp"]);
  let errors = "";
  child.stderr.on("data", (part: Buffer) => (errors += part.toString()));
  child.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
  await once(child.stdout, "data");
  child.stdout.destroy();
  child.stdin.write('{"jsonrpc":"2.0","id":2,"method":"ping"}\n');
  expect([...(await once(child, "close")), errors]).toEqual([0, null, ""]);
});
