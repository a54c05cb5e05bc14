import type { Scenario } from "../../../engine/index";
import { traceOf } from "../../../engine/simulation/testing/traceOf";
import { toRun } from "../../simulation/toRun";
import type { Block, Inline, LessonStep } from "../lesson";

/** Runs each scenario only once for all callers. A manifest that cannot run fails the test. */
export function runScenario(scenario: Scenario): FinishedRun {
  const key = JSON.stringify(scenario);
  const finished = runs.get(key) ?? finish(scenario);
  runs.set(key, finished);
  return finished;
}

const runs = new Map<string, FinishedRun>();
type FinishedRun = ReturnType<typeof finish>;

function finish(scenario: Scenario) {
  const trace = traceOf(scenario);
  return { trace, problems: trace.problems, run: toRun(1, trace, 100), outcomes: trace.outcomes };
}

/** All text of a step that a reader sees, with code. */
export function wordsOf({ title, text, checkpoint }: LessonStep): string {
  const ask = checkpoint ? [inlineText(checkpoint.ask)] : [];
  const choices =
    checkpoint?.kind === "question" ? checkpoint.choices.flatMap((choice) => [inlineText(choice.text), inlineText(choice.because)]) : [];
  const after = checkpoint && "after" in checkpoint ? checkpoint.after.map(blockText) : [];
  return [title, ...text.map(blockText), ...ask, ...choices, ...after].join("\n");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return inlineText(block.content);
    case "list":
      return block.items.flat().map(blockText).join("\n");
    case "quote":
      return block.content.map(blockText).join("\n");
    case "code":
      return block.text;
  }
}

export const inlineText = (content: readonly Inline[]): string =>
  content.map((inline) => ("text" in inline ? inline.text : inlineText(inline.content))).join("");

/** The bound numbers in any part of a step. */
export function numbersOf(part: unknown): (Inline & { kind: "number" })[] {
  if (typeof part !== "object" || part === null) return [];
  return isNumber(part) ? [part] : Object.values(part).flatMap(numbersOf);
}

const isNumber = (part: object): part is Inline & { kind: "number" } => "kind" in part && part.kind === "number";
