import { giveTitle, useScenario } from "../store/scenario";
import { manifestsOf } from "../store/start";
import { keepSummaries, summaryOf } from "../store/summaries";
import { help } from "./help";

/** Asks the worker about the scenario's long texts that are not known yet. */
export async function askSummaries(): Promise<void> {
  const { scenario, origin } = useScenario.getState();
  const texts = [...new Set([origin.manifest, ...manifestsOf(scenario)])].filter((text) => summaryOf(text) === null);
  if (texts.length === 0) return;
  const said = await help("summaries", { texts });
  if (said === undefined) return;
  keepSummaries(texts.map((text, index) => [text, said[index]!]));
  giveTitle();
}
