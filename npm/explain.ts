import { snapshotReport } from "../app/words/evidence/report";
import { sentenceOf, verdictWords } from "../app/words/evidence/sentence";
import { statementWords } from "../app/words/evidence/statements";
import type { SumLine } from "../app/words/report/decided";
import { phraseText } from "../app/words/decision/phrase";
import {
  explainSnapshot,
  maxEvidenceLength,
  mergeEvidence,
  readAskedTime,
  readEvidence,
  readRfc3339,
  type AskedTime,
  type Evidence,
  type MergedEvidence,
  type SnapshotExplanation,
  type Standing,
} from "../engine/doors/withKeda";
import { InputError, refused, judgeOptions } from "./input";
import { notATimeWords, notToldWords, saidOf, toldAt, toldReport, type Told } from "./timeAsked";

/** `explain(texts)`, and `explain(texts, { at })`. */
export interface Explain {
  /**
   * Explains what kubectl and Prometheus printed of one cluster: tables, descriptions, events, YAML, JSON, query answers, a text each.
   *
   * @throws {InputError} if a text is too long (its path is its index), if nothing in the texts was printed of a cluster, or if nothing is about
   * an autoscaler.
   */
  (texts: readonly string[]): Explained;
  /**
   * Explains one time of the same texts, as `explain --at` of the command does.
   *
   * @throws {InputError} as without a time, and with the path `at` if the time has no one meaning or if the texts do not tell of it.
   */
  (texts: readonly string[], options: ExplainOptions): ExplainedAt;
}

/** Which time `explain` explains. */
export interface ExplainOptions {
  /**
   * RFC 3339 with a zone (`2026-11-23T09:28:00Z`), a time of the day in UTC (`09:28`, `09:28:30`), or how long before the text was printed
   * (`12m`, `3m50s`).
   */
  readonly at: string;
}

/** What texts of a cluster tell of one time. */
export interface ExplainedAt {
  /** One for each autoscaler of which the texts tell this time; at least one. */
  readonly autoscalers: readonly ExplainedMoment[];
  /** The other autoscalers in the texts; `message` says why in an English sentence. */
  readonly untold: readonly { readonly name: string | null; readonly namespace: string | null; readonly message: string }[];
  /** Lines that could not be read. `text` is the index of the text, from 0; `line` counts from 1. */
  readonly unread: readonly { readonly text: number; readonly line: number; readonly message: string }[];
  /** All of it as Markdown, for a ticket. */
  readonly report: string;
}

/** An autoscaler of a real cluster at one time. */
export interface ExplainedMoment {
  /** null if the texts do not tell it. */
  readonly name: string | null;
  /** null if the texts do not tell it. */
  readonly namespace: string | null;
  /** The sync at the time, or the last one before it, in Unix seconds; null if the texts have no series of this time. */
  readonly syncAt: number | null;
  /** The count that the sync decided, as it was recorded. Without a sync: the count since the last rescale. null if the texts do not tell it. */
  readonly replicas: number | null;
  /** What the controller's rules make of the sync, the plainest first: several if the texts leave it open. Empty without a sync. */
  readonly decisions: readonly ExplainedDecision[];
  /** What the updater of a VerticalPodAutoscaler had done by then, by events, oldest first; absent if no text tells any. */
  readonly verticalActs?: readonly ExplainedVerticalAct[];
  /** Without a sync, if the time is the newest of the texts: what follows from all of them. */
  readonly newest: ExplainedAutoscaler | null;
}

/** An eviction of a pod by the updater of a VerticalPodAutoscaler, or a resize in place. */
export interface ExplainedVerticalAct {
  /** What it did. */
  readonly what: "eviction" | "resize";
  /** The pod's name; null if the event names none. */
  readonly pod: string | null;
  /**
   * When, as a range, because kubectl cuts an age to its last unit. Unix seconds, or, where the texts tell ages alone, seconds before they were
   * printed, as negative numbers.
   */
  readonly at: { readonly low: number; readonly high: number };
  /** Whether the range leaves open that it came after the time that was asked about. */
  readonly isOpen: boolean;
}

/** A decision that was computed from a real cluster's record. */
export interface ExplainedDecision {
  /** Whether it agrees with the record. One that does not is what the rules make of it if nothing else happened. */
  readonly fits: boolean;
  /** What held the count, in a few English words. */
  readonly verdict: string;
  /** Why, in English sentences with the numbers of the sync. */
  readonly explanation: string;
  /** The calculation in rows, from what was observed to the count. */
  readonly sum: readonly SumLine[];
}

/** What texts of a cluster say, and what the controller's rules make of it. */
export interface Explained {
  /** One for each autoscaler in the texts. */
  readonly autoscalers: readonly ExplainedAutoscaler[];
  /** Lines that could not be read. `text` is the index of the text, from 0; `line` counts from 1. */
  readonly unread: readonly { readonly text: number; readonly line: number; readonly message: string }[];
  /** All of it as Markdown, for a ticket. */
  readonly report: string;
}

/** An autoscaler of a real cluster, explained. */
export interface ExplainedAutoscaler {
  /** null if the texts do not tell it. */
  readonly name: string | null;
  /** null if the texts do not tell it. */
  readonly namespace: string | null;
  /** What held the count, in a few English words. */
  readonly verdict: string;
  /** The same in a sentence with its numbers. */
  readonly sentence: string;
  /** All that follows from the texts. */
  readonly statements: readonly ExplainedStatement[];
}

