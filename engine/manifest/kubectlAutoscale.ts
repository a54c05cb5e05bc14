import { parseQuantity } from "../lib/quantity";

/** The manifest that a `kubectl autoscale` line makes, or what is wrong with the line. */
export type KubectlReading = { ok: true; manifest: string } | { ok: false; errors: string[] };

/**
 * Null when the text is not one `kubectl autoscale` command (a prompt before it and backslashes at line ends are allowed).
 * Source: k8s.io/kubectl/pkg/cmd/autoscale.
 */
export function readKubectlAutoscale(text: string): KubectlReading | null {
  if (!commandPattern.test(text)) return null;
  const [command = "", ...others] = text
    .replaceAll(/\\[ \t]*(?:\r\n|\r|\n)/g, " ")
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "");
  const { words, open } = splitWords(command.replace(promptPattern, ""));
  if (open) return { ok: false, errors: ["A quote is not closed."] };
  const line = readWords(words.slice(1));
  const errors = [...(others.length > 0 ? ["Only one command is read: remove the other lines."] : []), ...line.errors, ...lineErrors(line)];
  const target = readTarget(line.operands);
  if (!target.ok || errors.length > 0) return { ok: false, errors: [...(target.ok ? [] : [target.error]), ...errors] };
  return { ok: true, manifest: manifestOf(line.values, target) };
}

const promptPattern = /^\s*(?:[$%>]\s+)?/;
const commandPattern = /^\s*(?:[$%>]\s+)?(?:kubectl|oc|k)\s(?:[^\r\n]*\s)?autoscale(?:\s|$)/;

interface Line {
  operands: string[];
  values: Map<string, string>;
  errors: string[];
}

/** As a shell splits them: quotes keep blanks, a backslash keeps the next character. */
function splitWords(line: string): { words: string[]; open: boolean } {
  const words: string[] = [];
  let word: string | null = null;
  let quote = "";
  for (let i = 0; i < line.length; i++) {
    const character = line.charAt(i);
    if (quote === "" && /\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (quote === "" && (character === '"' || character === "'")) {
      quote = character;
      word ??= "";
    } else if (character === quote) {
      quote = "";
    } else if (character === "\\" && quote !== "'") {
      word = (word ?? "") + line.charAt(++i);
    } else {
      word = (word ?? "") + character;
    }
  }
  if (word !== null) words.push(word);
  return { words, open: quote !== "" };
}

function readWords(words: readonly string[]): Line {
  const line: Line = { operands: [], values: new Map(), errors: [] };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    const [, flag, value] = /^(--[^=]+|-[a-z])(?:=?(.*))$/s.exec(word) ?? [];
    if (flag === undefined) {
      line.operands.push(word);
      continue;
    }
    const name = longNames.get(flag) ?? flag.slice(2);
    const isAttached = flag.length < word.length;
    if (!valueFlags.has(name) && !otherFlags.has(name)) line.errors.push(`unknown flag: ${flag}`);
    else if (isAttached) line.values.set(name, value ?? "");
    else if (valueFlags.has(name) && i + 1 < words.length) line.values.set(name, words[++i] ?? "");
    else if (valueFlags.has(name)) line.errors.push(`flag needs an argument: ${flag}`);
  }
  line.operands = line.operands.filter((operand, index) => operand !== "autoscale" || index !== line.operands.indexOf("autoscale"));
  return line;
}

const longNames = new Map([
  ["-n", "namespace"],
  ["-o", "output"],
  ["-f", "filename"],
  ["-s", "server"],
  ["-v", "v"],
]);

const valueFlags = new Set(
  (
    "min max cpu-percent cpu memory name namespace output filename context cluster user kubeconfig server field-manager " +
    "template as v request-timeout"
  ).split(" "),
);

/** They take no value, or none that stands apart. */
const otherFlags = new Set(["dry-run", "save-config", "record", "show-managed-fields", "allow-missing-template-keys"]);

function lineErrors({ values }: Line): string[] {
  const errors: string[] = [];
  for (const flag of ["min", "max", "cpu-percent"]) {
    const text = values.get(flag);
    if (text !== undefined && integerOf(text) === null)
      errors.push(`invalid argument ${JSON.stringify(text)} for "--${flag}": not a whole number`);
  }
  if (errors.length > 0) return errors;
  const min = integerOf(values.get("min") ?? "") ?? -1;
  const max = integerOf(values.get("max") ?? "");
  if (max === null) errors.push('required flag(s) "max" not set');
  else if (max < 1) errors.push(`--max=MAXPODS is required and must be at least 1, max: ${max}`);
  else if (max < min) errors.push(`--max=MAXPODS must be larger or equal to --min=MINPODS, max: ${max}, min: ${min}`);
  if (values.has("cpu") && values.has("cpu-percent")) errors.push("--cpu and --cpu-percent both set a target for cpu: keep one of them.");
  for (const resource of ["cpu", "memory"]) {
    const text = values.get(resource);
    const target = text === undefined ? undefined : readResourceTarget(text, resource);
    if (target?.ok === false) errors.push(target.error);
  }
  if (values.has("filename")) errors.push("-f names a file that is not here: write the type and the name of what to scale.");
  return errors;
}

