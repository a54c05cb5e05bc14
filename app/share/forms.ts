import type { Form } from "../store/mode";
import { language } from "../ui/language";
import type { AskedAddress } from "../store/view";

/**
 * A link's form is in the query, not in the fragment. So it can be put before every link, older ones too, and is known before the code for
 * links is loaded.
 */
const parameters = { view: "viewOnly", embed: "embed", present: "present" } as const satisfies Record<string, Form>;
const names = Object.entries(parameters);

export function formIn(search: string): Form {
  const query = new URLSearchParams(search);
  return names.find(([name]) => query.has(name))?.[1] ?? "full";
}

/**
 * An address to share: this page in a form, with a fragment, and nothing else from its own address. The recipient reads it in their own
 * language. Only a frame keeps the language in which it was made, because it is part of a text and has no switch.
 */
export function addressToShare(form: Form, fragment: string): string {
  const [name] = names.find(([, each]) => each === form) ?? [];
  const parts = [...(form === "embed" && language !== "en" ? [`lang=${language}`] : []), ...(name ? [name] : [])];
  return `${location.origin}${location.pathname}${queryOf(parts)}#${fragment}`;
}

/** The request in the page's own address: `?url=` or `?lesson=`. */
export function askedFor(): AskedAddress | null {
  const query = new URLSearchParams(location.search);
  const [url, lesson] = [query.get("url"), query.get("lesson")];
  if (url !== null) return { what: "scenario", address: url };
  return lesson === null ? null : { what: "lesson", address: lesson };
}

/** Whether an address opens the page that says how we know. */
export const asksHowWeKnow = (search: string): boolean => new URLSearchParams(search).has(howWeKnow);

const howWeKnow = "how-we-know";

/** The page's own address while that page is open, or after it has closed. */
export function addressWithHowWeKnow(open: boolean): string {
  const others = queryParts().filter((part) => part.split("=")[0] !== howWeKnow);
  return `${location.pathname}${queryOf(open ? [...others, howWeKnow] : others)}${location.hash}`;
}

/** The page's own address after the request was answered. */
export function withoutAsked(): string {
  const others = queryParts().filter((part) => !/^(url|lesson)=/.test(part));
  return `${location.pathname}${queryOf(others)}${location.hash}`;
}

/** An address to share that opens a lesson by its id. */
export const addressOfLesson = (id: string): string => `${location.origin}${location.pathname}?lesson=${id}`;

/** The page's own address in a form and with a fragment; the rest of its query stays. */
export function ownAddress(form: Form, fragment: string): string {
  const others = queryParts().filter((part) => !names.some(([name]) => part === name || part.startsWith(`${name}=`)));
  const own = names.flatMap(([name, each]) => (each === form ? [name] : []));
  return `${location.pathname}${queryOf([...others, ...own])}${fragment && `#${fragment}`}`;
}

const queryParts = () =>
  location.search
    .slice(1)
    .split("&")
    .filter((part) => part !== "");
const queryOf = (parts: readonly string[]) => (parts.length === 0 ? "" : `?${parts.join("&")}`);
