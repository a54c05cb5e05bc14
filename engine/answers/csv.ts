/** A row and the line of the text on which it begins, from 1. */
export interface CsvRow {
  line: number;
  fields: readonly string[];
}

export interface Csv {
  delimiter: Delimiter;
  /** Rows that are not empty. */
  rows: readonly CsvRow[];
}

/** A blank: columns are aligned with blanks. */
type Delimiter = "," | ";" | "\t" | "|" | " ";

/**
 * Values separated by comma, semicolon, tab or bar, quoted as in RFC 4180, or columns aligned with blanks; a spreadsheet's `sep=` line is
 * understood. Each character is read once: libraries that search for the next line end after every quoted field need quadratic time for a
 * long row.
 */
export function readCsv(text: string): Csv {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const named = /^"?sep=([,;\t|])"?\r?\n/i.exec(text.slice(start, start + 12));
  const delimiter = (named?.[1] as Delimiter | undefined) ?? likelyDelimiter(text.slice(start, start + 20_000));
  const rows = splitRows(text, start + (named?.[0].length ?? 0), delimiter, named ? 2 : 1);
  return { delimiter, rows: rows.filter(({ fields }) => fields.some((field) => field !== "") && !fields.every(isRule)) };
}

/** The line that a terminal draws under a heading. */
const isRule = (field: string): boolean => field === "" || /^[-=+|:]{2,}$/.test(field);

/** In order of preference: a comma may also be the decimal point. */
const candidates = ["\t", ";", "|", ","] as const;

/** The delimiter that splits most lines into equally many fields. */
function likelyDelimiter(head: string): Delimiter {
  const lines = head
    .replaceAll(/"[^"]*"/g, '""')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .slice(0, 40);
  let best: { delimiter: Delimiter; alike: number } = { delimiter: " ", alike: lines.length / 2 - 0.5 };
  for (const delimiter of candidates) {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(delimiter).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    const alike = Math.max(0, ...counts.values());
    if (alike > best.alike) best = { delimiter, alike };
  }
  return best.delimiter;
}

function splitRows(text: string, start: number, delimiter: Delimiter, firstLine: number): CsvRow[] {
  const rows: CsvRow[] = [];
  const lineEnds = /\r\n?|\n/g;
  // A quote that is never closed is searched for only once: from then on quotes are ordinary characters.
  let quoting = true;
  let line = firstLine;
  for (let at = start; at < text.length; line++) {
    const row: CsvRow & { fields: string[] } = { line, fields: [] };
    let [end, next] = endOfLine(at);
    if (delimiter === " ") row.fields = blankSeparated(text.slice(at, end));
    else for (let within = at; within >= 0;) within = readField(within);
    rows.push(delimiter === "|" ? { line: row.line, fields: withoutFrame(row.fields) } : row);
    at = next;

    /** Adds one field to the row; returns where the next one begins, −1 after the row's last. */
    function readField(from: number): number {
      const opened = firstNonBlank(text, from, end);
      const closed = quoting && text[opened] === '"' ? closingQuote(text, opened + 1) : -1;
      if (quoting && text[opened] === '"' && closed < 0) quoting = false;
      for (; closed > end; line++) [end, next] = endOfLine(next);
      const rest = text.slice(closed < 0 ? from : closed + 1, end);
      const length = rest.indexOf(delimiter);
      const plain = length < 0 ? rest : rest.slice(0, length);
      row.fields.push((closed < 0 ? plain : text.slice(opened + 1, closed).replaceAll('""', '"')).trim());
      return length < 0 ? -1 : end - rest.length + length + 1;
    }
  }
  return rows;

  function endOfLine(from: number): [end: number, next: number] {
    lineEnds.lastIndex = from;
    const match = lineEnds.exec(text);
    return match ? [match.index, match.index + match[0].length] : [text.length, text.length];
  }
}

function firstNonBlank(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && text[at] === " ") at++;
  return at;
}

/** Where a quoted field that begins here is closed; −1 if nothing closes it. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** A bar at the beginning and the end of a line frames it. */
const withoutFrame = (fields: string[]): string[] => (fields[0] === "" && fields.at(-1) === "" ? fields.slice(1, -1) : fields);

/** Fields between blanks; a date and a time of day behind it are one field. */
function blankSeparated(line: string): string[] {
  const fields: string[] = [];
  for (const piece of line.split(/[ \t]+/)) {
    if (piece === "") continue;
    const before = fields.at(-1) ?? "";
    if (isDayAlone(before) && isClock(piece)) fields[fields.length - 1] = `${before} ${piece}`;
    else if (/^([AP]M|UTC|[+-]\d{2}:?\d{2})$/i.test(piece) && /\d:\d{2}(:[\d.]+)?$/.test(before))
      fields[fields.length - 1] = `${before} ${piece}`;
    else fields.push(piece);
  }
  return fields;
}

/** A date without a time of day. */
export const isDayAlone = (text: string): boolean => text.length < 12 && /^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4},?$/.test(text);
/** A time of day without a date. */
export const isClock = (text: string): boolean => text.length < 24 && /^\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?( ?[AP]M)?$/i.test(text);
