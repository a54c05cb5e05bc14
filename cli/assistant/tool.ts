import type { OpenStudy, Scenario } from "../../engine/index";
import type { Runners } from "../tune/runners";
import type { ObjectSchema } from "./schema";

/** What a tool needs from outside. */
export interface ToolWorld {
  /** The scenario that the page shows; null: there is no page. */
  present: Scenario | null;
  /** The address before the # of a link; null: it is not known. */
  page: string | null;
  runners(open: OpenStudy): Runners;
  /** Aborted when the answer is no longer wanted. */
  stop: AbortSignal;
}

/** A short text, and the same as data. `opens`: the scenario that the page shows afterwards, and the second of its cursor. */
export interface ToolAnswer {
  text: string;
  structured: object | null;
  isError: boolean;
  opens?: { scenario: Scenario; cursor: number | null };
}

/** A tool as assistants list it. */
export interface ToolDefinition {
  name: string;
  title: string;
  description: string;
  inputSchema: ObjectSchema;
}
