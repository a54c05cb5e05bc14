import type { Messages } from "../../ui/language";

export const explain: Messages = {};
