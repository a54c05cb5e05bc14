import type { Messages } from "../../ui/language";

export const share: Messages = {};
