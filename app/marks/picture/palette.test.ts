import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { palettes } from "./palette";

const tokens = readFileSync(new URL("../../ui/tokens.css", import.meta.url), "utf8");

test.for([
  ["light", /^:root \{(.*?)^\}/ms],
  ["dark", /^:root\[data-theme="dark"\] \{(.*?)^\}/ms],
] as const)("the colours of a %s picture are the page's", ([tone, rule]) => {
  const [, own = ""] = rule.exec(tokens) ?? [];
  const inPage = Object.fromEntries([...own.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
  expect(inPage).toMatchObject(palettes[tone]);
});
