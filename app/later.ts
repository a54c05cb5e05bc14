import { lazy } from "react";
import { useTrace } from "./store/trace";

const decisionPanel = () => import("./explain/DecisionPanel");
const shortSentence = () => import("./explain/ShortSentence");

/** What the first answer does not need. */
export const DecisionPanel = lazy(async () => ({ default: (await decisionPanel()).DecisionPanel }));
export const ShortSentence = lazy(async () => ({ default: (await shortSentence()).ShortSentence }));

const quietMilliseconds = 1500;

/** Loads it once the first answer has stood for a moment, so that it is there when somebody asks. A failed load is tried again on demand. */
export function loadLater(): void {
  const stop = useTrace.subscribe(({ run }) => {
    if (!run) return;
    stop();
    setTimeout(() => void Promise.all([decisionPanel(), shortSentence()]).catch(() => undefined), quietMilliseconds);
  });
}
