import { useSyncExternalStore, useEffect } from "react";
import { hasScaledObject } from "../../engine/index";
import { miss } from "../ui/missingParts";
import { t } from "../ui/text";

export type Language = typeof import("./language");
export type KedaLanguage = typeof import("../../engine/scaledObject");

/** Code that comes when it is needed. */
interface LatePart<Part> {
  /** null if it cannot be loaded; the page then says so. */
  load(): Promise<Part | null>;
  /** null until it is loaded, and as long as it is not needed. */
  use(isNeeded: boolean): Part | null;
}

function latePart<Part>(bring: () => Promise<Part>): LatePart<Part> {
  let part: Part | null = null;
  let missed = false;
  const waiting = new Set<() => void>();

  async function loadAgain(): Promise<Part> {
    part ??= await bring();
    missed = false;
    for (const tell of waiting) tell();
    return part;
  }

  async function load(): Promise<Part | null> {
    try {
      return await loadAgain();
    } catch {
      if (!missed) miss({ text: t`The help for the manifest could not be loaded.`, again: loadAgain });
      missed = true;
      return null;
    }
  }

  function subscribe(tell: () => void): () => void {
    waiting.add(tell);
    return () => waiting.delete(tell);
  }

  function use(isNeeded: boolean): Part | null {
    useEffect(() => {
      if (isNeeded) void load();
    }, [isNeeded]);
    return useSyncExternalStore(subscribe, () => (isNeeded ? part : null));
  }

  return { load, use };
}

const language = latePart(() => import("./language"));
const keda = latePart(() => import("../../engine/scaledObject"));

export const loadLanguage = (): Promise<Language | null> => language.load();
export const useLanguage = (): Language | null => language.use(true);

/** For a text with a ScaledObject; null for every other, and if it cannot be loaded. */
export async function loadKedaLanguage(text: string): Promise<KedaLanguage | null> {
  return hasScaledObject(text) ? ofScaledObject(await keda.load(), text) : null;
}

export const useKedaLanguage = (text: string | null): KedaLanguage | null =>
  ofScaledObject(keda.use(text !== null && hasScaledObject(text)), text ?? "");

/** An HPA that KEDA made names its ScaledObject, and is read as an HPA. */
const ofScaledObject = (part: KedaLanguage | null, text: string): KedaLanguage | null =>
  part?.hasScaledObjectDocument(text) === true ? part : null;
