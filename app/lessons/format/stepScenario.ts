import { isRecord, noWords, readScenario, say, type Scenario, type Words } from "../../../engine/index";
import { library } from "../../../engine/doors/library";
import { complainOf, entriesOf, fieldsOf, itemsOf, plainValue, textIn, type Data } from "./data";

const records = ["load", "workload", "cluster", "flags"];
const lists = ["incidents", "signals"];
const fields = ["library", "name", "durationSeconds", ...records, ...lists, "seed"];

/** The scenario of the step: the one before or a ready one, with the changes of the block. Each wrong field is an error. */
export function scenarioIn(data: Data, before: Scenario): Scenario {
  const changes = fieldsOf(data, { what: say`The step’s scenario`, known: fields });
  if (!changes) return before;
  const id = changes.get("library");
  const begun = (id && readyScenario(id)) ?? before;
  const emptied = lists.filter((list) => changes.get(list)?.node.kind === "sequence");
  const start = emptied.reduce<Scenario>((scenario, list) => ({ ...scenario, [list]: [] }), begun);
  return withPieces(
    start,
    [...changes].flatMap(([name, change]) => (name === "library" ? [] : piecesOf(name, change))),
  );
}

function readyScenario(data: Data): Scenario | null {
  const id = textIn(data, say`The library’s scenario`, 100);
  const entry = library.find((candidate) => candidate.id === id);
  if (id !== null && !entry) complainOf(data, say`The library has no scenario "${id}".`);
  return entry?.scenario ?? null;
}

/** A value of the scenario that the block sets, or an entry that it adds to a list. */
interface Piece {
  data: Data;
  path: readonly [string] | readonly [string, string];
  added: boolean;
}

function piecesOf(name: string, data: Data): Piece[] {
  const items = lists.includes(name) ? itemsOf(data) : null;
  if (items) return items.map((item) => ({ data: item, path: [name], added: true }));
  const entries = records.includes(name) ? entriesOf(data) : null;
  if (entries) return entries.map(([key, value]) => ({ data: value, path: [name, key], added: false }));
  return [{ data, path: [name], added: false }];
}

/**
 * A piece can depend on another piece: for example, a request is above the old limit until the new limit is in. So each refused piece is
 * tried again after the others.
 */
function withPieces(start: Scenario, pieces: readonly Piece[]): Scenario {
  let scenario = start;
  let left: readonly (Piece & { error: Words })[] = pieces.map((piece) => ({ ...piece, error: noWords }));
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    left = left.flatMap((piece) => {
      const reading = readScenario(withPiece(scenario, piece));
      if (!reading.ok) return [{ ...piece, error: reading.said }];
      scenario = reading.value;
      complainOfUnread(piece, scenario);
      return [];
    });
  }
  for (const { data, error } of left) complainOf(data, error);
  return scenario;
}

function withPiece(scenario: Scenario, { data, path: [name, key], added }: Piece): unknown {
  const value = plainValue(data.node);
  const present = fieldOf(scenario, name);
  if (added && Array.isArray(present)) return { ...scenario, [name]: [...present, value] };
  if (key === undefined || !isRecord(present)) return { ...scenario, [name]: value };
  const within = present[key];
  return { ...scenario, [name]: { ...present, [key]: isRecord(within) && isRecord(value) ? { ...within, ...value } : value } };
}

function complainOfUnread({ data, path: [name, key], added }: Piece, scenario: Scenario): void {
  const part = fieldOf(scenario, name);
  if (added && Array.isArray(part)) complainOfUnreadIn(data, part.at(-1), name);
  else if (key === undefined) return;
  else if (isRecord(part) && Object.hasOwn(part, key)) complainOfUnreadIn(data, part[key], key);
  else complainOf(data, say`"${key.slice(0, 60)}" is not a field of ${name}.`);
}

/** Complains about fields that the scenario's reader ignored because they have a wrong name or belong to another kind. */
function complainOfUnreadIn(data: Data, read: unknown, what: string): void {
  if (!isRecord(read)) return;
  for (const [key, value] of entriesOf(data) ?? []) {
    if (!Object.hasOwn(read, key)) complainOf(value, say`"${key.slice(0, 60)}" is not a field of ${what}.`);
  }
}

const fieldOf = (scenario: Scenario, name: string): unknown => new Map<string, unknown>(Object.entries(scenario)).get(name);
