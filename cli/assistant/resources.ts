import { library, type LibraryEntry } from "../../engine/doors/library";
import { writeScenarioFile } from "../../engine/index";

/** A question of the library as a resource of MCP. */
export interface Resource {
  uri: string;
  name: string;
  title: string;
  description: string;
  mimeType: string;
}

const before = "hpa-playground://library/";

export const resources: readonly Resource[] = library.map(({ id, group, title }) => ({
  uri: `${before}${id}`,
  name: id,
  title,
  description: `A question of the library (${group}) with its answer and its scenario. The tools take it as library: "${id}".`,
  mimeType: "text/markdown",
}));

/** The question, its answer and its scenario; null: there is no such resource. */
export function readResource(uri: string): { uri: string; mimeType: string; text: string }[] | null {
  const entry = library.find(({ id }) => uri === `${before}${id}`);
  if (entry === undefined) return null;
  return [
    { uri, mimeType: "text/markdown", text: textOf(entry) },
    { uri: `${uri}#scenario`, mimeType: "application/json", text: writeScenarioFile(entry.scenario) },
  ];
}

const textOf = ({ title, text, look, change, finding, source, id }: LibraryEntry): string =>
  [
    `# ${title}`,
    text,
    `Where to look: at ${look.at} s. ${look.text}`,
    `What changes it: ${change}`,
    ...(finding === undefined ? [] : [`What the search for better settings finds: ${finding}`]),
    `The question comes from ${source}.`,
    `To run it, call run with library "${id}".`,
  ].join("\n\n") + "\n";
