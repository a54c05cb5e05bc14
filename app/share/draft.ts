import { firstScenario, readScenario, type Reading, type Scenario } from "../../engine/index";
import { readStored, store } from "../ui/browserStorage";
import { draftKey } from "./kept";
import { keepTabDraft, takeUpDraft } from "./tabDrafts";

/**
 * What this browser keeps: the present scenario; how it came with a link; the person's own scenarios that links replaced; and a draft that
 * could not be read.
 */
const receivedKey = "hpa-playground/received";
const replacedKey = "hpa-playground/replaced";
const unreadKey = "hpa-playground/unread-draft";
/** Older ones are dropped. */
const replacedKept = 5;

/** This tab's, and the newest of all tabs. False when this browser does not keep it. */
export function saveDraft(scenario: Scenario, origin = scenario): boolean {
  const inTab = keepTabDraft(scenario, origin);
  return store(draftKey, JSON.stringify(scenario)) && inTab;
}

/**
 * The scenario with which this tab opens: its own draft, else the newest. null if there is none. A draft that cannot be read is set aside,
 * not overwritten.
 */
export function openTabDraft(): { draft: Reading<Scenario>; origin: Scenario } | null {
  const mine = takeUpDraft();
  const draft = mine && readScenario(mine.scenario);
  if (mine && draft?.ok) {
    const origin = readScenario(mine.origin);
    return { draft, origin: origin.ok ? origin.value : draftOrigin() };
  }
  const newest = loadDraft();
  return newest && { draft: newest, origin: draftOrigin() };
}

/** The newest of all tabs. */
export function loadDraft(): Reading<Scenario> | null {
  const text = readStored(draftKey);
  if (text === null) return null;
  const reading = readScenario(parse(text));
  if (!reading.ok) store(unreadKey, text);
  return reading;
}

/** The origin of the draft: the scenario of a link, or else the page's first scenario. */
export function draftOrigin(): Scenario {
  const received = readScenario(parse(readStored(receivedKey) ?? ""));
  return received.ok ? received.value : firstScenario;
}

/** The origin of the person's own scenario when it comes back: its name stays as it is. */
export const ownOrigin = (own: Scenario): Scenario => ({ ...own, name: "" });

export interface Received {
  /** The present scenario is the person's own, and this browser does not keep it: it is lost with this page. */
  unkept: boolean;
  /** The person's newest own scenario that is now out of sight, to be offered; null if there is none, or if it came back. */
  own: Scenario | null;
  /** The origin of the incoming scenario. */
  origin: Scenario;
}

/** A link's scenario replaces the present one. */
export function receive(present: Scenario | null, incoming: Scenario): Received {
  if (present && isSame(present, incoming))
    return { own: isReceived(incoming) ? newestReplaced() : null, origin: draftOrigin(), unkept: false };
  const unkept = present !== null && isOwn(present) && !keepReplaced(present);
  const broughtBack = loadReplaced().some((kept) => isSame(kept, incoming));
  if (broughtBack) dropReplaced(incoming);
  store(receivedKey, broughtBack ? "" : JSON.stringify(incoming));
  if (broughtBack) return { own: null, origin: ownOrigin(incoming), unkept };
  return { own: unkept ? present : newestReplaced(), origin: incoming, unkept };
}

/** The person's own scenario replaces the present one, which is kept in turn if it is now the person's own. */
export function bringBack(present: Scenario, own: Scenario): void {
  if (isOwn(present)) keepReplaced(present);
  dropReplaced(own);
  store(receivedKey, "");
}

/** The person's work: neither the page's first scenario nor a link's that is unchanged. */
const isOwn = (scenario: Scenario) => !isSame(scenario, firstScenario) && !isReceived(scenario);
const isReceived = (scenario: Scenario) => readStored(receivedKey) === JSON.stringify(scenario);
const newestReplaced = () => loadReplaced()[0] ?? null;

function keepReplaced(scenario: Scenario): boolean {
  const others = loadReplaced().filter((kept) => !isSame(kept, scenario));
  return store(replacedKey, JSON.stringify([scenario, ...others].slice(0, replacedKept)));
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

/** undefined for text that is not JSON, which no reader accepts. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
