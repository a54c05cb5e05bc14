import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { defaultFlags } from "../../controller/flags";
import { diagnoseManifest, type DiagnosisContext } from "../diagnose";
import { formatManifest } from "../formatManifest";
import { judgeManifestV1 } from "../judgeText";
import type { Diagnostic } from "../problem";
import { applyEdits } from "../textEdit";
import { readYaml } from "../yamlTree";
import { rewriteToV2 } from "../versions/rewriteToV2";

/** One pod with a container `app`, at rest on a tenth of its cpu and three quarters of its memory. */
const context: DiagnosisContext = {
  featureGates: defaultFlags.featureGates,
  tolerance: defaultFlags.tolerance,
  containers: [
    {
      name: "app",
      idleUsageMilli: { cpu: 20, memory: 384 * 1024 ** 2 * 1000 },
      requestsMilli: { cpu: 200, memory: 512 * 1024 ** 2 * 1000 },
    },
  ],
  silenced: [],
};

const folder = new URL("./", import.meta.url);
const manifests = readdirSync(folder)
  .filter((name) => /\.(?:yaml|json)$|^(?:kubectl|pasted).*\.txt$/.test(name))
  .toSorted((a, b) => (a < b ? -1 : 1))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));

/** What an editor shows: whether it runs, then each diagnostic with its place, and what can be done about it. */
function said(text: string): string[] {
  const { diagnostics, hpa } = diagnoseManifest(text, context);
  return [hpa === null ? "refused" : "runs", ...diagnostics.map(line)];
}

function line({ severity, rule, line: from, column, endLine, endColumn, path, message, fixes }: Diagnostic): string {
  const place = `${from}:${column}-${endLine}:${endColumn}`;
  return `${rule ?? severity} ${place} [${path}] ${message}${fixes.map(({ title }) => ` {${title}}`).join("")}`;
}

test("says of each manifest what is to be said", async () => {
  expect(manifests.length).toBeGreaterThanOrEqual(40);
  const sections = manifests.map(({ name, text }) => [`== ${name}`, ...said(text)].join("\n"));
  // Read the difference before you accept it with `vitest run -u`.
  await expect(`${sections.join("\n\n")}\n`).toMatchFileSnapshot("expectations.txt");
});

describe("every fix", () => {
  const offered = manifests.flatMap(({ name, text }) =>
    diagnoseManifest(text, context).diagnostics.flatMap((diagnostic) => diagnostic.fixes.map((fix) => ({ name, text, diagnostic, fix }))),
  );

  test.each(offered.map((each) => ({ ...each, title: each.fix.title })))(
    "of $name, $title, ends what it is for and breaks nothing",
    ({ text, diagnostic, fix }) => {
      const before = diagnoseManifest(text, context).diagnostics;
      const changed = applyEdits(text, fix.edits);
      const after = fix.version === "1.2" ? judgeManifestV1(changed).problems : diagnoseManifest(changed, context).diagnostics;
      expect(after.map(({ message }) => message)).not.toContain(diagnostic.message);
      const errors = (diagnostics: readonly Diagnostic[]) => diagnostics.filter(({ severity }) => severity === "error").length;
      // A finding that hides all others, for example in a text that is no YAML, may leave several findings after its fix.
      const hides = diagnostic.path === "" || diagnostic.path === "kind";
      if (diagnostic.severity === "advice") expect(errors(after)).toBeLessThanOrEqual(errors(before));
      else if (hides) expect(readYaml(applyEdits(text, fix.edits)).ok).toBe(true);
      else expect(errors(after)).toBeLessThan(errors(before));
    },
  );
});

test.each(manifests.filter(({ name }) => /^v1-|^v2(?:alpha|beta)|^extensions-v1beta1\.yaml/.test(name) && !name.includes("misspelt")))(
  "rewrites $name, and has nothing to rewrite then",
  ({ text }) => {
    const rewriting = rewriteToV2(text);
    expect(rewriting?.keepsComments).toBe(true);
    expect(rewriteToV2(rewriting?.text ?? "")).toBe(null);
  },
);

test.each(manifests)("formats $name at most once", ({ text }) => {
  const edits = formatManifest(text);
  if (edits !== null) expect(formatManifest(applyEdits(text, edits))).toEqual([]);
  else expect(diagnoseManifest(text, context).hpa).toBe(null);
});
