import type { Messages } from "../../ui/language";

export const keys: Messages = {};
