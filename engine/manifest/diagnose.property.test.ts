import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { seededRandom, type SeededRandom } from "../lib/random";
import { asStored } from "./asStored";
import { diagnoseManifest } from "./diagnose";
import { formatManifest } from "./formatManifest";
import { completionsAt } from "./guide/completions";
import { fieldAt } from "./guide/hover";
import { outline } from "./guide/outline";
import { scan } from "./guide/scan";
import { restingPod } from "./testing/advice";
import { applyEdits, type TextEdit } from "./textEdit";
import { rewriteToV2 } from "./versions/rewriteToV2";
import { readYaml } from "./yamlTree";
import { drawCount } from "../lib/testing/drawCount";

const seed = 50_525;
/** In several tests, so that each is far from the time limit: 20,000 in all. */
const parts = [1, 2, 3, 4, 5];
const edits = drawCount(1500, 40_000);
const longest = 3_000;

const corpus = new URL("corpus/", import.meta.url);
const manifests = readdirSync(corpus)
  .filter((name) => /\.(?:yaml|json)$|^kubectl/.test(name))
  .map((name) => readFileSync(new URL(name, corpus), "utf8"));

test.each(parts)(`whatever is typed, nothing throws, no range leaves the text, no text is lost (seed ${seed}, part %i)`, (part) => {
  const random = seededRandom(seed).fork(`part ${part}`);
  let text = "";
  let [ran, advised] = [0, 0];
  for (let edit = 0; edit < edits; edit++) {
    text = edit % 5 === 0 ? pick(random, manifests) : edited(random, text).slice(0, longest);
    try {
      const { hpa, advice } = checkDiagnosis(text);
      ran += Number(hpa !== null);
      advised += advice;
      // Checks that a user starts by hand run on every fourth text.
      if (edit % 4 === 0) checkGestures(text, random.integer(text.length + 1));
    } catch (error) {
      throw new Error(`edit ${edit} of part ${part} of seed ${seed}: ${JSON.stringify(text)}`, { cause: error });
    }
  }
  // Makes sure that not all texts are refused at their first character.
  expect(ran).toBeGreaterThan(edits / 20);
  expect(advised).toBeGreaterThan(edits / 20);
});

function checkDiagnosis(text: string): { hpa: HorizontalPodAutoscaler | null; advice: number } {
  const { diagnostics, hpa } = diagnoseManifest(text, restingPod);
  if ((hpa === null) !== diagnostics.some(({ severity }) => severity === "error")) throw new Error("errors and a run");
  // At most a screenful of errors and one of advice, however many mistakes there are.
  if (diagnostics.length > 200) throw new Error("too many diagnostics");
  for (const { start, end, fixes, message } of diagnostics) {
    if (!(0 <= start && start <= end && end <= text.length)) throw new Error(`the range of ${message}`);
    for (const fix of fixes) checkEdits(text, fix.edits);
  }
  return { hpa, advice: diagnostics.filter(({ severity }) => severity === "advice").length };
}

function checkGestures(text: string, offset: number): void {
  for (const { start, end } of completionsAt(text, offset)) {
    if (!(start <= offset && offset <= end && end <= text.length)) throw new Error("a completion elsewhere");
  }
  const hover = fieldAt(text, offset);
  if (hover && !(hover.start <= offset && offset <= hover.end)) throw new Error("a hover elsewhere");
  if (outline(text).some(({ line, endLine }) => line < 1 || endLine < line)) throw new Error("an outline upside down");
  asStored(text, restingPod.featureGates);
  const rewriting = rewriteToV2(text);
  if (rewriting) checkEdits(text, rewriting.edits);
  const format = formatManifest(text);
  if (format && applyEdits(text, format).replaceAll(/\s/g, "") !== text.replaceAll(/\s/g, "")) throw new Error("formatting lost text");
  checkWork(text);
}

/** The edits lie inside the text and do not overlap: all other text stays. */
function checkEdits(text: string, changes: readonly TextEdit[]): void {
  let behind = 0;
  for (const { start, end } of changes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < behind || end < start || end > text.length) throw new Error("edits that overlap");
    behind = end;
  }
}

/** The time is limited by the result: no more values and keys than the text has characters, except for aliases. */
function checkWork(text: string): void {
  const yaml = readYaml(text);
  const size = yaml.ok ? yaml.documents.reduce((sum, document) => sum + document.size, 0) : 0;
  if (size > text.length + 2 + 10_000) throw new Error("more values than text");
  if (scan(text).occurrences.length > text.length) throw new Error("more keys than text");
}

function edited(random: SeededRandom, text: string): string {
  const start = random.integer(text.length + 1);
  const end = Math.min(text.length, start + random.integer(60));
  const lines = text.split("\n");
  const line = random.integer(lines.length);
  const below = line + 1 + random.integer(4);
  const blanks = pick(random, [" ", "  ", "    ", "\t", "- "]);
  const operations = [
    () => text.slice(0, start) + text.slice(end),
    () => text.slice(0, end) + text.slice(start),
    () => text.slice(0, start) + pick(random, fragments) + text.slice(start),
    () => text.slice(0, start) + pick(random, fragments) + text.slice(end),
    () => lines.map((each, index) => (index >= line && index < below ? blanks + each : each)).join("\n"),
    () => lines.map((each, index) => (index >= line && index < below ? each.replace(/^ {1,2}/, "") : each)).join("\n"),
    () => [...lines.slice(0, below), ...lines.slice(line)].join("\n"),
    () => [...lines.slice(0, line), ...lines.slice(below)].join("\n"),
    () => text.slice(0, start) + pick(random, manifests).slice(random.integer(400)),
    () => text.slice(0, start),
  ];
  return pick(random, operations)();
}

function pick<T>(random: SeededRandom, choices: readonly T[]): T {
  const choice = choices[random.integer(choices.length)];
  if (choice === undefined) throw new Error("there is nothing to choose from");
  return choice;
}

const fragments = [
  ..."\0\u0007\t\n\r :-?&*!|>'\"%@`#{}[],~\u0085\u00a0\u2028\ufeff\ud800",
  "\r\n",
  "\n---\n",
  "\n...\n",
  "- ",
  ": ",
  "<<: *name",
  "&a [*a]",
  "&name ",
  "*name",
  "__proto__: {toString: 1}",
  "constructor",
  "!!binary aGk=",
  "!<tag:yaml.org,2002:str>",
  "\u0430\u0432\u0442\u043e",
  "\u6269\u5bb9: 1",
  "\u{1F680}",
  "1e400",
  "-.inf",
  "null",
  "99999999999999999999",
  "kubectl autoscale deploy/web ",
  "--max=3 ",
  "kind: List\nitems:\n- ",
  "targetAverageUtilization: 5",
  "metricName: x",
  "autoscaling/v2beta1",
  "{{ .x }}",
  'autoscaling.alpha.kubernetes.io/metrics: \'[{"type":"Resource"}]\'',
  "containers: [{name: app}]",
  "9".repeat(400),
  "[".repeat(300),
  "averageValue: 1e9Gi",
];
