import type { Luck } from "../luck/luckTally";
import type { LuckPlan } from "../luck/luckPlan";
import { outcomeKinds, outcomeNames } from "../scenario/outcomes";
import type { Scenario } from "../scenario/scenario";
import { outcomeUnits, type RunTable } from "./runTables";

/** A row for each seed, with its outcomes. */
export function luckTable({ outcomes: runs }: Pick<Luck, "outcomes">): RunTable {
  return {
    rows: runs.length,
    columns: [
      { name: "seed", unit: "", description: "The seed of the run", value: (row) => runs[row]!.seed },
      ...outcomeNames.map((outcome) => ({
        name: outcome,
        unit: outcomeKinds[outcome].unit,
        description: "Outcome of the run",
        value: (row: number) => runs[row]!.outcomes[outcome],
      })),
    ],
  };
}

/** The scenario and the plan that reproduce the runs, the outcomes of each seed, and each outcome's spread. */
export function luckJson(scenario: Scenario, plan: LuckPlan, { outcomes, spreads }: Pick<Luck, "outcomes" | "spreads">): string {
  const shown = spreads.map(({ outcome, best, p5, median, p95, worst }) => ({ outcome, best, p5, median, p95, worst }));
  return JSON.stringify({ format: "hpa-playground/luck", version: 1, scenario, plan, outcomeUnits, spreads: shown, seeds: outcomes });
}
