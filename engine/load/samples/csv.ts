/** A row and the line of the text on which it begins, from 1. */
export interface CsvRow {
  line: number;
  fields: readonly string[];
}

export interface Csv {
  delimiter: Delimiter;
  /** Rows that hold anything. */
  rows: readonly CsvRow[];
}

const delimiters = [",", ";", "\t"] as const;
export type Delimiter = (typeof delimiters)[number];

/** Comma, semicolon or tab separated values as RFC 4180 quotes them; a spreadsheet's `sep=` line is understood. */
export function readCsv(text: string): Csv {
  const whole = text.replace(/^\uFEFF/, "");
  const named = /^sep=([,;\t])\r?\n/i.exec(whole);
  const delimiter = delimiters.find((candidate) => candidate === named?.[1]) ?? mostFrequent(whole);
  const rows = splitRows(whole.slice(named?.[0].length ?? 0), delimiter, named ? 2 : 1);
  return { delimiter, rows: rows.filter(({ fields }) => fields.some((field) => field !== "")) };
}

/** Of the first line, outside of quotes. */
function mostFrequent(text: string): Delimiter {
  const first = (/[^\r\n]+/.exec(text)?.[0] ?? "").replaceAll(/"[^"]*"/g, "");
  const count = (delimiter: Delimiter) => first.split(delimiter).length;
  return delimiters.reduce((most, candidate) => (count(candidate) > count(most) ? candidate : most));
}

function splitRows(text: string, delimiter: Delimiter, firstLine: number): CsvRow[] {
  const token = new RegExp(`(?:"((?:[^"]|"")*)"[^${delimiter}\\r\\n]*|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n?|\\n|$)`, "y");
  const rows: CsvRow[] = [];
  let line = firstLine;
  let row = { line, fields: [] as string[] };
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [all, quoted, plain = "", end] = match;
    row.fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += all.split(/\r\n?|\n/).length - 1;
    if (end === delimiter) continue;
    rows.push(row);
    row = { line, fields: [] };
    if (token.lastIndex >= text.length) break;
  }
  return rows;
}
