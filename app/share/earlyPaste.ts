/** What was pasted before the code came that knows evidence. */
let early = "";
const keep = (event: ClipboardEvent): void => void (early = textBesideFields(event) || early);

export const keepEarlyPaste = (): void => window.addEventListener("paste", keep);

/** The last such text, "" if there is none. From now on nothing is kept. */
export function takeEarlyPaste(): string {
  window.removeEventListener("paste", keep);
  const text = early;
  early = "";
  return text;
}

/** The text of a paste; "" in a field, because each field knows itself what is pasted into it. */
export function textBesideFields({ target, clipboardData }: ClipboardEvent): string {
  return isField(target) ? "" : (clipboardData?.getData("text") ?? "");
}

export const isField = (target: EventTarget | null): boolean => target instanceof Element && target.closest(fields) !== null;

const fields = "input:not([type=checkbox],[type=radio],[type=range]),textarea,.monaco-editor";
