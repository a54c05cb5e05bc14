import type { CandidateKey } from "../../engine/index";
import type { Form } from "../store/mode";
import type { AskedAddress, WindowAt } from "../store/windows";

/**
 * A link's form is in the query, not in the fragment. So it can be put before every link, older ones too, and is known before the code for
 * links is loaded.
 */
const parameters = { view: "viewOnly", embed: "embed", present: "present" } as const satisfies Record<string, Form>;
export const names = Object.entries(parameters);
/** Beside the whole page's form: the search for better settings is open. */
export const tune = "tune";

/** The candidate that a link wants picked; null if it names none. */
export function pickIn(search: string): CandidateKey | null {
  const key = new URLSearchParams(search).get(tune) ?? "";
  return /^(-1|\d{1,13})$/.test(key) ? Number(key) : null;
}

export const asksTune = (search: string): boolean => new URLSearchParams(search).has(tune) && formIn(search) === "full";

export function formIn(search: string): Form {
  const query = new URLSearchParams(search);
  return names.find(([name]) => query.has(name))?.[1] ?? "full";
}

/** The request in the page's own address: `?url=`, `?lesson=`, `?lessons=`, `?evidence=` or `?given=`. */
export function askedFor(): AskedAddress | null {
  const query = new URLSearchParams(location.search);
  const [url, lesson, session] = [query.get("url"), query.get("lesson"), query.get("lessons")];
  if (url !== null) return { what: "scenario", address: url };
  if (lesson !== null) {
    return { what: "lesson", address: lesson, step: query.get("step"), answer: query.get("answer"), drawing: query.get("drawing") };
  }
  if (session !== null) return { what: "session", ids: session };
  const given = query.get("given");
  if (given !== null) return { what: "given", name: given };
  const evidence = query.get("evidence");
  return evidence === null ? null : { what: "evidence", entry: evidence };
}

/** How an address opens "How we know": at a part of it, or at its beginning; null if it does not. */
export function asksHowWeKnow(search: string): "howWeKnow" | WindowAt | null {
  const part = new URLSearchParams(search).get(howWeKnow);
  if (part === null) return null;
  return /^[a-z0-9-]+$/.test(part) ? { what: "howWeKnow", part } : "howWeKnow";
}

export const howWeKnow = "how-we-know";
