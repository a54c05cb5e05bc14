import type { Messages } from "../../ui/language";

export const compare: Messages = {};
