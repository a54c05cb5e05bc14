import type { Scenario } from "../../engine/index";
import { runnersHere } from "../tune/runners";
import { refusal, told } from "./answers";
import type { ToolAnswer, ToolDefinition } from "./tool";
import { callTool, isToolName, toolDefinitions } from "./tools";

/** A call of a tool on the page. `page`: its address before the #. `present`: null while a lesson's question covers the run. */
interface ToolCall {
  name: string;
  input: unknown;
  present: Scenario | null;
  page: string;
}

/** Answers a call in a worker, whose thread computes alone; null asks for the tools. `rest` lets messages in. */
export async function answerCall(
  call: ToolCall | null,
  rest: () => Promise<void>,
): Promise<ToolAnswer & { tools?: readonly ToolDefinition[] }> {
  if (call === null) return { ...told("", {}), tools: toolDefinitions };
  const { name, input, present, page } = call;
  if (!isToolName(name)) return refusal(`There is no tool ${name}.`);
  // A worker whose answer is no longer wanted is ended.
  const stop = new AbortController().signal;
  return callTool(name, input, { present, page, stop, runners: (open) => runnersHere(open, rest) });
}
