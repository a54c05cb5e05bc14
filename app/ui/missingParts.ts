import { create } from "zustand";

/** A part of the page whose code could not be loaded. */
export interface MissingPart {
  /** Names the missing part and what works meanwhile; absent if the general sentence says enough. */
  text?: string;
  /** True if its own place says so. */
  inPlace?: boolean;
}

/** Asks for a part again; rejects while it cannot be loaded. */
type Again = () => Promise<unknown>;
const ways = new WeakMap<MissingPart, Again>();

/** The code of a part could not be loaded. */
export class PartNotLoaded extends Error {}

interface MissingParts {
  /** One line above the page speaks for the parts that have no place of their own. */
  parts: readonly MissingPart[];
  /** The parts were asked for again, and could not be loaded. */
  inVain: boolean;
}

export const useMissingParts = create<MissingParts>(() => ({ parts: [], inVain: false }));

/** Says that a part is missing. Returns a function that takes this back. */
export function miss({ again, ...part }: MissingPart & { again: Again }): () => void {
  ways.set(part, again);
  useMissingParts.setState(({ parts }) => ({ parts: [...parts, part] }));
  return () => useMissingParts.setState(({ parts }) => ({ parts: parts.filter((other) => other !== part) }));
}

/** Loads code that is not a component, and uses it. If it cannot be loaded, the page says so and can try again. */
export async function need(load: () => Promise<void>, text?: string): Promise<void> {
  try {
    await load();
  } catch {
    miss({ again: load, ...(text !== undefined && { text }) });
  }
}

/** Asks again for all missing parts; rejects if any of them cannot be loaded. */
export async function tryMissingAgain(): Promise<void> {
  const asked = useMissingParts.getState().parts;
  await mendStyles();
  const came = await Promise.allSettled(asked.map(async (part) => ways.get(part)?.()));
  const inVain = came.some(({ status }) => status === "rejected");
  useMissingParts.setState(({ parts }) => ({ parts: parts.filter((part) => came[asked.indexOf(part)]?.status !== "fulfilled"), inVain }));
  if (inVain) throw new PartNotLoaded();
}

/** The bundler's loader asks for a style sheet only once: one that failed would be missing as long as the page is open. */
export async function mendStyles(): Promise<void> {
  const failed = [...failedSheets];
  failedSheets.clear();
  await Promise.all(failed.filter(({ isConnected }) => isConnected).map(loadAgain));
}

/** A style sheet that is still loading looks the same in the page, and must be left alone. */
const failedSheets = new Set<HTMLLinkElement>();
if (typeof document !== "undefined") {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedSheets.add(target);
  };
  // These events do not bubble.
  document.addEventListener("error", onError, true);
}

function loadAgain(failed: HTMLLinkElement): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = failed.crossOrigin;
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    // The place of the part itself says that it could not be loaded.
    link.addEventListener("error", () => resolve());
    link.href = failed.href;
    failed.replaceWith(link);
  });
}

/** Typed text is kept when the page is left. */
export const reloadPage = (): void => location.reload();
