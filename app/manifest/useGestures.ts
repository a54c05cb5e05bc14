import { useEffect, useState } from "react";
import { controllerFlags, type Diagnostic, type Fix } from "../../engine/index";
import { setVersion, useScenario } from "../store/scenario";
import { withLineFeeds } from "../store/lineFeeds";
import { fromEngine } from "../ui/engineText";
import { t } from "../ui/text";
import { currentText, fixNow } from "./fixing";
import { loadLanguage } from "./loadLanguage";
import type { Surface } from "./problems";
import { smallestEdit } from "./smallestEdit";

/** The actions on the text other than typing. Each is one step of the editor's own undo, and a screen reader announces it. */
export function useGestures(surface: () => Surface | null, speak: (words: string) => void) {
  /** The manifest of a kubectl line that was pasted into other text; null if there is nothing to offer. */
  const [offer, setOffer] = useState<string | null>(null);

  useEffect(() => {
    if (offer === null) return;
    return useScenario.subscribe(({ scenario }, before) => {
      if (scenario.manifest !== before.scenario.manifest) setOffer(null);
    });
  }, [offer]);

  function replaceAll(wanted: string, words: string): void {
    const edit = smallestEdit(currentText(), wanted);
    if (!edit) return;
    surface()?.edit([edit]);
    speak(words);
  }

  async function fix(problem: Diagnostic, chosen: Fix): Promise<void> {
    const found = await fixNow(problem, chosen);
    if (!found) return;
    if (found.version !== undefined) setVersion(found.version);
    if (found.edits.length > 0) surface()?.edit(found.edits);
    speak(t`Done: ${fromEngine(chosen.title)}`);
  }

  async function format(): Promise<void> {
    const language = await loadLanguage();
    if (!language) return speak(t`Not formatted: the part of this page that formats could not be loaded.`);
    const edits = language.formatManifest(currentText());
    if (!edits) return speak(t`Not formatted: the text cannot be read.`);
    if (edits.length > 0) surface()?.edit(edits);
    speak(edits.length > 0 ? t`Formatted.` : t`Already formatted.`);
  }

  /** A line with errors stays as text, and so does a line that makes several autoscalers, because the page offers fixes beside it. */
  async function pasted(text: string): Promise<void> {
    const flags = controllerFlags(useScenario.getState().scenario.flags);
    const reading = (await loadLanguage())?.readKubectlAutoscale(text, flags ? flags.kubernetesVersion : "1.28");
    if (!reading?.ok || reading.manifests.length > 1) return;
    if (currentText().trim() === withLineFeeds(text).trim()) replaceAll(reading.manifest, t`The kubectl line was written as a manifest.`);
    else setOffer(reading.manifest);
  }

  return {
    fix,
    format,
    pasted,
    undo() {
      surface()?.undo();
      speak(t`The last edit was undone.`);
    },
    reset: () => replaceAll(withLineFeeds(useScenario.getState().origin.manifest), t`Reset.`),
    offer:
      offer === null
        ? null
        : { accept: () => replaceAll(offer, t`The kubectl line was written as a manifest.`), close: () => setOffer(null) },
  };
}
