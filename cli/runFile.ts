import {
  firstScenario,
  readFile,
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

/** Runs what a file's text holds. A plain manifest meets the page's first load and workload. */
export function runFile(text: string): Ran {
  const reading = readFile(text);
  if (!reading.ok) return { ok: false, errors: [reading.error] };
  const scenario =
    reading.value.kind === "scenario" ? reading.value.scenario : { ...firstScenario, name: "", manifest: reading.value.manifest };
  const controller = controllerOf(scenario);
  const { hpa, problems } = controller.parse(scenario.manifest);
  const [errors, warnings] = [problems.filter(isError), problems.filter((problem) => !isError(problem))];
  if (!hpa) return { ok: false, errors: errors.map(sentence) };
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
