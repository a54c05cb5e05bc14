// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { looksLikeEvidence } from "../../engine/index";
import { SilentWorker } from "../ui/testing/silentWorker";
import { firstLook, isEvidence, isEvidenceAtFirstLook } from "./isEvidence";
import { TextWorker } from "../simulation/testing/textWorker";

/** The lengths of the texts that were looked at. */
const lengths: number[] = [];
vi.mock("../../engine/evidence/looksLikeEvidence", async (original) => {
  const real = await original<typeof import("../../engine/evidence/looksLikeEvidence")>();
  return {
    ...real,
    looksLikeEvidence: (text: string) => {
      lengths.push(text.length);
      return real.looksLikeEvidence(text);
    },
  };
});

beforeEach(() => {
  lengths.length = 0;
  vi.stubGlobal("Worker", TextWorker);
});
afterEach(() => vi.unstubAllGlobals());

const described = "Name:  web\nReference:  Deployment/web\nMin replicas:  2\nMax replicas:  9\n";
const shows = `# ${described.replaceAll("\n", "\n# ")}\n`;
const manifest = "apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\n";

test("the page itself looks at the first lines of a text, however long it is", () => {
  vi.stubGlobal("Worker", SilentWorker);
  for (const text of [
    "\n".repeat(200_000),
    " ".repeat(5_000_000),
    `"quantity": "${" ".repeat(240_000)}"`,
    `${described}${"x\n".repeat(1e6)}`,
  ]) {
    void isEvidence([text, text]);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(firstLook);
  }
});

test("a sign behind the first lines is found in the worker, and one at the beginning without it", async () => {
  const late = `${"filler\n".repeat(1000)}${described}`;
  expect([isEvidenceAtFirstLook(late), await isEvidence([late]), await isEvidence(["kind: x\n", late])]).toEqual([false, true, true]);
  vi.stubGlobal("Worker", undefined);
  expect([await isEvidence([`${described}${"filler\n".repeat(1000)}`]), await isEvidence([late])]).toEqual([true, false]);
});

test("a comment at the beginning of a long manifest does not make it evidence", async () => {
  const long = `${shows}${"# more\n".repeat(1000)}${manifest}`;
  expect([isEvidenceAtFirstLook(long), await isEvidence([long])]).toEqual([false, looksLikeEvidence(long)]);
});

test("every text of the corpus is taken for what the whole of it is", async () => {
  const folder = join(import.meta.dirname, "../../engine/evidence/corpus");
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(txt|json|yaml|log)$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const);
  expect(texts.length).toBeGreaterThan(10);
  const known: Record<string, boolean> = {};
  for (const [file, text] of texts) known[file] = await isEvidence([text]);
  expect(known).toEqual(Object.fromEntries(texts.map(([file, text]) => [file, looksLikeEvidence(text)])));
});
