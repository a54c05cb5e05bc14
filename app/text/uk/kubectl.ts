import type { Messages } from "../../ui/language";

export const kubectl: Messages = {};
