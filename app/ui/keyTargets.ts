/** Single letters rest while text has the focus, and behind a dialog. */
const takesText =
  "input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable]:not([contenteditable='false']), .monaco-editor, dialog";

/** Space works these. */
const takesSpace = `${takesText}, input, button, a, summary, [role='slider'], [role='tab'], [role='radio']`;

/** Whether a key belongs to what has the focus, so that the page leaves it alone. */
export const keepsKey = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element && target.closest(key === " " ? takesSpace : takesText) !== null;
