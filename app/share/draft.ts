import { readScenario, type Reading, type Scenario } from "../../engine/index";
import { readStored, store } from "../ui/browserStorage";

/** What this browser keeps: the scenario as it stands, the one it replaced, and a draft that could not be read. */
const draftKey = "hpa-playground/draft";
const previousKey = "hpa-playground/previous";
const unreadKey = "hpa-playground/unread-draft";

/** False when this browser does not keep it. */
export const saveDraft = (scenario: Scenario): boolean => store(draftKey, JSON.stringify(scenario));

/** Null when there is none. A draft that cannot be read is set aside, not overwritten. */
export function loadDraft(): Reading<Scenario> | null {
  const text = readStored(draftKey);
  if (text === null) return null;
  const reading = parse(text);
  if (!reading.ok) store(unreadKey, text);
  return reading;
}

/** Before another scenario takes the draft's place. */
export function keepPrevious(): void {
  const draft = readStored(draftKey);
  if (draft !== null) store(previousKey, draft);
}

export function loadPrevious(): Scenario | null {
  const text = readStored(previousKey);
  const reading = text === null ? null : parse(text);
  return reading?.ok ? reading.value : null;
}

function parse(text: string): Reading<Scenario> {
  try {
    return readScenario(JSON.parse(text));
  } catch {
    return { ok: false, error: "It is not complete." };
  }
}
