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

/** What all results have in common. `judged`: over which seeds. `kubernetes`: null is the scenario's own release. */
interface Asked {
  judged: string;
  scenario: string;
  kubernetes: string | null;
}

/**
 * The comment and the summary: the result of each autoscaler in the order given, and for some the replicas' chart and the report of a run. What a
 * comment has no room for is counted.
 */
export function reportOf(results: readonly Checked[], { judged, scenario, kubernetes }: Asked, shown: ReadonlyMap<Checked, Shown>): string {
  const release = kubernetes === null ? "" : `, Kubernetes ${html(kubernetes)}`;
  const head = ["### HPA Playground", "", `Scenario ${code(scenario)}${release}: ${countsOf(results)}`, ""];
  if (results.some(({ told }) => told !== "")) head.push(judged, "");
  let text = head.join("\n");
  for (const [index, result] of results.entries()) {
    const part = `\n**${code(labelOf(result))}**: ${verdicts[result.outcome]}\n\n${fenced("text", `${result.errors}${result.told}`)}\n`;
    if (text.length + part.length > mostCharacters - 1000)
      return `${text}\n${results.length - index} more results have no room here. They are in the log of this check.\n`;
    text += part;
  }
  text += "\n";
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
