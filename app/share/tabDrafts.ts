import { readScenario, rulesNow } from "../../engine/index";
import { newDraft, type DraftId, type OwnWork } from "../store/whose";
import { readStored, removeStored, store } from "../ui/browserStorage";
import { keptJson } from "../ui/keptData";
import { closeEndedDrafts, holdOpenDraft } from "./heldDrafts";
import { draftKey, longestDraft } from "./kept";
import { draftNames, draftOf, leaveNote, slotPrefix, tab, tabKey, unkept, write, type TabDraft } from "./slots";

/** Opens the draft of this tab, or the newest draft if no open tab has it. Otherwise null, and this tab starts a new draft. */
export function takeUpDraft(): TabDraft | null {
  tab.tookUp = true;
  const known = takeNote();
  const latest = readStored(draftKey);
  if (latest !== null && allDrafts().every(({ scenario }) => JSON.stringify(scenario) !== latest)) giveSlot(latest);
  const closed = allDrafts().filter(({ open }) => !open);
  const found = closed.find(({ id }) => id === known) ?? closed.find(({ scenario }) => JSON.stringify(scenario) === latest) ?? null;
  tab.mine = found && { id: found.id, before: found.before };
  if (found) write({ ...found, rules: rulesNow, open: true });
  return found;
}

/** An older version of the page kept one draft without a slot. */
function giveSlot(text: string): void {
  const scenario = keptJson(text, longestDraft);
  // The code that opens the draft reports one that cannot be read.
  if (scenario !== undefined) giveDraft(scenario, null, Date.now());
}

/** Gives what an older version of the page kept a draft of its own. */
export const giveDraft = (scenario: unknown, origin: unknown, at: number): boolean =>
  write({ id: newDraft(), scenario, origin, before: null, at, rules: 0, open: false });

/** Keeps a work that the page no longer shows. */
export const keepAside = ({ draft: id, scenario, origin }: OwnWork): boolean =>
  write({ id, scenario, origin, before: null, at: Date.now(), rules: rulesNow, open: false });

/** A stored draft by its name, unless another tab has it open. */
export function draftAtHand(id: string): TabDraft | null {
  const draft = draftOf(id);
  return draft?.open === true && draft.id !== tab.mine?.id ? null : draft;
}

/** The page may go away and come back, by a reload or unchanged from the browser's cache. `onTaken`: another tab has its draft since. */
export function followTab(onTaken: () => void): void {
  holdOpenDraft();
  void closeEndedDrafts();
  window.addEventListener("pagehide", leaveNote);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || tab.mine === null) return;
    const draft = draftOf(tab.mine.id);
    takeNote();
    if (draft && !draft.open) write({ ...draft, open: true });
    else {
      tab.mine = null;
      onTaken();
    }
  });
}

/** All drafts but the shown one, the newest first. */
export const otherDrafts = (shown: DraftId | null): TabDraft[] => allDrafts().filter(({ id }) => id !== shown);

/** Deletes a draft, and with it the copy that a new tab would open. */
export function dropDraft({ id, scenario }: TabDraft): void {
  removeStored(slotPrefix + id);
  unkept.delete(id);
  if (readStored(draftKey) === JSON.stringify(scenario)) renewNewest();
}

export function putBackDraft({ id, ...draft }: TabDraft): boolean {
  const isKept = store(slotPrefix + id, JSON.stringify(draft));
  if (isKept && allDrafts().find(isReadable)?.id === id) renewNewest();
  return isKept;
}

function renewNewest(): void {
  const newest = allDrafts().find(isReadable);
  if (newest) store(draftKey, JSON.stringify(newest.scenario));
  else removeStored(draftKey);
}

const isReadable = ({ scenario }: TabDraft) => readScenario(scenario).ok;

/** Tries again to keep what this browser did not keep. Returns whether it now keeps all. */
export function keepUnkept(): boolean {
  for (const draft of unkept.values()) write(draft);
  return unkept.size === 0;
}

function takeNote(): string | null {
  try {
    const known = sessionStorage.getItem(tabKey);
    sessionStorage.removeItem(tabKey);
    return known;
  } catch {
    return null;
  }
}

const allDrafts = (): TabDraft[] =>
  draftNames()
    .flatMap((name) => draftOf(name) ?? [])
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
