import { textOf } from "../ui/keptData";

/** Where a scenario came from if the user did not make it. */
export type Arrival =
  | { from: "link" }
  | { from: "library" }
  | { from: "evidence" }
  | { from: "file"; name: string }
  | { from: "address"; host: string }
  | { from: "browser" };

/** Kept in the page's own entry of the browser's history, so that reloads, Back and Forward still know it. */
export const keepArrival = (arrival: Arrival | null): void => history.replaceState(arrival && { arrival }, "", location.href);

/** How the fragment came into the address. An entry without a note came from a link. */
export function keptArrival(): Arrival {
  const state: unknown = history.state;
  const arrival = isRecord(state) ? state["arrival"] : null;
  if (!isRecord(arrival)) return { from: "link" };
  if (arrival["from"] === "library") return { from: "library" };
  if (arrival["from"] === "evidence") return { from: "evidence" };
  if (arrival["from"] === "browser") return { from: "browser" };
  const [name, host] = [textOf(arrival["name"], longestName), textOf(arrival["host"], longestName)];
  if (arrival["from"] === "file" && name !== null) return { from: "file", name };
  if (arrival["from"] === "address" && host !== null) return { from: "address", host };
  return { from: "link" };
}

/** Opens a fragment as a link to it would. */
export function goTo(fragment: string, arrival: Arrival): void {
  history.pushState({ arrival }, "", `#${fragment}`);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

/** Of a file's name or a host. */
const longestName = 1000;

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> => typeof data === "object" && data !== null;
