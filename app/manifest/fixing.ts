import type { Diagnostic, Fix, TextEdit } from "../../engine/index";
import { useDiagnosis } from "../store/diagnosis";
import { withLineFeeds } from "../store/lineFeeds";
import { useScenario } from "../store/scenario";

/** The text with line feeds only, because the editors hold it so. */
export const currentText = (): string => withLineFeeds(useScenario.getState().scenario.manifest);

/**
 * The edits of a fix for the present text, or null if the problem is gone. A message may be older than the text, so text typed since
 * the last judgement is judged first.
 */
export async function editsNow(problem: Diagnostic, fix: Fix): Promise<readonly TextEdit[] | null> {
  if (!isJudged()) await judged();
  const same = useDiagnosis.getState().diagnostics.find(({ path, message }) => path === problem.path && message === problem.message);
  return same?.fixes.find(({ title }) => title === fix.title)?.edits ?? null;
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
