import type { HeldByReason } from "../../engine/index";
import type { Phrase } from "../explain/phrase";
import type { LargeRow } from "../explain/largeSum";
import type { Detail, Run } from "../simulation/protocol";
import type { TimeRange } from "../store/view";
import type { Tone } from "./palette";

/** A decision in words, as the page says it. */
export interface SaidDecision {
  /** The second of the sync. */
  at: number;
  verdict: { reason: HeldByReason; words: string };
  sentence: readonly Phrase[];
  /** The same without its asides, for where the whole would be too small. */
  short: readonly Phrase[];
  rows: readonly LargeRow[];
}

/** What a picture shows. */
export interface Content {
  said: SaidDecision;
  run: Run;
  /** Finer rows of the part in view, if there are any. */
  detail: Detail | null;
  /** The part of the run in view. */
  range: TimeRange;
  kind: "service" | "queue";
  title: string;
  address: string;
}

export const pictureParts = ["load", "decisions", "sum", "pods"] as const;
export type PicturePart = (typeof pictureParts)[number];

export interface PictureForm {
  width: number;
  /** The picture is higher if its parts need it. */
  height: number;
  tone: Tone;
  parts: ReadonlySet<PicturePart>;
  /** In a loop, the figures are veiled after this second. */
  reached?: number;
}

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** What a link's preview has in chats and networks. */
export const previewSize = { width: 1200, height: 630 };
export const sizeLimits = { least: 400, most: 2400 };
