import { t } from "../ui/text";
import { quantity } from "../ui/words";

type Direction = "up" | "down";

/** Before a comma or a colon: "up". */
export const directionWord = (direction: Direction): string => (direction === "up" ? t`up` : t`down`);

/** What a forbidden window of the first autoscaler does to a count. */
export const forbiddenText = (forbade: Direction, result: number): string =>
  forbade === "up" ? t`no change up yet: stays at ${quantity(result)}` : t`no change down yet: stays at ${quantity(result)}`;
