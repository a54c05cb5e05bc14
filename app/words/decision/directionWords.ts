import { t } from "../text";
import { quantity } from "../times";

type Direction = "up" | "down";

export const directionWord = (direction: Direction): string => (direction === "up" ? t`up` : t`down`);

/** Says how a forbidden window of Kubernetes 1.1 and 1.2 changed a count. */
export const forbiddenText = (forbade: Direction, result: number): string =>
  forbade === "up"
    ? t`scaling up is still forbidden: stays at ${quantity(result)}`
    : t`scaling down is still forbidden: stays at ${quantity(result)}`;
