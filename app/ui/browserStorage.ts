/** This browser's storage may be full or blocked; the page then works without it. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns false if the value was not kept. */
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
    // The storage is blocked, so it holds nothing to remove.
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

/** Returns whether the storage keeps anything at all. If it does, a text that was not kept was too long for the free space. */
export function isStorageOpen(): boolean {
  const key = "hpa-playground/probe";
  const open = store(key, "");
  removeStored(key);
  return open;
}
