import { useEffect } from "react";
import { maxEvidenceLength } from "../../engine/index";
import { isField, takeEarlyPaste, textBesideFields } from "../share/earlyPaste";
import { bringIn, incomingOf, openAs, openFiles, tooMuchEvidence } from "../share/files";
import { keepMade } from "../share/keepMade";
import { useNotice } from "../share/notice";
import { isEvidence, isEvidenceAtFirstLook } from "../channel/isEvidence";
import { addEvidence, closeDoor, door, openEvidence, takesEvidence, useEvidence, type EvidenceArrival } from "../store/evidence";
import { isChangeable, useLesson } from "../store/lesson";
import { isEditable } from "../store/mode";
import { setManifest, useScenario } from "../store/scenario";
import { useTabs } from "../store/tabs";
import { useWindows } from "../store/windows";
import { t } from "../words/text";
import { keepOpenEvidence } from "./keepOpenEvidence";

/** Lets in what people paste of their own cluster, wherever they paste it, and keeps it for a reload. Nobody is asked what it is. */
export function EvidenceDoor(): null {
  useEffect(keepMade, []);
  useEffect(() => {
    Object.assign(door, { take, knows, open });
    const early = takeEarlyPaste();
    if (early !== "" && !take(early, { from: "page" })) void takeFromPage(early);
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || useWindows.getState().dialog !== null) return;
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0 && isEditable() && !isField(event.target)) {
        event.preventDefault();
        return void openFiles(files);
      }
      const text = textBesideFields(event);
      if (text === "") return;
      if (take(text, { from: "page" })) event.preventDefault();
      else void takeFromPage(text);
    };
    const textDrops = takeDroppedTexts((text) => take(text, { from: "page" }) || void takeFromPage(text));
    window.addEventListener("paste", onPaste);
    const stop = keepOpenEvidence();
    return () => {
      closeDoor();
      window.removeEventListener("paste", onPaste);
      textDrops.abort();
      stop();
    };
  }, []);
  return null;
}

/** A text that is dragged from another window is taken as a pasted one is. What is dragged within the page is the page's own. */
function takeDroppedTexts(takeText: (text: string) => void): AbortController {
  const end = new AbortController();
  let isOwn = false;
  const isText = (event: DragEvent) =>
    !event.defaultPrevented &&
    !isOwn &&
    isEditable() &&
    useWindows.getState().dialog === null &&
    !isField(event.target) &&
    event.dataTransfer?.types.includes("Files") === false &&
    event.dataTransfer.types.includes("text/plain");
  const listen = <Kind extends "dragstart" | "dragend" | "dragover" | "drop">(kind: Kind, act: (event: DragEvent) => void) =>
    window.addEventListener(kind, act, { signal: end.signal });
  listen("dragstart", () => (isOwn = true));
  listen("dragend", () => (isOwn = false));
  listen("dragover", (event) => isText(event) && event.preventDefault());
  listen("drop", (event) => {
    if (!isText(event)) return;
    event.preventDefault();
    const text = event.dataTransfer!.getData("text/plain");
    if (text.trim() !== "") takeText(text);
  });
  return end;
}

function take(text: string, arrival: EvidenceArrival): boolean {
  return takesEvidence() && isEvidenceAtFirstLook(text) && open(text, arrival);
}

const knows = async (text: string): Promise<boolean> => takesEvidence() && (await isEvidence([text])) && takesEvidence();

/** A manifest opens in the editor, with the way back in a notice. What is neither is said as such, if the engine knows what it is. */
async function takeFromPage(text: string): Promise<void> {
  if (!isEditable() || text.trim() === "") return;
  if (await knows(text)) return void open(text, { from: "page" });
  const read = await incomingOf(text, () => useScenario.getState(), "");
  if (!isEditable()) return;
  if (useLesson.getState().open !== null) return takeInLesson(read);
  if (read.ok) {
    openAs(read.incoming, { from: "paste", what: read.what });
    if (read.what === "manifest") useTabs.setState({ tab: "manifest" });
  } else if (read.isSamples) bringIn(new File([text], t`pasted text`));
  else sayNotOpened(read.error);
}

/** A task takes a manifest. Anything else would end the lesson, which a paste in the wrong place must not do. */
function takeInLesson(read: Awaited<ReturnType<typeof incomingOf>>): void {
  if (!read.ok) return sayNotOpened(read.error);
  if (!isChangeable("manifest") || read.what !== "manifest") {
    return sayNotOpened(t`A lesson has its own scenario. Leave the lesson, and paste again.`);
  }
  const { scenario, origin, whose } = useScenario.getState();
  setManifest(read.incoming.scenario.manifest);
  useTabs.setState({ tab: "manifest" });
  useNotice.setState({
    notice: {
      text: t`This is the manifest that you pasted, open in the editor.`,
      back: { label: t`Undo`, to: "shown", work: { scenario, origin, whose } },
    },
  });
}

const sayNotOpened = (error: string) => useNotice.setState({ notice: { text: t`The pasted text was not opened. ${error}` } });

function open(text: string, arrival: EvidenceArrival): true {
  const { pieces } = useEvidence.getState();
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, text.length);
  if (length > maxEvidenceLength) useNotice.setState({ notice: { text: tooMuchEvidence(length) } });
  else if (pieces.length > 0) addEvidence({ name: null, text });
  else openEvidence([{ name: null, text }], arrival);
  return true;
}
