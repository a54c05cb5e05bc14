import type { HeldByReason, LoadPoint, Outcome, Scenario } from "../../engine/index";

/** A lesson as `public/lessons/FORMAT.md` describes it, read and checked; every step holds its whole scenario. */
export interface Lesson {
  /** The file's name without its number and its ending; for one from elsewhere its address. */
  id: string;
  title: string;
  /** One sentence for the list of lessons. */
  summary: string;
  /** About how long it takes. */
  minutes: number;
  steps: readonly LessonStep[];
}

/** A lesson that comes with the page, in the list of lessons. */
export interface ReadyLesson extends Pick<Lesson, "id" | "title" | "summary" | "minutes"> {
  load(): Promise<Lesson>;
}

export interface LessonStep {
  title: string;
  text: readonly Block[];
  scenario: Scenario;
  look: LessonLook | null;
  checkpoint: Checkpoint | null;
  /** Its first line in the file, from 1. */
  line: number;
}

/** What a step points at, in seconds of the run. */
export interface LessonLook {
  at: number | null;
  zoom: { from: number; to: number } | null;
}

export type Checkpoint = Prediction | Question | Task;

/** Draw the replicas that you expect, then see the run over your drawing. */
export interface Prediction {
  kind: "predict";
  ask: readonly Inline[];
  /** The drawing holds from here to the run's end; before it the run is shown. */
  from: number;
  /** Shown with the run. */
  after: readonly Block[];
}

/** A question whose answer the engine computes from the step's run: the right choice is the one with the measured value. */
export interface Question {
  kind: "question";
  ask: readonly Inline[];
  measure: Measure;
  choices: readonly Choice[];
}

export interface Choice {
  text: readonly Inline[];
  /** In the unit of the measure; a number is compared to as many decimals as it has here. */
  is: number | HeldByReason;
  /** Why it is so, or is not. */
  because: readonly Inline[];
}

/** Something to change, until a run fulfils it. */
export interface Task {
  kind: "task";
  ask: readonly Inline[];
  /** At most this many values of the manifest may differ from the step's; null: any number. */
  fields: number | null;
  /** All of them must hold. Of the scenario's parts only the manifest may differ. */
  outcomes: readonly OutcomeGoal[];
  /** Shown once it is done. */
  after: readonly Block[];
}

export interface OutcomeGoal {
  outcome: Outcome;
  comparison: "atMost" | "atLeast" | "below" | "above";
  value: number;
}

/** A number or a word that a run gives. */
export type Measure =
  /** Of the reconcile at a second, or the last one before it. */
  | { kind: "step"; column: "asked" | "applied" | "stabilized"; at: number }
  | { kind: "heldBy"; at: number }
  /** Of the second of that reconcile. */
  | { kind: "second"; column: "ready" | "existing" | "failed" | "waiting"; at: number }
  /** When replicas were first written after a second, in seconds; -1 if never. */
  | { kind: "nextRescale"; after: number }
  | { kind: "outcome"; outcome: Outcome };

/** Text in the meaning of Markdown; blocks that are not listed here are refused with their line. */
export type Block =
  | { kind: "paragraph"; content: readonly Inline[] }
  | { kind: "list"; ordered: boolean; items: readonly (readonly Block[])[] }
  | { kind: "quote"; content: readonly Block[] }
  | { kind: "code"; text: string };

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "emphasis"; content: readonly Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; content: readonly Inline[] };

/** A reader's drawing: from each second on this many replicas, until the next. Seconds rise. */
export type Drawing = readonly LoadPoint[];
