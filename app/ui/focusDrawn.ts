/**
 * Focuses an element as soon as it is drawn: its tab may take a few frames to come, and a window above it keeps the focus until it is gone.
 * What folds it away is opened, and it is marked until the person does something else; `then` comes after the focus. A control that cannot be changed takes no focus, but it is shown and marked all the same.
 */
export function focusDrawn(find: () => HTMLElement | SVGElement | null, then?: () => void, frames = 120): void {
  const found = find();
  if (!found || isBelowWindow(found)) {
    if (frames > 0) requestAnimationFrame(() => focusDrawn(find, then, frames - 1));
    return;
  }
  const folded = found.closest("details");
  if (folded && found.tagName !== "SUMMARY") folded.open = true;
  const hidden = found.closest("[hidden]");
  if (hidden && frames > 0) {
    document.querySelector<HTMLElement>(`[aria-expanded="false"][aria-controls="${hidden.id}"]`)?.click();
    requestAnimationFrame(() => focusDrawn(find, then, frames - 1));
    return;
  }
  found.focus();
  found.scrollIntoView({ block: "center" });
  then?.();
  const { dataset } = found;
  dataset["led"] = "";
  const end = new AbortController();
  const unmark = () => {
    delete dataset["led"];
    end.abort();
  };
  for (const event of ["blur", "keydown", "pointerdown"])
    (event === "blur" ? found : document).addEventListener(event, unmark, { signal: end.signal, capture: true });
}

const isBelowWindow = (element: Element): boolean =>
  document.querySelector(".dialog[open]") !== null && element.closest(".dialog[open]") === null;

/** The control of a form with the first of these names that the form has now. */
export const controlNamed = (...names: readonly string[]): HTMLElement | null =>
  names.reduce<HTMLElement | null>(
    (found, name) => found ?? document.querySelector<HTMLElement>(`[name="${name}"], [data-name="${name}"]`),
    null,
  );
