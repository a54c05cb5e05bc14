import type { Code, RootContent } from "mdast";
import { say, type Scenario } from "../../../engine/index";
import type { Checkpoint, LessonLook, LessonStep } from "../lesson";
import { numberCheck } from "./boundNumber";
import { predictionIn, questionIn, taskIn, type CheckedStep } from "./checkpoint";
import { complainOf, fieldsOf, itemsOf, readData, type Data } from "./data";
import type { Complain } from "./lessonError";
import { blockOf, dataWords, headingText, type DataWord } from "./markdown";
import { lineOf, type Section } from "./sections";
import { scenarioIn } from "./stepScenario";
import { timeIn } from "./time";

/** Reads a step. Its scenario starts from the scenario of the step before. */
export function readStep({ heading, content }: Section, before: Scenario, complain: Complain): LessonStep {
  const line = lineOf(heading);
  const blocks = dataBlocks(content, complain);
  const manifest = blocks.get("manifest");
  const changed = readBlock(blocks.get("scenario"), complain, (data) => scenarioIn(data, before)) ?? before;
  const scenario = manifest ? { ...changed, manifest: `${manifest.value}\n` } : changed;
  const check = numberCheck(scenario);
  const reading = { firstLine: 1, complain, check };
  const title = headingText(heading, reading);
  if (title === "") complain(line, say`A step’s heading must be text.`);
  return {
    title,
    text: content.flatMap((node) => (dataWordOf(node) ? [] : (blockOf(node, reading, 0) ?? []))),
    scenario,
    look: readBlock(blocks.get("look"), complain, (data) => lookIn(data, scenario.durationSeconds)),
    checkpoint: readCheckpoint(blocks, { durationSeconds: scenario.durationSeconds, check }, complain),
    line,
  };
}

type Blocks = ReadonlyMap<DataWord, Code>;

const dataWordOf = (node: RootContent): DataWord | null =>
  node.type === "code" ? (dataWords.find((word) => word === node.lang) ?? null) : null;

function dataBlocks(content: readonly RootContent[], complain: Complain): Blocks {
  const blocks = new Map<DataWord, Code>();
  for (const node of content) {
    const word = dataWordOf(node);
    if (node.type !== "code" || word === null) continue;
    if (blocks.has(word)) complain(lineOf(node), say`The step already has a block "${word}".`);
    else blocks.set(word, node);
  }
  return blocks;
}

function readBlock<T>(node: Code | undefined, complain: Complain, read: (data: Data) => T | null): T | null {
  const data = node && readData(node.value, lineOf(node) + 1, complain);
  return data ? read(data) : null;
}

function readCheckpoint(blocks: Blocks, of: CheckedStep, complain: Complain): Checkpoint | null {
  const checkpoints = [
    readBlock<Checkpoint>(blocks.get("predict"), complain, (data) => predictionIn(data, of)),
    readBlock<Checkpoint>(blocks.get("question"), complain, (data) => questionIn(data, of)),
    readBlock<Checkpoint>(blocks.get("task"), complain, (data) => taskIn(data, of)),
  ];
  const written = (["predict", "question", "task"] as const).flatMap((word) => blocks.get(word) ?? []);
  const [, second] = written.map(lineOf).toSorted((one, other) => one - other);
  if (second !== undefined) complain(second, say`A step can have only one of predict, question and task.`);
  return checkpoints.find((checkpoint) => checkpoint !== null) ?? null;
}

function lookIn(data: Data, durationSeconds: number): LessonLook | null {
  const fields = fieldsOf(data, { what: say`The look`, known: ["at", "zoom"] });
  if (!fields) return null;
  const at = fields.get("at");
  const zoom = fields.get("zoom");
  return { at: at ? timeIn(at, "at", durationSeconds) : null, zoom: zoom ? zoomIn(zoom, durationSeconds) : null };
}

function zoomIn(data: Data, durationSeconds: number): LessonLook["zoom"] {
  const times = itemsOf(data)?.map((item) => timeIn(item, "zoom", durationSeconds)) ?? [];
  const [from = null, to = null, ...more] = times;
  if (from !== null && to !== null && from < to && more.length === 0) return { from, to };
  if (!times.includes(null)) complainOf(data, say`zoom must be two times, with the earlier one first.`);
  return null;
}
