import type { HeldByReason, LoadPoint, RunOutcome, Scenario } from "../../engine/index";

/** A lesson in the format of `public/lessons/FORMAT.md`, read and checked. Each step holds its whole scenario. */
export interface Lesson {
  /** The name of the file without its number and extension. A lesson from elsewhere has its address. */
  id: string;
  title: string;
  /** One sentence for the list of lessons. */
  summary: string;
  /** The approximate time that the lesson takes. */
  minutes: number;
  steps: readonly LessonStep[];
}

/** A lesson that comes with the page. */
export interface ReadyLesson extends Pick<Lesson, "id" | "title" | "summary" | "minutes"> {
  stepTitles: readonly string[];
  load(): Promise<Lesson>;
}

export interface LessonStep {
  title: string;
  text: readonly Block[];
  scenario: Scenario;
  look: LessonLook | null;
  checkpoint: Checkpoint | null;
  /** The first line of the step in the file, counted from 1. */
  line: number;
}

/** The moment and the part of the run that a step shows, in seconds. */
export interface LessonLook {
  at: number | null;
  zoom: { from: number; to: number } | null;
}

export type Checkpoint = Prediction | Question | Task;

/** The reader draws the expected replicas, and then sees the run over the drawing. */
export interface Prediction {
  kind: "predict";
  ask: readonly Inline[];
  /** The drawing goes from this second to the end of the run. Before it the page shows the run. */
  from: number;
  /** Appears with the run. */
  after: readonly Block[];
}

/** A question that the engine answers from the step's run. The right choice is the one with the measured value. */
export interface Question {
  kind: "question";
  ask: readonly Inline[];
  measure: Measure;
  /** The page covers the run from this second on until the answer; null: from the change that the measure asks about. */
  from: number | null;
  choices: readonly Choice[];
}

export interface Choice {
  text: readonly Inline[];
  /** The value in the unit of the measure. A number is compared with as many decimals as it has here. */
  is: number | HeldByReason;
  /** Why this choice is right or wrong. */
  because: readonly Inline[];
}

/** A change that the reader must make until a run reaches the goals. */
export interface Task {
  kind: "task";
  ask: readonly Inline[];
  /** The number of manifest values that may differ from the step's, at most; null means any number. */
  fields: number | null;
  /** All goals must hold. Only the manifest may differ from the step's scenario. */
  outcomes: readonly OutcomeGoal[];
  /** Appears after the task is done. */
  after: readonly Block[];
}

export interface OutcomeGoal {
  outcome: RunOutcome;
  comparison: "atMost" | "atLeast" | "below" | "above";
  value: number;
}

/** A number or a word that a run gives. */
export type Measure =
  /** A value of the last sync at or before a second. */
  | { kind: "step"; column: "asked" | "applied" | "stabilized"; at: number }
  | { kind: "heldBy"; at: number }
  /** A value of the cluster at that sync's second. */
  | { kind: "second"; column: "ready" | "existing" | "failed" | "waiting"; at: number }
  /** The first second after `after` at which the controller wrote replicas; -1 if it never did. */
  | { kind: "nextRescale"; after: number }
  | { kind: "outcome"; outcome: RunOutcome };

/** Text with the meaning of Markdown. The reader refuses blocks that are not listed here and names their line. */
export type Block =
  | { kind: "paragraph"; content: readonly Inline[] }
  | { kind: "list"; ordered: boolean; items: readonly (readonly Block[])[] }
  | { kind: "quote"; content: readonly Block[] }
  | { kind: "code"; text: string };

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "emphasis"; content: readonly Inline[] }
  | { kind: "code"; text: string }
  /** A number of the step's scenario: its digits, and the end of the field's path in the manifest, or `workload.` and its name. */
  | { kind: "number"; text: string; field: string }
  | { kind: "link"; href: string; content: readonly Inline[] };

/** A reader's drawing: each point holds the replicas from its second to the next point. Seconds rise. */
export type Drawing = readonly LoadPoint[];
