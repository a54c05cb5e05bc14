import { useEffect, useState } from "react";
import { controllerFlags, hasScaledObject, latestVersion, type Diagnostic, type Fix } from "../../engine/index";
import { door } from "../store/evidence";
import { setVersion, useScenario } from "../store/scenario";
import { withLineFeeds } from "../store/lineFeeds";
import { validText } from "../store/diagnosis";
import { fromEngine } from "../ui/engineText";
import { t } from "../ui/text";
import { doDeed } from "./deeds";
import { currentText, fixNow } from "./fixing";
import { loadLanguage } from "./loadLanguage";
import type { Offer } from "./PasteOffer";
import type { Surface } from "./problems";
import { smallestEdit } from "./smallestEdit";

/** The actions on the text other than typing. Each is one step of the editor's own undo, and a screen reader announces it. */
export function useGestures(surface: () => Surface | null, speak: (words: string) => void) {
  /** What to do with a part that was pasted into other text; null if there is nothing to offer. */
  const [offer, setOffer] = useState<Offer | null>(null);

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
    if (found.deed) doDeed(found.deed);
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

  /**
   * A kubectl autoscale line becomes its manifest. One with errors stays as text, and so does one that makes several autoscalers: the page
   * shows the possible fixes at it. Of another part that was pasted amid a text and broke it, the page says where it belongs.
   */
  async function pasted(text: string): Promise<void> {
    const now = currentText();
    const at = Math.max(0, now.indexOf(text));
    // The editor's own menu pastes without an event that could be stopped.
    if (door.take(text, { from: "manifest", before: now.slice(0, at), after: now.slice(at + text.length) })) return surface()?.undo();
    const flags = controllerFlags(useScenario.getState().scenario.flags);
    const version = flags ? (flags.kubernetesVersion ?? latestVersion) : "1.28";
    const language = await loadLanguage();
    if (!language) return;
    const isAll = currentText().trim() === withLineFeeds(text).trim();
    const reading = language.readKubectlAutoscale(text, version);
    if (reading === null) {
      // A part that was pasted into a ScaledObject has no place in an HPA.
      if (hasScaledObject(currentText())) return;
      const isBroken = flags !== null && language.parseManifest(currentText(), flags.featureGates, version).hpa === null;
      return isAll || !isBroken ? undefined : offerPart(language.pastedPart(text, validText(), version));
    }
    if (!reading.ok || reading.manifests.length > 1) return;
    const [warning] = reading.warnings;
    const note = warning === undefined ? [] : [fromEngine(warning)];
    const write = () => replaceAll(reading.manifest, t`The kubectl line was written as a manifest.`);
    if (isAll) {
      write();
      if (note.length > 0) setOffer({ message: note.join(" "), actions: [] });
    } else {
      const message = [t`This kubectl line creates a manifest of its own.`, ...note].join(" ");
      setOffer({ message, actions: [{ label: t`Replace the whole text with it`, run: write }] });
    }
  }

  function offerPart(part: { message: string; fixes: readonly Fix[] } | null): void {
    if (part === null) return;
    const actions = part.fixes.map(({ title, edits, deed }) => ({
      label: fromEngine(title),
      run() {
        replaceAll(edits.map(({ text }) => text).join(""), t`Done: ${fromEngine(title)}`);
        if (deed) doDeed(deed);
      },
    }));
    setOffer({ message: fromEngine(part.message), actions });
  }

  /** What kubectl or Prometheus printed of a cluster is no manifest: it opens as evidence, and the text stays as it is. Returns whether it is that. */
  function takesPaste(text: string): boolean {
    const { start, end } = surface()?.selected() ?? { start: 0, end: 0 };
    const now = currentText();
    return door.take(text, { from: "manifest", before: now.slice(0, start), after: now.slice(end) });
  }

  return {
    fix,
    format,
    pasted,
    takesPaste,
    undo() {
      surface()?.undo();
      speak(t`The last edit was undone.`);
    },
    reset: () => replaceAll(withLineFeeds(useScenario.getState().origin.manifest), t`Reset.`),
    offer,
    closeOffer: () => setOffer(null),
  };
}
