import { withCost } from "../scenario/price";
import type { Scenario } from "../scenario/scenario";
import type { KedaTrace } from "../simulation/kedaTrace";
import type { Trace } from "../simulation/trace";
import type { VpaTrace } from "../simulation/vpaTrace";
import { outcomeUnits, reconcilesTable, secondsTable, type RunTable } from "./runTables";

/** A table as in RFC 4180, with "name (unit)" as heading and empty cells for missing values. */
export function tableCsv({ columns, rows }: RunTable): string {
  const heading = columns.map(({ name, unit }) => (unit === "" ? name : `${name} (${unit})`));
  const lines = Array.from({ length: rows }, (_, row) => columns.map(({ value }) => value(row) ?? ""));
  return [heading, ...lines].map((line) => `${line.map(field).join(",")}\r\n`).join("");
}

const field = (value: number | string) =>
  typeof value === "string" && /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/**
 * A whole run: the scenario that reproduces it, its outcomes, both tables column by column with their meanings, every decision's
 * record, and what KEDA and a VerticalPodAutoscaler did. An integer beyond the safe range is text.
 */
export function runJson(scenario: Scenario, trace: Trace): string {
  const run = {
    format: "hpa-playground/run",
    version: 1,
    scenario,
    outcomes: withCost(trace.outcomes, scenario.price),
    failures: trace.failures,
    outcomeUnits,
    seconds: columnsOf(secondsTable(trace)),
    reconciles: columnsOf(reconcilesTable(trace)),
    decisions: trace.reconciles,
    ...(trace.keda && { keda: kedaOf(trace.keda) }),
    ...(trace.vpa && { vpa: vpaOf(trace.vpa) }),
  };
  return JSON.stringify(run, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}

const kedaOf = ({ startEpoch, writes, reconciles, polls, reads }: KedaTrace) => ({ startEpoch, writes, reconciles, polls, reads });

/** Without what other parts say: the manifest has the object, and the numbers of a recommendation say what its texts do. */
const vpaOf = ({
  changedRequests: _changed,
  object: _object,
  passSecond: _pass,
  resources: _resources,
  recommendations,
  ...vpa
}: VpaTrace) => ({
  ...vpa,
  recommendations: recommendations.map(({ at, containers }) => ({ at, containers })),
});

const columnsOf = ({ columns, rows }: RunTable) =>
  columns.map(({ name, unit, description, value }) => ({
    name,
    unit,
    description,
    values: Array.from({ length: rows }, (_, row) => value(row)),
  }));
