import { countCharacters } from "../lib/goText";

/** Go's tabwriter, as far as kubectl uses it: cells end at a tab, and a column is a run of neighbouring lines that have the cell. */
interface TabStyle {
  /** The least width of a column, its padding included. */
  minWidth: number;
  padding: number;
  /** A column's width is a multiple of it: columns end at a terminal's tab stops. Absent: 1. */
  tabStop?: number;
  /** A column never becomes narrower than it was further up, or in earlier texts. */
  remembersWidths?: boolean;
}

/** What `kubectl get` and `top` use. */
export const tableStyle: TabStyle = { minWidth: 6, padding: 3, remembersWidths: true };
/** What `kubectl get` of 1.2 used. */
export const tableStyleV1: TabStyle = { minWidth: 10, padding: 3 };
/** What `kubectl describe` uses. */
export const describeStyle: TabStyle = { minWidth: 0, padding: 2 };
/** What `kubectl describe` of 1.2 used: it wrote tabs; here they are the blanks that a terminal shows for them. */
export const describeStyleV1: TabStyle = { minWidth: 0, padding: 1, tabStop: 8 };

export function alignTabs(text: string, style: TabStyle): string {
  return createTabWriter(style)(text);
}

/** Each text is laid out when it comes, as in a watch. Widths count characters, not columns of a terminal. */
export function createTabWriter(style: TabStyle): (text: string) => string {
  const widest: number[] = [];
  // A form feed ends a line, and all columns with it.
  return (text) =>
    text
      .split("\f")
      .map((part) => layOut(part, style, widest))
      .join("\n");
}

function layOut(text: string, style: TabStyle, widest: number[]): string {
  const lines = cellsOf(text);
  const widths = columnWidths(lines, style, widest);
  const blanks = lines.map((cells, line) => cells.map(({ width }, column) => Math.max(0, (widths[line]![column] ?? 0) - width)));
  const length = blanks.reduce((total, row) => row.reduce((sum, count) => sum + count, total), text.length);
  if (length > longestOutput) throw new Error(`a table of ${length} characters is not laid out`);
  return lines.map((cells, line) => cells.map(({ text: cell }, column) => cell + " ".repeat(blanks[line]![column]!)).join("")).join("\n");
}

/** Characters. Only a very long name beside thousands of lines needs more, and that would use up all memory. */
const longestOutput = 2 ** 24;

interface Cell {
  text: string;
  width: number;
}

/** A vertical tab ends a cell, too. */
const cellsOf = (text: string): Cell[][] =>
  text.split("\n").map((line) => line.split(/[\t\v]/).map((cell) => ({ text: cell, width: countCharacters(cell) })));

/**
 * The width of every cell that ends at a tab, line by line; the text behind a line's last tab belongs to no column. Reads every cell once,
 * because some texts come from strangers.
 */
function columnWidths(lines: readonly Cell[][], { minWidth, padding, tabStop = 1, remembersWidths }: TabStyle, widest: number[]) {
  const widths: number[][] = lines.map(() => []);
  let inColumn = lines.flatMap((cells, line) => (cells.length > 1 ? [line] : []));
  for (let column = 0; inColumn.length > 0; column++) {
    for (const run of neighbours(inColumn)) {
      const widestCell = run.reduce((most, line) => Math.max(most, lines[line]![column]!.width + padding), minWidth);
      let width = Math.ceil(widestCell / tabStop) * tabStop;
      if (remembersWidths) width = widest[column] = Math.max(width, widest[column] ?? 0);
      for (const line of run) widths[line]!.push(width);
    }
    inColumn = inColumn.filter((line) => lines[line]!.length > column + 2);
  }
  return widths;
}

/** Runs of lines that follow one another. */
function neighbours(lines: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && lines[index - 1] === line - 1) runs.at(-1)!.push(line);
    else runs.push([line]);
  }
  return runs;
}