function integerOf(text: string): number | null {
  const value = /^[-+]?[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= 0x7fffffff ? value : null;
}

type Target = { ok: true; apiVersion: string; kind: string; name: string } | { ok: false; error: string };

function readTarget(operands: readonly string[]): Target {
  const [first = "", second, ...more] = operands.flatMap((operand, index) => (index === 0 ? operand.split("/") : [operand]));
  if (first === "") return { ok: false, error: "What to scale is missing: write its type and its name, such as deployment/web." };
  const [resource = ""] = first.toLowerCase().split(".");
  const known = kinds.find(({ names }) => names.includes(resource));
  if (known === undefined) return { ok: false, error: `The type ${JSON.stringify(first)} is not one that kubectl autoscale scales.` };
  if (second === undefined || second === "") return { ok: false, error: `The name of the ${known.kind} is missing.` };
  if (more.length > 0) return { ok: false, error: `Only one ${known.kind} can be simulated: name one.` };
  return { ok: true, apiVersion: known.apiVersion, kind: known.kind, name: second };
}

const kinds = [
  { kind: "Deployment", apiVersion: "apps/v1", names: ["deployment", "deployments", "deploy"] },
  { kind: "ReplicaSet", apiVersion: "apps/v1", names: ["replicaset", "replicasets", "rs"] },
  { kind: "StatefulSet", apiVersion: "apps/v1", names: ["statefulset", "statefulsets", "sts"] },
  { kind: "ReplicationController", apiVersion: "v1", names: ["replicationcontroller", "replicationcontrollers", "rc"] },
];

type ResourceTarget = { ok: true; lines: string[] } | { ok: false; error: string };

/** `70%` is a utilization, a bare number thousandths of a core or mebibytes, anything else a quantity. */
function readResourceTarget(text: string, resource: string): ResourceTarget {
  const input = text.trim();
  if (input.endsWith("%")) {
    const percent = integerOf(input.slice(0, -1));
    if (percent === null || percent < 0) return { ok: false, error: `invalid percentage value: ${input.slice(0, -1)}` };
    return { ok: true, lines: ["type: Utilization", `averageUtilization: ${percent}`] };
  }
  const isBare = /^[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/.test(input);
  const quantity = isBare ? `${Number(input)}${resource === "cpu" ? "m" : "Mi"}` : input;
  if (!parseQuantity(quantity).ok) return { ok: false, error: `invalid resource ${resource} value: ${input}` };
  return { ok: true, lines: ["type: AverageValue", `averageValue: ${quantity}`] };
}

function manifestOf(values: ReadonlyMap<string, string>, target: Extract<Target, { ok: true }>): string {
  const namespace = values.get("namespace");
  const min = Number(values.get("min") ?? -1);
  const percent = Number(values.get("cpu-percent") ?? -1);
  const metrics = [
    ...(percent > 0 ? [metricLines("cpu", `${percent}%`)] : []),
    ...["cpu", "memory"].flatMap((resource) => {
      const text = values.get(resource);
      return text === undefined ? [] : [metricLines(resource, text)];
    }),
  ];
  return [
    "apiVersion: autoscaling/v2",
    "kind: HorizontalPodAutoscaler",
    "metadata:",
    `  name: ${scalar(values.get("name") ?? target.name)}`,
    ...(namespace === undefined ? [] : [`  namespace: ${scalar(namespace)}`]),
    "spec:",
    "  scaleTargetRef:",
    `    apiVersion: ${target.apiVersion}`,
    `    kind: ${target.kind}`,
    `    name: ${scalar(target.name)}`,
    ...(min > 0 ? [`  minReplicas: ${min}`] : []),
    `  maxReplicas: ${Number(values.get("max"))}`,
    ...(metrics.length === 0 ? [] : ["  metrics:", ...metrics.flat()]),
    "",
  ].join("\n");
}

function metricLines(resource: string, text: string): string[] {
  const target = readResourceTarget(text, resource);
  const lines = target.ok ? target.lines : [];
  return ["  - type: Resource", "    resource:", `      name: ${resource}`, "      target:", ...lines.map((line) => `        ${line}`)];
}

/** A name as YAML's plain text where it is one in every reader's eyes, else quoted. */
function scalar(text: string): string {
  return /^[a-z][-a-z0-9.]*[a-z0-9]$/.test(text) && !/^(?:y|yes|n|no|on|off|true|false|null)$/.test(text) ? text : JSON.stringify(text);
}
