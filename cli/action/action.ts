import { autoscalersIn, isAboutAutoscaler } from "../../engine/doors/withKeda";
import type { Answer } from "../answer";
import { annotations, byOutcome, namedLines } from "../checkFormats";
import { countsOf, type Checked } from "../checkFiles";
import { isScenarioText } from "../runFile";
import { changedFiles, type Job } from "./github";
import type { Inputs } from "./inputs";
import { reportOf, type Shown } from "./report";
import { filesOf, without } from "./sources";

/** What the action needs from outside. Names are of the checkout's folder. */
export interface Outside {
  /** The command line, which reads every file with `read`. */
  command(args: readonly string[], read: (name: string) => Uint8Array): Answer;
  /** Throws what Node throws. */
  read(name: string): Uint8Array;
  exists(name: string): boolean;
  filesIn(name: string): string[] | null;
}

export interface Outcome {
  /** As the command's: 0 kept or nothing to check, 1 a limit is broken, 2 something was not checked. */
  exitCode: 0 | 1 | 2;
  log: string;
  /** Commands of a workflow, a line each. */
  annotations: string;
  /** Markdown; null: nothing was about an autoscaler. */
  report: string | null;
  outputs: Readonly<Record<"result" | "checked" | "skipped" | "failed", string>>;
  /** What `check --format json` writes. */
  json: string | null;
}

/** Runs of so many autoscalers are in the report. Each takes about a second, and a comment has an end. */
const mostShown = 5;
const mayHaveManifests = /\.(?:ya?ml|json|tpl)$/i;
const samePath = "If actions/checkout has a path, give this action the same path.";

/** Checks what the inputs name, or else what the pull request changes. */
export async function action(inputs: Inputs, job: Job, outside: Outside): Promise<Outcome | { error: string }> {
  const { scenario } = inputs;
  if (!outside.exists(scenario))
    return { error: `There is no scenario ${scenario}. Save one in the page, and write limits into it. ${samePath}` };
  const sources = await sourcesOf(inputs, job, outside);
  if ("error" in sources) return sources;
  const { files, isAsked } = sources;
  if (files.length === 0) return isAsked && !inputs.allowNone ? { error: "None of these files is about an autoscaler." } : nothing();

  const read = readerOf(inputs, outside);
  const options = [
    ...(inputs.seeds === null ? [] : ["--seeds", inputs.seeds]),
    ...(inputs.kubernetes === null ? [] : ["--kubernetes", inputs.kubernetes]),
  ];
  const allowed = inputs.allowNone ? ["--allow-none"] : [];
  const asked = ["check", "--scenario", scenario, "--format", "json", ...options, ...allowed];
  // Whoever opens a pull request names its files, and no name may become an option.
  const { output, errors } = outside.command([...asked, "--", ...files], read);
  if (output === "") return { error: errors.trim() };
  const found = JSON.parse(output) as { exitCode: Outcome["exitCode"]; judged: { says: string }; results: Plain[] };
  const results = found.results.map(checkedOf).toSorted(byOutcome);
  const shown = shownOf(results, inputs, outside, read);
  const of = (...outcomes: Checked["outcome"][]) => String(results.filter(({ outcome }) => outcomes.includes(outcome)).length);
  const result = (["failed", "broken", "kept"] as const).find((each) => results.some(({ outcome }) => outcome === each)) ?? "none";
  return {
    exitCode: found.exitCode,
    log: `${results.map((each) => each.errors + namedLines(each)).join("")}${countsOf(results)}\n`,
    annotations: annotations(results.map((each) => ({ ...each, file: placed(inputs.path, each.file) }))),
    report: reportOf(results, { judged: found.judged.says, scenario, kubernetes: inputs.kubernetes }, shown),
    outputs: { result, checked: of("kept", "broken"), skipped: of("skipped"), failed: of("failed") },
    json: output,
  };
}

const nothing = (): Outcome => ({
  exitCode: 0,
  log: "0 checked, 0 skipped, 0 failed. No changed file is about an autoscaler.\n",
  annotations: "",
  report: null,
  outputs: { result: "none", checked: "0", skipped: "0", failed: "0" },
  json: null,
});

/** Annotations name files as the repository does. */
const placed = (path: string, file: string): string => (path === "." ? file : `${path}/${file}`);

