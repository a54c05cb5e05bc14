import {
  firstScenario,
  judge,
  neitherFileNorManifest,
  readFile,
  recognised,
  runBeyondLimits,
  simulate,
  todaysController,
  type Problem,
  type Scenario,
  type SimulatedController,
  type Trace,
} from "../engine/index";
import { firstController } from "../engine/first";

/** A finished run, or every reason why there is none. */
export type Ran = { ok: true; scenario: Scenario; trace: Trace; warnings: string[] } | { ok: false; errors: string[] };

/** A scenario, or the sentence for the file that holds none. */
export type ScenarioReading = { ok: true; scenario: Scenario } | { ok: false; in: "file" | "manifest"; error: string };

/** What a file's text holds; a plain manifest meets the page's first load and workload. A `manifest` beside it takes the place of the file's. */
export function readScenarioIn(text: string, manifest?: string): ScenarioReading {
  const reading = readFile(text);
  if (!reading.ok) return { ok: false, in: "file", error: sentenceFor(text, reading.error) };
  const scenario =
    reading.value.kind === "scenario" ? reading.value.scenario : { ...firstScenario, name: "", manifest: reading.value.manifest };
  if (manifest === undefined) return { ok: true, scenario };
  const other = readFile(manifest);
  if (!other.ok) return { ok: false, in: "manifest", error: sentenceFor(manifest, other.error) };
  if (other.value.kind === "scenario") return { ok: false, in: "manifest", error: "It is a scenario's file, not a manifest." };
  return { ok: true, scenario: { ...scenario, manifest: other.value.manifest } };
}

/** What the text is says more than what it is not. */
const sentenceFor = (text: string, error: string): string =>
  error === neitherFileNorManifest ? (recognised(text)?.message ?? error) : error;

export function runScenario(scenario: Scenario): Ran {
  const controller = controllerOf(scenario);
  const { hpa, problems } = controller.parse(scenario.manifest);
  if (!hpa) return { ok: false, errors: judge(scenario.manifest, scenario.flags).problems.filter(isError).map(sentence) };
  const warnings = problems.filter((problem) => !isError(problem));
  const refusal = runBeyondLimits(scenario, hpa, controller);
  if (refusal !== null) return { ok: false, errors: [refusal] };
  const trace = simulate(scenario, hpa, undefined, controller);
  const refused = trace.incidents.flatMap(({ incident, refused: why }) =>
    why === null ? [] : [`The incident at ${incident.at} s was refused. ${why}`],
  );
  return { ok: true, scenario, trace, warnings: [...warnings.map(sentence), ...refused] };
}

const controllerOf = ({ flags }: Scenario): SimulatedController =>
  flags.kubernetesVersion === "1.2" ? firstController(flags) : todaysController(flags);

const isError = ({ severity }: Problem): boolean => severity === "error";

const sentence = ({ line, message }: Problem): string => `line ${line} of the manifest: ${message}`;
