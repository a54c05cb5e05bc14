import { describe, expect, test } from "vitest";
import { readLesson } from "../app/lessons/format/readLesson";
import { maxLessonLength } from "../app/lessons/format/limits";
import { parseManifestV1 } from "../engine/manifest/parseManifestV1";
import * as engine from "../engine/index";
import { readScenarioIn, runScenario } from "./runFile";
import { growth, milliseconds, mostGrowth } from "../engine/lib/testing/growth";
import { patience } from "../engine/lib/testing/drawCount";
import { compileFormula } from "../engine/keda/formula/formula";
import { scaledObjectCompletionsAt, scaledObjectFieldAt } from "../engine/doors/keda";
import { diagnoseScaledObject } from "../engine/doors/keda";
import { attacks, attackText } from "./testing/attacks";

/**
 * For any text that is pasted, opened, linked to or piped in, each reader takes time in proportion to its length. The texts are known hard
 * cases, each one piece repeated many times, random pieces, and what a checker of patterns found.
 */
const seed = 20261122;

const context = { featureGates: engine.firstScenario.flags.featureGates, tolerance: 0.1, containers: null, silenced: [] };

const readers: Record<string, { read: (text: string) => unknown }> = {
  "a file or address": { read: engine.readFile },
  "the command line's file": {
    read(text) {
      const reading = readScenarioIn(text);
      if (reading.ok) runScenario({ ...reading.scenario, durationSeconds: 60 });
    },
  },
  "the diagnosis": { read: (text) => engine.diagnoseManifest(text, context) },
  "the manifest of the autoscaler of Kubernetes 1.2": { read: parseManifestV1 },
  "the stored form": { read: (text) => engine.asStored(text, context.featureGates) },
  rewriting: { read: engine.rewriteToV2 },
  formatting: { read: engine.formatManifest },
  "completion at the end": { read: (text) => engine.completionsAt(text, text.length) },
  "completion in the middle": { read: (text) => engine.completionsAt(text, text.length >> 1) },
  "the field under the pointer": { read: (text) => engine.fieldAt(text, text.length >> 1) },
  "the outline": { read: engine.outline },
  "a pasted command": { read: engine.readKubectlAutoscale },
  "a link": { read: engine.decodeLink },
  "a picture": { read: (text) => engine.scenarioInPicture(new TextEncoder().encode(text), engine.maxLinkLength) },
  "what a text is": { read: engine.recognised },
  "a measured load": { read: engine.readSamples },
  "whether a text is a measured load": { read: engine.looksLikeSamples },
  "a lesson": { read: (text) => readLesson("lesson", lesson + text) },
  "a ScaledObject": { read: (text) => diagnoseScaledObject(scaledObject("1") + text, context) },
  "completion in a ScaledObject": {
    read: (text) => scaledObjectCompletionsAt(scaledObject("1") + text, (scaledObject("1") + text).length),
  },
  "the field of a ScaledObject under the pointer": { read: (text) => scaledObjectFieldAt(scaledObject("1") + text, text.length) },
  "a formula": { read: (text) => compileFormula(text, ["a"]) },
  // A text within the place where one is read.
  "a quantity": { read: (text) => engine.diagnoseManifest(withQuantity(text), context) },
  "a field's name": { read: (text) => engine.diagnoseManifest(`${autoscaler}  ${JSON.stringify(text)}: 1\n`, context) },
  "a target of a ScaledObject": { read: (text) => diagnoseScaledObject(scaledObject(text), context) },
  "a flag of a command": {
    read: (text) => engine.readKubectlAutoscale(`kubectl autoscale deployment web --max=3 --request-timeout='${text.replaceAll("'", "")}'`),
  },
  "a number of a table": { read: (text) => engine.readSamples(`time,value\n2026-01-01T00:00:00Z,"${text.replaceAll('"', '""')}"\n`) },
  "a time of a table": { read: (text) => engine.readSamples(`time,value\n"${text.replaceAll('"', '""')}",1\n`) },
  "a heading of a table": { read: (text) => engine.readSamples(`time,"${text.replaceAll('"', '""')}"\n0,1\n60,2\n`) },
  "a label of a series": {
    read: (text) =>
      engine.readSamples(
        JSON.stringify({
          data: {
            resultType: "matrix",
            result: [
              {
                metric: { __name__: text, a: text },
                values: [
                  [1, "2"],
                  [20, "3"],
                ],
              },
            ],
          },
        }),
      ),
  },
};

/** Readers of what people bring of their own cluster. */
const evidenceReaders: typeof readers = {
  "what a text of a cluster is": { read: engine.looksLikeEvidence },
  "a text of a cluster": { read: engine.readEvidence },
  "an explained text of a cluster": { read: (text) => engine.explainEvidence([text]) },
  "a message of an event": {
    read: (text) =>
      engine.explainEvidence([`  Normal  SuccessfulRescale  5m  horizontal-pod-autoscaler  ${text.replaceAll(/[\r\n]/g, " ")}`]),
  },
};

const autoscaler = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  maxReplicas: 6
`;
const withQuantity = (text: string) =>
  `${autoscaler}  metrics:\n  - type: Pods\n    pods: {metric: {name: a}, target: {type: AverageValue, averageValue: ${JSON.stringify(text)}}}\n`;
const scaledObject = (target: string) => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: {name: web}
spec:
  scaleTargetRef: {name: web}
  advanced: {scalingModifiers: {formula: ${JSON.stringify(target)}, target: ${JSON.stringify(target)}}}
  triggers:
  - type: prometheus
    metadata: {serverAddress: "http://a", query: ${JSON.stringify(target)}, threshold: ${JSON.stringify(target)}}
`;
const lesson = "---\ntitle: a\nsummary: b\nminutes: 3\n---\n## A\n";