async function sourcesOf(inputs: Inputs, job: Job, outside: Outside): Promise<{ files: string[]; isAsked: boolean } | { error: string }> {
  const { files, manifest, exclude } = inputs;
  const isWanted = (file: string) => isToBeChecked(file, inputs, outside);
  const rendered = filesOf(manifest, outside, isWanted);
  if ("error" in rendered) return rendered;
  if (files.length > 0) {
    const named = filesOf(files, outside, isWanted);
    if ("error" in named) return named;
    return { files: [...without(named.files, exclude), ...rendered.files], isAsked: true };
  }
  if (job.change === null) {
    if (manifest.length > 0) return { files: rendered.files, isAsked: true };
    return {
      error:
        "This run is of no pull request and of no push to a branch that was there before, so no file is changed. Give the input files or manifest.",
    };
  }
  let changed: string[];
  try {
    changed = await changedFiles(job, job.change);
  } catch (error) {
    return { error: (error as Error).message };
  }
  const about = without(changed, exclude)
    .filter((file) => mayHaveManifests.test(file))
    .filter(isWanted)
    .toSorted();
  return { files: [...new Set([...about, ...rendered.files])], isAsked: manifest.length > 0 };
}

/** A scenario has its manifest inside; only the one with the limits decides here. What was rendered stands for what cannot be read as it is. */
function isToBeChecked(file: string, { scenario, manifest }: Inputs, { read }: Outside): boolean {
  let text: string;
  try {
    text = new TextDecoder().decode(read(file));
  } catch {
    // The check says that it is not there.
    return true;
  }
  if (isScenarioText(text)) return file === scenario;
  if (!isAboutAutoscaler(file, text)) return false;
  return manifest.length === 0 || autoscalersIn(text).some(({ isRead }) => isRead);
}

/** The scenario's file has the limits of the inputs, if they have some. */
function readerOf({ scenario, limits }: Inputs, { read }: Outside): Outside["read"] {
  if (limits === null) return read;
  return (name) => {
    const bytes = read(name);
    if (name !== scenario) return bytes;
    try {
      const file = JSON.parse(new TextDecoder().decode(bytes)) as object;
      return new TextEncoder().encode(JSON.stringify({ ...file, limits }));
    } catch {
      // The check says what is wrong with the file.
      return bytes;
    }
  };
}

type Plain = { file: string; line?: number; outcome: Checked["outcome"]; told: string[]; errors: string[] } & Partial<
  NonNullable<Checked["autoscaler"]>
>;

function checkedOf({ file, line, kind, name, namespace, outcome, told, errors }: Plain): Checked {
  const text = (lines: string[]) => lines.map((each) => `${each}\n`).join("");
  const autoscaler = kind === undefined ? null : { kind, name: name!, namespace: namespace! };
  return { file, line: line ?? null, autoscaler, outcome, told: text(told), errors: text(errors) };
}

/** Runs the first autoscalers that were checked, each alone, with the scenario's own seed. */
function shownOf(
  results: readonly Checked[],
  { scenario, kubernetes }: Inputs,
  { command }: Outside,
  read: Outside["read"],
): Map<Checked, Shown> {
  const shown = new Map<Checked, Shown>();
  // A run has one release.
  if (kubernetes?.includes(",")) return shown;
  const release = kubernetes === null ? [] : ["--kubernetes", kubernetes];
  for (const result of results) {
    if (shown.size === mostShown) break;
    if (result.told === "") continue;
    const own = ownText(result, read);
    const of = own === null ? ["--", result.file] : [`--manifest=${result.file}`, "--", scenario];
    const readOwn: Outside["read"] = (name) => (own !== null && name === result.file ? own : read(name));
    const json = command(["run", ...release, "--format", "json", ...of], readOwn).output;
    if (json === "") continue;
    const { seconds } = JSON.parse(json) as { seconds: { name: string; values: number[] }[] };
    const replicas = seconds.find(({ name }) => name === "written")?.values ?? [];
    shown.set(result, { replicas, report: command(["run", ...release, ...of], readOwn).output });
  }
  return shown;
}

/** The autoscaler's own part of its file; null: the file is a scenario. */
function ownText({ file, line }: Checked, read: Outside["read"]): Uint8Array | null {
  const bytes = read(file);
  const text = new TextDecoder().decode(bytes);
  if (isScenarioText(text)) return null;
  const own = autoscalersIn(text).find((each) => each.line === line);
  return own ? new TextEncoder().encode(own.manifest) : bytes;
}
