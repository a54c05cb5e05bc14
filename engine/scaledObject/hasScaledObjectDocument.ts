import { objectsIn } from "../manifest/guide/outline";
import { scan } from "../manifest/guide/scan";

/** Whether one of the text's own objects is a ScaledObject. An HPA from a cluster may only name the one that owns it. */
export function hasScaledObjectDocument(text: string): boolean {
  return objectsIn(text, scan(text)).some(({ kind }) => kind === "ScaledObject");
}
