import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";

/** The checker's verdicts on all patterns, one a line and sorted, so that only a new pattern costs time. */
export const judgedPath = join(import.meta.dirname, "judged.txt");

/** The first line names the checker: another release may see what this one does not. */
const { devDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"));
const checker = `# recheck ${devDependencies.recheck}`;

/** The kept verdicts by literal; none, if another release of the checker gave them. */
export function readJudged(text = readFileSync(judgedPath, "utf8")) {
  const [head, ...lines] = text.trimEnd().split("\n");
  return new Map(head === checker ? lines.map((line) => [line.slice(line.indexOf(" ") + 1), line.slice(0, line.indexOf(" "))]) : []);
}

export function writeJudged(judged) {
  const lines = [...judged].map(([literal, verdict]) => `${verdict} ${literal}\n`);
  return `${checker}\n${lines.toSorted(byLiteral).join("")}`;
}

const byLiteral = (a, b) => (a.slice(a.indexOf(" ")) < b.slice(b.indexOf(" ")) ? -1 : 1);

/**
 * `safe`, `vulnerable` (some text makes it slower than in proportion, and `attack` says which), or `unknown` (the checker gave up). The
 * checker is a program where there is one for the system, else Java or plain JavaScript, which takes ten times as long.
 */
export async function judge(literal) {
  const end = literal.lastIndexOf("/");
  const { status, attack } = await check(literal.slice(1, end), literal.slice(end + 1), { timeout: longest });
  return { verdict: status, attack };
}

/** Milliseconds. */
const longest = 60_000;
