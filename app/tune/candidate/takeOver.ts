import { candidateWriter, decisive, studyFields, type Scenario } from "../../../engine/index";
import { showComparison } from "../../compare/pin";
import { useBaseline } from "../../store/baseline";
import { useScenario, writeParts } from "../../store/scenario";
import type { Asked, ShownCandidate } from "../../store/search";
import { closeTune } from "../../store/tune";
import { runAlikeByValue } from "../chosen";

/** Opens the candidate as the page's run, beside the scenario that was searched. */
export function openAsNow({ scenario }: Asked, shown: ShownCandidate): void {
  writeParts(Object.fromEntries(decisive.map((part) => [part, shown.scenario[part]])));
  closeTune();
  useBaseline.setState({ scenario });
  showComparison();
}

/** Writes the candidate's values into the page's manifest, as one step. Returns whether each has a place there. */
export function takeIntoManifest(asked: Asked, shown: ShownCandidate): boolean {
  const parts = candidateParts(useScenario.getState().scenario, asked, shown.scenario);
  if (parts === null) return false;
  writeParts(parts);
  return true;
}

type CandidateParts = Pick<Scenario, "manifest" | "workload">;

/**
 * The parts of `present` that get the values of a candidate. Edits since the search stay, except of the study's own fields. Null: the manifest
 * changed so much that a value has no place in it.
 */
export function candidateParts(present: Scenario, { scenario, study }: Asked, candidate: Scenario): CandidateParts | null {
  const { cpuRequestMilli } = candidate.workload;
  if (runAlikeByValue(present, scenario)) {
    return { manifest: candidate.manifest, workload: { ...present.workload, cpuRequestMilli } };
  }
  const wanted = new Map(studyFields(candidate).map(({ path, today }) => [path, today]));
  const here = new Map(studyFields(present).map(({ path, today }) => [path, today]));
  const paths = study.moves.map(({ field }) => field);
  if (paths.some((path) => !here.has(path) || !wanted.has(path))) return null;
  const differing = paths.filter((path) => here.get(path) !== wanted.get(path));
  const writer = candidateWriter(present, differing);
  if ("missing" in writer) return null;
  const { manifest, workload } = writer.write(differing.map((path) => wanted.get(path)!));
  return { manifest, workload };
}
