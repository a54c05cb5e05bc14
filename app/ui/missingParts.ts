import { create } from "zustand";

/** A part of the page whose code did not come. */
export interface MissingPart {
  /** What is missing, and what works meanwhile; absent where the general sentence says enough. */
  text?: string;
  /** Asks for it again; rejects while it does not come. */
  again(): Promise<unknown>;
}

interface MissingParts {
  /** Those that have no place of their own to say so: one line above the page speaks for them. */
  parts: readonly MissingPart[];
  /** They were asked for again, and did not come. */
  inVain: boolean;
}

export const useMissingParts = create<MissingParts>(() => ({ parts: [], inVain: false }));

/** Says that a part is missing. Returns how to take that back. */
export function miss(part: MissingPart): () => void {
  useMissingParts.setState(({ parts }) => ({ parts: [...parts, part] }));
  return () => useMissingParts.setState(({ parts }) => ({ parts: parts.filter((other) => other !== part) }));
}

/** Loads code that is not a component, and uses it; where it does not come the page says so, and can try again. */
export async function need(load: () => Promise<void>, text?: string): Promise<void> {
  try {
    await load();
  } catch {
    miss({ again: load, ...(text !== undefined && { text }) });
  }
}

/** Asks again for all that is missing. */
export async function tryMissingAgain(): Promise<void> {
  const asked = useMissingParts.getState().parts;
  await mendStyles();
  const came = await Promise.allSettled(asked.map((part) => part.again()));
  useMissingParts.setState(({ parts }) => ({
    parts: parts.filter((part) => came[asked.indexOf(part)]?.status !== "fulfilled"),
    inVain: came.some(({ status }) => status === "rejected"),
  }));
}

/** The bundler's loader asks for a style sheet once only: one that failed would be missing for as long as the page is open. */
export async function mendStyles(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(sheets.filter(({ sheet }) => sheet === null).map(loadAgain));
}

function loadAgain(failed: HTMLLinkElement): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = failed.crossOrigin;
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    // The place of the part says that it did not come.
    link.addEventListener("error", () => resolve());
    link.href = failed.href;
    failed.replaceWith(link);
  });
}

/** What was typed is kept when the page goes away. */
export const reloadPage = (): void => location.reload();
