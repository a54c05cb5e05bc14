import {
  diagnose,
  firstScenario,
  judge,
  needsKeda,
  neitherFileNorManifest,
  prepareRun,
  readFile,
  recognised,
  run,
  withNewestKeda,
  type Problem,
  type RunRefusal,
  type Scenario,
  type Trace,
} from "../engine/doors/withKeda";

/** A finished run, or every reason why there is none. */
export type Ran = { ok: true; scenario: Scenario; trace: Trace; warnings: string[] } | { ok: false; errors: string[] };

/** Whether a text is a scenario, and not a manifest; also if the scenario has a mistake. */
export const isScenarioText = (text: string): boolean => /^\s*\{\s*"format"\s*:\s*"hpa-playground"/.test(text) || readsAsScenario(text);

function readsAsScenario(text: string): boolean {
  const reading = readFile(text);
  return reading.ok && reading.value.kind === "scenario";
}

/** A scenario, or a sentence if the file has none. */
type ScenarioReading = { ok: true; scenario: Scenario } | { ok: false; in: "file" | "manifest"; error: string };

/** What a file's text contains; a plain manifest gets the page's first load and workload. A `manifest` beside it replaces the file's. */
export function readScenarioIn(text: string, manifest?: string): ScenarioReading {
  const reading = readFile(text);
  if (!reading.ok) return { ok: false, in: "file", error: sentenceFor(text, reading.error) };
  const scenario =
    reading.value.kind === "scenario"
      ? reading.value.scenario
      : withNewestKeda({ ...firstScenario, name: "", manifest: reading.value.manifest });
  if (manifest === undefined) return { ok: true, scenario };
  const other = readFile(manifest);
  if (!other.ok) return { ok: false, in: "manifest", error: sentenceFor(manifest, other.error) };
  if (other.value.kind === "scenario") return { ok: false, in: "manifest", error: "It is a scenario's file, not a manifest." };
  const joined = { ...scenario, manifest: other.value.manifest };
  return { ok: true, scenario: needsKeda(scenario) ? joined : withNewestKeda(joined) };
}

/** Naming what the text is helps more than saying what it is not. */
const sentenceFor = (text: string, error: string): string =>
  error === neitherFileNorManifest ? (recognised(text)?.message ?? error) : error;

export function runScenario(scenario: Scenario): Ran {
  const ran = run(scenario);
  if (!ran.ok) return { ok: false, errors: reasonsOf(scenario, ran.refusal) };
  const { trace } = ran;
  return { ok: true, scenario, trace, warnings: warningsOf(trace) };
}

function warningsOf({ problems, incidents }: Pick<Trace, "problems" | "incidents">): string[] {
  const refused = incidents.flatMap(({ incident, refused: why }) =>
    why === null ? [] : [`The incident at ${incident.at} s was refused. ${why}`],
  );
  return [...problems.map(sentence), ...refused];
}

/** What `runScenario` would warn of. Whether the cluster refuses an incident, only a run tells. */
export function runWarnings(scenario: Scenario): { ok: true; warnings: string[] } | { ok: false; errors: string[] } {
  if (scenario.incidents.length > 0) return runScenario(scenario);
  const prepared = prepareRun(scenario);
  return prepared.ok
    ? { ok: true, warnings: warningsOf({ problems: [...prepared.problems], incidents: [] }) }
    : { ok: false, errors: reasonsOf(scenario, prepared.refusal) };
}

/** What the editor advises beside the warnings of a run, which knows little of a manifest but whether it is valid. */
export const adviceOn = (scenario: Scenario): string[] =>
  diagnose(scenario)
    .filter(({ severity }) => severity === "advice")
    .map(sentence);

/** Why `run` would refuse a scenario, without running it; empty: it would not. */
export function refusalsOf(scenario: Scenario): string[] {
  const prepared = prepareRun(scenario);
  return prepared.ok ? [] : reasonsOf(scenario, prepared.refusal);
}

/** A run knows only that a text has errors; the editor's judge says which. */
export function reasonsOf({ manifest, flags }: Scenario, refusal: RunRefusal): string[] {
  if (refusal.kind === "limits") return [refusal.message];
  return judge(manifest, flags)
    .problems.filter(({ severity }) => severity === "error")
    .map(sentence);
}

const sentence = ({ line, message }: Problem): string => `line ${line} of the manifest: ${message}`;
