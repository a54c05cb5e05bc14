import type { TimeRange } from "../answers/points";
import type { Lines } from "./lines";

/**
 * Lines that belong together: what one command printed, or one fenced part, as far as it is of one kind. `text` is what kubectl prints for
 * people (tables, descriptions, events, logs); `data` is what programs read (YAML, JSON, Prometheus, CSV).
 */
export interface Block {
  readonly kind: "text" | "data";
  readonly lines: Lines;
  /** The command that printed it, if the text shows it. */
  readonly command?: string;
  /** Points of series outside of this time are left out. */
  readonly range?: TimeRange;
  /** True for the last lines of the whole text, which may be cut in the middle. */
  readonly isLast: boolean;
}
