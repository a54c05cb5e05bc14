import { expect, test } from "vitest";
import { withoutEnd } from "./withoutEnd";

test("only the given characters at the end are left out", () => {
  expect(withoutEnd(" a b \t ", " \t")).toBe(" a b");
  expect(withoutEnd("a\n ", " ")).toBe("a\n");
  expect(withoutEnd("===", "=")).toBe("");
  expect(withoutEnd("", "=")).toBe("");
});
