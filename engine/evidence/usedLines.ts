import type { AutoscalerReading, Evidence } from "./evidence";

/** What printed a part of a text. */
export type ReadKind =
  | "describe"
  | "table"
  | "object"
  | "events"
  | "pods"
  | "workloads"
  | "scaledObjects"
  | "others"
  | "measured"
  | "logs"
  | "series"
  | "errors";

/** The kinds of what a text was read as, without the same one twice, by their first line. */
export function kindsOf(evidence: Evidence): ReadKind[] {
  const first = new Map<ReadKind, number>();
  const see = (kind: ReadKind, line: number) => first.set(kind, Math.min(line, first.get(kind) ?? Infinity));
  for (const { source, line } of evidence.autoscalers) see(source, line);
  // The events of a description, and the objects beside an autoscaler's, are of the same output.
  const isDescribed = evidence.autoscalers.some(({ source }) => source === "describe");
  if (!isDescribed) for (const { line } of evidence.events) see("events", line);
  for (const { line } of evidence.pods) see("pods", line);
  for (const { line } of [...evidence.deployments, ...evidence.replicaSets]) see("workloads", line);
  for (const { line } of evidence.scaledObjects) see("scaledObjects", line);
  for (const { line } of evidence.others) see("others", line);
  for (const { line } of evidence.measured) see("measured", line);
  for (const { line } of evidence.logs) see("logs", line);
  for (const { line } of evidence.series) see("series", line);
  for (const { line } of evidence.errors) see("errors", line);
  return [...first].toSorted(([, one], [, other]) => one - other).map(([kind]) => kind);
}

/** The lines (from 1) that a reading uses, in their order. */
export function usedLines(evidence: Evidence): number[] {
  const lines = new Set<number>();
  for (const reading of evidence.autoscalers) addLines(lines, reading);
  const others = [
    evidence.events,
    evidence.pods,
    evidence.deployments,
    evidence.replicaSets,
    evidence.scaledObjects,
    evidence.others,
    evidence.measured,
    evidence.logs,
    evidence.series,
    evidence.errors,
  ];
  for (const { fieldLines = [] } of evidence.scaledObjects) for (const line of fieldLines) lines.add(line);
  for (const each of others) for (const { line } of each) lines.add(line);
  return [...lines].toSorted((one, other) => one - other);
}

function addLines(lines: Set<number>, { line, lines: ofFields, metrics, conditions, ruleLines }: AutoscalerReading): void {
  const fields = Object.values(ofFields);
  // The row of a table says all; an object's own line only begins it.
  if (fields.length === 0 && metrics.length + conditions.length === 0) lines.add(line);
  for (const each of fields) lines.add(each);
  for (const each of metrics) lines.add(each.line);
  for (const each of conditions) lines.add(each.line);
  for (const each of Object.values(ruleLines ?? {}).flatMap((rules) => Object.values(rules).flat())) lines.add(each);
}
