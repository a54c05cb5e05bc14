/** This browser's storage. It may be full or closed to the page; then the page works without it. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False when it was not kept. */
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
    // Closed to the page: then nothing was kept either.
  }
}

/** The keys that begin so. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Whether it keeps anything at all: where it does, a text that was not kept was too long for what is left. */
export function isStorageOpen(): boolean {
  const key = "hpa-playground/probe";
  const open = store(key, "");
  removeStored(key);
  return open;
}
