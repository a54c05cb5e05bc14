import { t } from "../text";

/** The unit of an engine's field, to write after a number. Only "pods" is translated, because the others are symbols. */
export const unitWord = (unit: string): string => (unit === "pods" ? t`pods` : unit);
