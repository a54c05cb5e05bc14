import { rulesNow } from "../../engine/index";
import { draftNamed, newDraft, type DraftId, type OwnWork } from "../store/whose";
import { readStored, removeStored, store, storedKeys } from "../ui/browserStorage";
import { draftKey } from "./kept";

/**
 * Each work of the user is kept in a draft of its own, and only the tab that has the work writes it, so that neither two tabs nor two works
 * of one tab overwrite each other. The newest of all drafts has a second copy, which a new tab opens. After a reload, a note in the tab's
 * own storage names its draft. The note exists only while the tab shows no page, because a duplicated tab copies the storage and must not
 * share the draft.
 */
const slotPrefix = "hpa-playground/draft/";
const tabKey = "hpa-playground/tab";
/** The number of drafts that are kept of closed tabs; older ones are deleted. */
const slotsKept = 20;

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
}

/** The draft of this tab's own work; null while there is none. */
let mine: { id: DraftId; before: DraftId | null } | null = null;
let tookUp = false;

/** Opens the draft of this tab, or the newest draft if no open tab has it. Otherwise null, and this tab starts a new draft. */
export function takeUpDraft(): TabDraft | null {
  tookUp = true;
  const known = takeNote();
  const latest = readStored(draftKey);
  if (latest !== null && allDrafts().every(({ scenario }) => JSON.stringify(scenario) !== latest)) giveSlot(latest);
  const closed = allDrafts().filter(({ open }) => !open);
  const found = closed.find(({ id }) => id === known) ?? closed.find(({ scenario }) => JSON.stringify(scenario) === latest) ?? null;
  mine = found && { id: found.id, before: found.before };
  if (found) write({ ...found, rules: rulesNow, open: true });
  for (const { id } of closed.filter(({ id }) => id !== mine?.id).slice(slotsKept)) removeStored(slotPrefix + id);
  return found;
}

/** An older version of the page kept one draft without a slot. */
function giveSlot(text: string): void {
  try {
    giveDraft(JSON.parse(text), null, Date.now());
  } catch {
    // The code that opens the draft reports that it cannot be read.
  }
}

/** Gives what an older version of the page kept a draft of its own. */
export const giveDraft = (scenario: unknown, origin: unknown, at: number): boolean =>
  write({ id: newDraft(), scenario, origin, before: null, at, rules: 0, open: false });

/** Returns false if this browser does not keep it. The work that this tab had before stays in its own draft, for any tab to open. */
export function keepTabDraft({ scenario, origin, draft: id }: OwnWork): boolean {
  if (mine?.id !== id) {
    const left = mine && draftOf(mine.id);
    if (left) write({ ...left, open: false });
    const { before = null } = draftOf(id) ?? { before: left?.id };
    mine = { id, before };
  }
  return write({ id, scenario, origin, before: mine.before, at: Date.now(), rules: rulesNow, open: true });
}

/** A stored draft by its name, unless another tab has it open. */
export function draftAtHand(id: string): TabDraft | null {
  const draft = draftOf(id);
  return draft?.open === true && draft.id !== mine?.id ? null : draft;
}

/** The page may go away and come back, by a reload or unchanged from the browser's cache. `onTaken`: another tab has its draft since. */
export function followTab(onTaken: () => void): void {
  window.addEventListener("pagehide", leaveNote);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || mine === null) return;
    const draft = draftOf(mine.id);
    takeNote();
    if (draft && !draft.open) write({ ...draft, open: true });
    else {
      mine = null;
      onTaken();
    }
  });
}

export function leaveNote(): void {
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
    if (work !== null && !tookUp && keepTabDraft(work)) leaveNote();
  };
  window.addEventListener("pagehide", keep);
}

/** All drafts but the shown one, the newest first. */
export const otherDrafts = (shown: DraftId | null): TabDraft[] => allDrafts().filter(({ id }) => id !== shown);
export const dropDraft = (id: DraftId): void => removeStored(slotPrefix + id);
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
    const { scenario, origin, before, at, rules, open } = stored as Partial<Record<keyof TabDraft, unknown>>;
    return {
      id: draftNamed(id),
      scenario,
      origin,
      before: typeof before === "string" ? draftNamed(before) : null,
      at: typeof at === "number" ? at : 0,
      rules: typeof rules === "number" ? rules : 0,
      open: open === true,
    };
  } catch {
    return null;
  }
}

const write = ({ id, ...draft }: TabDraft): boolean => store(slotPrefix + id, JSON.stringify(draft));
