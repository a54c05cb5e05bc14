import { useSyncExternalStore, useEffect } from "react";
import { miss } from "../ui/missingParts";
import { t } from "../ui/text";

export type Language = typeof import("./language");

let language: Language | null = null;
const waiting = new Set<() => void>();
let missed = false;

/** null if it cannot be loaded; the page then says so. */
export async function loadLanguage(): Promise<Language | null> {
  try {
    return await load();
  } catch {
    if (!missed) miss({ text: t`The help for the manifest could not be loaded.`, again: load });
    missed = true;
    return null;
  }
}

/** null until it is loaded. */
export function useLanguage(): Language | null {
  useEffect(() => void loadLanguage(), []);
  return useSyncExternalStore(subscribe, () => language);
}

async function load(): Promise<Language> {
  language ??= await import("./language");
  missed = false;
  for (const tell of waiting) tell();
  return language;
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}
