import type { Scenario } from "../../engine/index";

/** What a browser's assistant asks of the page, each time in a worker of its own: a call of a tool, or with null which tools there are. */
export interface AssistantKinds {
  assistant: { request: ToolCall | null; answer: ToolAnswer };
}

/** `page`: its address before the #. `present`: null while a lesson's question covers the run. */
export interface ToolCall {
  name: string;
  input: unknown;
  present: Scenario | null;
  page: string;
}

export interface OfferedTool {
  name: string;
  title: string;
  description: string;
  /** A JSON Schema. */
  inputSchema: object;
}

/** A text, and the same as data. `opens`: what the page shows afterwards. `tools`: the answer to null. */
export interface ToolAnswer {
  text: string;
  structured: object | null;
  isError: boolean;
  opens?: { scenario: Scenario; cursor: number | null };
  tools?: readonly OfferedTool[];
}
