import { terminalSafe } from "../lib/goText";
import { alignTabs, createTabWriter, tableStyle } from "./tabWriter";

/** A table that `kubectl get` prints: the server sends the cells, kubectl lays them out. Mirrors k8s.io/cli-runtime/pkg/printers. */
export function printTable(names: readonly string[], rows: readonly (readonly TableCell[])[]): string {
  return alignTabs([names.join("\t"), ...rows.map(rowText), ""].join("\n"), tableStyle);
}

export type TableCell = string | number;

/** The rows of a watch are laid out as they come; the names are above the first one. */
export function createWatchPrinter(names: readonly string[]): (row: readonly TableCell[]) => string {
  const write = createTabWriter(tableStyle);
  let head = `${names.join("\t")}\n`;
  return (row) => {
    const text = write(`${head}${rowText(row)}\n`);
    head = "";
    return text;
  };
}

const rowText = (row: readonly TableCell[]): string => row.map((cell) => cellText(String(cell))).join("\t");

/** A cell is one line: the rest is left out, with a mark. */
function cellText(text: string): string {
  const end = text.search(/[\f\n\r]/);
  return end === -1 ? terminalSafe(text) : `${terminalSafe(text.slice(0, end))}...`;
}
