import { fieldsOf, keptJson, readTab } from "../ui/keptData";

/** What the entry of the history has that a page in this tab left. */
interface LeftBehind {
  /** The addresses that it had a moment before, and the last one. A reload that began meanwhile opens one of these. */
  from: readonly string[];
  to: string;
  /** The draft of the user's own work that it showed; null: it showed none. */
  draft: string | null;
}

const key = "hpa-playground/address";

/** Written to this tab's storage. If that is full or blocked, a reload shows the last written address. */
export function leaveBehind(addresses: LeftBehind): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(addresses));
  } catch {
    // The storage is full or blocked.
  }
}

/** Reading removes it, because it is meant only for the next page. null if nothing readable was left */
export function takeLeftBehind(): LeftBehind | null {
  const left = fieldsOf(keptJson(readTab(key), longestKept));
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The storage is blocked, so it holds nothing to remove.
  }
  const [from, to, draft] = [left?.get("from"), left?.get("to"), left?.get("draft")];
  if (!Array.isArray(from) || typeof to !== "string" || !isOwn(to)) return null;
  return { from: from.filter((address) => typeof address === "string"), to, draft: typeof draft === "string" ? draft : null };
}

/** A browser lets a page write no address but its own, whatever follows it. */
function isOwn(address: string): boolean {
  try {
    const { origin, pathname } = new URL(address);
    return origin === location.origin && pathname === location.pathname;
  } catch {
    return false;
  }
}

/** Some addresses, each with the longest link that the page reads. */
const longestKept = 4_000_000;
