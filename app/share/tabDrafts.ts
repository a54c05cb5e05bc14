import type { Scenario } from "../../engine/index";
import { readStored, removeStored, store, storedKeys } from "../ui/browserStorage";
import { draftKey } from "./kept";

/**
 * Each tab keeps a draft of its own, so that two tabs never write over each other; the newest of all is kept besides, and opens in a new tab.
 * A tab knows its draft again after a reload by a note in its own storage. The note is there only while no page of the tab is: a copy of a tab
 * is another tab.
 */
const slotPrefix = "hpa-playground/draft/";
const tabKey = "hpa-playground/tab";
/** Of tabs that are gone; older ones are let go. */
const slotsKept = 20;

/** A tab's draft as it is stored; its contents are read when it is opened. */
export interface TabDraft {
  id: string;
  scenario: unknown;
  /** The scenario that it began as. */
  origin: unknown;
  /** The time of its last change, in milliseconds. */
  at: number;
  /** True while a page shows it. */
  open: boolean;
}

let tab: string | null = null;

/** Takes up the draft of this tab, or the newest of a closed tab. null: a new tab, which begins with anything else that is kept. */
export function takeUpDraft(): TabDraft | null {
  const known = takeNote();
  const latest = readStored(draftKey);
  if (latest !== null && allDrafts().every(({ scenario }) => JSON.stringify(scenario) !== latest)) giveSlot(latest);
  const closed = allDrafts().filter(({ open }) => !open);
  const found = closed.find(({ id }) => id === known) ?? closed.find(({ scenario }) => JSON.stringify(scenario) === latest) ?? null;
  tab = found?.id ?? newId();
  if (found) write({ ...found, open: true });
  for (const { id } of closed.filter(({ id }) => id !== tab).slice(slotsKept)) removeStored(slotPrefix + id);
  return found;
}

/** A draft of a page that knew only one. */
function giveSlot(text: string): void {
  try {
    write({ id: newId(), scenario: JSON.parse(text), origin: null, at: Date.now(), open: false });
  } catch {
    // The code that opens it reports that it cannot be read.
  }
}

/** Returns false if this browser does not keep it. */
export function keepTabDraft(scenario: Scenario, origin: Scenario): boolean {
  if (tab === null) return true;
  return write({ id: tab, scenario, origin, at: Date.now(), open: true });
}

/** The page goes away, and may come back: by a reload, or unchanged. */
export function followTab(): void {
  window.addEventListener("pagehide", leaveNote);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || tab === null) return;
    const mine = draftOf(tab);
    takeNote();
    // Meanwhile another tab may have taken it up.
    if (mine && !mine.open) write({ ...mine, open: true });
    else tab = newId();
  });
}

export function leaveNote(): void {
  if (tab === null) return;
  const mine = draftOf(tab);
  if (mine) write({ ...mine, open: false });
  try {
    sessionStorage.setItem(tabKey, tab);
  } catch {
    // Closed to the page: a reload then opens the newest draft.
  }
}

/** Without the code for drafts nothing was opened, so the typed text is its own draft, which a reload takes up. */
export function keepWithoutReader(scenario: () => Scenario, origin: () => Scenario): void {
  tab ??= newId();
  const opened = tab;
  const keep = () => {
    // The code has come since.
    if (tab !== opened) return;
    if (scenario() !== origin() && keepTabDraft(scenario(), origin())) leaveNote();
  };
  window.addEventListener("pagehide", keep);
}

/** Those of other tabs, the newest first. */
export const otherDrafts = (): TabDraft[] => allDrafts().filter(({ id }) => id !== tab);
export const dropDraft = (id: string): void => removeStored(slotPrefix + id);
export const putBackDraft = (draft: TabDraft): boolean => write(draft);

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
  storedKeys(slotPrefix)
    .flatMap((key) => draftOf(key.slice(slotPrefix.length)) ?? [])
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));

function draftOf(id: string): TabDraft | null {
  try {
    const stored: unknown = JSON.parse(readStored(slotPrefix + id) ?? "null");
    if (typeof stored !== "object" || stored === null || !("scenario" in stored)) return null;
    const { scenario, origin, at, open } = stored as Partial<TabDraft>;
    return { id, scenario, origin, at: typeof at === "number" ? at : 0, open: open === true };
  } catch {
    return null;
  }
}

const write = ({ id, ...draft }: TabDraft): boolean => store(slotPrefix + id, JSON.stringify(draft));

/** The page may be served without HTTPS, and browsers make ids only with it. */
const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
