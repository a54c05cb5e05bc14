import type { HeldByReason } from "../../../engine/index";
import type { Phrase } from "../../words/decision/phrase";
import type { LargeRow } from "../../words/decision/largeSum";
import type { Detail, Run } from "../../run/run";
import type { TimeRange } from "../../run/timeRange";
import type { NetWords } from "../../words/comparison/netWords";
import { areMany } from "../../words/names/manyMetrics";
import type { Pinned } from "../figures/figure";
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
  /** The place of the metric that won, or that the page would show in full. */
  metric: number;
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
  /** The run that it is compared with, and the net result in words, null if the counts differ nowhere; null: it is alone. */
  compared: { baseline: Pinned; net: NetWords | null } | null;
}

/** `metric` is the winner of many metrics, `vpa` the lane of what a VerticalPodAutoscaler did. */
export type PicturePart =
  | "load"
  | "incidents"
  | "replicas"
  | "metric"
  | `metric-${number}`
  | `vpa-${number}`
  | "vpa"
  | "decisions"
  | "sum"
  | "pods";

/** What a picture shows if nobody chooses, the most telling first. */
export const usualParts: readonly PicturePart[] = ["decisions", "sum", "load", "incidents", "pods"];
/** The same of a compared run: the replicas show where the runs differ. */
export const usualComparedParts: readonly PicturePart[] = ["replicas", ...usualParts];

/** What a picture of a run can show, in the order of the page. */
export const partsOf = ({ metrics, vpa, incidents }: Pick<Run, "metrics" | "vpa" | "incidents">): PicturePart[] => [
  "load",
  ...(incidents.length > 0 ? (["incidents"] as const) : []),
  "replicas",
  ...(areMany(metrics.length) ? (["metric"] as const) : metrics.map((_, index) => `metric-${index}` as const)),
  ...(vpa === null ? [] : [...vpa.resources.map((_, index) => `vpa-${index}` as const), "vpa" as const]),
  "decisions",
  "sum",
  "pods",
];

export interface PictureForm {
  width: number;
  /** The picture is higher if its parts need it. */
  height: number;
  tone: Tone;
  /** In the order in which they were chosen. */
  parts: ReadonlySet<PicturePart>;
  /** In a loop, the figures are veiled after this second. */
  reached?: number;
  /** In a loop, what it has skipped up to then. */
  skipped?: readonly TimeRange[];
}

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** What a link's preview has in chats and networks. */
export const previewSize = { width: 1200, height: 630 };
export const sizeLimits = { least: 400, most: 2400 };