/** What comes before, what is repeated, what comes after. `{n}` counts. */
const known: readonly (readonly [string, string, string])[] = [
  ["", "\n", ""],
  ["", "\n", "x"],
  ["", "\r\n", "x"],
  ["", " \n", "x"],
  ["", "\u2028", "x"],
  ["", " ", "x"],
  ["", "\t", "x"],
  ["", "- ", ""],
  ["", "-\n", "x"],
  ["", "{\n", ""],
  [autoscaler, " ", ""],
  [autoscaler, " ", "\n---\nx"],
  [autoscaler, "\t", "x"],
  [`${autoscaler}  # `, " ", "x"],
  ["metadata:\n  - name: a", " ", "x"],
  ["a: { ", "#", "\n ? }"],
  ["a: [", "#\n", "]"],
  ["{", "a: {", ""],
  ["{", '"a": {', ""],
  ["", "a:\n", ""],
  ["", "[", ""],
  ["", "a: b\n", ""],
  ["", "k{n}: b\n", ""],
  ["", "- a: b\n", ""],
  ["", "---\n", ""],
  ["", "kind: HorizontalPodAutoscaler\n---\n", ""],
  [`${autoscaler}  metrics:\n`, "  - type: Resource\n", ""],
  [`${autoscaler}  metrics:\n`, "  - {type: Pods, pods: {metric: {name: a}, target: {type: AverageValue, averageValue: 000x}}}\n", ""],
  [`${autoscaler}  behavior:\n    scaleUp:\n      tolerance: `, "0", "x"],
  [`${autoscaler}  unknown`, ".a", ": 1\n"],
  ["a: &a {b: c}\nd:\n", "  <<: *a\n", ""],
  ['kind: "', "\\\\", ""],
  ['"', "a\\\n", ""],
  ["kind: |\n", "  a\n", ""],
  ["", "{{ .Values.a }}\n", "kind: b"],
  ["kind: ", "{{", ""],
  ["kubectl autoscale deployment web ", "--min=1 ", "x"],
  ["kubectl ", "autoscale ", "x"],
  ["kubectl ", "\\\n ", "autoscale"],
  ["kubectl autoscale ", "'a' ", '"'],
  ["#3.", "A", ""],
  ["Name: a\n", "Deployment/a 1 1 1 ", "d"],
  ["", "> ", "x"],
  ["", "1 ", "x"],
  ["", "{{ | ", "indent }}"],
  ["", "minReplicas ", ":"],
  ["minReplicas", " ", ": :"],
  ["cat <<EOF\n", "a <<", "EOF"],
  ["", "```\n", "kind: a"],
  ["", "+a\n", "-"],
  ["", "\u00a0\n", "kind: a"],
  ["time,value\n", "2026-01-01T00:00:00Z,1\n", ""],
  ["", '{"a":1}\n', ""],
  ["", '{"a":', ""],
  ['{"format": "hpa-playground", "formatVersion": 1, "scenario": {', '"k{n}": 1, ', '"z": 1}}'],
  [lesson, "a  \n", ""],
  [lesson, " a  b", "\nc"],
  [`${lesson}a`, " ", "b\nc"],
  [lesson, "* a\n", ""],
  [lesson, "## A\n", ""],
  ["---\n", "--- x\n", ""],
];

const pieces = [
  ..."\n\r\t -{}[]\"'#|>,:?&*!%@`~\\=_<(01a",
  "\u00a0",
  "é",
  "😀",
  "a:",
  "- a",
  "{{ ",
  " }}",
  "---\n",
  "...\n",
  "<<: ",
  "!!str ",
  "kind:",
  '"a":',
];

const text = ([before, piece, after]: readonly [string, string, string], length: number): string => {
  const rest = Math.max(1, length - before.length - after.length);
  if (!piece.includes("{n}")) return before + piece.repeat(Math.ceil(rest / piece.length)) + after;
  const count = Math.ceil(rest / (piece.length + 2));
  return before + Array.from({ length: count }, (_, index) => piece.replace("{n}", String(index))).join("") + after;
};

const random = engine.seededRandom(seed);
const drawn = Array.from({ length: 16 }, () => {
  const some = (count: number) => Array.from({ length: count }, () => pieces[random.integer(pieces.length)]!).join("");
  return [[autoscaler, lesson, some(3), ""][random.integer(4)]!, some(1 + random.integer(4)), some(random.integer(3))] as const;
});

const texts = [
  ...[...known, ...drawn].map((each) => [JSON.stringify(each), (length: number) => text(each, length)] as const),
  ...attacks.map((each) => [JSON.stringify(each), (length: number) => attackText(each, length)] as const),
];

describe.each([
  ["what is written", readers],
  ["what a cluster printed", evidenceReaders],
])(`reads in proportion to the text's length (seed ${seed}): %s`, (_, all) => {
  test.each(Object.entries(all))(
    "%s",
    (_, { read }) => {
      for (const [name, textOf] of texts) expect(growth(read, textOf), name).toBeLessThan(mostGrowth);
      // Only CPU time is judged, and another process may have most of it.
    },
    patience,
  );
});

/** The parser is a library: the page reads a lesson from elsewhere in a worker, which it stops after ten seconds. */
test("a lesson of the longest length is read within the time that a page gives it", () => {
  for (const each of [...known, ...drawn].filter(([before]) => before.startsWith(lesson))) {
    const whole = text(each, maxLessonLength);
    expect(
      milliseconds(() => readLesson("lesson", whole)),
      JSON.stringify(each),
    ).toBeLessThan(10_000);
  }
});

test("120 kB of blank lines are read at once", () => {
  expect(milliseconds(() => engine.readFile("\n".repeat(120_000)))).toBeLessThan(1000);
});
