/** Breaks each rule of engine/vpa/MUTATIONS.md alone and replays the recordings. Fails if those that the table names see no difference. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { runnerImport } from "vite";
import { brokenRules, conformance, pathOf, placesOf } from "./brokenRules.mjs";

function linesOf(family) {
  const text = gunzipSync(readFileSync(join(conformance, `vpa/${family}.ndjson.gz`))).toString("utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

async function replaying(plugins) {
  const entry = join(conformance, "vpa.ts");
  const { module } = await runnerImport(entry, { configFile: false, logLevel: "error", plugins });
  return module;
}

function breaking(rule) {
  const { text, places } = placesOf(rule);
  if (places.length !== 1) throw new Error(`${places.length} places of: ${rule.from}`);
  const [{ found, index }] = places;
  const broken = text.slice(0, index) + rule.to + text.slice(index + found.length);
  const path = pathOf(rule);
  return { name: "break", enforce: "pre", load: (id) => (id === path ? broken : null) };
}

/** Integers and texts exactly, fractions to nine digits. */
function differs(recorded, replayed) {
  if (typeof recorded === "number" && typeof replayed === "number") {
    const isExact = Number.isInteger(recorded) && Number.isInteger(replayed);
    return isExact ? recorded !== replayed : !(Math.abs(recorded - replayed) <= 1e-9 * Math.abs(recorded));
  }
  const isObject = (value) => typeof value === "object" && value !== null;
  if (!isObject(recorded) || !isObject(replayed)) return recorded !== replayed;
  const keys = new Set([...Object.keys(recorded), ...Object.keys(replayed)]);
  return [...keys].some((key) => differs(recorded[key], replayed[key]));
}

function answer(replayVpa, family, input) {
  try {
    return JSON.parse(JSON.stringify(replayVpa(family, input)));
  } catch (error) {
    return String(error);
  }
}

const { vpaFamilies } = await replaying([]);
const recordings = vpaFamilies.map((family) => [family, linesOf(family)]);
let missed = 0;
for (const rule of brokenRules()) {
  const { replayVpa } = await replaying([breaking(rule)]);
  const found = recordings.flatMap(([family, lines]) => {
    const count = lines.filter(({ input, expect }) => differs(expect, answer(replayVpa, family, input))).length;
    return count > 0 ? [`${family.slice("vpa-".length)} ${count}`] : [];
  });
  const isAsTold = found.join(", ") === rule.differ.join(", ");
  if (!isAsTold) missed++;
  console.log(`${isAsTold ? "as told" : "NOT AS TOLD"}: ${rule.rule}: ${found.join(", ") || "no recording"}`);
}
process.exitCode = missed > 0 ? 1 : 0;
