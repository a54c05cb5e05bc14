import { rulesNow, type Scenario } from "../../engine/index";
import { readStored, removeStored, store, storedKeys } from "../ui/browserStorage";
import { fieldsOf, finiteOf, keptJson, timeOf } from "../ui/keptData";
import { draftKey, longestDraft } from "./kept";

/**
 * Each tab keeps its own draft, so that two tabs never overwrite each other. The newest of all drafts has a second copy, which a new tab
 * opens. After a reload, a note in the tab's own storage names its draft. The note exists only while the tab shows no page, because a
 * duplicated tab copies the storage and must not share the draft.
 */
const slotPrefix = "hpa-playground/draft/";
const tabKey = "hpa-playground/tab";
/** The number of drafts that are kept of closed tabs; older ones are deleted. */
const slotsKept = 20;

/** A tab's draft as it is stored. Its contents are checked only when it is opened. */
export interface TabDraft {
  id: string;
  scenario: unknown;
  /** The scenario that it began as. */
  origin: unknown;
  /** The time of its last change, in milliseconds since 1970. */
  at: number;
  /** The rules of the page that last had it (`rulesNow`). */
  rules: number;
  /** True while a page shows it. */
  open: boolean;
}

let tab: string | null = null;

/** Opens the draft of this tab, or the newest draft if no open tab has it. Otherwise null, and this tab starts a new draft. */
export function takeUpDraft(): TabDraft | null {
  const known = takeNote();
  const latest = readStored(draftKey);
  if (latest !== null && allDrafts().every(({ scenario }) => JSON.stringify(scenario) !== latest)) giveSlot(latest);
  const closed = allDrafts().filter(({ open }) => !open);
  const found = closed.find(({ id }) => id === known) ?? closed.find(({ scenario }) => JSON.stringify(scenario) === latest) ?? null;
  tab = found?.id ?? newId();
  if (found) write({ ...found, rules: rulesNow, open: true });
  for (const { id } of closed.filter(({ id }) => id !== tab).slice(slotsKept)) removeStored(slotPrefix + id);
  return found;
}

/** An older version of the page kept one draft without a slot. */
function giveSlot(text: string): void {
  const scenario = keptJson(text, longestDraft);
  // The code that opens the draft reports one that cannot be read.
  if (scenario !== undefined) write({ id: newId(), scenario, origin: null, at: Date.now(), rules: 0, open: false });
}

/** Returns false if this browser does not keep it. */
export function keepTabDraft(scenario: Scenario, origin: Scenario): boolean {
  if (tab === null) return true;
  return write({ id: tab, scenario, origin, at: Date.now(), rules: rulesNow, open: true });
}

/** The page may go away and come back, by a reload or unchanged from the browser's cache. */
export function followTab(): void {
  window.addEventListener("pagehide", leaveNote);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || tab === null) return;
    const mine = draftOf(tab);
    takeNote();
    // Another tab may have opened this draft meanwhile.
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
    // The storage is blocked, so a reload opens the newest draft.
  }
}

/** If the code for drafts did not load, nothing was opened. The typed text is then a draft of its own, which a reload opens. */
export function keepWithoutReader(scenario: () => Scenario, origin: () => Scenario): void {
  tab ??= newId();
  const opened = tab;
  const keep = () => {
    // The code for drafts has loaded since.
    if (tab !== opened) return;
    if (scenario() !== origin() && keepTabDraft(scenario(), origin())) leaveNote();
  };
  window.addEventListener("pagehide", keep);
}

/** The drafts of other tabs, the newest first. */
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
  const stored = fieldsOf(keptJson(readStored(slotPrefix + id), longestDraft));
  if (stored === null || !stored.has("scenario")) return null;
  const [at, rules] = [timeOf(stored.get("at")) ?? 0, finiteOf(stored.get("rules")) ?? 0];
  return { id, scenario: stored.get("scenario"), origin: stored.get("origin"), at, rules, open: stored.get("open") === true };
}

const write = ({ id, ...draft }: TabDraft): boolean => store(slotPrefix + id, JSON.stringify(draft));

/** Not crypto.randomUUID, because the page may be served without HTTPS, and browsers offer that only with it. */
const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
