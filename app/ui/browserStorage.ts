/** This browser's storage. It may be full, or the page may not be allowed to use it; the page then works without it. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns false if it was not kept. */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The page may not use the storage, so nothing was kept in it before.
  }
}

/** The keys that begin with `prefix`. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Returns whether the storage keeps anything at all. If it does, a text that was not kept was too long for the space left. */
export function isStorageOpen(): boolean {
  const key = "hpa-playground/probe";
  const open = store(key, "");
  removeStored(key);
  return open;
}
