import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seededRandom } from "../../engine/index";
import { unifiedDiff } from "./diff";

test("shows changed lines with three lines around them, in parts", () => {
  const lines = Array.from({ length: 20 }, (_, line) => `line ${line}`);
  const changed = lines.with(1, "other").toSpliced(17, 0, "new");
  expect(unifiedDiff(`${lines.join("\n")}\n`, changed.join("\n"))).toBe(
    `@@ -1,5 +1,5 @@
 line 0
-line 1
+other
 line 2
 line 3
 line 4
@@ -15,6 +15,7 @@
 line 14
 line 15
 line 16
+new
 line 17
 line 18
 line 19
`,
  );
  expect(unifiedDiff("same\n", "same\n")).toBe("");
});

test("patch makes the new text of the old one and the difference (seed 20261210, 20 pairs)", () => {
  const random = seededRandom(20261210);
  const folder = mkdtempSync(join(tmpdir(), "hpa-playground-diff-"));
  for (let round = 0; round < 20; round++) {
    const from = Array.from({ length: 1 + random.integer(12) }, () => `${random.integer(4)}\n`);
    const to = from.flatMap((line) => (random.next() < 0.2 ? [] : random.next() < 0.2 ? [line, `${random.integer(4)}\n`] : [line]));
    if (to.length === 0 || from.join("") === to.join("")) continue;
    writeFileSync(join(folder, "file"), from.join(""));
    const diff = `--- file\n+++ file\n${unifiedDiff(from.join(""), to.join(""))}`;
    expect(
      execFileSync("git", ["apply", "--unidiff-zero", "-p0", "--verbose", "-"], { cwd: folder, input: diff, stdio: "pipe" }),
    ).toBeDefined();
    expect(execFileSync("cat", ["file"], { cwd: folder, encoding: "utf8" })).toBe(to.join(""));
  }
  rmSync(folder, { recursive: true });
});
