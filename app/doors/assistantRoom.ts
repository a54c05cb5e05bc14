/** The tools for an assistant of the browser (WebMCP): the page offers what the command `mcp` offers. */
import type { AssistantKinds, OfferedTool } from "../channel/assistantKinds";
import { readApart } from "../channel/readApart";
import { openAs } from "../share/files";
import { useLesson } from "../store/lesson";
import { isEditable } from "../store/mode";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";

/** What the page uses of it; browsers without assistants have none. */
interface WithModelContext {
  modelContext?: { registerTool(tool: RegisteredTool): Promise<void> | void };
}

interface RegisteredTool extends OfferedTool {
  annotations: { readOnlyHint: boolean };
  /** Rejects with a sentence on what is wrong with the input. */
  execute(input: unknown, options?: { signal?: AbortSignal }): Promise<object>;
}

/** Registers each tool. A page that belongs to someone else offers none. */
export async function offerTools(): Promise<void> {
  const context = (document as WithModelContext).modelContext;
  if (context === undefined || !isEditable()) return;
  const read = await readApart<AssistantKinds, "assistant">("assistant", null);
  if (!read.ok) throw new Error(read.error);
  const register = async (tool: RegisteredTool) => context.registerTool(tool);
  for (const tool of read.answer.tools ?? []) {
    const execute: RegisteredTool["execute"] = (input, options) => called(tool.name, input, options?.signal);
    // A browser may refuse tools, as in a frame that may offer none. The page lacks nothing then.
    await register({ ...tool, annotations: { readOnlyHint: tool.name !== "run" }, execute }).catch(() => undefined);
  }
}

async function called(name: string, input: unknown, signal = new AbortController().signal): Promise<object> {
  signal.throwIfAborted();
  const { scenario } = useScenario.getState();
  const present = useTrace.getState().cover === null ? scenario : null;
  const page = `${location.origin}${location.pathname}`;
  const read = await unlessAborted(readApart<AssistantKinds, "assistant">("assistant", { name, input, present, page }, signal), signal);
  if (!read.ok) throw new Error(read.error);
  const { text, structured, isError, opens } = read.answer;
  if (isError) throw new Error(text);
  // What runs is seen, but a lesson that is open stays.
  if (opens && isEditable() && useLesson.getState().open === null) openAs(opens, { from: "assistant" });
  return { text, data: structured };
}

/** A worker that is ended answers no more. */
const unlessAborted = <Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> =>
  Promise.race([answer, new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)))]);
