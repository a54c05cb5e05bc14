/** How `kubectl autoscale` reads its arguments. Source: k8s.io/kubectl/pkg/cmd/autoscale. */
import { formatGoFloat, parseGoDecimal, parseGoFloat, parseGoInteger } from "../../lib/goNumbers";
import { isValidPathSegmentName } from "../../lib/names";
import { canonicalForm, parseQuantity } from "../../lib/quantity";
import { autoscaleFlags, globalFlags, type Release } from "./autoscaleFlags";
import { type FlagError, type FlagReading, firstOperand, readFlags } from "./flags";
import { type ArgumentError, readTargets, type Target } from "./resourceArguments";

/** What kubectl finds in the cluster: which names exist, and whether flags may choose another cluster. */
export interface Cluster {
  has(name: string): boolean;
  choosesConnection: boolean;
}

/**
 * `errors`: everything that is wrong with the line, in kubectl's order; kubectl stops at the first. `failures`: targets that it cannot
 * scale; the other targets still get their autoscalers.
 */
interface AutoscaleReading {
  errors: AutoscaleError[];
  autoscalers: Autoscaler[];
  failures: Failure[];
  /** What kubectl prints beside its answer. */
  warnings: string[];
  format: "yaml" | "json" | "name" | "other";
}

export interface Autoscaler {
  name: string;
  target: Target;
  namespace: string;
  minReplicas: number | undefined;
  maxReplicas: number;
  targets: ResourceTarget[];
}

export type ResourceTarget = { resource: "cpu" | "memory" } & ({ percent: number } | { quantity: string });

/** `message` is kubectl's; the rest says what it is about. */
export type AutoscaleError =
  | ({ kind: "flag" } & FlagError)
  | { kind: "line"; message: string }
  | { kind: "cpuTwice" | "file"; message: string }
  | { kind: "target"; message: string; error: ArgumentError };

export interface Failure {
  message: string;
  target: Target;
}

/** Null for a command that is not `autoscale`. `words` follow `kubectl`. */
export function readAutoscale(words: readonly string[], release: Release, cluster: Cluster): AutoscaleReading | null {
  const flags = autoscaleFlags(release);
  const command = firstOperand(words, globalFlags(release));
  if (words[command] !== "autoscale") return null;
  const line = readFlags([...words.slice(0, command), ...words.slice(command + 1)], flags);
  const targets = readTargets(line.operands);
  const errors = [
    ...line.errors.map((error): AutoscaleError => ({ kind: "flag", ...error })),
    ...lineErrors(line, release),
    ...connectionErrors(line, cluster),
    ...operandErrors(line, targets),
  ];
  const format = formatOf(line.values.get("output") ?? "") ?? "other";
  const warnings = release.targetsResources && line.values.has("cpu-percent") ? [cpuPercentDeprecated] : [];
  if (line.errors.length === 0 && asksForHelp(line)) return { errors: [], autoscalers: [], failures: [], warnings, format };
  const autoscalers: Autoscaler[] = [];
  const failures: Failure[] = [];
  for (const target of targets.ok ? targets.targets : []) {
    const message = failureOf(target, cluster);
    if (message !== null) failures.push({ message, target });
    else if (errors.length === 0) autoscalers.push(autoscalerOf(line.values, target));
  }
  return { errors, autoscalers, failures, warnings, format };
}

/** Since 1.34. */
const cpuPercentDeprecated =
  "Flag --cpu-percent has been deprecated, Use --cpu with percentage or resource quantity format (e.g., '70%' for utilization or '500m' for milliCPU).";

function asksForHelp({ values }: FlagReading): boolean {
  return /^[1tT]/.test(values.get("help") ?? "");
}

function lineErrors({ values, errors: flagErrors }: FlagReading, { targetsResources }: Release): AutoscaleError[] {
  const errors: AutoscaleError[] = [];
  const line = (message: string) => errors.push({ kind: "line", message });
  const isMisread = flagErrors.some(
    ({ flag }) => ["--min", "--max", "--cpu-percent"].includes(flag) && values.get(flag.slice(2)) === undefined,
  );
  const isMaxMissing = !values.has("max");
  if (isMaxMissing && !flagErrors.some(({ why, flag }) => flag === "--max" && why === "refusedValue"))
    line('required flag(s) "max" not set');
  const dryRun = values.get("dry-run") ?? "none";
  if (!dryRunValues.test(dryRun)) line(`Invalid dry-run value (${dryRun}). Must be "none", "server", or "client".`);
  const output = values.get("output") ?? "";
  if (formatOf(output) === null) line(`unable to match a printer suitable for the output format ${JSON.stringify(output)}`);
  const min = integerOf(values, "min");
  const max = integerOf(values, "max");
  if (!isMaxMissing && !isMisread) {
    if (max < 1) line(`--max=MAXPODS is required and must be at least 1, max: ${max}`);
    else if (max < min) line(`--max=MAXPODS must be larger or equal to --min=MINPODS, max: ${max}, min: ${min}`);
  }
  if (!targetsResources) return errors;
  if (integerOf(values, "cpu-percent") > 0 && (values.get("cpu") ?? "") !== "")
    errors.push({ kind: "cpuTwice", message: "--cpu and --cpu-percent are mutually exclusive" });
  for (const resource of ["cpu", "memory"] as const) {
    const target = readResourceTarget(values.get(resource) ?? "", resource);
    if (target !== null && !target.ok) errors.push({ kind: "flag", why: "refusedValue", message: target.error, flag: `--${resource}` });
  }
  return errors;
}

