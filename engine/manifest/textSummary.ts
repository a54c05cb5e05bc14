import { autoscalerName } from "./autoscalerName";
import { namesScaledObject } from "./namesScaledObject";

/** What a title and a form need of a text. */
export interface TextSummary {
  /** The name of the text's first autoscaler; null if there is none. */
  autoscaler: string | null;
  /** Whether it names a ScaledObject, which may be half typed. */
  namesScaledObject: boolean;
  /** Only a cron trigger reads the clock. */
  hasCronTrigger: boolean;
}

/** Found by the text's lines alone in three passes, because the text may be half typed. */
export const textSummary = (text: string): TextSummary => ({
  autoscaler: autoscalerName(text),
  namesScaledObject: namesScaledObject(text),
  hasCronTrigger: namesScaledObject(text) && /\btype["']?[ \t]*:[ \t]*["']?cron\b/.test(text),
});
