import { said } from "../../answers/tree";
import { parseSelector } from "../../lib/labelSelector";
import type { DeploymentReading, Evidence, PodReading, QuotaReading, ReplicaSetReading, ScaledObjectReading } from "../evidence";
import { cellsOf, type TableHeader } from "./table";

/** What a table's rows are: told by its columns, by the prefix of the names or by the command. */
export type RowKind =
  | "pod"
  | "usage"
  | "Deployment"
  | "StatefulSet"
  | "Rollout"
  | "replicaSet"
  | "ScaledObject"
  | "HTTPScaledObject"
  | "VerticalPodAutoscaler"
  | "ResourceQuota"
  | "PodDisruptionBudget";

/** The kind that a command asks for; `behindSlash`: what is behind its slash, if it has one. */
interface AskedKind {
  readonly kind: string;
  readonly behindSlash: string;
}

export function kindAskedBy(command = ""): AskedKind {
  const words = command.split(/\s+/);
  const verb = words.indexOf("get");
  const asked = verb < 0 ? "" : (words.slice(verb + 1).find((word) => !word.startsWith("-")) ?? "");
  return { kind: /^[a-z]+/.exec(asked)?.[0] ?? "", behindSlash: /^(?:[a-z.]*\/)?([a-z]+)/.exec(asked)?.[1] ?? "" };
}

/** What a table shows where the command, or the prefix of the names, asks for this kind; null for a table that nothing here reads. */
export function kindOfTable({ names }: TableHeader, asked: string): RowKind | null {
  const has = (...wanted: string[]) => wanted.every((name) => names.includes(name));
  if (has("CPU(cores)")) return names.includes("CPU%") ? null : "usage";
  if (has("TARGETWORKLOAD")) return "HTTPScaledObject";
  if (has("SCALETARGETNAME") || has("SCALETARGETKIND")) return "ScaledObject";
  if (has("READY", "STATUS", "RESTARTS")) return "pod";
  if (has("MODE", "PROVIDED")) return "VerticalPodAutoscaler";
  if (has("REQUEST", "LIMIT")) return "ResourceQuota";
  if (has("ALLOWED DISRUPTIONS")) return "PodDisruptionBudget";
  if (has("UP-TO-DATE", "AVAILABLE") && /^(?:rollouts?|ro)(?:\.|$)/.test(asked)) return "Rollout";
  if (has("UP-TO-DATE", "AVAILABLE")) return /^(?:ds|daemonset)/.test(asked) || names.includes("NODE") ? null : "Deployment";
  if (has("DESIRED", "CURRENT", "READY")) return /^(?:statefulset|sts)/.test(asked) ? "StatefulSet" : "replicaSet";
  if (has("DESIRED", "CURRENT") && !/^(?:hpa|horizontalpodautoscaler)/.test(asked))
    return /^(?:replicaset|rs)/.test(asked) ? "replicaSet" : "StatefulSet";
  if (has("READY", "AGE") && (/^(?:statefulset|sts|all)/.test(asked) || names.every((name) => ofStatefulSets.has(name))))
    return "StatefulSet";
  return null;
}

const ofStatefulSets = new Set(["NAMESPACE", "NAME", "READY", "AGE", "CONTAINERS", "IMAGES", "SELECTOR"]);

/** What a table without the names of its columns shows: what the command asks for, or what its first row can only be. */
export function headlessTable(text: string, asked: AskedKind): TableHeader | null {
  if (!inEachShape.test(text)) return null;
  const cells = text.trim().split(/\s+/);
  const found = headless.find(([isAsked, shape]) => shape.test(cells.join(" ")) && (isAsked === null || isAsked.test(asked.behindSlash)));
  if (found === undefined) return null;
  const names = found[2].split(" ").slice(0, cells.length);
  return { names, starts: [...text.matchAll(/\S+/g)].slice(0, names.length).map(({ index }) => index) };
}

