import type { Messages } from "../../ui/language";

export const charts: Messages = {};
