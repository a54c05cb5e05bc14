/** Letter shortcuts are off while text has the focus, and behind a dialog. */
const takesText =
  "input:not([type='radio'], [type='checkbox']), textarea, select, [contenteditable]:not([contenteditable='false']), .monaco-editor, dialog";

/** Space activates these elements, so it is no shortcut on them. */
const takesSpace = `${takesText}, input, button, a, summary, [role='slider'], [role='tab'], [role='radio']`;

/** True if a key belongs to the focused element, so that the page ignores the key. */
export const keepsKey = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element && target.closest(key === " " ? takesSpace : takesText) !== null;
