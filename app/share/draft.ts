import { readScenario, type Reading, type Scenario } from "../../engine/index";

/** What this browser keeps: the scenario as it stands, the one it replaced, and a draft that could not be read. */
const draftKey = "hpa-playground/draft";
const previousKey = "hpa-playground/previous";
const unreadKey = "hpa-playground/unread-draft";

/** Storage may be full or forbidden; then the page works without it. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** False when this browser does not keep it. */
export const saveDraft = (scenario: Scenario): boolean =>
  attempt(() => {
    localStorage.setItem(draftKey, JSON.stringify(scenario));
    return true;
  }, false);

/** Null when there is none. A draft that cannot be read is set aside, not overwritten. */
export function loadDraft(): Reading<Scenario> | null {
  const text = attempt(() => localStorage.getItem(draftKey), null);
  if (text === null) return null;
  const reading = readScenario(attempt(() => JSON.parse(text) as unknown, null));
  if (!reading.ok) attempt(() => localStorage.setItem(unreadKey, text), undefined);
  return reading;
}

/** Before another scenario takes the draft's place. */
export function keepPrevious(): void {
  attempt(() => {
    const draft = localStorage.getItem(draftKey);
    if (draft !== null) localStorage.setItem(previousKey, draft);
  }, undefined);
}

export function loadPrevious(): Scenario | null {
  const reading = readScenario(attempt(() => JSON.parse(localStorage.getItem(previousKey) ?? "null") as unknown, null));
  return reading.ok ? reading.value : null;
}
