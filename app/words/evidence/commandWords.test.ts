import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kubectlCommands, promQueries, type Command } from "../../../engine/index";
import { kubectlWords, queryWords } from "./commandWords";

const part = (title: string): string => readFileSync("docs/BRING-YOUR-CLUSTER.md", "utf8").split(`\n## ${title}\n`)[1]!.split("\n## ")[0]!;

function section<Id extends string>(commands: readonly Command<Id>[], words: Readonly<Record<Id, () => string>>, language: string): string {
  return commands.map(({ id, text: code }) => `${words[id]()}:\n\n\`\`\`${language}\n${code}\n\`\`\`\n`).join("\n");
}

test("the document has every command and every query of the page, with its words", () => {
  expect(part("With kubectl")).toContain(section(kubectlCommands(), kubectlWords, "sh"));
  expect(part("With Prometheus")).toContain(section(promQueries(), queryWords, "promql"));
});
