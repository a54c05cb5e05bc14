import { t } from "../words/text";
import type { CountStep, CountSteps } from "../../engine/index";
import type { Lesson } from "./lesson";

/** The part of a lesson's link after the lesson: a step, and what a participant answered there. Each part is as the address has it. */
export interface AskedPlace {
  /** The number of the step, from 1. */
  step: string | null;
  /** The number of the chosen option, from 1. */
  answer: string | null;
  /** The drawn steps: `1500-9_1815-8` is 9 replicas from second 1500 on, and 8 from second 1815 on. */
  drawing: string | null;
}

/** A place in a lesson, from 0, with an answer to put in. The reader still has to check it. */
export interface LessonPlace {
  step: number;
  choice: number | null;
  drawn: CountSteps | null;
}

/** Reads a place. `place` is null if the link names no step that exists. `wrong` says in a sentence what could not be read. */
export function readPlace({ step, answer, drawing }: AskedPlace, { steps }: Lesson): { place: LessonPlace | null; wrong: string | null } {
  if (step === null) return { place: null, wrong: null };
  const index = wholeNumber(step);
  const named = index === null ? undefined : steps[index - 1];
  if (index === null || !named) {
    return { place: null, wrong: t`The link names step “${step.slice(0, 40)}”, but this lesson has the steps 1 to ${steps.length}.` };
  }
  const { checkpoint, scenario } = named;
  const at = (found: Partial<LessonPlace>) => ({ step: index - 1, choice: null, drawn: null, ...found });
  if (answer !== null) {
    const choice = wholeNumber(answer);
    const known = checkpoint?.kind === "question" && choice !== null && choice >= 1 && choice <= checkpoint.choices.length;
    return known
      ? { place: at({ choice: choice - 1 }), wrong: null }
      : { place: at({}), wrong: t`The answer in the link fits no option of this step, so the page left it out.` };
  }
  if (drawing !== null) {
    const drawn = checkpoint?.kind === "predict" ? readDrawing(drawing, checkpoint.from, scenario.durationSeconds) : null;
    return drawn
      ? { place: at({ drawn }), wrong: null }
      : { place: at({}), wrong: t`The drawing in the link does not fit this step, so the page left it out.` };
  }
  return { place: at({}), wrong: null };
}

export const writeDrawing = (drawn: CountSteps): string => drawn.map(([second, count]) => `${second}-${count}`).join("_");

/** The second count of each step begins where the drawing begins, and seconds rise. */
export function readDrawing(text: string, from: number, durationSeconds: number): CountSteps | null {
  if (text.length > longestDrawing) return null;
  const steps: CountStep[] = [];
  for (const part of text.split("_")) {
    const [, second, count] = /^(\d{1,6})-(\d{1,6})$/.exec(part) ?? [];
    if (second === undefined || count === undefined) return null;
    steps.push([Number(second), Number(count)]);
  }
  const rises = steps.every(([second], index) => index === 0 || second > steps[index - 1]![0]);
  return rises && steps[0]![0] === from && steps.at(-1)![0] < durationSeconds ? steps : null;
}

/** Many times what a drawing of a whole day needs. */
const longestDrawing = 100_000;

const wholeNumber = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null);
