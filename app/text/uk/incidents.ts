import type { Messages } from "../../ui/language";

export const incidents: Messages = {};
