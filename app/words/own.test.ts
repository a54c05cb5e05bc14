import { expect, test } from "vitest";
import { own } from "./own";
import { fieldReferences } from "./names/references";

test("a name that every object inherits is not in a table", () => {
  expect(own({ a: 1 }, "a")).toBe(1);
  for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) expect(own({ a: 1 }, name)).toBe(undefined);
});

test("a field whose name every object inherits has the same references as any other unknown field", () => {
  for (const name of ["constructor", "toString"]) {
    expect(fieldReferences(`${name}.a`, "1.37")).toEqual(fieldReferences("unknown.a", "1.37"));
    expect(fieldReferences(name, "1.37")).toEqual(fieldReferences("unknown", "1.37"));
  }
});
