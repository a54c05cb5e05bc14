import { posix } from "node:path";

/** What a workflow gives the action. Every field has the name that `action.yml` gives it. */
export interface Inputs {
  scenario: string;
  /** The folder of the checkout, in GITHUB_WORKSPACE. */
  path: string;
  /** Paths, folders and patterns; empty: what the pull request changes. */
  files: string[];
  exclude: string[];
  /** What was rendered of charts and kustomizations, so their sources need no check. */
  manifest: string[];
  /** In place of those in the scenario's file. */
  limits: object | null;
  seeds: string | null;
  kubernetes: string | null;
  allowNone: boolean;
  /** Whether the report may become a comment of the pull request. */
  comment: boolean;
  token: string;
}

/** Reads what GitHub passes as INPUT_…; the words of an error name the input. */
export function readInputs(environment: Readonly<Record<string, string | undefined>>): Inputs | { error: string } {
  const text = (name: string) => (environment[`INPUT_${name.toUpperCase()}`] ?? "").trim();
  const paths = (name: string) =>
    text(name)
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .map(plain);
  const limits = limitsIn(text("limits"));
  if (typeof limits === "string") return { error: limits };
  const flags = { "allow-none": false, comment: true };
  for (const name of ["allow-none", "comment"] as const) {
    const given = text(name) || String(flags[name]);
    if (given !== "true" && given !== "false") return { error: `The input ${name} is ${given}; it must be true or false.` };
    flags[name] = given === "true";
  }
  const scenario = text("scenario");
  if (scenario === "") return { error: "The input scenario is missing. It names the scenario's file, which has the load and the limits." };
  return {
    scenario: plain(scenario),
    path: plain(text("path") || "."),
    files: paths("files"),
    exclude: paths("exclude"),
    manifest: paths("manifest"),
    limits,
    seeds: text("seeds") || null,
    kubernetes: text("kubernetes") || null,
    allowNone: flags["allow-none"],
    comment: flags.comment,
    token: text("token"),
  };
}

/** "./deploy/" is "deploy", as GitHub names it. */
const plain = (path: string): string => posix.normalize(path).replace(/(?<=.)\/$/, "");

function limitsIn(text: string): object | null | string {
  if (text === "") return null;
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === "object" && read !== null && !Array.isArray(read)) return read;
  } catch {
    // The words below say what is expected.
  }
  return 'The input limits must be a JSON object, such as {"requestsFailed": {"atMost": 0}}.';
}
