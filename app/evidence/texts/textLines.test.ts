import { expect, test } from "vitest";
import { linesOf, nearer, removedPart } from "./textLines";

const all = (text: string) => {
  const lines = linesOf(text);
  return Array.from({ length: lines.count() }, (_, index) => lines.at(index).text);
};

test("parts a text as editors do", () => {
  expect(all("a\nb\r\n\nc\n")).toEqual(["a", "b", "", "c"]);
  expect(all("")).toEqual([""]);
  expect(all("one")).toEqual(["one"]);
});

test("shows the beginning of a line as long as a file, and how much is left out", () => {
  expect(linesOf("x".repeat(50_000)).at(0)).toEqual({ text: "x".repeat(2000), cut: 48_000 });
});

test("a day's lines are found in slices, and no more of them than a browser can scroll", () => {
  const lines = linesOf("[1790000000, 3],\n".repeat(1_000_000));
  expect(lines.count()).toBeLessThan(60_000);
  while (lines.findMore());
  expect(lines.count()).toBe(900_000);
  expect(lines.notShown()).toBe(17 * 100_000);
  expect(lines.at(899_999).text).toBe("[1790000000, 3],");
});

test("moves the values of a description nearer, and nothing else", () => {
  expect(nearer(`Min replicas:${" ".repeat(42)}3`)).toBe("Min replicas:       3");
  expect(nearer("Events:  <none>")).toBe("Events:  <none>");
  const metric = "  resource cpu on pods  (as a percentage of request):  31% (155m) / 60%";
  expect(nearer(metric)).toBe(metric);
  const row = "web    Deployment/web      31%/60%   3";
  expect(nearer(row)).toBe(row);
});

test("finds what was taken off in its line", () => {
  expect(removedPart("$ kubectl get hpa", ["$ kubectl get hpa"])).toEqual({ start: 0, end: 17 });
  expect(removedPart("> Name: web", ["> "])).toEqual({ start: 0, end: 2 });
  expect(removedPart("Name: web", [])).toBeNull();
});
