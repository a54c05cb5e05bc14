import type { Evidence, RemovedText, UnreadText } from "./evidence";
import type { MergedAutoscaler, MergedEvidence } from "./merge/merged";
import { mergeEvidence } from "./merge/mergeEvidence";
import { readEvidence } from "./readEvidence";
import { explainSnapshot } from "./snapshot/explainSnapshot";
import type { SnapshotExplanation } from "./snapshot/statement";
import { toldAlone, type AloneInput, type ToldAlone } from "./toldAlone";
import { kindsOf, usedLines, type ReadKind } from "./usedLines";

/** What a page shows of several texts about one cluster. It has no point of a series, because a day has millions. */
export interface ExplainedEvidence {
  /** One for each text, in their order. */
  readonly pieces: readonly ExplainedPiece[];
  readonly autoscalers: readonly ExplainedAutoscaler[];
  readonly apart: Omit<MergedEvidence["apart"], "series">;
  readonly errors: MergedEvidence["errors"];
  /** What the texts tell although no autoscaler is in them; empty where one is. */
  readonly alone: readonly ToldAlone[];
}

export interface PieceRemoval extends Omit<RemovedText, "text"> {
  readonly text?: string;
}

export interface ExplainedPiece {
  /** What was taken off before the text was read. Of whole lines that follow one another, `text` is left out: the page has them. */
  readonly removed: readonly PieceRemoval[];
  readonly unread: readonly UnreadText[];
  readonly readAs: readonly ReadKind[];
  /** The lines (from 1) that a reading uses, in their order. */
  readonly used: readonly number[];
}

export interface ExplainedAutoscaler {
  readonly merged: Omit<MergedAutoscaler, "series">;
  readonly snapshot: SnapshotExplanation;
}

/** What was read of texts, with every point of their series. */
interface OpenedEvidence {
  readonly explained: ExplainedEvidence;
  readonly merged: MergedEvidence;
}

/** Reads, merges and explains texts about one cluster. A place is the index of its text and a line. */
export const explainEvidence = (texts: readonly string[]): ExplainedEvidence => openEvidence(texts.map(readEvidence)).explained;

/** The same, and what it rests on, for questions that come later. */
export function openEvidence(read: readonly Evidence[]): OpenedEvidence {
  const merged = mergeEvidence(read);
  const snapshots = explainSnapshot(merged);
  const { series: _, ...apart } = merged.apart;
  const explained: ExplainedEvidence = {
    pieces: read.map(pieceOf),
    autoscalers: merged.autoscalers.map(({ series: __, ...each }, index) => ({ merged: each, snapshot: snapshots[index]! })),
    apart,
    errors: merged.errors,
    alone: merged.autoscalers.length > 0 ? [] : toldAlone(aloneIn(read, merged)),
  };
  return { explained, merged };
}

/** What belongs to no autoscaler, with its place. */
export const aloneIn = (read: readonly Evidence[], { errors, apart: { logs } }: MergedEvidence): AloneInput => ({
  errors,
  logs,
  scaledObjects: read.flatMap(({ scaledObjects }, text) => scaledObjects.map((each) => ({ ...each, place: { text, line: each.line } }))),
});

const pieceOf = (evidence: Evidence): ExplainedPiece => ({
  removed: evidence.removed.map(({ text, ...place }) => (place.lines === undefined ? { ...place, text } : place)),
  unread: evidence.unread,
  readAs: kindsOf(evidence),
  used: usedLines(evidence),
});
