import { t } from "../words/text";

/** Keys that differ between systems. */
export const isMac = navigator.platform.startsWith("Mac");

/** The key that switches Tab in the manifest's editor; Monaco defines it for each system. */
export const tabKey = isMac ? "⌃ ⇧ M" : t`Ctrl M`;
export const findKey = isMac ? "⌘ F" : t`Ctrl F`;
export const doneKey = isMac ? "⌘ ↩" : t`Ctrl Enter`;
export const searchKey = isMac ? "⌘ K" : t`Ctrl K`;
