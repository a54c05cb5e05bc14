/** What the search over the page finds. */
import type { Outcome } from "../../engine/index";
import type { CommandId } from "../words/search/peoplesWords/commands";
import type { Reference } from "../words/names/references";

/** In the order of results that match equally well. */
export const findableKinds = [
  "library",
  "lesson",
  "field",
  "flag",
  "gate",
  "setting",
  "signal",
  "incident",
  "outcome",
  "term",
  "kubectl",
  "about",
  "page",
] as const;
export type FindableKind = (typeof findableKinds)[number];

export interface Findable {
  /** "kind/name": the name of an entry, of a field, of a control. People's words lead to it. */
  id: `${FindableKind}/${string}`;
  kind: FindableKind;
  /** What it is, if its kind alone does not say it: "Lesson 5, step 2". */
  label?: string;
  title: string;
  /** The title is a name of the API. */
  isCode?: boolean;
  text: string;
  /** Facts in one line: a field's type and default, a flag's name. */
  facts?: string;
  /** Names and texts that are searched and not shown. */
  names?: readonly string[];
  texts?: readonly string[];
  /** What people call it, in all languages, beside the words of `peoplesWords`. */
  called?: readonly string[];
  /** Its words are English on a page of any language. */
  inEnglish?: boolean;
  /** Where the documentation explains it. */
  reference?: Reference;
  target: Target;
}

/** Where a thing opens. */
export type Target =
  | { to: "entry"; entry: string }
  /** Without a step: where the reader left the lesson. */
  | { to: "lesson"; lesson: string; step: number | null }
  /** A path of the guide, with `[]` for every item. */
  | { to: "field"; path: string }
  /** The control's name, and of the one that decides whether it is offered. */
  | { to: "control"; tab: "workload" | "cluster"; names: readonly string[] }
  | { to: "incident"; choice: string }
  | { to: "outcome"; outcome: Outcome }
  | { to: "kubectl"; output: string }
  | { to: "about"; part: string }
  | { to: "page"; command: CommandId }
  /** It has no place in the page: its text says all. */
  | { to: "nothing" };
