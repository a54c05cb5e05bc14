import { describe, expect, test } from "vitest";
import { defaultFlags } from "../../controller/flags";
import { judgeManifest, judgeManifestV1 } from "../judgeText";
import { applyEdits } from "../textEdit";
import { hasOddStructure, oddCharacterFindings, withPlainCharacters } from "./oddCharacters";
import { say } from "../../lib/sentence";
import { milliseconds } from "../../lib/testing/growth";

const manifest = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
  minReplicas: 1
  maxReplicas: 10
  metrics:
  - type: Resource
    resource:
      name: cpu
      target:
        type: AverageValue
        averageValue: 500m
`;

const problems = (text: string) => judgeManifest(text, defaultFlags.featureGates).problems;

/** The text after the first fix of each message, again and again, until no fix is offered. */
function fixed(text: string): string {
  const fix = problems(text)[0]?.fixes[0];
  return fix === undefined ? text : fixed(applyEdits(text, fix.edits));
}

test.each([
  ["a no-break space as indentation", manifest.replace("  name", "\u00a0 name"), "4:1", "No-break space (U+00A0)"],
  ["a figure space as indentation", manifest.replace("  minR", "\u2007\u2007minR"), "10:1", "Figure space (U+2007)"],
  ["an ideographic space as indentation", manifest.replace("  minR", "\u3000minR"), "10:1", "Ideographic"],
  ["a narrow no-break space behind a colon", manifest.replace("minReplicas: ", "minReplicas:\u202f"), "10:15", "Narrow no-break space"],
  ["a zero-width space in a name", manifest.replace("name: web", "name: w\u200beb"), "4:10", "Zero-width space (U+200B)"],
  ["a soft hyphen in a field", manifest.replace("minReplicas", "min\u00adReplicas"), "10:6", "Soft hyphen"],
  ["a byte order mark amid the text", manifest.replace("spec:", "\ufeffspec:"), "5:1", "Byte order mark"],
  ["typographic quotes", manifest.replace("500m", "“500m”"), "18:23", "Typographic quote (U+201C)"],
  ["an en dash as a list's hyphen", manifest.replace("- type", "– type"), "13:3", "En dash (U+2013)"],
  ["an em dash as a list's hyphen", manifest.replace("- type", "— type"), "13:3", "Em dash (U+2014)"],
  ["en dashes as a separator", `–––\n${manifest}`, "1:1", "En dash"],
])("names %s at its place, and fixes it in one press", (_, text, place, name) => {
  const [first] = problems(text);
  expect(`${first?.line}:${first?.column}`).toBe(place);
  expect(first?.message).toContain(name);
  const [fix] = first?.fixes ?? [];
  expect(problems(applyEdits(text, fix?.edits ?? []))).toEqual([]);
});

test("names each character of a text from a blog before anything else, although more is wrong, and fixes all of them at once", () => {
  const text = manifest.replaceAll("  ", "\u00a0 ").replace("- type", "–\u00a0type").replace("maxReplicas: 10", "maxReplicas: 0");
  const found = problems(text);
  expect(found.map(({ message }) => message.slice(0, 14))).toEqual(["No-break space", "En dash (U+201"]);
  expect(applyEdits(text, found[0]?.fixes[0]?.edits ?? [])).toBe(manifest.replace("maxReplicas: 10", "maxReplicas: 0"));
});

test("names the characters first even if the text cannot be read without them", () => {
  const text = `${manifest.replaceAll("  ", "\u00a0 ")}  metrics: ]\n`;
  expect(problems(text)[0]?.message).toContain("No-break space");
  expect(problems(fixed(text))[0]?.message).toMatch(/^This YAML cannot be read/);
});

test("says nothing about characters that are not the cause", () => {
  const labelled = manifest.replace("spec:", "  annotations:\n    note: “5–10\u00a0pods” # it’s right\nspec:");
  expect(problems(labelled)).toEqual([]);
  const [problem, ...others] = problems(labelled.replace("maxReplicas: 10", "maxReplicas: 0"));
  expect(others).toEqual([]);
  expect(problem?.path).toBe("spec.maxReplicas");
  expect(problems(`\ufeff${manifest}`)).toEqual([]);
});

test("names them to the API server of Kubernetes 1.2, too", () => {
  const old = manifest.replace("autoscaling/v2", "autoscaling/v1").replace(/ {2}metrics[^]*/, "");
  expect(judgeManifestV1(old).hpa).not.toBe(null);
  const text = old.replaceAll("  ", "\u00a0 ");
  const [first] = judgeManifestV1(text).problems;
  expect(first?.message).toContain("No-break space (U+00A0)");
});

describe("reads a megabyte in linear time", () => {
  test.each([
    ["no-break spaces", "\u00a0"],
    ["spaces", " "],
    ["blanks of both kinds", " \u00a0"],
    ["tabs and zero-width spaces", "\t\u200b"],
    ["list hyphens", "- "],
    ["list hyphens with no-break spaces", "-\u00a0"],
    ["dashes", "–"],
    ["dashes and spaces", "– "],
    ["colons", "\u00a0:"],
    ["lines", "\u00a0\n"],
    ["dashed lines", "––\u00a0\n"],
  ])("%s", (_, unit) => {
    const text = unit.repeat(Math.ceil(2 ** 20 / unit.length));
    const read = () => {
      hasOddStructure(text);
      const plain = withPlainCharacters(text);
      oddCharacterFindings(text, { title: say`x`, edits: [{ start: 0, end: text.length, text: plain ?? text }] });
    };
    expect(milliseconds(read)).toBeLessThan(2000);
  });
});
