/** Rows under each other, with two spaces between the columns. The columns from `from` up to `to` have their cells at the right, as numbers. */
export function columns(rows: readonly (readonly string[])[], from: number, to = Infinity): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const cell = (text: string, column: number) =>
    column >= from && column < to ? text.padStart(widths[column]!) : text.padEnd(widths[column]!);
  return rows.map((row) => `${row.map(cell).join("  ").trimEnd()}\n`).join("");
}
