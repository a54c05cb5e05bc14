import { type Scenario, hasSameRun } from "../../../engine/index";
import { help } from "../../simulation/help";
import { useScenario, writeParts } from "../../store/scenario";
import type { SearchSubject, ShownCandidate } from "../../store/search";

/** Writes the candidate's values into the page's manifest, as one step. False: a value has no place there, because so much changed. */
export async function takeIntoManifest(asked: SearchSubject, shown: ShownCandidate): Promise<boolean> {
  const { scenario } = useScenario.getState();
  const parts = await candidateParts(scenario, asked, shown.scenario);
  // What was typed meanwhile stays.
  if (useScenario.getState().scenario !== scenario) return takeIntoManifest(asked, shown);
  if (parts === null) return false;
  if (parts !== undefined) writeParts(parts);
  return true;
}

type CandidateParts = Pick<Scenario, "manifest" | "workload">;

/**
 * The parts of `present` that get the values of a candidate. Edits since the search stay, except of the study's own fields. null: a value has
 * no place in the manifest as it is; undefined: no worker answers.
 */
async function candidateParts(
  present: Scenario,
  { scenario, study }: SearchSubject,
  candidate: Scenario,
): Promise<CandidateParts | null | undefined> {
  const { cpuRequestMilli } = candidate.workload;
  if (hasSameRun(present, scenario)) return { manifest: candidate.manifest, workload: { ...present.workload, cpuRequestMilli } };
  return help("candidateParts", { present, moved: study.moves.map(({ field }) => field), candidate });
}
