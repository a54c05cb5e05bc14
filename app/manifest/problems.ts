import { mostProblems, type Diagnostic, type Problem, type TextEdit } from "../../engine/index";
import { plural, t } from "../ui/text";

/** A place in the text, both counted from 1. */
export type Place = Pick<Problem, "line" | "column">;
/** A stretch of the text, its end exclusive. */
export type Stretch = Place & Pick<Problem, "endLine" | "endColumn">;

/** What the tab needs from its present editor, plain or Monaco. */
export interface Surface {
  focus(): void;
  caret(): Place;
  /** Puts the caret on the stretch, in sight, and the focus in the text. */
  reveal(stretch: Stretch): void;
  /** The same with a problem, whose message comes in sight with it. */
  visit(problem: Diagnostic): void;
  /** Changes the text in one step of the editor's own undo. Offsets count in the present text. */
  edit(edits: readonly TextEdit[]): void;
  /** Takes back the last step of the editor's own undo. */
  undo(): void;
}

/** Beyond these, messages would bury the text that they speak of. */
const zoneLimit = 5;

/** The problems whose messages are shown in the text: errors before advice, then in the order of the text; and the problem visited last. */
export function inZones(problems: readonly Diagnostic[], visited: Diagnostic | null): Diagnostic[] {
  const first = byUrgency(problems).slice(0, zoneLimit);
  const further = problems.find((problem) => visited !== null && isSame(problem, visited));
  return (further === undefined || first.includes(further) ? first : [...first, further]).toSorted(byPlace);
}

/** Compares problems of two judgements. */
export const isSame = (a: Diagnostic, b: Diagnostic): boolean => a.path === b.path && a.message === b.message;

/** The error beside which the last edit can be undone: the first one, if the text was edited. */
export function undoable(problems: readonly Diagnostic[], edited: boolean): Diagnostic | null {
  const first = firstProblem(problems);
  return edited && first?.severity === "error" ? first : null;
}

export const undoLabel = t`Undo the last edit`;

/** The target of "Go to the error". */
export const firstProblem = (problems: readonly Diagnostic[]): Diagnostic | undefined => byUrgency(problems)[0];

/** The neighbour of a place, around the end of the text if need be. */
export function nextProblem(problems: readonly Diagnostic[], from: Place, direction: 1 | -1): Diagnostic | undefined {
  const ordered = problems.toSorted((a, b) => direction * byPlace(a, b));
  return ordered.find((problem) => direction * byPlace(problem, from) > 0) ?? ordered[0];
}

/** "2 errors", "Advice: 1"; null if there is none. Of very many only the first are known. */
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
