import { t } from "./text";

/** The key that switches Tab in the editor of the manifest, as Monaco has it on each system. */
export const tabKey = navigator.platform.startsWith("Mac") ? "⌃ ⇧ M" : t`Ctrl M`;
