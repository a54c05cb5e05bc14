import type { NamedStage } from "../../../engine/index";

/** The source of a number in the decision. */
export type Origin =
  /** A field of the manifest, as the path that the API server writes. */
  | { kind: "field"; path: string }
  /** A line of the manifest outside the autoscaler's fields, such as a container's. */
  | { kind: "line"; line: number }
  /** An incident of the scenario, by its index in order of time, and its second. */
  | { kind: "incident"; index: number; at: number }
  /** A flag of the controller. */
  | { kind: "flag" }
  /** A field of the workload's form. */
  | { kind: "setting"; field: string }
  | { kind: "figure"; figure: string }
  /** Another row of the sum. */
  | { kind: "row"; row: NamedStage }
  | { kind: "reconcile"; second: number };

/** Which inputs of the decision the page's forms show. A baseline's input counts only if the present scenario has the same. */
export interface InPage {
  manifest: boolean;
  flags: boolean;
  incidents: boolean;
  workload: boolean;
  /** Of a real cluster only the figures of the autoscaler's status are known, not the sums of usage and requests behind them. */
  figuresOnly?: boolean | undefined;
}
