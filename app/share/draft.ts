import { firstScenario, readScenario, rulesNow, type Reading, type Scenario, isSameScenario } from "../../engine/index";
import { newWork, type OwnWork } from "../store/whose";
import { readStored, removeStored, store } from "../ui/browserStorage";
import { keptJson } from "../ui/keptData";
import { draftKey, longestDraft } from "./kept";
import { draftOf, keepTabDraft, tab, write, type TabDraft } from "./slots";
import { draftAtHand, giveDraft, otherDrafts, takeUpDraft } from "./tabDrafts";

export const unreadKey = "hpa-playground/unread-draft";
/** Earlier versions of the page kept in one draft whatever a tab showed, and these beside it: what was lent last, and the user's own work. */
const receivedKey = "hpa-playground/received";
const replacedKey = "hpa-playground/replaced";

/** What is kept already. The same work is not written again, so that a tab which only looks does not become the newest. */
let kept: Scenario | null = null;

/** Keeps the user's own work in its draft, and as the newest of all drafts. Returns false if this browser does not keep it. */
export function saveDraft(work: OwnWork): boolean {
  if (work.scenario === kept) return true;
  const inTab = keepTabDraft(work);
  const all = store(draftKey, JSON.stringify(work.scenario)) && inTab;
  kept = all ? work.scenario : null;
  return all;
}

/** What this tab opens with. */
export type KeptWork =
  /** `corrected`: it is the user's work, and rules were corrected since. */
  | { ok: true; work: OwnWork; corrected: boolean }
  /** An earlier version kept what someone lent in place of `work`. */
  | { ok: true; work: OwnWork; lent: Scenario }
  | Extract<Reading<Scenario>, { ok: false }>;

/**
 * The work with which this tab opens: its own draft, else the newest of all; null if there is none. A draft that cannot be read is set
 * aside, so that nothing overwrites it.
 */
export function openTabDraft(): KeptWork | null {
  const replaced = takeReplaced();
  const opened = openNewest();
  const lent = opened?.ok && readStored(receivedKey) === JSON.stringify(opened.work.scenario) && replaced !== null;
  if (opened) removeStored(receivedKey);
  return lent ? { ok: true, work: replaced, lent: opened.work.scenario } : opened;
}

function openNewest(): Exclude<KeptWork, { lent: Scenario }> | null {
  const mine = takeUpDraft();
  const work = mine && workIn(mine);
  if (work) {
    kept = work.scenario;
    return { ok: true, work, corrected: mine.rules < rulesNow && !isSameScenario(work.scenario, work.origin) };
  }
  const newest = loadDraft();
  if (!newest?.ok) return newest;
  const [copied] = otherDrafts(null).flatMap((draft) => {
    const read = workIn(draft);
    return read && isSameScenario(read.scenario, newest.value) ? [{ ...draft, origin: read.origin }] : [];
  });
  const copy = newWork(newest.value, copied?.origin ?? earlierOrigin());
  kept = newest.value;
  if (copied) tab.mine = { id: copy.draft, before: copied.before, copied: copied.id };
  return { ok: true, work: copy, corrected: false };
}

/** The newest draft of all tabs. */
export function loadDraft(): Reading<Scenario> | null {
  const text = readStored(draftKey);
  if (text === null) return null;
  const reading = readScenario(keptJson(text, longestDraft));
  if (!reading.ok) store(unreadKey, text);
  return reading;
}

/** The work in a draft; null if it cannot be read. */
export function workIn({ id, scenario, origin }: TabDraft): OwnWork | null {
  const reading = readScenario(scenario);
  if (!reading.ok) return null;
  const began = readScenario(origin);
  return { scenario: reading.value, origin: began.ok ? began.value : earlierOrigin(), draft: id };
}

/** A work by the name of its draft; null if it cannot be read or another tab has it open. */
export function workNamed(id: string): OwnWork | null {
  const draft = draftAtHand(id);
  return draft && workIn(draft);
}

/** The work again that another one replaced in this tab. If another tab has taken up its draft since, it gets a new one. */
export const atHand = (work: OwnWork): OwnWork => (draftAtHand(work.draft) ? work : newWork(work.scenario, work.origin));

/** A work by the name of its draft, as a copy if another tab has it open; null if it cannot be read. */
export function workOrCopy(id: string): OwnWork | null {
  const draft = draftOf(id);
  const work = draft && workIn(draft);
  return work && atHand(work);
}

/** The user's work in whose place this one was opened, to be offered until the user closes the offer. */
export function replacedBy({ draft }: OwnWork): OwnWork | null {
  const before = tab.mine?.id === draft ? tab.mine.before : (draftAtHand(draft)?.before ?? null);
  return before && workOrCopy(before);
}

/** The user closed the offer: the work that this one replaced stays in its draft, but a reload offers it no more. */
export function forgetReplaced({ draft: id }: OwnWork): void {
  if (tab.mine?.id === id) tab.mine = { ...tab.mine, before: null };
  const draft = draftAtHand(id);
  if (draft) write({ ...draft, before: null });
}

/** Earlier versions kept one origin for all tabs: the scenario of a link. */
function earlierOrigin(): Scenario {
  const received = readScenario(keptJson(readStored(receivedKey), longestDraft));
  return received.ok ? received.value : firstScenario;
}

/**
 * Earlier versions kept together, the newest first, what the user's links and lessons had replaced; each gets a draft of its own. Returns
 * the newest. Its origin has no name, which tells `store/title` to keep the scenario's name.
 */
function takeReplaced(): OwnWork | null {
  const stored = keptJson(readStored(replacedKey), longestDraft);
  const works = (Array.isArray(stored) ? stored : []).flatMap((data: unknown) => {
    const reading = readScenario(data);
    return reading.ok ? [reading.value] : [];
  });
  const draftOf = (work: Scenario) =>
    otherDrafts(null)
      .flatMap((each) => workIn(each) ?? [])
      .find(({ scenario }) => isSameScenario(scenario, work));
  const now = Date.now();
  const given = works.map((work, place) => draftOf(work) !== undefined || giveDraft(work, { ...work, name: "" }, now - place));
  if (given.every(Boolean)) removeStored(replacedKey);
  return (works[0] && draftOf(works[0])) ?? null;
}
