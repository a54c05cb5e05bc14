/** The address that a page in this tab had, and what it was about to write in its place when it went away. */
export interface LeftBehind {
  from: string;
  to: string;
}

const key = "hpa-playground/address";

/** In this tab's storage, which may be full or closed to the page: then a reload shows what was last written. */
export function leaveBehind(addresses: LeftBehind): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(addresses));
  } catch {
    // As said above.
  }
}

/** Once: it tells only the page that follows. Null where nothing that can be read was left. */
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
