import type { RunOutcomes } from "../scenario/outcomes";
import { withCost } from "../scenario/price";
import type { Scenario } from "../scenario/scenario";
import { milliQuantity } from "../lib/quantity";
import type { LateParts } from "../simulation/lateParts";
import { noBound } from "../simulation/vpaPart";
import { prepareRun } from "../simulation/prepareRun";
import { startPrepared, type NotRun, type OutcomesSimulation, type RunInputs } from "../simulation/startPrepared";
import { candidateWriter, type CandidateWriter } from "./candidateText";
import { studyFields, type StudyField } from "./fields";
import type { Point } from "./front";
import { gridOf, indexesOf, keyOf, outsideGrid, type CandidateKey } from "./grid";
import type { RunResult, SearchSpace, StudyRun } from "./race";
import { costKinds, defaultBudget, harmKinds, type Cost, type Harm, type Study } from "./study";
import { valuesOf } from "./values";
import { percentileOf } from "../luck/percentile";
import { seedsOf } from "../luck/seeds";
import { varied, type Variation } from "../luck/variations";

/** A study with what its scenario says about its fields: a search and its runs need nothing else. */
export interface OpenStudy {
  scenario: Scenario;
  study: Study;
  /** Those that move, in the study's order. */
  fields: readonly StudyField[];
  /** Of each field, as the manifest's text has them. */
  values: readonly (readonly string[])[];
  cases: readonly StudyCase[];
  space: SearchSpace;
  /** Of each field, in the study's order. */
  valuesOf(candidate: CandidateKey): readonly string[];
  /** The scenario of a candidate. Values that are today's stay as they are written, and fields that are absent stay absent. */
  scenarioOf(candidate: CandidateKey): Scenario;
  /** Starts a candidate's run in a case, so that it can be advanced in slices; null if its manifest does not run. */
  start(run: StudyRun): OutcomesSimulation | null;
  /** Runs a candidate in a case. */
  run(run: StudyRun): RunResult;
}

/** A seed, and how the scenario differs; null: it is as it is. */
export interface StudyCase {
  seed: number;
  variation: Variation | null;
}

/** The study must have been read (`readStudy`). `parts`: the code that it needs. */
export function openStudy(scenario: Scenario, study: Study, parts: LateParts): OpenStudy {
  const known = new Map(studyFields(scenario, parts).map((field) => [field.path, field]));
  const fields = study.moves.map(({ field }) => known.get(field)!);
  const values = study.moves.map((move, index) => valuesOf(move, fields[index]!, move.field));
  const grid = gridOf(values.map(({ length }) => length));
  const todays = fields.map(({ today }, index) => values[index]!.indexOf(today));
  const today = todays.includes(-1) ? outsideGrid : keyOf(grid, todays);
  const valuesAt = (key: CandidateKey) =>
    key === outsideGrid ? fields.map((field) => field.today) : indexesOf(grid, key).map((index, field) => values[field]![index]!);
  const cases = casesOf(scenario, study);
  const write = writerOf(scenario, fields, parts);
  const inOrder = orderOfBounds(known, fields);
  const space: SearchSpace = {
    grid,
    cases: cases.length,
    budget: study.budget ?? defaultBudget,
    today,
    isPossible: (key) => inOrder(valuesAt(key)),
    differing: (key) => valuesAt(key).filter((value, index) => value !== fields[index]!.today).length,
    pointOf: (outcomes) => ({ cost: costIn(outcomes, scenario, study.cost), harm: harmOf(outcomes, study.harm) }),
    judgedPoint,
  };
  const start = starterOf(write);
  return {
    scenario,
    study,
    fields,
    values,
    cases,
    space,
    valuesOf: valuesAt,
    scenarioOf: (key) => write(valuesAt(key)),
    start,
    run(studyRun) {
      const simulation = start(studyRun);
      simulation?.advance(Infinity);
      return simulation && simulation.outcomes();
    },
  };

  /** A candidate's texts are read once for all seeds: neither a seed nor the load changes what they say. */
  function starterOf(scenarioWith: (values: readonly string[]) => Scenario): (run: StudyRun) => OutcomesSimulation | null {
    let last: { key: CandidateKey; scenario: Scenario; read: Map<Variation | null, Read> } | null = null;
    return ({ candidate, case: at }) => {
      if (last?.key !== candidate) last = { key: candidate, scenario: scenarioWith(valuesAt(candidate)), read: new Map() };
      const { seed, variation } = cases[at]!;
      const read = last.read.get(variation) ?? readOf(variation === null ? last.scenario : varied(last.scenario, variation), parts);
      last.read.set(variation, read);
      if (!read.prepared.ok) return null;
      const started = startPrepared({ ...read.scenario, seed }, read.prepared, { record: "outcomes" });
      return started.ok ? started.simulation : null;
    };
  }
}

