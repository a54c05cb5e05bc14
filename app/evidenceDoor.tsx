import { useEffect } from "react";
import { looksLikeEvidence, maxEvidenceLength } from "../engine/index";
import { takeEarlyPaste, textBesideFields } from "./share/earlyPaste";
import { tooMuchEvidence } from "./share/files";
import { keepMade } from "./share/keepMade";
import { useNotice } from "./share/notice";
import { addEvidence, door, keepEvidence, openEvidence, takesEvidence, useEvidence, type EvidenceArrival } from "./store/evidence";
import { useView } from "./store/view";
import { t } from "./ui/text";

/** Lets in what people paste of their own cluster, wherever they paste it, and keeps it for a reload. Nobody is asked what it is. */
export function EvidenceDoor(): null {
  useEffect(keepMade, []);
  useEffect(() => {
    door.take = take;
    const early = takeEarlyPaste();
    if (early !== "") take(early, { from: "page" });
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || useView.getState().dialog !== null) return;
      const text = textBesideFields(event);
      if (text !== "" && take(text, { from: "page" })) event.preventDefault();
    };
    window.addEventListener("paste", onPaste);
    useEvidence.setState({ kept: keepEvidence(useEvidence.getState().pieces) });
    const stop = useEvidence.subscribe(({ pieces }, before) => {
      if (pieces === before.pieces) return;
      useEvidence.setState({ kept: keepEvidence(pieces) });
      const { notice } = useNotice.getState();
      if (pieces.length > 0) return notice?.evidence && useNotice.setState({ notice: null });
      // A message about what came in its place stays.
      if (notice === null) useNotice.setState({ notice: { text: t`The evidence is closed.`, evidence: before.pieces } });
    });
    return () => {
      door.take = () => false;
      window.removeEventListener("paste", onPaste);
      stop();
    };
  }, []);
  return null;
}

function take(text: string, arrival: EvidenceArrival): boolean {
  if (!takesEvidence() || !looksLikeEvidence(text)) return false;
  const { pieces } = useEvidence.getState();
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, text.length);
  if (length > maxEvidenceLength) useNotice.setState({ notice: { text: tooMuchEvidence(length) } });
  else if (pieces.length > 0) addEvidence({ name: null, text });
  else openEvidence([{ name: null, text }], arrival);
  return true;
}
