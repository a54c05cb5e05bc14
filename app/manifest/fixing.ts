import type { Diagnostic, Fix } from "../../engine/index";
import { useDiagnosis } from "../store/diagnosis";
import { isChangeable } from "../store/lesson";
import { withLineFeeds } from "../store/lineFeeds";
import { useScenario } from "../store/scenario";

/** The text with line feeds only, because the editors hold it so. */
export const currentText = (): string => withLineFeeds(useScenario.getState().scenario.manifest);

/** The fixes that can be pressed: a lesson whose task is the manifest does not let go of the version and of the incidents. */
export const offeredFixes = ({ fixes }: Diagnostic): readonly Fix[] =>
  fixes.filter(
    ({ version, action }) => (version === undefined && (action === undefined || action.kind === "show")) || isChangeable("others"),
  );

/**
 * The fix for the present text, or null if the problem is gone. A message may be older than the text, so text typed since the last
 * judgement is judged first.
 */
export async function fixNow(problem: Diagnostic, fix: Fix): Promise<Fix | null> {
  if (!isJudged()) await judged();
  const same = useDiagnosis.getState().diagnostics.find(({ path, message }) => path === problem.path && message === problem.message);
  return same?.fixes.find(({ title }) => title === fix.title) ?? null;
}

const isJudged = () => useDiagnosis.getState().text === currentText();

const judged = () =>
  new Promise<void>((resolve) => {
    const stop = useDiagnosis.subscribe(() => {
      if (!isJudged()) return;
      stop();
      resolve();
    });
  });
