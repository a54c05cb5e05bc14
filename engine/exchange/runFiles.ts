import type { Scenario } from "../scenario/scenario";
import type { Trace } from "../simulation/trace";
import { outcomeUnits, reconcilesTable, secondsTable, type RunTable } from "./runTables";

/** A table as RFC 4180 has it, with "name (unit)" as heading and nothing where there is none. */
export function tableCsv({ columns, rows }: RunTable): string {
  const heading = columns.map(({ name, unit }) => (unit === "" ? name : `${name} (${unit})`));
  const lines = Array.from({ length: rows }, (_, row) => columns.map(({ value }) => value(row) ?? ""));
  return [heading, ...lines].map((line) => `${line.map(field).join(",")}\r\n`).join("");
}

const field = (value: number | string) =>
  typeof value === "string" && /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** A whole run: the scenario that gives it again, its outcomes, both tables column by column with what each means, and every decision's record. What passes the safe integers is text. */
export function runJson(scenario: Scenario, trace: Trace): string {
  const run = {
    format: "hpa-playground/run",
    version: 1,
    scenario,
    outcomes: trace.outcomes,
    outcomeUnits,
    seconds: columnsOf(secondsTable(trace)),
    reconciles: columnsOf(reconcilesTable(trace)),
    decisions: trace.reconciles.length > 0 ? trace.reconciles : trace.firstReconciles,
  };
  return JSON.stringify(run, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}

const columnsOf = ({ columns, rows }: RunTable) =>
  columns.map(({ name, unit, description, value }) => ({
    name,
    unit,
    description,
    values: Array.from({ length: rows }, (_, row) => value(row)),
  }));
