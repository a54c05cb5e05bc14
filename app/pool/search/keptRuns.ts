import type { RunRow } from "../../../engine/index";

/** Finished runs by the key of their study, kept beyond the page's life. */
export interface KeptRuns {
  of(study: string): Promise<readonly RunRow[]>;
  keep(study: string, rows: readonly RunRow[]): void;
}

/** Where nothing can be kept, a search only begins anew after a reload. */
export const nowhere: KeptRuns = { of: async () => [], keep: () => undefined };

/** About 40 MB. Studies that were used last stay. */
const mostRows = 200_000;
/** More parts of a study than this are joined when they are read. */
const mostParts = 50;

const patienceMilliseconds = 3000;

interface KeptStudy {
  study: string;
  rows: number;
  /** Milliseconds since 1970. */
  used: number;
}

interface Part {
  study: string;
  rows: readonly RunRow[];
}

/**
 * Keeps runs in the browser's IndexedDB. Each write adds a part and replaces none, so two tabs with the same study add to each other. A
 * storage that is full or blocked keeps less, and stops no search. `version`: of the engine that computes the runs.
 */
export function browserRuns(version: string, now: () => number = Date.now): KeptRuns {
  let opened: Promise<IDBDatabase | null> | null = null;
  const database = () => (opened ??= openDatabase(() => (opened = null)).catch(() => null));
  const waiting = new Map<string, RunRow[]>();
  let isWriting = false;
  const keyOf = (study: string) => `${version} ${study}`;

  async function write(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    for (let next = firstOf(waiting); next; next = firstOf(waiting)) {
      waiting.delete(next.study);
      await add(next).catch(() => undefined);
    }
    isWriting = false;
  }

  async function add(part: Part): Promise<void> {
    const base = await database();
    if (!base) return;
    const transaction = base.transaction(["parts", "studies"], "readwrite", { durability: "relaxed" });
    const [parts, studies] = [transaction.objectStore("parts"), transaction.objectStore("studies")];
    const all = (await answered<unknown[]>(studies.getAll())).flatMap(readStudy);
    const before = all.find(({ study }) => study === part.study)?.rows ?? 0;
    const rows = before + part.rows.length;
    if (rows <= mostRows) {
      parts.add(part);
      studies.put({ study: part.study, rows, used: now() } satisfies KeptStudy);
      const others = all.filter(({ study }) => study !== part.study).toSorted((a, b) => a.used - b.used);
      let sum = rows + others.reduce((total, other) => total + other.rows, 0);
      for (const old of others) {
        if (sum <= mostRows) break;
        sum -= old.rows;
        studies.delete(old.study);
        for (const key of await answered(parts.index("study").getAllKeys(old.study))) parts.delete(key);
      }
    }
    await ended(transaction);
  }

  async function read(study: string): Promise<readonly RunRow[]> {
    const base = await database();
    if (!base) return [];
    const transaction = base.transaction(["parts", "studies"], "readwrite", { durability: "relaxed" });
    const [parts, studies] = [transaction.objectStore("parts"), transaction.objectStore("studies")];
    const found = await answered<unknown[]>(parts.index("study").getAll(study));
    const rows = oncePerRun(found.flatMap(rowsIn));
    if (found.length > mostParts) {
      for (const key of await answered(parts.index("study").getAllKeys(study))) parts.delete(key);
      parts.add({ study, rows } satisfies Part);
    }
    if (found.length > 0) studies.put({ study, rows: rows.length, used: now() } satisfies KeptStudy);
    await ended(transaction);
    return rows;
  }

  return {
    of: (study) => Promise.race([read(keyOf(study)).catch(() => []), patience()]),
    keep(study, rows) {
      const key = keyOf(study);
      const more = waiting.get(key);
      if (more) more.push(...rows);
      else waiting.set(key, [...rows]);
      void write();
    },
  };
}

/** Another page of the same origin may have written it: what has another form is not known. */
function readStudy(data: unknown): KeptStudy[] {
  const { study, rows, used } = typeof data === "object" && data !== null ? (data as Partial<Record<keyof KeptStudy, unknown>>) : {};
  if (typeof study !== "string" || typeof rows !== "number" || typeof used !== "number") return [];
  return [{ study, rows: rows >= 0 ? rows : 0, used: Number.isFinite(used) ? used : 0 }];
}

/** The search itself reads the numbers of a row. */
export function rowsIn(part: unknown): RunRow[] {
  const rows: unknown = typeof part === "object" && part !== null && Object.hasOwn(part, "rows") ? (part as { rows: unknown }).rows : null;
  return Array.isArray(rows) ? rows.slice(0, mostRows).filter(isRow) : [];
}

const isRow = (row: unknown): row is RunRow =>
  Array.isArray(row) && row.length < 200 && row.every((value) => value === null || typeof value === "number");

/** Some browsers never answer about a storage that they block. */
const patience = (): Promise<readonly RunRow[]> => new Promise((resolve) => setTimeout(() => resolve([]), patienceMilliseconds));

/** Two tabs with the same study may both have computed a run. */
const oncePerRun = (rows: readonly RunRow[]): RunRow[] => [...new Map(rows.map((row) => [`${row[0]} ${row[1]}`, row])).values()];

function firstOf(waiting: ReadonlyMap<string, readonly RunRow[]>): Part | null {
  for (const [study, rows] of waiting) return { study, rows };
  return null;
}

async function openDatabase(onClose: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open("hpa-playground-runs", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("studies", { keyPath: "study" });
    request.result.createObjectStore("parts", { autoIncrement: true }).createIndex("study", "study");
  };
  const base = await answered(request);
  base.onclose = onClose;
  return base;
}

const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as DOMException);
  });

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error as DOMException);
  });
