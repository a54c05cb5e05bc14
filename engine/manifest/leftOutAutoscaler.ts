import { say, type Words } from "../lib/sentence";
import type { Problem } from "./problem";

/** Of an HPA beside a ScaledObject in one text: only one autoscaler can be simulated. Says what both do on a cluster. */
export function leftOutMessage(scaledObject: string, hpa: string, sharesTarget: boolean): Words {
  const [kept, left] = [JSON.stringify(scaledObject), JSON.stringify(hpa)];
  return sharesTarget
    ? say`Only the ScaledObject ${kept} is simulated, not the HorizontalPodAutoscaler ${left}: on a cluster both have one target, and neither of the two scales.`
    : say`Only the ScaledObject ${kept} is simulated, not the HorizontalPodAutoscaler ${left}: on a cluster both work, each on its own target.`;
}

/** Whether a problem says that a run leaves an autoscaler of the text out. */
export const isAutoscalerLeftOut = ({ kind }: Pick<Problem, "kind">): boolean => kind === "autoscalerLeftOut";
