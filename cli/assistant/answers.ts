import type { Scenario } from "../../engine/index";
import { encodeLink, isRecord } from "../../engine/index";
import type { ToolAnswer, ToolWorld } from "./tool";

/** Characters of an answer's text, and of its data: an assistant pays for each, and forgets what was before. */
const longest = 8000;
/** Entries that the lists of longer data keep: the first of these that makes it short enough. */
const keptEntries = [100, 50, 20, 10, 5, 3, 1] as const;

export const refusal = (text: string): ToolAnswer => ({ text, structured: null, isError: true });

/** What is beyond JSON, such as an integer beyond the safe range, becomes text. */
export function told(text: string, structured: object): ToolAnswer {
  const data = JSON.parse(JSON.stringify(structured, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value))) as object;
  return { text: bounded(text.trimEnd()), structured: shortened(data), isError: false };
}

function bounded(text: string): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf("\n", longest);
  const kept = text.slice(0, end > 0 ? end : longest);
  return `${kept}\n… ${text.length - kept.length} characters more are left out here.`;
}

/** Data whose lists are cut, with how many entries each list lacks. What is not in a list stays. */
function shortened(data: object): object {
  let cut = data;
  for (const most of keptEntries) {
    if (JSON.stringify(cut).length <= longest) break;
    const leftOut: Record<string, number> = {};
    cut = { ...(withLists(data, most, "", leftOut) as object), leftOut };
  }
  return cut;
}

function withLists(value: unknown, most: number, path: string, leftOut: Record<string, number>): unknown {
  if (Array.isArray(value)) {
    if (value.length > most) leftOut[path] = value.length - most;
    return value.slice(0, most).map((each, index) => withLists(each, most, `${path}[${index}]`, leftOut));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withLists(each, most, path === "" ? name : `${path}.${name}`, leftOut)]),
  );
}

/** The link to a scenario, and its fragment; null: it is too long for one. */
export function linkOf(scenario: Scenario, cursor: number | null, { page }: ToolWorld): { link: string | null; fragment: string } | null {
  const fragment = encodeLink({ scenario, cursor });
  return fragment === null ? null : { link: page === null ? null : `${page}#${fragment}`, fragment };
}
