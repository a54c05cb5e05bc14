import type { Messages } from "../../ui/language";

export const workload: Messages = {};
