import { expect, test, vi } from "vitest";
import type { Runners } from "../tune/runners";
import { serveLines } from "./stdio";

async function answersTo(parts: readonly Uint8Array[], longest?: number): Promise<unknown[]> {
  const answers: unknown[] = [];
  const input = (async function* () {
    yield* parts;
  })();
  const world = { version: "1", page: null, runners: () => ({ run: async () => undefined, close: async () => undefined }) };
  await serveLines(input, async (line) => void answers.push(JSON.parse(line)), world, longest);
  return answers;
}
const ping = (id: string) => `{"jsonrpc":"2.0","id":"${id}","method":"ping"}\n`;
const bytes = (text: string) => new TextEncoder().encode(text);
const pong = (id: string) => ({ jsonrpc: "2.0", id, result: {} });

test("a message may come in any pieces, also within a character, and the last one needs no end of its line", async () => {
  const all = bytes(`${ping("ä🙂")}\r\n${ping("b").trimEnd()}`);
  for (const size of [1, 2, 3, 7, 1000]) {
    const parts = Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
    expect(await answersTo(parts)).toEqual([pong("ä🙂"), pong("b")]);
  }
});

test("a message that is too long is refused, and those after it are answered", async () => {
  const long = ping("x".repeat(500));
  expect(await answersTo([bytes(long.slice(0, 90)), bytes(long.slice(90) + ping("b"))], 100)).toEqual([
    { jsonrpc: "2.0", id: null, error: { code: -32700, message: "It is no JSON." } },
    pong("b"),
  ]);
});

const searching = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tune","arguments":{"library":"flapping-pods"}}}\n`;
/** A search whose runs never end: it is over when it is stopped. */
function endless() {
  const close = vi.fn(async () => undefined);
  const run: Runners["run"] = (_, __, stop) => new Promise((resolve) => stop.addEventListener("abort", () => resolve()));
  return { world: { version: "1", page: null, runners: () => ({ run, close }) }, close };
}

test("when the client closes its input, a search ends, and its answer says that it is not complete", async () => {
  const { world, close } = endless();
  const answers: string[] = [];
  const input = (async function* () {
    yield bytes(searching);
  })();
  await serveLines(input, async (line) => void answers.push(line), world);
  expect(answers.map((each) => JSON.parse(each))).toMatchObject([{ id: 1, result: { structuredContent: { complete: false, runs: 0 } } }]);
  expect(close).toHaveBeenCalledOnce();
});

test("when nobody reads the answers any more, it ends with that error while the input is open, and so does a search", async () => {
  const { world, close } = endless();
  const input = (async function* () {
    yield bytes(searching + ping("b"));
    await new Promise(() => undefined);
  })();
  await expect(serveLines(input, () => Promise.reject(new Error("write EPIPE")), world)).rejects.toThrow("write EPIPE");
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});
