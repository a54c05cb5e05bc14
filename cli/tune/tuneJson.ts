import { outcomeKinds, restsOn, type Candidate, type OpenStudy } from "../../engine/index";
import type { Searched } from "./searchWith";
import { costOf, harmOf } from "./words";

/** All that a search found, with the scenario and the study that reproduce it. A harm of null: nothing was served. */
export function tuneJson(open: OpenStudy, { found, ended }: Searched): string {
  const { scenario, study, space } = open;
  const shown = (candidate: Candidate | null) => candidate && { ...candidate, manifest: open.scenarioOf(candidate.key).manifest };
  const units = { cost: study.cost.kind === "price" ? "" : outcomeKinds[study.cost.kind].unit, harm: outcomeKinds[study.harm].unit };
  const told = {
    format: "hpa-playground/tune",
    version: 1,
    complete: ended === null,
    measures: { cost: { name: costOf(study).name, unit: units.cost }, harm: { name: harmOf(study).name, unit: units.harm } },
    combinations: space.grid.combinations,
    cases: open.cases,
    runs: found.runs,
    chosen: shown(found.chosen),
    beatsToday: found.chosen !== null && found.chosen.key !== found.today?.key,
    knee: shown(found.knee),
    today: shown(found.today),
    front: found.front,
    judged: found.judged,
    dropped: found.dropped,
    restsOn: restsOn(scenario),
    study,
    scenario,
  };
  return `${JSON.stringify(told, null, 2)}\n`;
}
