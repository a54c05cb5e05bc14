import { t } from "./text";

/** The key that switches Tab in the manifest's editor; Monaco defines it for each system. */
export const tabKey = navigator.platform.startsWith("Mac") ? "⌃ ⇧ M" : t`Ctrl M`;
