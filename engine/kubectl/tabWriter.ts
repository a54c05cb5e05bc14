/** Go's tabwriter, as far as kubectl uses it: cells end at a tab, and a column is a run of neighbouring lines that have the cell. */
export interface TabStyle {
  /** Of a column, its padding included. */
  minWidth: number;
  padding: number;
  /** A column's width is a multiple of it: the columns end where a terminal's tab stops are. Absent: 1. */
  tabStop?: number;
}

/** What `kubectl get` and `top` use. */
export const tableStyle: TabStyle = { minWidth: 6, padding: 3 };
/** What `kubectl get` of 1.2 used. */
export const tableStyleV1: TabStyle = { minWidth: 10, padding: 3 };
/** What `kubectl describe` uses. */
export const describeStyle: TabStyle = { minWidth: 0, padding: 2 };
/** What `kubectl describe` of 1.2 used: it wrote tabs, which stand here as the blanks that a terminal shows for them. */
export const describeStyleV1: TabStyle = { minWidth: 0, padding: 1, tabStop: 8 };

export function alignTabs(text: string, style: TabStyle): string {
  return layOut(text, style, []);
}

/** Each text is laid out as it comes; columns never become narrower than in the texts before, as in a watch. */
export function createTabWriter(style: TabStyle): (text: string) => string {
  const widest: number[] = [];
  return (text) => {
    for (const widths of columnWidths(cellsOf(text), style)) {
      for (const [column, width] of widths.entries()) widest[column] = Math.max(width, widest[column] ?? 0);
    }
    return layOut(text, style, widest);
  };
}

function layOut(text: string, style: TabStyle, atLeast: readonly number[]): string {
  const lines = cellsOf(text);
  const widths = columnWidths(lines, style);
  const padded = (cell: string, width: number | undefined, least = 0) => (width === undefined ? cell : cell.padEnd(Math.max(width, least)));
  return lines.map((cells, line) => cells.map((cell, column) => padded(cell, widths[line]?.[column], atLeast[column])).join("")).join("\n");
}

const cellsOf = (text: string): string[][] => text.split("\n").map((line) => line.split("\t"));

/** The width of every cell that ends at a tab; what stands behind a line's last tab belongs to no column. */
function columnWidths(lines: readonly string[][], { minWidth, padding, tabStop = 1 }: TabStyle): number[][] {
  const widths: number[][] = lines.map(() => []);
  const columns = Math.max(0, ...lines.map((cells) => cells.length - 1));
  for (let column = 0; column < columns; column++) {
    let start = 0;
    while (start < lines.length) {
      let end = start;
      while (end < lines.length && column < lines[end]!.length - 1) end++;
      const lengths = lines.slice(start, end).map((cells) => (cells[column] ?? "").length + padding);
      const width = Math.ceil(Math.max(minWidth, ...lengths) / tabStop) * tabStop;
      for (const cells of widths.slice(start, end)) cells[column] = width;
      start = Math.max(end, start + 1);
    }
  }
  return widths;
}
