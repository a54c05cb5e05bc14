import type { Luck } from "../luck/luckTally";
import type { LuckPlan } from "../luck/luckPlan";
import type { Spread } from "../luck/spread";
import { outcomeKinds, outcomeNames } from "../scenario/outcomes";
import type { Scenario } from "../scenario/scenario";
import { outcomeUnits, type RunTable } from "./runTables";

/** A row for each seed, with its outcomes; then the same for each variation. */
export function luckTable({ outcomes, variations }: Pick<Luck, "outcomes" | "variations">): RunTable {
  const runs = [
    ...outcomes.map((run) => ({ ...run, variation: "" })),
    ...variations.flatMap((each) => each.outcomes.map((run) => ({ ...run, variation: `${each.variation.kind}=${each.variation.amount}` }))),
  ];
  const variation = { name: "variation", unit: "", description: "Empty: as drawn", value: (row: number) => runs[row]!.variation };
  return {
    rows: runs.length,
    columns: [
      ...(variations.length === 0 ? [] : [variation]),
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

/** The scenario and the plan that reproduce the runs, the outcomes of each seed, and each outcome's spread; the same of each variation. */
export function luckJson(
  scenario: Scenario,
  plan: LuckPlan,
  { outcomes, spreads, variations }: Pick<Luck, "outcomes" | "spreads" | "variations">,
): string {
  const told = { spreads: spreads.map(shown), seeds: outcomes };
  const varied = variations.map(({ variation, outcomes: seeds, compared }) => {
    return { variation, spreads: (compared ?? []).map(({ now }) => shown(now)), seeds };
  });
  return JSON.stringify({ format: "hpa-playground/luck", version: 1, scenario, plan, outcomeUnits, ...told, variations: varied });
}

const shown = ({ outcome, best, p5, median, p95, worst }: Spread) => ({ outcome, best, p5, median, p95, worst });
