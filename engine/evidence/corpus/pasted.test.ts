import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pairsOf } from "../../answers/points";
import { readEvidence } from "../readEvidence";
import { refusalOf } from "../refusals/refusalOf";

/**
 * Texts as people paste them, each behind its name and what must be read of it: for each kind of reading all readings, each with the fields
 * that are named here. `refusals` are what the API server or KEDA refused; `unread` says that something is named as not known.
 */
const pastesOf = (file: string): { name: string; expected: Expected; text: string }[] =>
  readFileSync(new URL(`pasted/${file}`, import.meta.url), "utf8")
    .split(/^===== /m)
    .slice(1)
    .map((paste) => {
      const [name = "", expected = "", , ...text] = paste.split("\n");
      return { name, expected: JSON.parse(expected) as Expected, text: text.join("\n") };
    });

type Expected = Readonly<Record<string, unknown>>;

test.each(["sixty.txt", "heldOut.txt"].flatMap(pastesOf))("$name is read as what it is", ({ expected, text }) => {
  const evidence = readEvidence(text);
  const read: Readonly<Record<string, unknown>> = {
    ...evidence,
    series: evidence.series.map((series) => ({ ...series, points: pairsOf(series.points) })),
    refusals: evidence.errors
      .flatMap(({ message }) => refusalOf(message) ?? [])
      .map(({ causes, ...said }) => ({ ...said, paths: causes.map(({ path }) => path) })),
    unread: evidence.unread.length,
  };
  const said = Object.fromEntries(Object.entries(expected).map(([key, wanted]) => [key, chosen(read[key], wanted)]));
  expect(said).toEqual(expected);
  const others = ["autoscalers", "events", "pods", "deployments", "replicaSets", "scaledObjects", "logs", "errors"].filter(
    (key) => !(key in expected) && !(key === "errors" && "refusals" in expected),
  );
  expect(others.filter((key) => (read[key] as unknown[]).length > 0)).toEqual([]);
});

/** Of what was read, the fields that are wanted. */
function chosen(read: unknown, wanted: unknown): unknown {
  if (Array.isArray(wanted) && Array.isArray(read) && typeof wanted[0] === "object")
    return read.map((each, index) => chosen(each, wanted[Math.min(index, wanted.length - 1)]));
  if (typeof wanted !== "object" || wanted === null || Array.isArray(wanted) || typeof read !== "object" || read === null) return read;
  return Object.fromEntries(Object.entries(wanted).map(([key, each]) => [key, chosen((read as Record<string, unknown>)[key], each)]));
}
