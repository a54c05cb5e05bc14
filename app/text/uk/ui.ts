import type { Messages } from "../../ui/language";

export const ui: Messages = {};