/** One thing that is known, or supposed. */
export interface ExplainedStatement {
  /** What it is about, such as `proposal`, `held`, `problem`, `advice` or `undetermined`. Newer versions may have more. */
  readonly code: string;
  /** `recorded`: a text says it; `computed`: the controller's rules make it of the texts; `assumed`: the texts are silent. */
  readonly standing: Standing;
  /** What it is about, in a few English words. */
  readonly title: string;
  /** English sentences, one claim each. */
  readonly sentences: readonly string[];
  /** Where it stands: the index of the text, from 0, and the line, from 1. */
  readonly basis: readonly { readonly text: number; readonly line: number }[];
}

/** Explains what was printed of a cluster, as a whole or at one time. */
export const explain: Explain = explained as Explain;

function explained(texts: readonly string[], options?: ExplainOptions): Explained | ExplainedAt {
  if (!Array.isArray(texts) || texts.length === 0) throw refused("", "Give a list of at least one text.");
  for (const [index, text] of texts.entries()) {
    if (typeof text !== "string") throw refused(`[${index}]`, "It must be text.");
    if (text.length > maxEvidenceLength)
      throw refused(`[${index}]`, `It has ${text.length} characters; at most ${maxEvidenceLength} are read.`);
  }
  const time = options === undefined ? null : timeIn(options);
  const evidence = texts.map(readEvidence);
  if (evidence.every(isEmpty)) throw refused("", "Nothing here was printed by kubectl or Prometheus.");
  const merged = mergeEvidence(evidence);
  if (merged.autoscalers.length === 0) throw refused("", "Nothing here is about an autoscaler. Add what kubectl prints of it.");
  const unread = evidence.flatMap(({ unread }, text) => unread.map(({ line, message }) => ({ text, line, message })));
  const names = texts.map((_, index) => `text ${index}`);
  if (time !== null) return { ...atTime(merged, time, names), unread };
  const explanations = explainSnapshot(merged);
  return { autoscalers: explanations.map(explainedOf), unread, report: snapshotReport(explanations, {}) };
}

function timeIn(options: ExplainOptions): AskedTime {
  judgeOptions(options, { at: null }, "The options must be an object with the time `at`.");
  const { at } = options;
  if (typeof at !== "string") throw refused("at", "It must be text, such as 2026-11-23T09:28:00Z, 09:28 or 12m.");
  const time = readAskedTime(at);
  if (typeof time === "string") throw refused("at", notATimeWords(time, "texts"));
  return time;
}

function atTime(merged: MergedEvidence, time: AskedTime, names: readonly string[]): Omit<ExplainedAt, "unread"> {
  const { told, untold } = toldAt(merged, time);
  const others = untold.map(({ reason, ...of }) => ({ ...of, message: notToldWords(reason, names, "texts") }));
  if (told.length === 0)
    throw new InputError(
      others.map(({ name, message }) => ({ path: "at", line: null, message: name === null ? message : `${name}: ${message}` })),
    );
  return { autoscalers: told.map(momentOf), untold: others, report: toldReport(told) };
}

function momentOf(told: Told): ExplainedMoment {
  const { name, namespace } = told;
  const acts = actsOf(told);
  if (told.kind === "state") {
    const { state, newest } = told;
    return {
      name,
      namespace,
      syncAt: null,
      replicas: state.count.replicas,
      decisions: [],
      ...acts,
      newest: newest === null ? null : explainedOf(newest),
    };
  }
  const { recorded, decisions } = told.decision;
  const said = saidOf(told.decision);
  return {
    name,
    namespace,
    syncAt: recorded.at,
    replicas: recorded.desiredReplicas,
    decisions: decisions.map(({ fits }, index) => {
      const { verdict, sentence, sum } = said[index]!;
      return { fits, verdict, explanation: sentence, sum };
    }),
    ...acts,
    newest: null,
  };
}

/** In Unix seconds where the texts have times. */
function actsOf(told: Told): Pick<ExplainedMoment, "verticalActs"> {
  const { verticalActs } = told;
  if (verticalActs === undefined) return {};
  const zero = told.kind === "state" && told.state.zero.kind === "newest" ? readRfc3339(told.state.zero.time)! : 0;
  return {
    verticalActs: verticalActs.map(({ what, pod, at, isOpen }) => ({
      what,
      pod,
      at: { low: at.low + zero, high: at.high + zero },
      isOpen,
    })),
  };
}

const isEmpty = (evidence: Evidence): boolean =>
  Object.entries(evidence).every(([key, list]) => key === "removed" || key === "unread" || list.length === 0);

function explainedOf(explanation: SnapshotExplanation): ExplainedAutoscaler {
  const { name, namespace, sum, statements } = explanation;
  return {
    name,
    namespace,
    verdict: verdictWords(sum.verdict),
    sentence: phraseText(sentenceOf(explanation)),
    statements: statements.map((statement) => {
      const { title, sentences } = statementWords(statement);
      const basis = statement.basis.map(({ text, line }) => ({ text, line }));
      return { code: statement.code, standing: statement.standing, title, sentences, basis };
    }),
  };
}
