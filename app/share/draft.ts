import { firstScenario, readScenario, rulesNow, type Reading, type Scenario } from "../../engine/index";
import { readStored, store } from "../ui/browserStorage";
import { keptJson } from "../ui/keptData";
import { draftKey, longestDraft } from "./kept";
import { keepTabDraft, takeUpDraft } from "./tabDrafts";

/**
 * The keys under which this browser keeps: the link's scenario that the present one began as; the user's scenarios that links replaced; a
 * draft that could not be read.
 */
const receivedKey = "hpa-playground/received";
const replacedKey = "hpa-playground/replaced";
const unreadKey = "hpa-playground/unread-draft";
/** Older ones are deleted. */
const replacedKept = 5;

/** Saves the scenario as the draft of this tab and as the newest draft of all tabs. Returns false if this browser does not keep it. */
export function saveDraft(scenario: Scenario, origin = scenario): boolean {
  const inTab = keepTabDraft(scenario, origin);
  return store(draftKey, JSON.stringify(scenario)) && inTab;
}

/**
 * The scenario with which this tab opens: its own draft, else the newest of all; null if there is none. A draft that cannot be read is set
 * aside, so that nothing overwrites it. `corrected`: it is the user's work, and rules were corrected since.
 */
export function openTabDraft(): { draft: Reading<Scenario>; origin: Scenario; corrected: boolean } | null {
  const mine = takeUpDraft();
  const draft = mine && readScenario(mine.scenario);
  if (mine && draft?.ok) {
    const read = readScenario(mine.origin);
    const origin = read.ok ? read.value : draftOrigin();
    return { draft, origin, corrected: mine.rules < rulesNow && !isSame(draft.value, origin) };
  }
  const newest = loadDraft();
  return newest && { draft: newest, origin: draftOrigin(), corrected: false };
}

/** The newest draft of all tabs. */
export function loadDraft(): Reading<Scenario> | null {
  const text = readStored(draftKey);
  if (text === null) return null;
  const reading = readScenario(keptJson(text, longestDraft));
  if (!reading.ok) store(unreadKey, text);
  return reading;
}

/** The origin of the draft: the scenario of a link, or else the page's first scenario. */
export function draftOrigin(): Scenario {
  const received = readScenario(keptJson(readStored(receivedKey), longestDraft));
  return received.ok ? received.value : firstScenario;
}

/** The origin of the user's own scenario when it comes back. Its empty name tells `store/title` to keep the scenario's name. */
export const ownOrigin = (own: Scenario): Scenario => ({ ...own, name: "" });

export interface Received {
  /** True if the present scenario is the user's own and this browser could not keep it, so that closing the page loses it. */
  unkept: boolean;
  /** The user's newest own scenario that a link has replaced, to be offered; null if there is none, or if the link brought it back. */
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

/** Shows the user's own scenario again. The present scenario is kept in turn if it is the user's own work, too. */
export function bringBack(present: Scenario, own: Scenario): void {
  if (isOwn(present)) keepReplaced(present);
  dropReplaced(own);
  store(receivedKey, "");
}

/** The user's work: neither the page's first scenario nor an unchanged scenario of a link. */
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

/** The newest first; leaves out scenarios that can no longer be read. */
function loadReplaced(): Scenario[] {
  const stored = keptJson(readStored(replacedKey), longestDraft);
  return (Array.isArray(stored) ? stored.slice(0, replacedKept) : []).flatMap((data: unknown) => {
    const reading = readScenario(data);
    return reading.ok ? [reading.value] : [];
  });
}

export const isSame = (a: Scenario, b: Scenario): boolean => JSON.stringify(a) === JSON.stringify(b);
