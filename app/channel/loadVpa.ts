import { namesVpa } from "../../engine/index";
import { late } from "../ui/late";

/** The engine's part for a text that may have a VerticalPodAutoscaler; null for every other text. */
export const vpaOf = async (text: string): Promise<typeof import("../../engine/doors/vpa") | null> =>
  namesVpa(text) ? late(() => import("../../engine/doors/vpa")) : null;
