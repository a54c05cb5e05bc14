import { expect, test } from "vitest";
import { workloadFields } from "../cluster/workload";
import { scaledObjectForm } from "../doors/keda";
import { isFieldAt } from "../manifest/form/formInput";
import { manifestForm } from "../manifest/form/manifestForm";
import { controllerFlags, type Scenario } from "../scenario/scenario";
import { plainText, textParts } from "./boundNumbers";
import { library } from "./library";

/** What is wrong with the bound numbers of a text; empty if each is a field that has the number in the scenario. */
function wrongNumbers(text: string, { manifest, flags, workload }: Scenario): string[] {
  const form = (/kind: ScaledObject/.test(manifest) ? scaledObjectForm : manifestForm)(manifest, controllerFlags(flags));
  if (!form.ok) throw new Error("the manifest has no form");
  const fields = form.groups.flatMap((group) => group.fields).filter(({ digits }) => digits !== null);
  const lines = manifest.split("\n");
  const wrong = textParts(text).flatMap((part) => {
    if (typeof part === "string") return [];
    const { digits, field } = part;
    const ofWorkload = /^workload\.(\w+)$/.exec(field)?.[1];
    const values =
      ofWorkload === undefined
        ? fields
            .filter(({ path }) => isFieldAt(field, path))
            .map((each) => lines[each.digits!.line - 1]!.slice(each.digits!.column - 1, each.digits!.endColumn - 1))
        : Object.keys(workloadFields)
            .filter((name) => name === ofWorkload)
            .map((name) => String(workload[name as keyof typeof workload]));
    return values.length === 1 && values[0] === digits ? [] : [`[${digits}](${field}): ${values.join(" and ") || "no such field"}`];
  });
  // What looks like a bound number and is none.
  return [...wrong, ...(/\]\(|\[\d/.test(plainText(text)) ? [plainText(text)] : [])];
}

const marked = library.filter((entry) => entry.marked !== undefined);

test.for(marked)("each bound number of $id is a field of its scenario, with this number", ({ marked: text, scenario }) => {
  expect(wrongNumbers(text!, scenario)).toEqual([]);
});

test("many questions have bound numbers, and what is printed has no marks", () => {
  expect(marked.length).toBeGreaterThan(20);
  for (const { text, look, change, finding = "" } of library)
    for (const words of [text, look.text, change, finding]) expect(words).not.toMatch(/\]\(/);
});

test("a number that the scenario does not have is found, and so are a field that is missing and one of two", () => {
  const { scenario } = library.find(({ id }) => id === "eighty-replicas")!;
  expect(wrongNumbers("[5](scaleDown.policies[0].value) [4](scaleDown.policies[0].value)", scenario)).toEqual([
    "[5](scaleDown.policies[0].value): 4",
  ]);
  expect(wrongNumbers("[60](periodSeconds) [1](tolerance) [7](workload.pods) [4] (x)", scenario)).toEqual([
    "[60](periodSeconds): 60 and 60",
    "[1](tolerance): no such field",
    "[7](workload.pods): no such field",
    "[60](periodSeconds) [1](tolerance) [7](workload.pods) [4] (x)".replaceAll(/\[(\d+)\]\([^)]*\)/g, "$1"),
  ]);
});

test("a text is what is read and what is bound, in its order", () => {
  expect(textParts("With [50](a.b[0].c)% and [4](workload.x).")).toEqual([
    "With ",
    { digits: "50", field: "a.b[0].c" },
    "% and ",
    { digits: "4", field: "workload.x" },
    ".",
  ]);
  expect(plainText("With [50](a.b[0].c)% and [4](workload.x).")).toBe("With 50% and 4.");
});
