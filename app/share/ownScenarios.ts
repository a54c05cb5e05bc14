import {
  firstScenario,
  readScenario,
  rulesNow,
  writeScenarioFile,
  type FileContent,
  type Reading,
  type Scenario,
} from "../../engine/index";
import { readApart } from "../channel/readApart";
import type { TextKinds } from "../channel/textKinds";
import { fromEngine } from "../words/engineText";
import { t } from "../words/text";
import { isStorageOpen, readStored, removeStored, store, storedKeys } from "../ui/browserStorage";
import type { DraftId, OwnWork } from "../store/whose";
import { unreadKey, workIn, workNamed } from "./draft";
import { fieldsOf, keptJson, timeOf } from "../ui/keptData";
import { longestDraft } from "./kept";
import { draftNames, draftOf, slotPrefix } from "./slots";
import { dropDraft, otherDrafts, putBackDraft } from "./tabDrafts";

/** The scenarios that the user saved in this browser, each under its own key, in the form of a scenario's file. */
const prefix = "hpa-playground/scenario/";

export interface OwnScenario {
  id: string;
  name: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** null if the stored text is damaged or not a scenario; `error` then says what is wrong. */
  scenario: Scenario | null;
  error: string | null;
  /** The rules of its time, if they were corrected since. */
  rules?: number;
  /** The text in the storage. */
  text: string;
}

/** Why something was not kept: this browser keeps nothing for this page, or has no more room. */
export type NotKept = "closed" | "full";

/**
 * Sorted by name; scenarios of the same name with the newest first. A worker reads the files that the page does not know yet. If it cannot,
 * their `error` says so.
 */
export async function ownScenarios(): Promise<OwnScenario[]> {
  const all = storedKeys(prefix).map((key) => entryOf(key.slice(prefix.length), readStored(key) ?? ""));
  const readings = await readFiles(all.flatMap(({ file }) => file ?? []));
  return all
    .map(({ file, ...entry }) => (file === null ? entry : { ...entry, ...contentOf(readings.get(file)!) }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || other.savedAt - one.savedAt || (one.id < other.id ? -1 : 1));
}

/** An entry without what its file has; null: it has no file. */
function entryOf(id: string, text: string): OwnScenario & { file: string | null } {
  const entry = { id, name: "", savedAt: 0, scenario: null, error: null, text, file: null };
  const stored = keptJson(text, longestDraft);
  if (stored === undefined) return { ...entry, error: t`The stored entry is not JSON.` };
  const file = fieldsOf(stored)?.get("file");
  if (typeof file !== "string") return { ...entry, error: t`The stored entry is not a scenario.` };
  return { ...entry, savedAt: timeOf(fieldsOf(stored)?.get("savedAt")) ?? 0, file };
}

/** `unread`: no worker could read it. */
type FileReading = Reading<FileContent> | { ok: false; unread: string };

function contentOf(reading: FileReading): Partial<OwnScenario> {
  if (!reading.ok) return { error: "unread" in reading ? reading.unread : fromEngine(reading.said) };
  if (reading.value.kind !== "scenario") return { error: t`The stored entry is not a scenario.` };
  const { scenario, rules } = reading.value;
  return { name: scenario.name, scenario, ...(rules !== undefined && { rules }) };
}

/** What a worker has read of the present files. */
let known: ReadonlyMap<string, FileReading> = new Map();

async function readFiles(files: readonly string[]): Promise<ReadonlyMap<string, FileReading>> {
  const fresh = [...new Set(files)].filter((file) => !known.has(file));
  const readings = new Map([...known, ...(fresh.length === 0 ? [] : await readFresh(fresh))]);
  known = new Map(files.flatMap((file) => ("unread" in readings.get(file)! ? [] : [[file, readings.get(file)!] as const])));
  return readings;
}

/** If one of them ends the worker, each gets a worker of its own, so that it hides no other. */
async function readFresh(files: readonly string[]): Promise<[string, FileReading][]> {
  const read = await readApart<TextKinds, "savedFiles">("savedFiles", { files });
  if (read.ok) return files.map((file, index) => [file, read.answer[index]!]);
  if (files.length === 1 || read.why === "notLoaded") return files.map((file) => [file, { ok: false, unread: read.error }]);
  return (await Promise.all(files.map((file) => readFresh([file])))).flat();
}

/** Returns null if it is kept. A known id replaces the stored scenario. */
export function saveOwn(scenario: Scenario, id = newId(), savedAt = Date.now()): NotKept | null {
  if (store(prefix + id, JSON.stringify({ savedAt, file: writeScenarioFile(scenario) }))) return null;
  return isStorageOpen() ? "full" : "closed";
}

export const deleteOwn = ({ id }: OwnScenario): void => removeStored(prefix + id);
/** Puts back a deleted scenario with its stored text. */
export const putBackOwn = ({ id, text }: OwnScenario): boolean => store(prefix + id, text);

/** The name with the first free number: "web", "web 2", "web 3". */
export function freeName(name: string, taken: readonly OwnScenario[]): string {
  const names = new Set(taken.map((own) => own.name));
  if (!names.has(name)) return name;
  const stem = name.replace(/ \d{1,6}$/, "");
  for (let number = 2; ; number++) if (!names.has(`${stem} ${number}`)) return `${stem} ${number}`;
}

export interface OtherDraft {
  id: DraftId;
  scenario: Scenario;
  /** To go on with the draft itself; null while another tab has it, so that this one takes a copy. */
  work: OwnWork | null;
  /** As of an own scenario. */
  rules?: number;
  at: number;
  drop(): void;
  putBack(): boolean;
}

/** All drafts but the shown one, except the page's first scenario, the present one, and saved ones. */
export function draftsElsewhere(present: Scenario, shown: DraftId | null, saved: readonly OwnScenario[]): OtherDraft[] {
  const known = new Set([firstScenario, present, ...saved.flatMap(({ scenario }) => scenario ?? [])].map((each) => JSON.stringify(each)));
  return otherDrafts(shown).flatMap((draft) => {
    const read = workIn(draft);
    if (!read || known.has(JSON.stringify(read.scenario))) return [];
    known.add(JSON.stringify(read.scenario));
    const { id, at, rules } = draft;
    return [
      {
        id,
        at,
        scenario: read.scenario,
        work: workNamed(id),
        ...(rules < rulesNow && { rules }),
        drop: () => dropDraft(draft),
        putBack: () => putBackDraft(draft),
      },
    ];
  });
}

/** What the browser keeps as a draft, although no scenario can be read from it. */
export interface DamagedDraft {
  id: string;
  /** What is wrong with it. */
  error: string;
  /** The text in the storage. */
  text: string;
  drop(): void;
  putBack(): boolean;
}

export function damagedDrafts(): DamagedDraft[] {
  const damaged = draftNames().flatMap((name) => damagedIn(slotPrefix + name, draftOf(name)?.scenario));
  const unread = readStored(unreadKey);
  const isListed = draftNames().some((name) => JSON.stringify(draftOf(name)?.scenario) === unread);
  return isListed ? damaged : [...damaged, ...damagedIn(unreadKey, keptJson(unread, longestDraft))];
}

function damagedIn(key: string, scenario: unknown): DamagedDraft[] {
  const text = readStored(key);
  const reading = scenario === undefined ? null : readScenario(scenario);
  if (text === null || reading?.ok) return [];
  const error = reading ? fromEngine(reading.said) : t`The stored entry is not a scenario.`;
  return [{ id: key, error, text, drop: () => removeStored(key), putBack: () => store(key, text) }];
}

const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
