import {
  chooseAutoscaler,
  defaultCluster,
  defaultFlags,
  defaultWorkload,
  featureGateStates,
  firstScenario,
  isRecord,
  judge,
  kedaVersionOf,
  nearest,
  needsKeda,
  readFile,
  readScenario,
  scenarioVersion,
  simulatedVersions,
  switchVersion,
  unnamedVersion,
  withNewestKeda,
  type ClusterSettings,
  type FeatureGates,
  type Incident,
  type LoadCurve,
  type OutcomeLimits,
  type Price,
  type Reading,
  type RunRefusal,
  type Scenario,
  type ScenarioFlags,
  type ScenarioStart,
  type ScenarioVpa,
  type Signal,
  type Study,
  type Workload,
} from "../engine/doors/withKeda";

/**
 * What a run depends on. Only the manifest and the load must be there. The same input gives the same result on every machine. A whole
 * scenario, as `readScenarioFile` returns it, is an input, too.
 */
export interface SimulationInput {
  /**
   * YAML or JSON text with a HorizontalPodAutoscaler (autoscaling/v1, v2beta1, v2beta2 or v2), or a ScaledObject of KEDA. If its Deployment or
   * StatefulSet is in the text, its requests, limits, probes and replicas are used in place of those in `workload`. At most 256 KB. A text with
   * several autoscalers is refused, unless `autoscaler` chooses one.
   */
  manifest: string;
  /** Which autoscaler of `manifest` is run. The result's scenario has its manifest alone. Without it: the only one. */
  autoscaler?: ChosenAutoscaler;
  /**
   * `points`: 1 to 500 pairs of a second (whole, rising) and requests per second (0 to 1,000,000), joined by straight lines. `noise`: the share
   * by which each second may differ, from 0 to 0.5; without it, 0.
   */
  load: Pick<LoadCurve, "points"> & Partial<LoadCurve>;
  /** Seconds, from 600 to 86,400, a multiple of 60. Without it: up to the last point of the load, and at least 600. */
  durationSeconds?: number;
  /** The pods, and how load becomes usage. Each field has its unit, range and default in the table of workload fields. */
  workload?: Partial<Workload>;
  /** The nodes, and how a measurement gets to the controller. Each field has its unit, range and default in the table of cluster fields. */
  cluster?: Partial<ClusterSettings>;
  /** What happens to the cluster, in order of time: `{ at: 600, kind: "nodeLost" }`, as a scenario's file has it. Without it: nothing. */
  incidents?: readonly Incident[];
  /** What Pods, Object and External metrics measure, where their names do not show it. */
  signals?: readonly Signal[];
  /**
   * The release of Kubernetes ("1.2", or "1.28" and newer) and of KEDA, the flags of the controller in seconds, and its feature gates. What is
   * left out has the default of the release; a release that is left out is the newest.
   */
  flags?: Partial<Omit<ScenarioFlags, "featureGates">> & { featureGates?: Partial<FeatureGates> };
  /** A whole number from 0 to 4,294,967,295: what chance draws. Without it, 1. */
  seed?: number;
  /** The wall clock at second 0, for cron triggers of KEDA. Without it: Monday, 5 January 2026, at midnight in UTC. */
  start?: ScenarioStart;
  /** What the manifest's VerticalPodAutoscaler remembers at the beginning: days of the same usage, or a checkpoint. Without it: nothing. */
  vpa?: ScenarioVpa;
  /** Bounds of outcomes, each in the unit of its outcome and itself allowed. `check` and `tune` judge by them. */
  limits?: OutcomeLimits;
  /** What the outcome `cost` follows from. It changes nothing in the run. */
  price?: Price;
  /** What `tune` searches. Without it: targets, minReplicas and windows around their values of today. */
  study?: Study;
  /** A title, at most 120 characters. It changes nothing. */
  name?: string;
  /** The version of the scenario format: 2, in a whole scenario. A whole scenario that names no release of KEDA is of 2.20. */
  version?: typeof scenarioVersion;
}

/** An autoscaler of a text that has several; at least one of the two fields. */
export interface ChosenAutoscaler {
  /** Its metadata.name, also with its kind before it: "web", "ScaledObject/web" or "HorizontalPodAutoscaler/web". */
  name?: string;
  /** Its metadata.namespace; "default" if it has none. */
  namespace?: string;
}

