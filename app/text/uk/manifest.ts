import type { Messages } from "../../ui/language";

export const manifest: Messages = {};
