// Judges the patterns that judged.txt lacks, and forgets those that are gone: npm run patterns.
import { existsSync, writeFileSync } from "node:fs";
import { findInProduct } from "./find.mjs";
import { judge, judgedPath, readJudged, writeJudged } from "./judge.mjs";

const { patterns } = await findInProduct();
const kept = existsSync(judgedPath) ? readJudged() : new Map();
const judged = new Map();
for (const [literal, places] of patterns) {
  if (!kept.has(literal)) {
    const { verdict, attack } = await judge(literal);
    const shown = attack?.pumps.map(({ prefix, pump }) => JSON.stringify([prefix, pump])).join(" ") ?? "";
    console.log(`${verdict} ${literal}\n  ${places.join(", ")}${shown && `\n  ${shown} ${JSON.stringify(attack.suffix)}`}`);
    kept.set(literal, verdict);
  }
  judged.set(literal, kept.get(literal));
  // A stop loses nothing.
  writeFileSync(judgedPath, writeJudged(new Map([...kept, ...judged])));
}
writeFileSync(judgedPath, writeJudged(judged));

const count = (verdict) => [...judged.values()].filter((each) => each === verdict).length;
console.log(`${judged.size} patterns: ${count("safe")} safe, ${count("vulnerable")} vulnerable, ${count("unknown")} unknown`);
process.exit();
