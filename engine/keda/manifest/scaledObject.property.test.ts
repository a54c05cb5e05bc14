import { expect, test } from "vitest";
import { readKedaLines } from "../../conformance/testing/traces";
import { seededRandom, type SeededRandom } from "../../lib/random";
import type { TextEdit } from "../../manifest/textEdit";
import { diagnoseScaledObject } from "./diagnoseScaledObject";
import { scaledObjectCompletionsAt, scaledObjectFieldAt } from "./guide/grammar";
import { hpaItMakes } from "./hpaItMakes";
import { parseScaledObject } from "./parseScaledObject";
import { manifestOf, type RecordedHpa } from "./testing/recorded";
import * as shapes from "./testing/shapes";
import { drawCount } from "../../lib/testing/drawCount";

const seed = 20_202;
const parts = [1, 2, 3];
const edits = drawCount(700, 15_000);
const longest = 3_000;

const recorded = (readKedaLines("keda-hpa") as unknown as RecordedHpa[]).slice(0, 60).map(manifestOf);
const manifests: readonly string[] = [...Object.values(shapes).filter((each) => typeof each === "string"), ...recorded];

test.each(parts)(`whatever is typed, nothing throws and no range leaves the text (seed ${seed}, part %i)`, (part) => {
  const random = seededRandom(seed).fork(`part ${part}`);
  let text = "";
  let [ran, advised] = [0, 0];
  for (let edit = 0; edit < edits; edit++) {
    text = edit % 5 === 0 ? pick(random, manifests) : edited(random, text).slice(0, longest);
    try {
      const { accepted, advice } = check(text);
      ran += Number(accepted);
      advised += advice;
      if (edit % 4 === 0) checkGestures(text, random.integer(text.length + 1));
    } catch (error) {
      throw new Error(`edit ${edit} of part ${part} of seed ${seed}: ${JSON.stringify(text)}`, { cause: error });
    }
  }
  // Makes sure that not all texts are refused at their first character.
  expect(ran).toBeGreaterThan(edits / 20);
  expect(advised).toBeGreaterThan(edits / 20);
});

function check(text: string): { accepted: boolean; advice: number } {
  const { diagnostics, hpa } = diagnoseScaledObject(text, shapes.restingContext);
  const reading = parseScaledObject(text, shapes.restingContext.featureGates, "1.37", shapes.restingContext.kedaVersion);
  const isRefused = reading.problems.some(({ severity }) => severity === "error");
  if ((reading.hpa === null) !== isRefused || (reading.scaledObject === null) !== isRefused) throw new Error("errors and an HPA");
  if ((hpa === null) !== diagnostics.some(({ severity }) => severity === "error")) throw new Error("a diagnosis that contradicts itself");
  if ((hpa === null) !== (reading.hpa === null)) throw new Error("a diagnosis that contradicts the reading");
  for (const { start, end, fixes, message } of diagnostics) {
    if (!(0 <= start && start <= end && end <= text.length)) throw new Error(`the range of ${message}`);
    for (const fix of fixes) checkEdits(text, fix.edits);
  }
  return { accepted: hpa !== null, advice: diagnostics.filter(({ severity }) => severity === "advice").length };
}

function checkGestures(text: string, offset: number): void {
  for (const { start, end } of scaledObjectCompletionsAt(text, offset)) {
    if (!(start <= offset && offset <= end && end <= text.length)) throw new Error("a completion elsewhere");
  }
  const hover = scaledObjectFieldAt(text, offset);
  if (hover && !(hover.start <= offset && offset <= hover.end)) throw new Error("a hover elsewhere");
  const lines = text.split(/\r\n|\r|\n/).length;
  const made = hpaItMakes(text, shapes.restingContext.featureGates, "1.37", shapes.restingContext.kedaVersion) ?? [];
  if (made.some(({ line }) => line !== null && (line < 1 || line > lines))) throw new Error("a line outside the text");
}

function checkEdits(text: string, changes: readonly TextEdit[]): void {
  let behind = 0;
  for (const { start, end } of changes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < behind || end < start || end > text.length) throw new Error("edits that overlap");
    behind = end;
  }
}

test("a long text takes no more than its share of time", () => {
  const trigger = '  - type: kafka\n    metadata: {consumerGroup: g, lagThreshold: 5, toString: "1"}\n';
  const seconds = (triggers: number) => {
    const text = shapes.twoPrometheus + trigger.repeat(triggers);
    const started = performance.now();
    diagnoseScaledObject(text, shapes.restingContext);
    return performance.now() - started;
  };
  seconds(50);
  const [short, long] = [seconds(100), seconds(2_000)];
  // Twenty times the text; the bound leaves room for a busy machine, and is far below what squares would take.
  expect(long).toBeLessThan(20 * 8 * Math.max(short, 5));
});

test("variables that double each other, and a formula that nests deep, end", () => {
  const doubled = Array.from({ length: 60 }, (_, index) => `            - {name: A${index}, value: "$(A${index - 1})$(A${index - 1})x"}\n`);
  expect(check(shapes.rabbitWithActivation + doubled.join("")).accepted).toBe(true);
  const nested = `${"(".repeat(50_000)}1${")".repeat(50_000)}`;
  expect(check(shapes.threeWithFormula.replace("queue + max(rate, cron) + orders", nested)).accepted).toBe(false);
});

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
    () => text.replaceAll(/"([0-9.]+)"/g, pick(random, ["$1", '"$1m"', '"-$1"', '"$1e3"', "null"])),
  ];
  return pick(random, operations)();
}

function pick<T>(random: SeededRandom, choices: readonly T[]): T {
  const choice = choices[random.integer(choices.length)];
  if (choice === undefined) throw new Error("there is nothing to choose from");
  return choice;
}

const fragments = [
  ..."\0\t\n\r :-?&*!|>'\"%@`#{}[],~\u00a0\ufeff\ud800",
  "\n---\n",
  "- ",
  ": ",
  "<<: *name",
  "&a [*a]",
  "*name",
  "__proto__: {toString: 1}",
  "constructor",
  "toString",
  "!!binary aGk=",
  "\u{1F680}",
  "1e400",
  "null",
  "99999999999999999999",
  "kind: ScaledObject\n",
  "kind: HorizontalPodAutoscaler\n",
  "kind: List\nitems:\n- ",
  "type: cpu\n",
  "metricType: Utilization\n",
  'formula: "a ?? b + (1"',
  'target: "2.5"',
  "idleReplicaCount: 0\n",
  "minReplicaCount: 0\n",
  "autoscaling.keda.sh/paused: x",
  "hostFromEnv: X",
  "$(A)",
  "{{ .x }}",
  "9".repeat(400),
  "[".repeat(300),
];
