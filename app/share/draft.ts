import { readScenario, type Reading, type Scenario } from "../../engine/index";
import { readStored, store } from "../ui/browserStorage";

/** What this browser keeps: the scenario as it stands, those that links took the place of, and a draft that could not be read. */
const draftKey = "hpa-playground/draft";
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

/** Keeps a scenario that another takes the place of. */
export function keepReplaced(scenario: Scenario): void {
  const others = loadReplaced().filter((kept) => !isSame(kept, scenario));
  store(replacedKey, JSON.stringify([scenario, ...others].slice(0, replacedKept)));
}

/** The newest first; one that cannot be read any more is left out. */
function loadReplaced(): Scenario[] {
  const stored = parse(readStored(replacedKey) ?? "[]");
  return (Array.isArray(stored) ? stored : []).flatMap((data: unknown) => {
    const reading = readScenario(data);
    return reading.ok ? [reading.value] : [];
  });
}

export const isSame = (a: Scenario, b: Scenario): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Undefined for what is not JSON, which no reader accepts. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
