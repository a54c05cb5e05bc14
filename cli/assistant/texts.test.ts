/** What assistants read of the project: public/llms.txt, which is made here, and public/SKILL.md. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { library } from "../../engine/doors/library";
import { kubernetesVersions, writtenParts } from "../../engine/index";
import { isVerb, optionsOf, verbs } from "../commands";
import { llmsText } from "./llmsText";
import { isToolName, toolDefinitions } from "./tools";

const skill = readFileSync("public/SKILL.md", "utf8");

test("llms.txt is what the code makes of it (npx vitest run cli/assistant/texts.test.ts -u writes it)", async () => {
  await expect(llmsText()).toMatchFileSnapshot("../../public/llms.txt");
});

test("llms.txt names each release, part of a link, tool, command and question, and is short enough to be read", () => {
  const text = llmsText();
  expect(text).toContain(`Kubernetes ${kubernetesVersions[0]} to `);
  const named = [
    ...writtenParts.map((name) => `${name}=`),
    ...toolDefinitions.map(({ name }) => `- ${name}: `),
    ...verbs.map((verb) => `- ${verb}: `),
    ...library.map(({ id, title }) => `- [${title}](q/${id}/)`),
  ];
  expect(named.filter((each) => !text.includes(each))).toEqual([]);
  expect(text.length).toBeLessThan(16_000);
});

test("SKILL.md has the front matter of a skill, and names only tools, commands and options that there are", () => {
  const [, head = "", body = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(skill) ?? [];
  expect(head).toMatch(/^name: [a-z-]{1,64}\ndescription: .{1,1024}$/);
  expect(body.length).toBeLessThan(5000);
  const tools = [...body.matchAll(/(?:[Cc]all|Use|of) `(\w+)`/g)].map(([, name]) => name!);
  expect(new Set(tools)).toEqual(new Set(["run", "check", "explain", "tune", "why_not", "make_link"]));
  expect(tools.every(isToolName)).toBe(true);
  const lines = [...body.matchAll(/hpa-playground ((?!mcp)[a-z]+) ([^`\n]+)/g)];
  expect(lines.length).toBeGreaterThanOrEqual(2);
  for (const [line, verb = "", rest = ""] of lines) {
    const options = [...rest.matchAll(/--([a-z]+)/g)].map(([, name]) => name!);
    expect([line, isVerb(verb) && options.every((name) => Object.hasOwn(optionsOf(verb), name))]).toEqual([line, true]);
  }
});

test("both are in the package", () => {
  const { files } = JSON.parse(readFileSync("package.json", "utf8")) as { files: string[] };
  expect(files).toEqual(expect.arrayContaining(["public/SKILL.md", "public/llms.txt"]));
});