const dryRunValues = /^(?:none|client|server|unchanged|1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$/;

function connectionErrors({ values }: FlagReading, { choosesConnection }: Cluster): AutoscaleError[] {
  const errors: AutoscaleError[] = [];
  const chosen = ["context", "cluster", "user", "kubeconfig", "server"].filter((name) => (values.get(name) ?? "") !== "");
  if (!choosesConnection)
    errors.push(
      ...chosen.map((name): AutoscaleError => ({ kind: "line", message: `${name} ${JSON.stringify(values.get(name))} does not exist` })),
    );
  if ((values.has("as-group") || values.has("as-uid")) && !values.has("as"))
    errors.push({ kind: "line", message: "requesting uid, groups or user-extra without impersonating a user" });
  return errors;
}

function operandErrors({ values }: FlagReading, targets: ReturnType<typeof readTargets>): AutoscaleError[] {
  const path = values.get("filename") ?? values.get("kustomize");
  if (path !== undefined) return [{ kind: "file", message: `the path ${JSON.stringify(path)} does not exist` }];
  return targets.ok ? [] : [{ kind: "target", message: targets.error.message, error: targets.error }];
}

function failureOf({ name, kind, apiVersion, withoutScale }: Target, cluster: Cluster): string | null {
  if (name === "") return "resource name may not be empty";
  const malformed = isValidPathSegmentName(name);
  if (malformed.length > 0) return `invalid resource name ${JSON.stringify(name)}: [${malformed.join(" ")}]`;
  if (!cluster.has(name)) {
    const plural = `${kind.toLowerCase()}s`;
    const [group, version] = apiVersion.split("/");
    return `${version === undefined ? plural : `${plural}.${group}`} ${JSON.stringify(name)} not found`;
  }
  return withoutScale === undefined
    ? null
    : `cannot autoscale a ${kind}: could not find scale subresource for ${withoutScale} in discovery information`;
}

function autoscalerOf(values: ReadonlyMap<string, string>, target: Target): Autoscaler {
  const min = integerOf(values, "min");
  const percent = integerOf(values, "cpu-percent");
  const resources = (["cpu", "memory"] as const).flatMap((resource) => {
    const read = readResourceTarget(values.get(resource) ?? "", resource);
    return read?.ok ? [read.target] : [];
  });
  return {
    name: values.get("name") || target.name,
    target,
    namespace: values.get("namespace") ?? "",
    minReplicas: min > 0 ? min : undefined,
    maxReplicas: integerOf(values, "max"),
    targets: [...(percent > 0 ? [{ resource: "cpu" as const, percent }] : []), ...resources],
  };
}

/** The number of a flag that has been checked; −1 if it is not given. */
function integerOf(values: ReadonlyMap<string, string>, flag: string): number {
  const read = parseGoInteger(values.get(flag) ?? "-1", 32);
  return read.ok ? Number(read.value) : -1;
}

type ResourceReading = { ok: true; target: ResourceTarget } | { ok: false; error: string };

/**
 * `70%` is a utilization, a bare number is thousandths of a core or mebibytes, anything else a quantity. Null for an empty text, which
 * counts as not given.
 */
function readResourceTarget(text: string, resource: "cpu" | "memory"): ResourceReading | null {
  if (text === "") return null;
  const input = text.trim();
  if (input.endsWith("%")) {
    const percent = parseGoDecimal(input.slice(0, -1));
    const isGood = percent !== null && percent >= 0;
    return isGood ? { ok: true, target: { resource, percent } } : { ok: false, error: `invalid percentage value: ${input.slice(0, -1)}` };
  }
  const bare = parseGoFloat(input);
  const reading = parseQuantity(bare === null ? input : formatGoFloat(bare) + (resource === "cpu" ? "m" : "Mi"));
  if (!reading.ok) return { ok: false, error: `invalid resource ${resource} value: ${input}` };
  return { ok: true, target: { resource, quantity: canonicalForm(reading.quantity) } };
}

/** Null for one that kubectl does not have. */
function formatOf(output: string): AutoscaleReading["format"] | null {
  const name = output.toLowerCase();
  if (name === "" || name === "yaml") return "yaml";
  if (name === "json" || name === "name") return name;
  return /^(?:kyaml$|go-template|template|jsonpath)/.test(name) ? "other" : null;
}

/**
 * The object as a dry run prints it: autoscaling/v1 for a release without v2. That release adds the namespace only when it sends the
 * object.
 */
export function objectOf({ name, target, namespace, minReplicas, maxReplicas, targets }: Autoscaler, { writesV2 }: Release): object {
  const { kind, apiVersion } = target;
  const scaleTargetRef = { kind, name: target.name, apiVersion };
  const [cpu] = targets;
  const percent = cpu !== undefined && "percent" in cpu ? cpu.percent : undefined;
  const spec = { scaleTargetRef, ...(minReplicas !== undefined && { minReplicas }), maxReplicas };
  if (!writesV2) {
    return {
      kind: "HorizontalPodAutoscaler",
      apiVersion: "autoscaling/v1",
      metadata: { name, creationTimestamp: null },
      spec: { ...spec, ...(percent !== undefined && { targetCPUUtilizationPercentage: percent }) },
      status: { currentReplicas: 0, desiredReplicas: 0 },
    };
  }
  return {
    kind: "HorizontalPodAutoscaler",
    apiVersion: "autoscaling/v2",
    metadata: { name, ...(namespace !== "" && { namespace }) },
    spec: { ...spec, ...(targets.length > 0 && { metrics: targets.map(metricOf) }) },
    status: { desiredReplicas: 0, currentMetrics: null },
  };
}

/** The metric that a target is in autoscaling/v2. */
export function metricOf(target: ResourceTarget): object {
  return {
    type: "Resource",
    resource: {
      name: target.resource,
      target:
        "percent" in target
          ? { type: "Utilization", averageUtilization: target.percent }
          : { type: "AverageValue", averageValue: target.quantity },
    },
  };
}
