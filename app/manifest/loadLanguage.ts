import { useEffect, useState } from "react";

export type Language = typeof import("./language");

/** Kept once loaded. */
let language: Language | null = null;

/** Null where it cannot be had: without a network and not yet cached. */
export async function loadLanguage(): Promise<Language | null> {
  try {
    return (language ??= await import("./language"));
  } catch {
    return null;
  }
}

/** Null until it has come. */
export function useLanguage(): Language | null {
  const [loaded, setLoaded] = useState(language);
  useEffect(() => {
    let left = false;
    void loadLanguage().then((come) => {
      if (!left) setLoaded(come);
    });
    return () => {
      left = true;
    };
  }, []);
  return loaded;
}
