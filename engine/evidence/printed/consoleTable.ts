import type { AutoscalerReading, EventReading } from "../evidence";
import { agePattern } from "../ages";
import { readReference } from "./autoscalerRow";
import { readTargets } from "./targets";

/** The columns of a table as programs with windows show it: what each is, null for one that is not read. */
export type ConsoleColumns = readonly (Column | null)[];

type Column = keyof typeof columnNames;

/** Names in small letters, as Lens, Headlamp, Rancher and the clouds' consoles write them. */
const columnNames = {
  name: /^name$/,
  namespace: /^namespace$/,
  reference: /^(?:reference|target|workload|scale target)$/,
  targets: /^(?:metrics|targets)$/,
  minReplicas: /^(?:min(?:imum)?)(?: (?:pods|replicas))?$/,
  maxReplicas: /^(?:max(?:imum)?)(?: (?:pods|replicas))?$/,
  currentReplicas: /^(?:current )?replicas$/,
  age: /^(?:age|created)$/,
  type: /^type$/,
  reason: /^reason$/,
  message: /^message$/,
  object: /^(?:object|involved object)$/,
  count: /^count$/,
  firstSeen: /^first ?seen$/,
  lastSeen: /^last ?seen$/,
} as const;

/** Reads a line of such names, with a tab or several blanks between them; null if it is none of an autoscaler or of events. */
export function readConsoleHeader(text: string): ConsoleColumns | null {
  if (!/^\s*[A-Z]/.test(text)) return null;
  const cells = cellsOf(text);
  if (ofDescribe.test(text) || cells.length < 3 || !cells.every((cell) => /^[A-Z][A-Za-z ]{1,30}$/.test(cell)) || !/[a-z]/.test(text))
    return null;
  const columns = cells.map((cell) => columnKeys.find((column) => columnNames[column].test(cell.toLowerCase())) ?? null);
  const has = (...wanted: readonly Column[]) => wanted.every((column) => columns.includes(column));
  return has("name", "minReplicas", "maxReplicas") || has("reason", "message") ? columns : null;
}

/** What `kubectl describe` writes above its conditions and events. */
const ofDescribe = /^\s*(?:Type\s+Status|Type\s+Reason\s+Age\s+From|FirstSeen)\b/;

const columnKeys = Object.keys(columnNames) as Column[];

/** Reads a row below it; null if the row is none. */
export function readConsoleRow(
  text: string,
  columns: ConsoleColumns,
  line: number,
): { autoscaler: AutoscalerReading } | { event: EventReading } | null {
  const cells = cellsOf(text);
  if (cells.length !== columns.length) return null;
  const cell = (column: Column): string | undefined => cells[columns.indexOf(column)] || undefined;
  return columns.includes("message") ? eventOf(cell, line) : autoscalerOf(cell, line);
}

function autoscalerOf(cell: (column: Column) => string | undefined, line: number): { autoscaler: AutoscalerReading } | null {
  const [name, namespace, age] = [cell("name"), cell("namespace"), cell("age")];
  if (name === undefined || !/^[a-z0-9][-a-z0-9.]*$/.test(name)) return null;
  const targets = readTargets(cell("targets") ?? "");
  const reference = cell("reference");
  const target = reference === undefined ? null : readReference(reference);
  const counts = (["minReplicas", "maxReplicas", "currentReplicas"] as const).flatMap((column) => {
    const count = cell(column);
    return count !== undefined && /^\d{1,15}$/.test(count) ? [[column, Number(count)] as const] : [];
  });
  return {
    autoscaler: {
      source: "table",
      line,
      lines: {},
      name,
      ...(namespace !== undefined && { namespace }),
      ...(target !== null && { target }),
      ...Object.fromEntries(counts),
      ...(targets?.hiddenMetrics !== undefined && { hiddenMetrics: targets.hiddenMetrics }),
      ...(age !== undefined && isAge.test(age) && { age }),
      metrics: (targets?.metrics ?? []).map((metric) => ({ line, ...metric })),
      conditions: [],
    },
  };
}

function eventOf(cell: (column: Column) => string | undefined, line: number): { event: EventReading } | null {
  const [reason, message, type, object, count] = [cell("reason"), cell("message"), cell("type"), cell("object"), cell("count")];
  if (reason === undefined || message === undefined || !/^[A-Z][A-Za-z]+$/.test(reason)) return null;
  const [first, last] = [cell("firstSeen"), cell("lastSeen") ?? cell("age")];
  return {
    event: {
      line,
      ...(type !== undefined && /^(?:Normal|Warning)$/.test(type) && { type }),
      reason,
      message,
      ...(last !== undefined && (isAge.test(last) ? { age: last } : { time: last })),
      ...(first !== undefined && isAge.test(first) && { firstSeen: first }),
      ...(count !== undefined && /^\d{1,9}$/.test(count) && { count: Number(count) }),
      ...(object !== undefined && /^[A-Za-z][\w.-]*(?:\/\S+)?$/.test(object) && { object }),
    },
  };
}

const isAge = new RegExp(`^${agePattern}$`);

/** An empty cell between two tabs is a cell. */
const cellsOf = (text: string): readonly string[] =>
  text.includes("\t") ? text.split("\t").map((cell) => cell.trim()) : text.trim().split(/\s{2,}/);