/** What is wrong with an input, and where. */
export interface InputProblem {
  /** Such as `load.points[2]` or `workload.cpuRequestMilli`, with indexes from 0; "" is the input as a whole. */
  readonly path: string;
  /** The line in the text at `path`, from 1; null if no line is meant. */
  readonly line: number | null;
  /** A sentence for the person who wrote the input. */
  readonly message: string;
}

/** Thrown where an input is refused. Nothing has been run. `message` has every problem, each in a line with its path. */
export class InputError extends Error {
  /** "InputError". */
  override readonly name: string = "InputError";
  /** All problems that were found; at least one. */
  readonly problems: readonly InputProblem[];
  constructor(problems: readonly InputProblem[]) {
    super(problems.map(written).join("\n"));
    this.problems = problems;
  }
}

const written = ({ path, line, message }: InputProblem): string =>
  `${[path, line === null ? "" : `line ${line}`].filter(Boolean).join(", ") || "input"}: ${message}`;

export const refused = (path: string, message: string): InputError => new InputError([{ path, line: null, message }]);

/**
 * Reads a scenario that the page or the command line saved (`.hpa.json`). The result is an input for `simulate`, `check` and `tune`.
 *
 * @throws {InputError} if the text is no such file, or if a value in it is out of its range.
 */
export function readScenarioFile(text: string): SimulationInput & Scenario {
  if (typeof text !== "string") throw refused("", "A scenario's file is text.");
  const reading = readFile(text);
  if (!reading.ok) throw refused("", reading.error);
  if (reading.value.kind === "manifest") throw refused("", "It is a manifest, not a scenario's file. Give it to simulate as the manifest.");
  const { scenario } = reading.value;
  return needsKeda(scenario) ? { ...scenario, flags: { ...scenario.flags, kedaVersion: kedaVersionOf(scenario) } } : scenario;
}

/** The scenario that an input describes; throws InputError. */
export function scenarioOf(input: SimulationInput): Scenario {
  if (!isRecord(input)) throw refused("", "The input must be an object with a manifest and a load.");
  const whole = wholeOf(withOneAutoscaler(input));
  const reading = readScenario(whole);
  const known = reading.ok ? reading.value : firstScenario;
  const unknown = unknownFields(input, { ...optional, ...known, flags: knownFlags(known) }, "");
  if (!reading.ok) throw new InputError([...faultsOf(whole), ...unknown]);
  if (unknown.length > 0) throw new InputError(unknown);
  const scenario = reading.value;
  const isSketch = input["version"] === undefined;
  return isSketch && scenario.flags.kedaVersion === undefined ? withNewestKeda(scenario) : scenario;
}

/** A run has one autoscaler, and none is left out without a word. */
function withOneAutoscaler({ autoscaler, ...input }: Record<string, unknown>): Record<string, unknown> {
  const { manifest } = input;
  const wanted = autoscaler === undefined ? {} : wantedIn(autoscaler);
  if (typeof manifest !== "string") return input;
  const choice = chooseAutoscaler(manifest, wanted);
  switch (choice.kind) {
    case "one":
      return { ...input, manifest: choice.manifest };
    case "none":
      throw refused("autoscaler", `The manifest has no such autoscaler. It has ${choice.listed || "none"}.`);
    case "several": {
      const message = `It has several autoscalers: ${choice.listed}. Choose one with autoscaler, such as { name: "KIND/NAME" }.`;
      throw new InputError([problemIn({ line: choice.line, message })]);
    }
  }
}

function wantedIn(autoscaler: unknown): ChosenAutoscaler {
  const fields = isRecord(autoscaler) ? definedOf(autoscaler) : {};
  const unknown = unknownFields(fields, { name: null, namespace: null }, "autoscaler");
  if (unknown.length > 0) throw new InputError(unknown);
  const isNamed = Object.keys(fields).length > 0 && Object.values(fields).every((value) => typeof value === "string");
  if (!isNamed) throw refused("autoscaler", 'It must be an object with a name, a namespace or both, such as { name: "web" }.');
  return fields;
}

/** Why a scenario does not run, with the places in its manifest. */
export function refusalOf({ manifest, flags }: Scenario, refusal: RunRefusal): InputError {
  if (refusal.kind === "limits") return refused("", refusal.message);
  const errors = judge(manifest, flags).problems.filter(({ severity }) => severity === "error");
  return new InputError(errors.map(problemIn));
}

export const problemIn = ({ line, message }: { line: number; message: string }): InputProblem => ({ path: "manifest", line, message });

