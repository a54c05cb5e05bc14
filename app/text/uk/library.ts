import type { Messages } from "../../ui/language";

export const library: Messages = {};
