import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const dist = join(import.meta.dirname, "..", "dist");
const read = (file: string) => readFileSync(join(dist, file));

/** What the page and its worker fetch for the first answer now, in bytes. Lower it when they become smaller. */
const bytesNow = 221_000;

test("what the first answer needs takes no more than it does now, and reads no manifest", () => {
  const files = new Set(["index.html"]);
  for (const file of files) for (const needed of neededBy(file)) files.add(needed);
  const names = [...files].map((file) => /^assets\/(.+)-[\w-]{8}\.\w+$/.exec(file)?.[1]);
  expect(names).toEqual(expect.arrayContaining(["page", "worker"]));
  expect(names.filter((name) => /prepare|judgeText|evidence/i.test(name ?? ""))).toEqual([]);
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  expect(bytes, [...files].join("\n")).toBeLessThanOrEqual(bytesNow * 1.02);
});

/** The files without which a file does nothing, and the worker. What comes by `import()` is late. */
function neededBy(file: string): string[] {
  if (file === "index.html")
    return [
      ...read(file)
        .toString()
        .matchAll(/(?:src|href)="\.\/(assets\/[^"]+|icon\.svg)"/g),
    ].map(([, name]) => name!);
  if (!file.endsWith(".js")) return [];
  const imported = read(file)
    .toString()
    .matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+\.js)["'`]|[^.\w-](worker-[\w-]{8}\.js)/g);
  return [...imported].map(([, code, worker]) => `assets/${code ?? worker}`);
}
