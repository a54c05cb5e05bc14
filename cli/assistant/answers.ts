import type { Scenario } from "../../engine/index";
import { encodeLink } from "../../engine/index";
import type { ToolAnswer, ToolWorld } from "./tool";

/** Characters of an answer's text; the data has more. */
const longestText = 8000;

export const refusal = (text: string): ToolAnswer => ({ text, structured: null, isError: true });

/** What is beyond JSON, such as an integer beyond the safe range, becomes text. */
export function told(text: string, structured: object): ToolAnswer {
  const data = JSON.parse(JSON.stringify(structured, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value))) as object;
  return { text: bounded(text.trimEnd()), structured: data, isError: false };
}

function bounded(text: string): string {
  if (text.length <= longestText) return text;
  const end = text.lastIndexOf("\n", longestText);
  const kept = text.slice(0, end > 0 ? end : longestText);
  return `${kept}\n… ${text.length - kept.length} characters more are left out here.`;
}

/** The link to a scenario, and its fragment; null: it is too long for one. */
export function linkOf(scenario: Scenario, cursor: number | null, { page }: ToolWorld): { link: string | null; fragment: string } | null {
  const fragment = encodeLink({ scenario, cursor });
  return fragment === null ? null : { link: page === null ? null : `${page}#${fragment}`, fragment };
}
