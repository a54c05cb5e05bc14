import { PartNotLoaded } from "./late";
import { create } from "zustand";

/** A part of the page whose code could not be loaded. */
export interface MissingPart {
  /** Names the missing part and what works meanwhile; absent if the general sentence says enough. */
  text?: string;
  /** True if the part's own place shows the message. */
  inPlace?: boolean;
}

/** Loads a part again; rejects while it cannot be loaded. */
type Again = () => Promise<unknown>;
const ways = new WeakMap<MissingPart, Again>();

interface MissingParts {
  /** The missing parts; one line above the page names those without a place of their own. */
  parts: readonly MissingPart[];
  /** True if the parts were requested again and could not be loaded. */
  inVain: boolean;
}

export const useMissingParts = create<MissingParts>(() => ({ parts: [], inVain: false }));

/** Reports a missing part. Returns a function that takes this back. */
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

/** Requests all missing parts again; rejects if any of them cannot be loaded. */
export async function tryMissingAgain(): Promise<void> {
  const asked = useMissingParts.getState().parts;
  await reloadStyles();
  const came = await Promise.allSettled(asked.map(async (part) => ways.get(part)?.()));
  const inVain = came.some(({ status }) => status === "rejected");
  useMissingParts.setState(({ parts }) => ({ parts: parts.filter((part) => came[asked.indexOf(part)]?.status !== "fulfilled"), inVain }));
  if (inVain) throw new PartNotLoaded();
}

/** Loads failed style sheets again, because the bundler's loader requests each only once. */
export async function reloadStyles(): Promise<void> {
  const failed = [...failedSheets];
  failedSheets.clear();
  await Promise.all(failed.filter(({ isConnected }) => isConnected).map(loadAgain));
}

/** The failed ones are noted here, because a style sheet that is still loading looks the same in the page. */
const failedSheets = new Set<HTMLLinkElement>();
if (typeof document !== "undefined") {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedSheets.add(target);
  };
  // These events do not bubble, so the document must capture them.
  document.addEventListener("error", onError, true);
}

function loadAgain(failed: HTMLLinkElement): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = failed.crossOrigin;
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    // The part's own place shows that it could not be loaded.
    link.addEventListener("error", () => resolve());
    link.href = failed.href;
    failed.replaceWith(link);
  });
}

/** Loses no typed text, because the page saves it when it is left. */
export const reloadPage = (): void => location.reload();
