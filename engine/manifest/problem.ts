/** Something about the manifest's text that its author should know. `line` and columns count from 1; the range covers the value at fault, or its parent where it is absent. */
export interface Problem {
  /** An error stops the run; advice does not. */
  severity: "error" | "advice";
  /** The field's path as the API server writes it ("spec.maxReplicas"), or "" for the whole text. */
  path: string;
  message: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}
