import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The code of the page and its workers, without tests, by its path in this folder. */
const code = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\btesting\b/.test(file))
    .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(import.meta.dirname, file), "utf8")]),
);
const filesWith = (part: string) => [...code].flatMap(([file, text]) => (text.includes(part) ? [file] : [])).toSorted();

test("one script has the engine, one fetches from elsewhere, and the editor has its own", () => {
  expect(filesWith("new Worker(")).toEqual(["channel/startWorker.ts", "manifest/monacoSetup.ts", "share/fetchText.ts"]);
  expect(filesWith("DedicatedWorkerGlobalScope")).toEqual(["share/fetchText.worker.ts", "worker.ts"]);
});

test("a worker is asked through a channel, and answers by serve", () => {
  for (const script of ["share/fetchText.worker.ts", "worker.ts"]) expect(code.get(script), script).toContain("serve<");
  const heardOrAsked = [...filesWith('addEventListener("message"'), ...filesWith("onmessage = ")];
  // `embed` and `newRelease` speak with a host's page and with the service worker, `slices` with its own thread.
  const others = ["share/embed.ts", "share/embedSnippet.ts", "channel/slices.ts"];
  expect(heardOrAsked.filter((file) => !others.includes(file)).toSorted()).toEqual([
    "channel/channel.ts",
    "channel/serve.ts",
    "ui/heartbeat.ts",
  ]);
});
