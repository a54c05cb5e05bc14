import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "engine/vpa");

export const conformance = join(root, "engine/conformance");

/**
 * The rows of the table: a rule, the file and the text that was changed, its replacement, the recordings that differ (by family, how many)
 * and the test that fails. Blanks are those of one line.
 */
export function brokenRules() {
  const lines = readFileSync(join(folder, "MUTATIONS.md"), "utf8").split("\n");
  return lines.filter((line) => /^\| (?!rule |---)/.test(line)).map(ruleOf);
}

function ruleOf(line) {
  const [rule, change, differ, test] = line
    .slice(2, -2)
    .split(/(?<!\\) \| /)
    .map((cell) => cell.replaceAll("\\|", "|"));
  const [, file, from, to = ""] = /^`([^`]+)`: `([^`]+)` → (?:`([^`]+)`|nothing)$/.exec(change) ?? [];
  if (from === undefined) throw new Error(`not a change: ${change}`);
  return { rule, file, from, to, differ: differ === "–" ? [] : differ.split(", "), test: test === "–" ? null : test };
}

/** The file's text, and the places in it of the changed text, whatever blanks it has there. */
export function placesOf({ file, from }) {
  const text = readFileSync(pathOf({ file }), "utf8");
  const words = from.split(" ").map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return {
    text,
    places: [...text.matchAll(new RegExp(words.join(String.raw`\s+`), "g"))].map(({ 0: found, index }) => ({ found, index })),
  };
}

export const pathOf = ({ file }) => join(folder, file);
