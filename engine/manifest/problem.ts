import type { AdviceRule } from "./advice/adviceRules";
import type { Words } from "../lib/sentence";
import type { Fix } from "./textEdit";

/** Something about the manifest's text that its author should know. `line` and columns count from 1; the range covers the value at fault, or its parent where it is absent. */
export interface Problem {
  /** An error stops the run; advice does not. */
  severity: "error" | "advice";
  /** What the code must know about a problem without reading its message; absent for most. */
  kind?: ProblemKind;
  /** The field's path as the API server writes it ("spec.maxReplicas"), or "" for the whole text. */
  path: string;
  message: string;
  /** Message and reason as data; the reason is "" if there is none. */
  said: { message: Words; reason: Words };
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A choice between autoscalers, an only object without a kind, and an autoscaler that a run leaves out. */
export type ProblemKind = "autoscalerChoice" | "kindMissing" | "autoscalerLeftOut";

/** For errors and for advice separately; more of them are not reported. */
export const mostProblems = 100;

/** A problem as an editor shows it. */
export interface Diagnostic extends Problem {
  /** The same range in offsets: UTF-16 units, the end exclusive. */
  start: number;
  end: number;
  /** The advice's rule, which can be silenced; null for an error, and for a limitation of the simulation. */
  rule: AdviceRule | null;
  /** Why it is so, and what it does to scaling; "" if the message says it all. */
  reason: string;
  fixes: Fix[];
}
