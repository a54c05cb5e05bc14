import type { Messages } from "../../ui/language";

export const exchange: Messages = {};
