/**
 * What the page requests of a worker, and what the worker answers: one entry for each kind of request. A worker keeps the page's own run
 * (the last finished one and the one under way) and the baseline's run; a request names them by the id in the run's answer.
 */
import type {
  AdviceRule,
  AnyReconcile,
  Comparison,
  Diagnostic,
  DiagnosisContext,
  KubectlOutput,
  OutlineEntry,
  PollRecord,
  Problem,
  Scenario,
  Words,
} from "../../engine/index";
import type { Detail, RowsWanted, Run, RunPart, TakenPart } from "../run/run";
import type { HelpKinds } from "./helpKinds";

/** `part` is what the worker sends before its answer. */
export interface Kinds extends HelpKinds {
  /** The page's own run; it replaces the run before. */
  run: { request: RunWanted; answer: RunAnswer & { opened?: OpenedStep }; part: RunProgress };
  /** The baseline's run. It waits for the page's own. */
  baseline: { request: Omit<RunWanted, "cursor">; answer: RunAnswer; part: { share: number } };
  /** The steps and the counts of a run that the worker does not keep; null if its manifest has errors. */
  steps: { request: { scenario: Scenario }; answer: RunSteps | null };
  /** Finer rows of a part of a run; null if the worker no longer has that run, or the run has not come that far. */
  rows: { request: { run: number; view: RowsWanted }; answer: Detail | null };
  baselineRows: Kinds["rows"];
  /** null if the worker no longer has that run. */
  decision: { request: { run: number; step: number }; answer: AnyReconcile | null };
  baselineDecision: Kinds["decision"];
  /**
   * A poll of KEDA, by its place in the run's polls, and those before it that its explanation needs: since the last activity that its cooldown
   * counts from.
   */
  poll: { request: { run: number; poll: number }; answer: { record: PollRecord; polls: readonly PollRecord[] } | null };
  /** What kubectl prints after the step; null if the worker no longer has that run. */
  kubectl: { request: { run: number; step: number }; answer: KubectlOutput[] | null };
  /** A part of a whole finished run, which only the worker has; null if it no longer has it. */
  takeAway: { request: { run: number; part: RunPart }; answer: TakenPart | null };
  /** Compares the finished run of that id with the baseline; null if the worker no longer has one of the two. */
  compare: { request: { run: number }; answer: Comparison | null };
  forgetBaseline: { request: null; answer: null };
  /** Judges a text, advice included, between the slices of a run. Without a context the API server of 1.2 judges, which knows no advice. */
  diagnose: { request: { text: string; context: DiagnosisContext | null }; answer: Diagnosed };
}

/**
 * `rows`: about how many rows the charts want: few while a gesture is under way, more after it. `view`: also return the rows of this part
 * of the run.
 */
export interface RunWanted {
  scenario: Scenario;
  rows: number;
  view: RowsWanted | null;
  /** The second under the cursor; null: the page will open the most telling sync. Its decision comes with the run. */
  cursor: number | null;
}

/** The decision of the step under the cursor, so that the page draws it with the figures and not after them. */
export interface OpenedStep {
  step: number;
  reconcile: AnyReconcile;
}

/** `run` is null if the manifest has errors and nothing ran. */
export type RunAnswer = { run: Run; detail: Detail | null; problems: readonly Problem[] } | { run: null; problems: readonly Problem[] };

export type RunProgress =
  /** Sent for runs of over half a second; `share` is 0 to 1. */
  | { kind: "progress"; share: number }
  /** A long run as far as it has come, so that the figures grow with it. */
  | { kind: "grown"; run: Run; detail: Detail | null; opened?: OpenedStep };

export type RunSteps = Pick<Run, "steps" | "stepSeconds" | "counts" | "outcomes">;

/** A text with its problems, advice and documents. */
export interface Diagnosed {
  text: string;
  diagnostics: Diagnostic[];
  documents: OutlineEntry[];
  /** The rules of the advice about a ScaledObject, with their titles; null for every other text. */
  kedaRules: Readonly<Partial<Record<AdviceRule, Words>>> | null;
  /** The same about a VerticalPodAutoscaler. They come beside the others. */
  vpaRules: Readonly<Partial<Record<AdviceRule, Words>>> | null;
}
