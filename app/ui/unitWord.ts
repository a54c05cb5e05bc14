import { t } from "./text";

/** A unit of the engine's fields, to follow a number; all but one are symbols. */
export const unitWord = (unit: string): string => (unit === "pods" ? t`pods` : unit);
