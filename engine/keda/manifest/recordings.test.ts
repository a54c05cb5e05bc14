import { expect, test } from "vitest";
import { readKedaLines } from "../../conformance/testing/traces";
import { defaultFlags } from "../../controller/flags";
import { plain } from "../../lib/sentence";
import { readScaledObject } from "./readScaledObject";
import { admissionOf, isUnknownTarget, manifestOf, type RecordedHpa } from "./testing/recorded";

const lines = readKedaLines("keda-hpa") as unknown as RecordedHpa[];
const surroundings = { featureGates: defaultFlags.featureGates, version: "1.37", kedaVersion: "2.20" } as const;

/** A cluster may lack a kind or the target; a text cannot say so. */
const known = lines.filter((line) => !isUnknownTarget(line));

test("there are recordings", () => {
  expect(lines.length).toBe(300);
  expect(known.length).toBeGreaterThan(280);
});

test("what KEDA refuses or cannot build has an error with KEDA's text", () => {
  const silent: unknown[] = [];
  let refused = 0;
  for (const line of known) {
    const { findings } = readScaledObject(manifestOf(line), { ...surroundings, ...assumptions(line) });
    const said = findings.filter(({ severity }) => severity === "error").map(({ message }) => plain(message));
    for (const error of admissionOf(line)) {
      refused++;
      if (!says(said, error)) silent.push({ name: line.name, error, said });
    }
  }
  expect(silent).toEqual([]);
  expect(refused).toBeGreaterThan(100);
});

test("what KEDA takes has no error, and the recorded HPA", () => {
  const different: unknown[] = [];
  let accepted = 0;
  for (const line of known) {
    if (admissionOf(line).length > 0 || line.expect.hpa === null) continue;
    const { made, findings, warnings } = readScaledObject(manifestOf(line), { ...surroundings, ...assumptions(line) });
    // The recorder had no API server, which refuses some of the HPAs.
    const errors = findings.filter(
      ({ severity, reason = "" }) => severity === "error" && !plain(reason).startsWith("The API server refuses the HPA"),
    );
    if (errors.length > 0) different.push({ name: line.name, errors: errors.map(({ path, message }) => [path, plain(message)]) });
    expect({ name: line.name, made, warnings: warnings.map(({ warning }) => warning) }).toEqual({
      name: line.name,
      made: line.expect.hpa,
      warnings: line.expect.admission.warnings ?? [],
    });
    accepted++;
  }
  expect(different).toEqual([]);
  expect(accepted).toBeGreaterThan(150);
});

const assumptions = ({ input: { externalScalers } }: RecordedHpa) =>
  externalScalers === undefined ? {} : { externalMetrics: externalScalers };

/** KEDA writes the errors of one trigger into one text, line by line. */
function says(said: readonly string[], error: string): boolean {
  if (said.includes(error)) return true;
  const [prefix = ""] = /^(?:error parsing [A-Za-z -]+ metadata: )+/.exec(error) ?? [];
  const rest = error.slice(prefix.length).split("\n");
  return rest.every((line) => said.includes(prefix + line));
}
