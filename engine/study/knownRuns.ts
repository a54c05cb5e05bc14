import { strToU8 } from "fflate";
import { list, number, refuse, shown } from "../lib/refusal";
import { say } from "../lib/sentence";
import { sha256 } from "../lib/sha256";
import { outcomeKinds, runOutcomeNames, type RunOutcomes } from "../scenario/outcomes";
import { outsideGrid, type CandidateKey } from "./grid";
import type { OpenStudy } from "./openStudy";
import type { RunResult, StudyRun } from "./race";

/**
 * A finished run as plain data: candidate, case, and the outcomes in the order of `runOutcomeNames`; only candidate and case if the manifest does
 * not run. JSON keeps it to the last digit.
 */
export type RunRow = readonly (number | null)[];

/** Finished runs of a study, so that none is computed twice. A search that takes them has the same result as one that computes them. */
export interface KnownRuns {
  readonly count: number;
  /** undefined: not known. */
  get(run: StudyRun): RunResult | undefined;
  /** A run that is known stays as it is: the same run has the same result everywhere. Returns whether it is new. */
  add(run: StudyRun, result: RunResult): boolean;
  /** By candidate and case, so equal runs give equal rows, in whatever order they were added. */
  rows(): RunRow[];
}

export function createKnownRuns(): KnownRuns {
  const known = new Map<CandidateKey, (RunResult | undefined)[]>();
  let count = 0;
  return {
    get count() {
      return count;
    },
    get: ({ candidate, case: at }) => known.get(candidate)?.[at],
    add({ candidate, case: at }, result) {
      const runs = known.get(candidate) ?? [];
      if (runs[at] !== undefined) return false;
      known.set(candidate, runs);
      runs[at] = result;
      count++;
      return true;
    },
    rows() {
      return [...known]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([candidate, runs]) =>
          runs.flatMap((result, at) => (result === undefined ? [] : [rowOf({ run: { candidate, case: at }, result })])),
        );
    },
  };
}

export interface KnownRun {
  run: StudyRun;
  result: RunResult;
}

export function rowOf({ run, result }: KnownRun): RunRow {
  const key = [run.candidate, run.case];
  return result === null ? key : [...key, ...runOutcomeNames.map((name) => result[name])];
}

/** Reads a row that came from elsewhere, such as a file. Refuses at `what`, also a run that the study does not have. */
export function readRow(data: unknown, { space }: OpenStudy, what: string): KnownRun {
  const [candidate, at, ...values] = list(data, what, 2 + runOutcomeNames.length);
  const run = {
    candidate: number(candidate, `${what}[0]`, { min: outsideGrid, max: space.grid.combinations - 1, step: 1 }),
    case: number(at, `${what}[1]`, { min: 0, max: space.cases - 1, step: 1 }),
  };
  if (run.candidate === outsideGrid && space.today !== outsideGrid)
    refuse(say`${what}[0] is ${outsideGrid}, which this study does not have.`);
  if (values.length === 0) return { run, result: null };
  if (values.length !== runOutcomeNames.length) refuse(say`${what} has ${values.length} outcomes; it must have ${runOutcomeNames.length}.`);
  const outcomes = runOutcomeNames.map((name, index) => [
    name,
    outcome(values[index], "optional" in outcomeKinds[name], `${what}[${2 + index}]`),
  ]);
  return { run, result: Object.fromEntries(outcomes) as RunOutcomes };
}

function outcome(value: unknown, isOptional: boolean, what: string): number | null {
  if (typeof value === "number" && value >= 0 && Number.isFinite(value)) return value;
  return value === null && isOptional ? null : refuse(say`${what} is ${shown(value)}; it must be a number from 0 on.`);
}

/**
 * Names everything that a run depends on: studies with the same key have the same runs. Titles, limits, what is good, the number of seeds
 * and the budget do not change a run. Another version of the engine may change one, so kept runs also need the version.
 */
export function runsKey({ scenario, study, fields, values }: OpenStudy): string {
  const relevant = Object.entries(scenario).filter(([name]) => !withoutEffect.includes(name));
  const paths = fields.map(({ path }) => path);
  return sha256(strToU8(JSON.stringify(sorted([Object.fromEntries(relevant), paths, values, study.variations]))));
}

const withoutEffect = ["name", "limits", "study"];

/** The order in which an object got its fields says nothing. */
function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted);
  if (typeof data !== "object" || data === null) return data;
  const fields = Object.entries(data).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, value]) => [name, sorted(value)]));
}
