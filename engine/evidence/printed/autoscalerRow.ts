import { agePattern } from "../ages";
import type { AutoscalerField, MetricReading, TargetReading } from "../evidence";
import { known, percent, readTargets } from "./targets";

/** A row of `kubectl get hpa`. */
export interface AutoscalerRow {
  readonly namespace?: string;
  readonly cells: RowCells;
  readonly metrics: readonly Omit<MetricReading, "line">[];
  /** All cells were there. */
  readonly isWhole: boolean;
  /** What stands behind the last cell. */
  readonly remark: string;
}

interface RowCells {
  readonly name: string;
  readonly target: TargetReading;
  readonly hiddenMetrics?: number;
  /** Null: not known, or cut off. */
  readonly minReplicas?: number | null;
  readonly maxReplicas?: number | null;
  readonly currentReplicas?: number | null;
  readonly age?: string;
  readonly implausible?: readonly AutoscalerField[];
}

/** Reads a row with or without the names of its columns; null if it is none. */
export function readAutoscalerRow(text: string, columns: readonly string[] | null, mayBeCut: boolean): AutoscalerRow | null {
  if (text.length > longestRow || !text.includes("/")) return null;
  const words = [...text.slice(0, longestStart).matchAll(/\S+/g)].slice(0, 9);
  const place = words.findIndex(([word], index) => index > 0 && referenceWord.test(word));
  const at = words[place];
  if (at === undefined) return null;
  const match = nameWord.exec(words[place - 1]![0]);
  const target = readReference(at[0]);
  if (match === null || target === null || (match[1] === undefined && columns === null && !/^[A-Z]/.test(target.kind))) return null;
  const name = match[2]!;
  const before = words.slice(0, place - 1).map(([word]) => word);
  if (/^(?:ADDED|MODIFIED|DELETED)$/.test(before[0] ?? "")) before.shift();
  const rest = text.slice(at.index + at[0].length);
  const namespace = namespaceBefore(before, columns);
  if (namespace === undefined) return null;
  const head = { ...(namespace !== null && { namespace }) };
  const row = (metrics: AutoscalerRow["metrics"], { cells, isWhole, remark }: Counts, hiddenMetrics?: number): AutoscalerRow => ({
    ...head,
    cells: { name, target, ...(hiddenMetrics !== undefined && { hiddenMetrics }), ...cells },
    metrics,
    isWhole,
    remark,
  });
  const old = readOldTargets(rest.trimStart(), columns);
  if (old !== null) return row(old.metrics, readCounts(old.rest, columns, mayBeCut));
  const targets = readTargets(rest);
  if (targets === null) return /^\s*[<\d]?[\w%<>]*\/?$/.test(rest.trimEnd()) ? row([], nothing) : null;
  const { metrics, hiddenMetrics, rest: behind } = targets;
  // The names of columns in old documents have CURRENT behind TARGET, which already names both.
  const counted = columns?.includes("CURRENT") === true ? behind.replace(/^\s*(?:<\w+>|\d+%)(?=\s)/, "") : behind;
  return row(metrics, readCounts(counted, columns, mayBeCut), hiddenMetrics);
}

type Counts = Pick<AutoscalerRow, "isWhole" | "remark"> & { cells: Omit<RowCells, "name" | "target"> };

/** The row is cut before its targets. */
const nothing: Counts = { cells: {}, isWhole: false, remark: "" };

const longestRow = 4000;
/** The namespace, the name and the reference have at most 253 characters each. */
const longestStart = 1200;

const referenceWord = /^[A-Za-z][\w.]*\/[a-zA-Z0-9][\w./-]*$/;
const nameWord = /^((?:horizontalpodautoscalers?[\w.]*|hpa)\/)?([a-z0-9][-a-z0-9.]*)$/;

/** The namespace's cell, null if there is none; undefined if what stands before the name belongs to no row. */
function namespaceBefore(words: readonly string[], columns: readonly string[] | null): string | null | undefined {
  const last = words.at(-1);
  if (last === undefined) return null;
  if (isNamespace(last) && (words.length === 1 || columns?.slice(0, 2).includes("NAMESPACE") === true)) return last;
  // A time in front, as `ts` and logs of builds print it.
  return /(?:\d\d:\d\d:\d\d(?:[.,]\d+)?Z?\]?|[AP]M)$/.test(last) ? null : undefined;
}

const isNamespace = (word: string): boolean => /^[a-z0-9][-a-z0-9]*$/.test(word);

/** `Kind/name`, `Kind/name/scale`, `Kind/namespace/name/scale`. */
export function readReference(text: string): TargetReading | null {
  const parts = text.split("/");
  const [kind = "", one = "", two, three] = parts;
  if (kind === "" || one === "") return null;
  if (parts.length === 2 || (parts.length === 3 && (two === "scale" || two === ""))) return { kind, name: one };
  if (parts.length === 3) return { kind, namespace: one, name: two! };
  if (parts.length === 4 && (three === "scale" || three === "")) return { kind, namespace: one, name: two! };
  return null;
}

const oldTargets = /^(<unset>|<none>|\d+%)\s+([<{]\w+[>}]|\d+%)(?=\s|$)(.*)$/;

/** TARGET and CURRENT in columns of their own: the percent of CPU, as the first versions knew nothing else. */
function readOldTargets(rest: string, columns: readonly string[] | null): (Pick<AutoscalerRow, "metrics"> & { rest: string }) | null {
  const match = oldTargets.exec(rest);
  if (match === null || (columns !== null && !columns.includes("CURRENT"))) return null;
  const target = known(match[1]!);
  const metric = { type: "Resource", name: "cpu", utilization: percent(match[2]!), target, targetType: "Utilization" } as const;
  return { metrics: target === null ? [] : [metric], rest: match[3]! };
}

/** MINPODS, MAXPODS, REPLICAS and AGE; null for a count that is cut off or that the table does not have. */
function readCounts(rest: string, columns: readonly string[] | null, mayBeCut: boolean): Counts {
  const cells = /^\s*(<unset>|<none>|\d+)?(?:\s+(\d+))?(?:\s+(\d+|<unset>|<none>|<unknown>))?(?=\s|$)/.exec(rest);
  const counts = (cells ?? []).slice(1).filter((cell) => cell !== undefined);
  const behind = rest.slice(cells?.[0].length ?? 0);
  const age = ageCell.exec(behind);
  const isLast = columns !== null && !columns.includes("AGE") && counts.length === (columns.includes("REPLICAS") ? 3 : 2);
  const isWhole = (age !== null && counts.length >= 2) || isLast;
  const numbers = counts.map((cell) => (/^\d+$/.test(cell) ? Number(cell) : null));
  // The last count of a row that is cut may be cut itself.
  if (!isWhole && mayBeCut && numbers.length > 0) numbers[numbers.length - 1] = null;
  const [min = null, max = null, current = null] = numbers;
  const shown = isWhole || counts.length > 0 ? { minReplicas: min, maxReplicas: max, currentReplicas: current } : {};
  return {
    cells: {
      ...shown,
      ...(isWhole && age !== null && { age: age[1]! }),
      ...(isPointer(min, max) && { implausible: ["minReplicas"] as const }),
    },
    isWhole,
    remark: age === null ? "" : behind.slice(age[0].length).trim(),
  };
}

const ageCell = new RegExp(`^\\s*(${agePattern})(?=\\s|$)`);

/** A defect of the first kubectl printed where the minimum is stored instead of the minimum. */
export const isPointer = (min: number | null, max: number | null): boolean => min !== null && min > 100_000 && (max === null || min > max);
