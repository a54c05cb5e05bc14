import type { Messages } from "../../ui/language";

export const simulation: Messages = {};
