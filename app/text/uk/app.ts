import type { Messages } from "../../ui/language";

export const app: Messages = {};