/** A scenario with its texts read. */
interface Read {
  scenario: Scenario;
  prepared: RunInputs | NotRun;
}

const readOf = (scenario: Scenario, parts: LateParts): Read => ({ scenario, prepared: prepareRun(scenario, parts) });

/** Seed by seed, each as drawn and then under each variation. */
function casesOf(scenario: Scenario, { seeds, variations }: Study): StudyCase[] {
  return seedsOf(scenario, seeds).flatMap((seed) => [null, ...variations].map((variation) => ({ seed, variation })));
}

/** Writes only what differs from today's. Candidates that differ in the same fields share a writer. */
function writerOf(scenario: Scenario, fields: readonly StudyField[], parts: LateParts): (values: readonly string[]) => Scenario {
  const kept = new Map<string, CandidateWriter>();
  const writerFor = (paths: readonly string[]): CandidateWriter => {
    const key = paths.join(" ");
    const writer = kept.get(key) ?? candidateWriter(scenario, paths, parts);
    if ("missing" in writer) throw new Error(`no place for ${writer.missing}`);
    if (kept.size === mostWriters) kept.clear();
    kept.set(key, writer);
    return writer;
  };
  return (values) => {
    const differing = fields.flatMap(({ path, today }, index) => (values[index] === today ? [] : [{ path, value: values[index]! }]));
    if (differing.length === 0) return scenario;
    return writerFor(differing.map(({ path }) => path)).write(differing.map(({ value }) => value));
  };
}

const mostWriters = 256;

/** The API server refuses a minReplicas above maxReplicas, and a webhook a minAllowed above maxAllowed; each other value was checked alone. */
function orderOfBounds(known: ReadonlyMap<string, StudyField>, fields: readonly StudyField[]): (values: readonly string[]) => boolean {
  const bound = (kind: StudyField["kind"]) => {
    const index = fields.findIndex((field) => field.kind === kind);
    const { today } = [...known.values()].find((field) => field.kind === kind)!;
    return (values: readonly string[]) => Number(values[index] ?? today);
  };
  const [least, most] = [bound("minReplicas"), bound("maxReplicas")];
  const allowed = [...known.keys()].filter((path) => path.includes(".minAllowed.")).map(allowedBounds);
  return (values) => least(values) <= most(values) && allowed.every(({ min, max }) => min(values) <= max(values));

  function allowedBounds(minPath: string) {
    const amountOf = (path: string, none: number) => {
      const index = fields.findIndex((field) => field.path === path);
      return (values: readonly string[]) => {
        const text = values[index] ?? known.get(path)!.today;
        return text === noBound ? none : Number(milliQuantity(text));
      };
    };
    return { min: amountOf(minPath, 0), max: amountOf(minPath.replace("min", "max"), Infinity) };
  }
}

/** A study of the cost has a price, or it was refused. */
function costIn(outcomes: RunOutcomes, { price }: Scenario, cost: Cost): number {
  return cost.kind === "price" ? outcomes.podHours * cost.pricePerPodHour : withCost(outcomes, price)[costKinds[cost.kind].outcome]!;
}

/** A run that served nothing has no latency: that is the worst if requests failed, and no harm if there were none. */
function harmOf(outcomes: RunOutcomes, harm: Harm): number {
  return outcomes[harmKinds[harm].outcome] ?? (outcomes.requestsFailed > 0 ? Infinity : 0);
}

/** The median cost, and the 95th percentile of harm. */
function judgedPoint(runs: readonly Point[]): Point {
  return {
    cost: percentileOf(
      runs.map(({ cost }) => cost),
      50,
    ),
    harm: percentileOf(
      runs.map(({ harm }) => harm),
      95,
    ),
  };
}
