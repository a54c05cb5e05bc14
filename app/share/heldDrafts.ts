import type { DraftId } from "../store/whose";
import { draftNames, draftOf, tab, write, writing } from "./slots";

/**
 * A tab holds a lock of the browser for the draft that it has open. The browser frees it however the page ends, also by a crash or because a
 * phone discards the tab, which fires no `pagehide`. A draft says that it is locked only after the browser has given the lock, so one of a
 * browser without locks, or of an older version of the page, keeps its word.
 */
const lockOf = (id: string): string => `hpa-playground/draft/${id}`;

/** The lock that this tab holds or has asked for. */
let mine: { id: DraftId; letGo: () => void } | null = null;

/** From now on the tab holds a lock for the draft that it has open. */
export function holdOpenDraft(): void {
  writing.follow = ({ id, open }) => {
    if (open) hold(id);
    else if (mine?.id === id) letGo();
  };
  if (tab.mine !== null && draftOf(tab.mine.id)?.open) hold(tab.mine.id);
}

function hold(id: DraftId): void {
  const locks = lockManager();
  if (locks === null || mine?.id === id) return;
  letGo();
  const asked = { id, letGo: () => undefined as void };
  mine = asked;
  void locks
    .request(lockOf(id), () => {
      if (mine !== asked) return;
      tab.locked = id;
      const draft = draftOf(id);
      if (draft?.open) write(draft);
      return new Promise<void>((resolve) => (asked.letGo = resolve));
    })
    // Where the browser refuses locks, the draft has none.
    .catch(() => undefined);
}

function letGo(): void {
  const before = mine;
  mine = null;
  tab.locked = null;
  before?.letGo();
}

/** Closes each draft whose page ended without a word. Nobody can take the lock of a draft while this looks at it. */
export async function closeEndedDrafts(): Promise<void> {
  const locks = lockManager();
  if (locks === null) return;
  const isLeft = (id: string) => {
    const draft = draftOf(id);
    return draft?.open && draft.locked && id !== tab.mine?.id ? draft : null;
  };
  const look = (id: string) => (lock: Lock | null) => {
    const left = lock && isLeft(id);
    if (left) write({ ...left, open: false });
  };
  const left = draftNames().filter((id) => isLeft(id) !== null);
  await Promise.all(left.map((id) => locks.request(lockOf(id), { ifAvailable: true }, look(id)).catch(() => undefined)));
}

/** null: this browser has no locks, or the page is not in a secure context. */
const lockManager = (): LockManager | null => (navigator as { locks?: LockManager }).locks ?? null;