/** A ready count, a usage of CPU, or a count. */
const inEachShape = /\d(?:\/\d|m\s)|\s\d+\s/;

const headless: readonly (readonly [asked: RegExp | null, shape: RegExp, names: string])[] = [
  [
    null,
    /^(?:pod\/)?[a-z0-9][-a-z0-9.]* \d+\/\d+ [A-Z][A-Za-z:/0-9]+ \d+ (?:\([^()]*\) )?(?:\d+[smhdy])+(?: |$)/,
    "NAME READY STATUS RESTARTS AGE",
  ],
  [null, /^[a-z0-9][-a-z0-9.]* \d+m \d+(?:Ki|Mi|Gi)$/, "NAME CPU(cores) MEMORY(bytes)"],
  [null, /^[a-z0-9][-a-z0-9]* [a-z0-9][-a-z0-9.]* [a-z0-9][-a-z0-9]* \d+m \d+(?:Ki|Mi|Gi)$/, "NAMESPACE POD NAME CPU(cores) MEMORY(bytes)"],
  [null, /^deployment[^\s/]*\/\S+ \d+\/\d+ \d+ \d+ (?:\d+[smhdy])+$/, "NAME READY UP-TO-DATE AVAILABLE AGE"],
  [/^deploy/, /^\S+ \d+\/\d+ \d+ \d+ (?:\d+[smhdy])+$/, "NAME READY UP-TO-DATE AVAILABLE AGE"],
  [/^deploy/, /^\S+ \d+ \d+ \d+ \d+ (?:\d+[smhdy])+$/, "NAME DESIRED CURRENT UP-TO-DATE AVAILABLE AGE"],
  [/^(?:rs|replicaset|rc|replicationcontroller)/, /^\S+ \d+ \d+ \d+ (?:\d+[smhdy])+$/, "NAME DESIRED CURRENT READY AGE"],
  [/^(?:sts|statefulset)/, /^\S+ \d+\/\d+ (?:\d+[smhdy])+$/, "NAME READY AGE"],
];

/** A row's line, and the namespace that its command names. */
interface RowPlace {
  readonly line: number;
  readonly namespace: string | undefined;
}

