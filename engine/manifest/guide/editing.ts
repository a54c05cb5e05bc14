import type { FieldGuide } from "./fieldGuide";

/** What to show for the field under the pointer. Offsets count UTF-16 units, the end exclusive. */
export interface FieldHover {
  /** With indexes: "spec.metrics[0].type". */
  path: string;
  guide: FieldGuide;
  start: number;
  end: number;
}

export interface Completion {
  label: string;
  kind: "field" | "value" | "block";
  /** A few words beside the label: type and default, or what the block is. */
  detail: string;
  /** The guide's sentence. */
  documentation: string;
  /** Replaces the text from `start` to `end`. Later lines are indented for their place; `${1:x}` marks what to fill in. */
  insert: string;
  start: number;
  end: number;
  /** Whether the field is required and missing: to be shown first. */
  urgent: boolean;
}

/** The guide of the field whose key or value stands at an offset, in text that need not be valid. */
export function fieldAt(_text: string, _offset: number): FieldHover | null {
  return null;
}

/** What could be written at an offset, in text that need not be valid. */
export function completionsAt(_text: string, _offset: number): Completion[] {
  return [];
}

/** A document of the text, or an item of a List. */
export interface OutlineEntry {
  kind: string;
  name: string;
  apiVersion: string;
  /** Where it begins and its last line, from 1. */
  line: number;
  endLine: number;
  /** What the playground does with it. */
  role: "autoscaler" | "workload" | "ignored";
}

export function outline(_text: string): OutlineEntry[] {
  return [];
}
