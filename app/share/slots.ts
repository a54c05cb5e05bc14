import { rulesNow } from "../../engine/index";
import { draftNamed, type DraftId, type OwnWork } from "../store/whose";
import { readStored, store, storedKeys } from "../ui/browserStorage";
import { fieldsOf, finiteOf, keptJson, textOf, timeOf } from "../ui/keptData";
import { longestDraft } from "./kept";

/**
 * Each work of the user is kept in a draft of its own, and only the tab that has the work writes it, so that neither two tabs nor two works
 * of one tab overwrite each other. The newest of all drafts has a second copy, which a new tab opens. After a reload, a note in the tab's
 * own storage names its draft. The note exists only while the tab shows no page, because a duplicated tab copies the storage and must not
 * share the draft.
 */
export const slotPrefix = "hpa-playground/draft/";
export const tabKey = "hpa-playground/tab";

/** A draft as it is stored. Its contents are checked only when it is opened. */
export interface TabDraft {
  id: DraftId;
  scenario: unknown;
  /** The scenario that it began as. */
  origin: unknown;
  /** The draft of the work in whose place this one was opened in the same tab; null: none. */
  before: DraftId | null;
  /** The time of its last change, in milliseconds since 1970. */
  at: number;
  /** The rules of the page that last had it (`rulesNow`). */
  rules: number;
  /** True while a tab has it, shown or waiting. */
  open: boolean;
  /** Whether this tab holds a lock of the browser, so that everyone knows when its page has ended. */
  locked: boolean;
}

/** The draft of a tab's own work. `copied`: the draft of another tab of which it is a copy that is not kept yet. */
interface TabWork {
  id: DraftId;
  before: DraftId | null;
  copied?: DraftId;
}

/**
 * What this tab has: the draft of its own work, null while there is none; whether the code that opens drafts was here; and the draft for
 * which it holds a lock.
 */
export const tab: { mine: TabWork | null; tookUp: boolean; locked: DraftId | null } = { mine: null, tookUp: false, locked: null };

/** Returns false if this browser does not keep it. The work that this tab had before stays in its own draft, for any tab to open. */
export function keepTabDraft({ scenario, origin, draft: id }: OwnWork): boolean {
  if (tab.mine?.id !== id) {
    const left = tab.mine && draftOf(tab.mine.id);
    if (left) write({ ...left, open: false });
    const { before = null } = draftOf(id) ?? { before: left?.id ?? tab.mine?.copied };
    tab.mine = { id, before };
  }
  return write({ id, scenario, origin, before: tab.mine.before, at: Date.now(), rules: rulesNow, open: true });
}

export function leaveNote(): void {
  const { mine } = tab;
  if (mine === null) return;
  const draft = draftOf(mine.id);
  if (draft) write({ ...draft, open: false });
  try {
    sessionStorage.setItem(tabKey, mine.id);
  } catch {
    // The storage is blocked, so a reload opens the newest draft.
  }
}

/** If the code for drafts did not load, nothing was opened. The typed text is then a draft of its own, which a reload opens. */
export function keepWithoutReader(own: () => OwnWork | null): void {
  const keep = () => {
    const work = own();
    // The code for drafts may have loaded since.
    if (work !== null && !tab.tookUp && keepTabDraft(work)) leaveNote();
  };
  window.addEventListener("pagehide", keep);
}

export function draftOf(id: string): TabDraft | null {
  const unwritten = unkept.get(id);
  if (unwritten) return unwritten;
  const stored = fieldsOf(keptJson(readStored(slotPrefix + id), longestDraft));
  if (stored === null || !stored.has("scenario")) return null;
  const before = textOf(stored.get("before"), longestName);
  return {
    id: draftNamed(id),
    scenario: stored.get("scenario"),
    origin: stored.get("origin"),
    before: before === null ? null : draftNamed(before),
    at: timeOf(stored.get("at")) ?? 0,
    rules: finiteOf(stored.get("rules")) ?? 0,
    open: stored.get("open") === true,
    locked: stored.get("locked") === true,
  };
}

/** Of a draft. */
const longestName = 100;

/** The drafts that this browser did not keep, because its storage is full or blocked. The page has them until it goes away. */
export const unkept = new Map<string, TabDraft>();

/** What follows each draft that is written; null until the code for locks has come. */
export const writing: { follow: ((draft: TabDraft) => void) | null } = { follow: null };

export function write({ id, ...written }: Omit<TabDraft, "locked">): boolean {
  const others = { ...written, locked: written.open && tab.locked === id };
  const isKept = store(slotPrefix + id, JSON.stringify(others));
  if (isKept) unkept.delete(id);
  else unkept.set(id, { id, ...others });
  writing.follow?.({ id, ...others });
  return isKept;
}

/** The names of all drafts, readable or not. */
export const draftNames = (): string[] => [
  ...new Set([...storedKeys(slotPrefix).map((key) => key.slice(slotPrefix.length)), ...unkept.keys()]),
];
