import type { Answer } from "./answer";
import { countsOf, exitCodeOf, type Checked } from "./checkFiles";
import type { JudgedOver } from "./seedsAsked";

/** The results in the form that a reader or a service of CI takes. */
export const checkFormats = ["text", "json", "junit", "sarif", "github"] as const;
export type CheckFormat = (typeof checkFormats)[number];

export interface Told {
  results: readonly Checked[];
  allowsNone: boolean;
  version: string;
  judged: JudgedOver;
}

export function formatted(format: CheckFormat, told: Told): Answer {
  const { results, allowsNone } = told;
  const { output, errors } = writers[format](told);
  const none = results.length === 0 && !allowsNone ? "Nothing was checked: no autoscaler that was asked for is there.\n" : "";
  return { output, errors: errors + none, exitCode: exitCodeOf(results, allowsNone) };
}

const writers: Readonly<Record<CheckFormat, (told: Told) => Pick<Answer, "output" | "errors">>> = {
  text: ({ results, judged }) => ({
    output: `${judgedWords(judged, results)}${results.map(namedLines).join("")}${countsOf(results)}\n`,
    errors: said(results),
  }),
  json: ({ results, allowsNone, judged }) => ({
    output: `${JSON.stringify({ format: "hpa-playground/check", version: 1, exitCode: exitCodeOf(results, allowsNone), judged, results: results.map(plain) }, null, 2)}\n`,
    errors: "",
  }),
  junit: ({ results, judged }) => ({ output: junit(results, judged), errors: "" }),
  sarif: (told) => ({ output: `${JSON.stringify(sarif(told), null, 2)}\n`, errors: "" }),
  github: ({ results, judged }) => ({
    output: `${judgedWords(judged, results)}${annotations(results)}${countsOf(results)}\n`,
    errors: "",
  }),
};

/** Nothing where no limit was judged. */
const judgedWords = ({ says }: JudgedOver, results: readonly Checked[]): string =>
  results.some(({ told }) => told !== "") ? `${says}\n` : "";

/** What is wrong with the scenario itself is said once. */
const said = (results: readonly Checked[]): string => [...new Set(results.map(({ errors }) => errors))].join("");

/** The file, and the autoscaler in it where the file has several results. */
const labelOf = ({ file, autoscaler }: Checked): string => (autoscaler === null ? file : `${file}: ${autoscaler.name}`);

/** What is told of a result, with its name before each line. */
export const namedLines = (result: Checked): string => result.told.replaceAll(/^(?=.)/gm, () => `${labelOf(result)}: `);

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line !== "");

const plain = ({ file, line, autoscaler, outcome, told, errors }: Checked) => ({
  file,
  ...(line !== null && { line }),
  ...autoscaler,
  outcome,
  told: linesOf(told),
  errors: linesOf(errors),
});

const messageOf = ({ told, errors }: Checked): string => linesOf(`${errors}${told}`).join("\n");

function junit(results: readonly Checked[], judged: JudgedOver): string {
  const count = (of: Checked["outcome"]) => results.filter(({ outcome }) => outcome === of).length;
  const cases = results.map((each) => {
    const { file, outcome } = each;
    const head = `  <testcase classname="${xml(file)}" name="${xml(each.autoscaler?.name ?? file)}"`;
    const body = {
      kept: `<system-out>${xml(messageOf(each))}</system-out>`,
      broken: `<failure message="a limit is broken">${xml(messageOf(each))}</failure>`,
      failed: `<error message="not checked">${xml(messageOf(each))}</error>`,
      skipped: `<skipped message="${xml(messageOf(each))}"/>`,
    }[outcome];
    return `${head}>${body}</testcase>\n`;
  });
  const numbers = `tests="${results.length}" failures="${count("broken")}" errors="${count("failed")}" skipped="${count("skipped")}"`;
  const properties = Object.entries(judged).map(
    ([name, value]) => `    <property name="${name}" value="${xml(String(value ?? "none"))}"/>\n`,
  );
  const before = `  <properties>\n${properties.join("")}  </properties>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="hpa-playground check" ${numbers}>\n${before}${cases.join("")}</testsuite>\n</testsuites>\n`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "&#10;" };
/** Characters that XML 1.0 does not have are left out. */
const xml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are the characters that are left out
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
    .replaceAll(/[&<>"\n]/g, (sign) => entities[sign]!);

const rules = {
  broken: { id: "limit-broken", text: "The run of the autoscaler breaks a limit of the scenario." },
  failed: { id: "not-checked", text: "The autoscaler could not be checked." },
  skipped: { id: "skipped", text: "The file is no plain manifest." },
} as const;

/** SARIF 2.1.0, as GitHub's code scanning reads it. */
function sarif({ results, version, judged }: Told) {
  const levels = { broken: "error", failed: "error", skipped: "note" } as const;
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "hpa-playground",
            version,
            rules: Object.values(rules).map(({ id, text }) => ({ id, shortDescription: { text } })),
          },
        },
        properties: { judged },
        results: results.flatMap((each) => {
          const { outcome, file, line } = each;
          if (outcome === "kept") return [];
          return [
            {
              ruleId: rules[outcome].id,
              level: levels[outcome],
              message: { text: messageOf(each) },
              locations: [
                {
                  physicalLocation: { artifactLocation: { uri: encodeURI(file.replaceAll("\\", "/")) }, region: { startLine: line ?? 1 } },
                },
              ],
            },
          ];
        }),
      },
    ],
  };
}

/** Where a reader looks first. */
const worstFirst: readonly Checked["outcome"][] = ["failed", "broken", "skipped", "kept"];
export const byOutcome = (one: Checked, other: Checked): number => worstFirst.indexOf(one.outcome) - worstFirst.indexOf(other.outcome);

/** GitHub shows so many errors and so many notices of a step, the first ones. The others are in its log alone. */
const mostShown = 10;

/** Commands of GitHub's workflows, which show the words at the lines of the files: the worst first, and the last that is shown counts the rest. */
export function annotations(results: readonly Checked[]): string {
  const of = (kind: "error" | "notice", ...outcomes: Checked["outcome"][]): string => {
    const all = results
      .filter(({ outcome }) => outcomes.includes(outcome))
      .toSorted(byOutcome)
      .map((each) => annotation(kind, each));
    if (all.length <= mostShown) return all.join("");
    const shown = all.splice(0, mostShown - 1);
    const rest = `::${kind} title=HPA Playground::${all.length} more are in the log of this step. GitHub shows only ${mostShown} of a step.\n`;
    return [...shown, rest, ...all].join("");
  };
  return of("error", "failed", "broken") + of("notice", "skipped");
}

function annotation(kind: "error" | "notice", result: Checked): string {
  const property = (text: string) => escapedCommand(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  return `::${kind} file=${property(result.file)},line=${result.line ?? 1},title=HPA Playground::${escapedCommand(messageOf(result))}\n`;
}

/** The words of a command of GitHub's workflows. */
export const escapedCommand = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
