import { countsOf, type Checked } from "../checkFiles";
import { chart, type Replicas } from "./chart";

/** GitHub refuses longer comments. */
const mostCharacters = 65_536;

/** What a run of the scenario's own seed shows of a result. */
export interface Shown {
  replicas: Replicas;
  /** Markdown */
  report: string;
}

/** The comment and the summary: the result of each autoscaler, and for some the replicas' chart and the report of a run. */
export function reportOf(results: readonly Checked[], judged: string, shown: ReadonlyMap<Checked, Shown>): string {
  const head = ["### HPA Playground", "", countsOf(results), ""];
  if (results.some(({ told }) => told !== "")) head.push(judged, "");
  for (const result of results) {
    head.push(`**${code(labelOf(result))}**: ${verdicts[result.outcome]}`, "", fenced("text", `${result.errors}${result.told}`), "");
  }
  let text = head.join("\n");
  if (text.length > mostCharacters - 1000) return `${text.slice(0, mostCharacters - 1000)}\n\n(The rest is in the log of this check.)`;
  for (const [result, { replicas, report }] of shown) {
    const inside = `${fenced("mermaid", chart(replicas))}\n\n${report}`;
    const part = `<details><summary>A run of ${html(labelOf(result))} with the scenario's own seed</summary>\n\n${inside}\n</details>\n`;
    if (text.length + part.length <= mostCharacters - 1000) text += part;
  }
  return text;
}

const verdicts: Readonly<Record<Checked["outcome"], string>> = {
  kept: "its limits are kept",
  broken: "its limits are broken",
  failed: "not checked",
  skipped: "skipped",
};

const labelOf = ({ file, autoscaler }: Checked): string => (autoscaler ? `${file}: ${autoscaler.name}` : file);

/** A fence longer than any in the text. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

const code = (text: string) => `<code>${html(text)}</code>`;
const html = (text: string) => text.replaceAll(/[&<>*_`[\]]/g, (sign) => `&#${sign.codePointAt(0)};`);
