import { openStudy, readStudy } from "../../../engine/doors/withKeda";
import {
  compareSpreads,
  createSearch,
  firstScenario,
  foundOf,
  stepEffect,
  stepsFrom,
  withCost,
  type CandidateKey,
  type SearchFindings,
  type OpenStudy,
  type RunOutcomes,
  type Scenario,
} from "../../../engine/index";
import { noSearch, useSearch, type SearchSubject, type ShownCandidate } from "../../store/search";

/** A quarter of an hour in which the target and maxReplicas trade pods for failures. */
export const quarter: Scenario = {
  ...firstScenario,
  durationSeconds: 900,
  load: { points: firstScenario.load.points.filter(([second]) => second <= 900), noise: 0.1 },
};

export interface Searched {
  asked: SearchSubject;
  open: OpenStudy;
  found: SearchFindings;
  shown(key: CandidateKey): ShownCandidate;
}

/** Searches a study to its end, as the workers do. */
export function searched(study: object, scenario: Scenario = quarter): Searched {
  const read = readStudy(study, scenario);
  if (!read.ok) throw new Error(read.error);
  const open = openStudy(scenario, read.value);
  const search = createSearch(open.space);
  for (let runs = search.pending(); runs.length > 0; runs = search.pending()) for (const run of runs) search.take(run, open.run(run));
  const found = foundOf(open, search);
  // Seeds repeat under each variation, so each case has a number of its own here.
  const outcomesOf = (key: CandidateKey) =>
    (search.tried.get(key)!.outcomes as RunOutcomes[]).map((outcomes, seed) => ({ seed, outcomes: withCost(outcomes, scenario.price) }));
  const outcomeOf = (key: CandidateKey, at: number) => search.tried.get(key)?.outcomes[at] ?? open.run({ candidate: key, case: at })!;
  const points = (key: CandidateKey) => open.cases.map((_, at) => open.space.pointOf(outcomeOf(key, at)));
  return {
    asked: { scenario, study: read.value },
    open,
    found,
    shown(key) {
      const steps = stepsFrom(open, key);
      return {
        key,
        scenario: open.scenarioOf(key),
        compared: compareSpreads(outcomesOf(found.today!.key), outcomesOf(key))!,
        effects: steps.map((step) => stepEffect(step, points(key), points(step.key))),
        steps: steps.length,
      };
    },
  };
}

export const targetAndMost = {
  moves: [
    { field: "spec.metrics[0].resource.target.averageUtilization", values: [50, 70, 90] },
    { field: "spec.maxReplicas", values: [9, 10] },
  ],
  seeds: 5,
};

/** Puts a finished search on the page. */
export function show({ asked, found, shown }: Searched, picked: CandidateKey | null = null): void {
  const key = picked ?? found.chosen?.key ?? found.today!.key;
  useSearch.setState({ ...noSearch, asked, found, status: "done", runs: found.runs, budget: 2000, picked, shown: shown(key) });
}
