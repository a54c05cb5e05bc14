import { mostProblems, type Diagnostic, type Problem, type TextEdit } from "../../engine/index";
import { plural, t } from "../words/text";

/** A place in the text: line and column, both from 1. */
export type Place = Pick<Problem, "line" | "column">;
/** A stretch of the text; its end is exclusive. */
export type Stretch = Place & Pick<Problem, "endLine" | "endColumn">;

/** What the tab needs from its present editor, plain or Monaco. */
export interface Surface {
  focus(): void;
  caret(): Place;
  /** The offsets of the selected text, equal where there is only a caret. */
  selected(): { start: number; end: number };
  /** Selects the stretch, scrolls to it and puts the focus in the text. */
  reveal(stretch: Stretch): void;
  /** Like `reveal`, and also shows the problem's message. */
  visit(problem: Diagnostic): void;
  /** Changes the text in one step of the editor's own undo. Offsets count in the present text. */
  edit(edits: readonly TextEdit[]): void;
  /** Takes back the last step of the editor's own undo. */
  undo(): void;
}

/** More messages would cover the text that they are about. */
const zoneLimit = 5;

/**
 * The problems whose messages are shown in the text: errors before advice, each in the order of the text. The last visited problem is
 * always one of them.
 */
export function inZones(problems: readonly Diagnostic[], visited: Diagnostic | null): Diagnostic[] {
  const first = byUrgency(problems).slice(0, zoneLimit);
  const further = problems.find((problem) => visited !== null && isSame(problem, visited));
  return (further === undefined || first.includes(further) ? first : [...first, further]).toSorted(byPlace);
}

/** Tells whether two judgements report the same problem; its line may have moved. */
export const isSame = (a: Diagnostic, b: Diagnostic): boolean => a.path === b.path && a.message === b.message;

/** The first error, if there was a text without one: it shows the button that brings that text back. */
export function undoable(problems: readonly Diagnostic[], wasValid: boolean): Diagnostic | null {
  const first = firstProblem(problems);
  return wasValid && first?.severity === "error" ? first : null;
}

export const backLabel = t`Back to the last valid text`;

/** The target of "Go to the error". */
export const firstProblem = (problems: readonly Diagnostic[]): Diagnostic | undefined => byUrgency(problems)[0];

/** The next or previous problem from a place; after the last comes the first. */
export function nextProblem(problems: readonly Diagnostic[], from: Place, direction: 1 | -1): Diagnostic | undefined {
  const ordered = problems.toSorted((a, b) => direction * byPlace(a, b));
  return ordered.find((problem) => direction * byPlace(problem, from) > 0) ?? ordered[0];
}

/** "2 errors", "Advice: 1"; null if there is none. The engine reports only the first errors of a text that has very many. */
export function counts(problems: readonly Problem[]): { errors: string | null; advice: string | null } {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const advice = problems.length - errors;
  const said = (count: number, words: string) => (count < mostProblems ? words : t`${words} and more`);
  return {
    errors: errors ? said(errors, plural(errors, "error")) : null,
    advice: advice ? said(advice, t`Advice: ${advice}`) : null,
  };
}

/** A message's name for screen readers. */
export const title = ({ severity, line }: Problem): string => (severity === "error" ? t`Error on line ${line}` : t`Advice on line ${line}`);

const byPlace = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;

const byUrgency = (problems: readonly Diagnostic[]): Diagnostic[] =>
  problems.toSorted((a, b) => Number(a.severity === "advice") - Number(b.severity === "advice") || byPlace(a, b));
