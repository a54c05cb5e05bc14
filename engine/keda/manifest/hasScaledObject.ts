import { objectsIn } from "../../manifest/guide/outline";
import { scan } from "../../manifest/guide/scan";
import { namesScaledObject } from "../../manifest/namesScaledObject";

/** Whether one of the text's own objects is a ScaledObject. An HPA from a cluster may only name the one that owns it. */
export const hasScaledObject = (text: string): boolean =>
  namesScaledObject(text) && objectsIn(text, scan(text)).some(({ kind }) => kind === "ScaledObject");
