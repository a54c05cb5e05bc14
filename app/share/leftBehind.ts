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
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    sessionStorage.removeItem(key);
    return isLeftBehind(left) ? left : null;
  } catch {
    return null;
  }
}

const isLeftBehind = (left: unknown): left is LeftBehind =>
  typeof left === "object" &&
  left !== null &&
  "from" in left &&
  "to" in left &&
  typeof left.from === "string" &&
  typeof left.to === "string";
