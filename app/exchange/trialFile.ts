import type { Scenario } from "../../engine/index";
import { readApart } from "../channel/readApart";
import type { TextKinds } from "../channel/textKinds";
import { fromEngine } from "../words/engineText";
import { t } from "../words/text";

/** The scenario as a trial on a real cluster, or a sentence that says why there is none. */
export async function trialFile(scenario: Scenario, link: string | null): Promise<Blob | { trouble: string }> {
  const script = await fetch("collect.sh");
  if (!script.ok) return { trouble: t`A part of this page could not be loaded. Reload to try again.` };
  const read = await readApart<TextKinds, "trial">("trial", { scenario, link, collect: await script.text() });
  if (!read.ok) return { trouble: read.error };
  return "reason" in read.answer
    ? { trouble: fromEngine(read.answer.reason) }
    : new Blob([read.answer.archive], { type: "application/zip" });
}
