import { create } from "zustand";

/** A part of the page whose code did not come. */
export interface MissingPart {
  /** What is missing, and what works meanwhile; absent where the general sentence says enough. */
  text?: string;
  /** Its own place says so. */
  inPlace?: boolean;
}

/** Asks for a part again; rejects while it does not come. */
type Again = () => Promise<unknown>;
const ways = new WeakMap<MissingPart, Again>();

/** The code of a part did not come. */
export class PartNotLoaded extends Error {}

interface MissingParts {
  /** One line above the page speaks for those that have no place of their own. */
  parts: readonly MissingPart[];
  /** They were asked for again, and did not come. */
  inVain: boolean;
}

export const useMissingParts = create<MissingParts>(() => ({ parts: [], inVain: false }));

/** Says that a part is missing. Returns how to take that back. */
export function miss({ again, ...part }: MissingPart & { again: Again }): () => void {
  ways.set(part, again);
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

/** Asks again for all that is missing; rejects where some of it does not come. */
export async function tryMissingAgain(): Promise<void> {
  const asked = useMissingParts.getState().parts;
  await mendStyles();
  const came = await Promise.allSettled(asked.map(async (part) => ways.get(part)?.()));
  const inVain = came.some(({ status }) => status === "rejected");
  useMissingParts.setState(({ parts }) => ({ parts: parts.filter((part) => came[asked.indexOf(part)]?.status !== "fulfilled"), inVain }));
  if (inVain) throw new PartNotLoaded();
}

/** The bundler's loader asks for a style sheet once only: one that failed would be missing for as long as the page is open. */
export async function mendStyles(): Promise<void> {
  const failed = [...failedSheets];
  failedSheets.clear();
  await Promise.all(failed.filter(({ isConnected }) => isConnected).map(loadAgain));
}

/** One that is only on its way looks like them, and must be left alone. */
const failedSheets = new Set<HTMLLinkElement>();
if (typeof document !== "undefined") {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedSheets.add(target);
  };
  // Such events do not bubble.
  document.addEventListener("error", onError, true);
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
