import type { Messages } from "../../ui/language";

export const lessons: Messages = {};
