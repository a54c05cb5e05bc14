import { firstScenario, readScenario, type Reading, type Scenario } from "../../engine/index";
import { readStored, store } from "../ui/browserStorage";
import { draftKey } from "./kept";

/** What this browser keeps: the scenario as it stands; how it came with a link; own ones that links took the place of; and a draft that could not be read. */
const receivedKey = "hpa-playground/received";
const replacedKey = "hpa-playground/replaced";
const unreadKey = "hpa-playground/unread-draft";
/** Older ones are let go. */
const replacedKept = 5;

/** False when this browser does not keep it. */
export const saveDraft = (scenario: Scenario): boolean => store(draftKey, JSON.stringify(scenario));

/** Null when there is none. A draft that cannot be read is set aside, not overwritten. */
export function loadDraft(): Reading<Scenario> | null {
  const text = readStored(draftKey);
  if (text === null) return null;
  const reading = readScenario(parse(text));
  if (!reading.ok) store(unreadKey, text);
  return reading;
}

/** The manifest that the draft began with: that of the link it came with, or else the page's first. */
export function draftOrigin(): string {
  const received = readScenario(parse(readStored(receivedKey) ?? ""));
  return received.ok ? received.value.manifest : firstScenario.manifest;
}

/**
 * A link's scenario takes the place of the present one. Returns the newest scenario of one's own that is now out of
 * sight, to be offered; null when there is none, or when the link only brought back one's own.
 */
export function receive(present: Scenario | null, incoming: Scenario): Scenario | null {
  if (present && isSame(present, incoming)) return isReceived(incoming) ? newestReplaced() : null;
  if (present && isOwn(present)) keepReplaced(present);
  const broughtBack = loadReplaced().some((kept) => isSame(kept, incoming));
  if (broughtBack) dropReplaced(incoming);
  store(receivedKey, broughtBack ? "" : JSON.stringify(incoming));
  return broughtBack ? null : newestReplaced();
}

/** One's own scenario comes back in the place of the present one, which is kept in turn if it is one's own by now. */
export function bringBack(present: Scenario, own: Scenario): void {
  if (isOwn(present)) keepReplaced(present);
  dropReplaced(own);
  store(receivedKey, "");
}

/** Somebody's work: neither the page's first scenario nor a link's, untouched. */
const isOwn = (scenario: Scenario) => !isSame(scenario, firstScenario) && !isReceived(scenario);
const isReceived = (scenario: Scenario) => readStored(receivedKey) === JSON.stringify(scenario);
const newestReplaced = () => loadReplaced()[0] ?? null;

function keepReplaced(scenario: Scenario): void {
  const others = loadReplaced().filter((kept) => !isSame(kept, scenario));
  store(replacedKey, JSON.stringify([scenario, ...others].slice(0, replacedKept)));
}

function dropReplaced(scenario: Scenario): void {
  store(replacedKey, JSON.stringify(loadReplaced().filter((kept) => !isSame(kept, scenario))));
}

/** The newest first; one that cannot be read any more is left out. */
function loadReplaced(): Scenario[] {
  const stored = parse(readStored(replacedKey) ?? "[]");
  return (Array.isArray(stored) ? stored : []).flatMap((data: unknown) => {
    const reading = readScenario(data);
    return reading.ok ? [reading.value] : [];
  });
}

const isSame = (a: Scenario, b: Scenario): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Undefined for what is not JSON, which no reader accepts. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
