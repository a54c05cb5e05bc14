import { fieldsOf, keptJson, readTab } from "../ui/keptData";

/** The address that a page in this tab had, and the address that it wanted to write when it went away. */
export interface LeftBehind {
  from: string;
  to: string;
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

/** Reading removes it, because it is meant only for the next page. null if nothing readable was left. */
export function takeLeftBehind(): LeftBehind | null {
  const left = fieldsOf(keptJson(readTab(key), longestKept));
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The storage is blocked, so it holds nothing to remove.
  }
  const [from, to] = [left?.get("from"), left?.get("to")];
  return typeof from === "string" && typeof to === "string" && isOwn(to) ? { from, to } : null;
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

/** Two addresses, each with the longest link that the page reads. */
const longestKept = 1_000_000;
