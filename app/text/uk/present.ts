import type { Messages } from "../../ui/language";

export const present: Messages = {};