/** Reads a row of such a table; null if the row is none. */
export function readObjectRow(kind: RowKind, text: string, header: TableHeader, at: RowPlace): Partial<Evidence> | null {
  const cells = cellsOf(text, header);
  const name = (cells?.get("NAME") || cells?.get("POD"))?.replace(/^[a-z][a-z.]*\//, "");
  if (cells === null || name === undefined || !/^[a-z0-9][-a-z0-9.]*$/i.test(name)) return null;
  const cell = (column: string): string | undefined => {
    const told = cells.get(column)?.trim() ?? "";
    return told === "" || told === "<unknown>" ? undefined : told;
  };
  const head = { line: at.line, name, ...said({ namespace: cell("NAMESPACE") ?? at.namespace }) };
  const age = ageOf(cell("AGE"));
  const count = (column: string) => countOf(cell(column));
  switch (kind) {
    case "usage": {
      const container = cells.has("POD") ? cell("NAME") : undefined;
      const pod = cells.get("POD")?.trim() ?? name;
      const reading = { ...head, name: pod, ...said({ container, cpu: cell("CPU(cores)"), memory: cell("MEMORY(bytes)") }) };
      return { pods: [reading satisfies PodReading] };
    }
    case "pod": {
      const restarts = countOf(cell("RESTARTS")?.split("(", 1)[0]!.trimEnd());
      const labels = labelsIn(cell("LABELS"));
      const reading = { ...head, ...said({ ready: cell("READY"), status: cell("STATUS"), restarts, age, labels }) };
      return /^\d+\/\d*$/.test(reading.ready ?? "") ? { pods: [reading satisfies PodReading] } : null;
    }
    case "Deployment":
    case "StatefulSet":
    case "Rollout": {
      const counts = { ready: cell("READY"), desired: count("DESIRED"), current: count("CURRENT"), selector: selectorIn(cell("SELECTOR")) };
      const reading = { ...head, kind, ...said({ ...counts, upToDate: count("UP-TO-DATE"), available: count("AVAILABLE"), age }) };
      return { deployments: [reading satisfies DeploymentReading] };
    }
    case "replicaSet": {
      const reading = { ...head, ...said({ desired: count("DESIRED"), current: count("CURRENT"), ready: count("READY"), age }) };
      return { replicaSets: [reading satisfies ReplicaSetReading] };
    }
    case "ScaledObject":
    case "HTTPScaledObject": {
      const bounds = { min: count("MIN") ?? count("MINREPLICAS"), max: count("MAX") ?? count("MAXREPLICAS") };
      const states = kind === "ScaledObject" ? { ready: stateOf(cell("READY")), active: stateOf(cell("ACTIVE")) } : {};
      return { scaledObjects: [{ ...head, kind, ...said({ ...bounds, ...states, age }) } satisfies ScaledObjectReading] };
    }
    case "VerticalPodAutoscaler": {
      const provided = cell("PROVIDED");
      const target = said({ cpu: quantityOf(cell("CPU")), memory: quantityOf(cell("MEM")) });
      const recommended = Object.keys(target).length === 0 ? undefined : [{ container: null, target }];
      const isProvided = provided === undefined ? undefined : provided === "True";
      return { others: [{ ...head, kind, ...said({ updateMode: modeOf(cell("MODE")), isProvided, recommended }) }] };
    }
    case "PodDisruptionBudget":
      return { others: [{ ...head, kind }] };
    case "ResourceQuota": {
      const rows = [cell("REQUEST"), cell("LIMIT")].flatMap((each) => quotaIn(each ?? ""));
      return { others: [{ ...head, kind, ...(rows.length > 0 && { quota: rows }) }] };
    }
  }
}

/** `pods: 3/10, requests.cpu: 1500m/4` */
const quotaIn = (cell: string): QuotaReading[] =>
  cell.split(",").flatMap((part) => {
    const [, resource, used, hard] = /^([^\s:]{1,100}): ([^\s/]{1,30})\/([^\s/]{1,30})$/.exec(part.trim()) ?? [];
    return resource === undefined ? [] : [{ resource, used: used!, hard: hard! }];
  });

/** What `-o wide` prints of a workload; a cut one is none. */
function selectorIn(cell: string | undefined): string | undefined {
  const read = cell === undefined || !/[=)\w]$/.test(cell) ? null : parseSelector(cell);
  return read?.ok && read.text !== "" && cell !== "<none>" ? read.text : undefined;
}

/** What `--show-labels` prints. */
function labelsIn(cell: string | undefined): Record<string, string> | undefined {
  if (cell === undefined || !/^[^\s=,]+=[^\s=,]*(?:,[^\s=,]+=[^\s=,]*)*$/.test(cell)) return undefined;
  return Object.fromEntries(cell.split(",").map((each) => each.split("=", 2) as [string, string]));
}

const countOf = (cell: string | undefined): number | undefined =>
  cell !== undefined && /^\d{1,15}$/.test(cell) ? Number(cell) : undefined;

/** A cell that is empty may show what is in the next one. */
const quantityOf = (cell: string | undefined): string | undefined =>
  /^\d{1,20}(?:\.\d{1,9})?(?:m|[kMGT]|[KMGT]i)?$/.test(cell ?? "") ? cell : undefined;

const modeOf = (cell: string | undefined): string | undefined => (/^[A-Z][A-Za-z]{1,30}$/.test(cell ?? "") ? cell : undefined);

/** A state as conditions have it; a row may be cut within it. */
const stateOf = (cell: string | undefined): string | undefined => (/^(?:True|False|Unknown)$/.test(cell ?? "") ? cell : undefined);

const ageOf = (cell: string | undefined): string | undefined => (cell !== undefined && /^(?:\d+[smhdy])+$/.test(cell) ? cell : undefined);
