import { createHash } from "node:crypto";
import {
  openStudy,
  reading,
  readRow,
  readScenario,
  readStudy,
  rulesNow,
  type KnownRun,
  type OpenStudy,
  type Reading,
  type RunRow,
  type Scenario,
  type Study,
} from "../../engine/doors/withKeda";
import type { Shard } from "./options";

/** Finished runs of a study, as a shard wrote them. */
export interface Part {
  shard: Shard;
  /** Shards that work together write several pieces, from 1 on. 0: the only part of a shard that works alone. */
  piece: number;
  /** Whether its shard had nothing left to do. */
  complete: boolean;
  /** Equal for parts of the same study of the same scenario. */
  study: string;
  open: OpenStudy;
  runs: readonly KnownRun[];
}

type WrittenPart = Omit<Part, "study" | "runs"> & { rows: readonly RunRow[] };

interface Head {
  format: string;
  formatVersion: number;
  version: string;
  rules: number;
  shard: Shard;
  piece: number;
  complete: boolean;
  scenario: Scenario;
  study: Study;
}

const format = "hpa-playground/part";
const formatVersion = 1;
/** With what every part begins. */
const begin = `{"format":${JSON.stringify(format)},`;

/**
 * A part as text: a line of JSON about the study, a line for each run, and a line with the checksum of all lines before. `version`: the
 * package's, because another version may have other results.
 */
export function partText({ shard, piece, complete, open: { scenario, study }, rows }: WrittenPart, version: string): string {
  const head: Head = { format, formatVersion, version, rules: rulesNow, shard, piece, complete, scenario, study };
  const lines = [head, ...rows].map((line) => `${JSON.stringify(line)}\n`).join("");
  return `${lines}${checkLine(lines)}\n`;
}

const checkLine = (text: string): string => JSON.stringify({ sha256: createHash("sha256").update(text).digest("hex") });

/** Equal for the same study of the same scenario. */
export const studyName = ({ scenario, study }: Pick<OpenStudy, "scenario" | "study">): string => JSON.stringify([scenario, study]);

/**
 * What is wrong with a part: its bytes cannot be had (`unreadable`), it is no part at all (`foreign`), it is cut or changed (`damaged`), or it
 * is whole and belongs to other work (`otherStudy`, `otherVersion`).
 */
export type PartFault = "unreadable" | "foreign" | "damaged" | "otherStudy" | "otherVersion";

export type PartReader = (text: string) => { ok: true; value: Part } | { ok: false; error: string; fault: PartFault };

/** Reads parts. What is wrong with one is a sentence. A study that many parts have is opened once. */
export function createPartReader(version: string): PartReader {
  const opened = new Map<string, OpenStudy>();
  const openOf = (scenario: unknown, study: unknown): Reading<OpenStudy> => {
    const name = JSON.stringify([scenario, study]);
    const known = opened.get(name);
    if (known) return { ok: true, value: known };
    const asked = readScenario(scenario);
    if (!asked.ok) return asked;
    const read = readStudy(study, asked.value);
    if (!read.ok) return read;
    const open = openStudy(asked.value, read.value);
    opened.set(name, open);
    return { ok: true, value: open };
  };
  return (text) => {
    const lines = text.split("\n");
    const head = headOf(lines[0]!);
    if (head === null && lines[0]!.startsWith(begin)) return refused("Its end is missing.", "damaged");
    if (head === null) return refused("It is not a part of a study.", "foreign");
    if (lines.at(-1) !== "" || !lines.at(-2)!.startsWith('{"sha256"')) return refused("Its end is missing.", "damaged");
    const body = text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1);
    if (lines.at(-2) !== checkLine(body)) return refused("It is damaged.", "damaged");
    if (head.formatVersion !== formatVersion || head.version !== version || head.rules !== rulesNow)
      return refused(
        `It was computed by version ${head.version}; this is version ${version}. Compute it again with this version.`,
        "otherVersion",
      );
    const open = openOf(head.scenario, head.study);
    if (!open.ok) return refused(open.error, "otherVersion");
    const { shard, piece, complete } = head;
    const runs = reading(() => lines.slice(1, -2).map((line, index) => readRow(JSON.parse(line), open.value, `line ${index + 2}`)));
    return runs.ok
      ? { ok: true, value: { shard, piece, complete, study: studyName(open.value), open: open.value, runs: runs.value } }
      : refused(runs.error, "otherVersion");
  };
}

const refused = (error: string, fault: PartFault) => ({ ok: false, error, fault }) as const;

/** Null: not the first line of a part. The checksum vouches for the rest. */
function headOf(line: string): Head | null {
  try {
    const head = JSON.parse(line) as Head | null;
    return head?.format === format ? head : null;
  } catch {
    return null;
  }
}