/** What is left out has its default; what is there stays as it is, for the reader to judge. */
function wholeOf(input: Record<string, unknown>): Record<string, unknown> {
  const { load, workload, cluster, flags, ...rest } = definedOf(input);
  return {
    manifest: undefined,
    version: scenarioVersion,
    name: "",
    durationSeconds: durationOf(load),
    incidents: [],
    signals: [],
    seed: firstScenario.seed,
    load: over({ noise: 0 }, load),
    workload: over(defaultWorkload, workload ?? {}),
    cluster: over(defaultCluster, cluster ?? {}),
    flags: flagsOf(flags ?? {}),
    ...rest,
  };
}

const definedOf = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const over = (usual: object, given: unknown): unknown => (isRecord(given) ? { ...usual, ...definedOf(given) } : given);

function flagsOf(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const version = simulatedVersions.find((each) => each === given["kubernetesVersion"]);
  const usual = version === undefined ? defaultFlags : switchVersion(defaultFlags, version).flags;
  const { featureGates, ...flags } = definedOf(given);
  return { ...usual, ...flags, featureGates: over(usual.featureGates, featureGates ?? {}) };
}

function durationOf(load: unknown): number {
  const points = isRecord(load) && Array.isArray(load["points"]) ? (load["points"] as unknown[]) : [];
  const last: unknown = points.at(-1);
  const second: unknown = Array.isArray(last) ? last[0] : undefined;
  return typeof second === "number" && second <= 86_400 ? Math.max(600, Math.ceil(second / 60) * 60) : 3600;
}

/** Each limit has a place of its own. A limit of the cost can be read only beside a price. */
function faultsOf(whole: Record<string, unknown>): InputProblem[] {
  const price = whole["price"] === undefined ? {} : { price: { perPodHour: 1 } };
  const read = (value: unknown) => readScenario(isRecord(value) ? { ...price, ...value } : value);
  return faultsIn("", whole, { ...firstScenario, limits: {} }, read);
}

/** What the reader refuses, each at its place: each part is read alone, with the usual values around it. */
function faultsIn(path: string, value: unknown, usual: unknown, read: (value: unknown) => Reading<unknown>): InputProblem[] {
  const reading = read(value);
  if (reading.ok) return [];
  if (Array.isArray(value) && Array.isArray(usual)) {
    // What comes before may be needed to read an entry.
    for (const index of value.keys()) {
      const upTo = read(value.slice(0, index + 1));
      if (!upTo.ok) return [{ path: `${path}[${index}]`, line: null, message: upTo.error }];
    }
  } else if (isRecord(value) && isRecord(usual)) {
    const faults = Object.entries(value).flatMap(([name, part]) =>
      faultsIn(joined(path, name), part, usual[name], (each) => read({ ...usual, [name]: each })),
    );
    if (faults.length > 0) return faults;
  }
  return [{ path, line: null, message: reading.error }];
}

/** Refuses what is no object, or has a field that `known` has not. */
export function judgeOptions(options: unknown, known: object, notAnObject = "The options must be an object."): void {
  if (!isRecord(options)) throw refused("", notAnObject);
  const unknown = unknownFields(options, known, "");
  if (unknown.length > 0) throw new InputError(unknown);
}

/** The fields that were not read. */
export function unknownFields(data: unknown, read: unknown, path: string): InputProblem[] {
  if (Array.isArray(data) && Array.isArray(read)) {
    return data.flatMap((each, index) => (index < read.length ? unknownFields(each, read[index], `${path}[${index}]`) : []));
  }
  if (!isRecord(data) || !isRecord(read)) return [];
  return Object.entries(definedOf(data)).flatMap(([name, value]) => {
    const place = joined(path, name);
    if (Object.hasOwn(read, name)) return unknownFields(value, read[name], place);
    const meant = nearest(name, Object.keys(read));
    return {
      path: place,
      line: null,
      message: `There is no such field.${meant === undefined ? "" : ` Did you mean ${joined(path, meant)}?`}`,
    };
  });
}

/** A scenario need not have these. */
const optional = { autoscaler: null, start: null, vpa: null, limits: null, price: null, study: null };

/** Of its gates a release reads only those that it has, but it is no mistake to name another. */
const knownFlags = ({ flags }: Scenario) => ({
  kubernetesVersion: null,
  kedaVersion: null,
  ...flags,
  featureGates: featureGateStates[unnamedVersion],
});

const joined = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);
