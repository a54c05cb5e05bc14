import { isRecord } from "../../engine/index";
import { explain } from "../explain";
import { refusal, told } from "./answers";
import type { ToolAnswer } from "./tool";

/** Explains texts of a real cluster, as the command `explain` does. */
export function explainTool({ texts, at }: { texts: string[]; at?: string }): ToolAnswer {
  const names = texts.map((_, index) => `text ${index + 1}`);
  const read = (name: string) => {
    const text = texts[names.indexOf(name)]!;
    return text.trim() === "" ? { error: "It is empty." } : { text };
  };
  const report = explain(names, read, { form: "report", at: at ?? null });
  if (report.output === "") return refusal(report.errors.trimEnd());
  const { output, errors } = explain(names, read, { form: "json", at: at ?? null });
  const data: unknown = JSON.parse(output);
  const explained = isRecord(data) ? data : {};
  // What was read is in the texts already, so the assistant has it.
  const { evidence: _, apart: __, ...statements } = explained;
  return told(`${errors}${report.output}`, { ...statements, unread: errors.split("\n").filter((line) => line !== "") });
}
