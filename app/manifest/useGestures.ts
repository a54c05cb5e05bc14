import { useEffect, useState } from "react";
import { maxManifestLength, type Diagnostic, type Fix, type Words } from "../../engine/index";
import { help } from "../simulation/help";
import { door, type EvidenceArrival } from "../store/evidence";
import { setVersion, useScenario } from "../store/scenario";
import { withLineFeeds } from "../store/lineFeeds";
import { validText } from "../store/diagnosis";
import { fromEngine } from "../words/engineText";
import { t } from "../words/text";
import { doFixAction } from "./fixActions";
import { currentText, fixNow } from "./fixing";
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
    if (found.action) doFixAction(found.action);
    speak(t`Done: ${fromEngine(chosen.said)}`);
  }

  async function format(): Promise<void> {
    const text = currentText();
    const edits = await help("formatted", { text });
    if (edits === undefined) return speak(t`Not formatted: the part of this page that formats could not be loaded.`);
    // What was typed meanwhile has other places.
    if (currentText() !== text) return;
    if (edits === null) return speak(t`Not formatted: the text cannot be read.`);
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
    const arrival: EvidenceArrival = { from: "manifest", before: now.slice(0, at), after: now.slice(at + text.length) };
    // The editor's own menu pastes without an event that could be stopped.
    if (door.take(text, arrival)) return surface()?.undo();
    if (await door.knows(text)) {
      // What was typed since then stays.
      if (currentText() === now) surface()?.undo();
      return door.open(text, arrival);
    }
    const { flags } = useScenario.getState().scenario;
    const found = await help("pasted", { text: withLineFeeds(text), now, before: validText(), flags });
    if (!found || currentText() !== now) return;
    if (found.kind === "part") return offerPart(found);
    if (found.kind === "other") return;
    const note = found.warning === null ? [] : [fromEngine(found.warning)];
    const write = () => replaceAll(found.manifest, t`The kubectl line was written as a manifest.`);
    if (now.trim() === withLineFeeds(text).trim()) {
      write();
      if (note.length > 0) setOffer({ message: note.join(" "), actions: [] });
    } else {
      const message = [t`This kubectl line creates a manifest of its own.`, ...note].join(" ");
      setOffer({ message, actions: [{ label: t`Replace the whole text with it`, run: write }] });
    }
  }

  function offerPart(part: { said: Words; fixes: readonly Fix[] }): void {
    const actions = part.fixes.map(({ said, edits, action }) => ({
      label: fromEngine(said),
      run() {
        replaceAll(edits.map(({ text }) => text).join(""), t`Done: ${fromEngine(said)}`);
        if (action) doFixAction(action);
      },
    }));
    setOffer({ message: fromEngine(part.said), actions });
  }

  /** What kubectl or Prometheus printed of a cluster is no manifest: it opens as evidence, and the text stays as it is. Returns whether it is that. */
  function takesPaste(text: string): boolean {
    const { start, end } = surface()?.selected() ?? { start: 0, end: 0 };
    const now = currentText();
    const arrival: EvidenceArrival = { from: "manifest", before: now.slice(0, start), after: now.slice(end) };
    if (door.take(text, arrival)) return true;
    if (text.length <= maxManifestLength) return false;
    // The editor gets what no scenario could hold only once it is known to be no evidence.
    void door.knows(text).then((isKnown) => (isKnown ? door.open(text, arrival) : surface()?.edit([{ start, end, text }])));
    return true;
  }

  return {
    fix,
    format,
    pasted,
    takesPaste,
    undo: () => replaceAll(validText(), t`The last valid text is back.`),
    reset: () => replaceAll(withLineFeeds(useScenario.getState().origin.manifest), t`Reset.`),
    offer,
    closeOffer: () => setOffer(null),
  };
}
