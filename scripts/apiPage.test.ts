import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { apiPage, declarations, page } from "./apiPage.mjs";

test("docs/API.md is what the docstrings make (npm run api)", async () => {
  expect(readFileSync(page, "utf8")).toBe(apiPage(await declarations()));
});

test("what has no docstring gets no page, and its name is said", () => {
  const held = "interface Checked {\n  held: boolean;\n}\n";
  expect(() => apiPage(held, ["Checked"])).toThrow("Checked has no docstring");
  expect(() => apiPage(`/** What a check found. */\n${held}`, ["Checked"])).toThrow("Checked.held has no docstring");
  const told = "/** What a check found. */\ninterface Checked {\n  /** Whether all is kept. */\n  held: boolean;\n}\n";
  expect(apiPage(told, ["Checked"])).toContain("| `held` | `boolean` | Whether all is kept. |");
});
