import { useNotice } from "../share/notice";
import { keepEvidence, useEvidence } from "../store/evidence";
import { t } from "../words/text";

/** The door and the room. */
let followers = 0;
let stop = () => {};

/**
 * Keeps the open evidence for a reload, and says when it was closed. The door and the room both call this: after a reload the room is there first,
 * and a person may close it before the door has come. Returns what ends it.
 */
export function keepOpenEvidence(): () => void {
  if (followers++ === 0) {
    const keep = () => useEvidence.setState({ kept: keepEvidence(useEvidence.getState().pieces) });
    keep();
    stop = useEvidence.subscribe(({ pieces }, before) => {
      if (pieces === before.pieces) return;
      keep();
      const { notice } = useNotice.getState();
      if (pieces.length > 0) return notice?.evidence && useNotice.setState({ notice: null });
      // A message about what came in its place stays.
      if (notice === null) useNotice.setState({ notice: { text: t`The evidence is closed.`, evidence: before.pieces } });
    });
  }
  return () => {
    if (--followers === 0) stop();
  };
}
