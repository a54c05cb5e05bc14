import { snapshotReport } from "../app/words/evidence/report";
import { sentenceOf, verdictWords } from "../app/words/evidence/sentence";
import { statementWords } from "../app/words/evidence/statements";
import { phraseText } from "../app/words/decision/phrase";
import {
  explainSnapshot,
  maxEvidenceLength,
  mergeEvidence,
  readEvidence,
  type Evidence,
  type SnapshotExplanation,
  type Standing,
} from "../engine/doors/withKeda";
import { refused } from "./input";

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

/**
 * Explains what kubectl and Prometheus printed of one cluster: tables, descriptions, events, YAML, JSON, query answers, a text each.
 *
 * @throws {InputError} if a text is too long (its path is its index), if nothing in the texts was printed of a cluster, or if nothing is about
 * an autoscaler.
 */
export function explain(texts: readonly string[]): Explained {
  if (!Array.isArray(texts) || texts.length === 0) throw refused("", "Give a list of at least one text.");
  for (const [index, text] of texts.entries()) {
    if (typeof text !== "string") throw refused(`[${index}]`, "It must be text.");
    if (text.length > maxEvidenceLength)
      throw refused(`[${index}]`, `It has ${text.length} characters; at most ${maxEvidenceLength} are read.`);
  }
  const evidence = texts.map(readEvidence);
  if (evidence.every(isEmpty)) throw refused("", "Nothing here was printed by kubectl or Prometheus.");
  const merged = mergeEvidence(evidence);
  if (merged.autoscalers.length === 0) throw refused("", "Nothing here is about an autoscaler. Add what kubectl prints of it.");
  const explanations = explainSnapshot(merged);
  return {
    autoscalers: explanations.map(explainedOf),
    unread: evidence.flatMap(({ unread }, text) => unread.map(({ line, message }) => ({ text, line, message }))),
    report: snapshotReport(explanations, {}),
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
