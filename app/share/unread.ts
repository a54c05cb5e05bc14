import { decodeShortLink, type LinkContent, type Scenario } from "../../engine/index";
import { firstLook } from "../channel/isEvidence";
import { readApart } from "../channel/readApart";
import type { TextKinds } from "../channel/textKinds";
import { useEvidence } from "../store/evidence";
import { isEditable } from "../store/mode";
import { useScenario } from "../store/scenario";
import { fromEngine } from "../words/engineText";
import { t } from "../words/text";
import { useNotice, type Notice } from "./notice";

/** What a fragment says; `unread`: no worker could read it, so a reload may. */
export type FragmentReading = { ok: true; value: LinkContent } | { ok: false; why: "refused" | "unread"; error: string };

/** An entry of the browser's history whose fragment the page has not read. The page does not write over it. */
interface Unread {
  readonly address: string;
  readonly note: unknown;
  /** What the page showed when the reading ended without an answer; null while it is under way. */
  shownWithout: Scenario | null;
  readonly stop: AbortController;
}

let unread: Unread | null = null;

/** Whether a worker reads the fragment of the address now. */
export const isBeingRead = (): boolean => unread !== null && unread.shownWithout === null;

/**
 * Reads the fragment of the address. The page itself reads it only if neither the fragment nor what it inflates to is longer than a first
 * look, and `hear` is then called at once. A worker reads every other. Only the newest reading is heard, and only while the address is the
 * same.
 */
export function readFragment(hear: (reading: FragmentReading) => void): void {
  endReading();
  const { href, hash } = location;
  const known = decodeShortLink(hash.slice(1), firstLook);
  if (known !== null) return hear(known.ok ? known : { ok: false, why: "refused", error: fromEngine(known.said) });

  const mine: Unread = { address: href, note: history.state, shownWithout: null, stop: new AbortController() };
  unread = mine;
  const read = readApart<TextKinds, "link">("link", { fragment: hash.slice(1) }, mine.stop.signal);
  setTimeout(() => unread === mine && mine.shownWithout === null && sayBeingRead(), longestWaitMilliseconds);
  void read.then((reply) => {
    if (unread !== mine) return;
    if (location.hash !== hash) return endReading();
    endReading();
    if (!reply.ok) {
      hear({ ok: false, why: "unread", error: reply.error });
      unread = { ...mine, shownWithout: useScenario.getState().scenario };
    } else if (reply.answer.ok) hear(reply.answer);
    else hear({ ok: false, why: "refused", error: fromEngine(reply.answer.said) });
  });
}

/** A worker that starts slowly has read a usual fragment by then. */
export const longestWaitMilliseconds = 3000;

let said: Notice | null = null;
function sayBeingRead(): void {
  said = { text: t`The scenario in the link is still being read. It opens as soon as it is read.` };
  useNotice.setState({ notice: said });
}

/** Gives up a reading, because the entry that it is of has been left. */
export function endReading(): void {
  unread?.stop.abort();
  unread = null;
  if (said !== null && useNotice.getState().notice === said) useNotice.setState({ notice: null });
}

/**
 * Whether the page may write its own entry now. A change of the scenario after a reading without an answer gets an entry of its own, so that
 * Back leads to the link.
 */
export function mayWriteEntry(): boolean {
  if (unread !== null && location.hash !== new URL(unread.address).hash) endReading();
  if (unread === null) return true;
  if (unread.shownWithout === null || unread.shownWithout === useScenario.getState().scenario || !isEditable()) return false;
  leave(unread);
  return true;
}

/** The entry with the fragment stays behind a new one. */
function leave({ address, note }: Unread): void {
  const { state } = history;
  const { href } = location;
  history.replaceState(note, "", address);
  history.pushState(state, "", href);
  endReading();
}

/** Whatever the user opens while a fragment is being read replaces it: a file, a saved scenario, evidence, a lesson. */
export function giveWayToWhatIsOpened(): void {
  useScenario.subscribe((state, before) => {
    if (unread === null || state.origin === before.origin) return;
    const isLesson = state.whose.is === "lent" && state.whose.by === "lesson";
    // A lesson has an entry of its own, and a frame is no page of the user.
    if (isEditable() && !isLesson) leave(unread);
    else endReading();
  });
  useEvidence.subscribe(({ pieces }, before) => {
    if (unread !== null && pieces.length > 0 && pieces !== before.pieces) leave(unread);
  });
}
