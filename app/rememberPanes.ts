import { panes, usePanes } from "./store/panes";
import { readStored, store } from "./ui/browserStorage";

const panesKey = "hpa-playground/panes";

/**
 * Opens the panes at the widths that were set in this browser; it ignores what it cannot read, such as values of another version of the
 * page.
 */
export function rememberPanes(): void {
  const kept = (readStored(panesKey) ?? "").slice(0, 1000);
  for (const pane of panes) {
    const width = new RegExp(`\\b${pane}:(\\d{2,5})\\b`).exec(kept)?.[1];
    if (width !== undefined) usePanes.setState({ [pane]: Number(width) });
  }
}

/** Saves a width when the drag is over, not with each move of the pointer. */
export function keepPanes(): void {
  const widths = usePanes.getState();
  const set = panes.filter((pane) => widths[pane] !== null);
  store(panesKey, set.map((pane) => `${pane}:${widths[pane]}`).join(" "));
}
