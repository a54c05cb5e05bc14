import type { Messages } from "../../ui/language";

export const load: Messages = {};
