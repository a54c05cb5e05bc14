import type { HeldByReason } from "../../../engine/index";
import { iconPaths } from "../iconPaths";
import { round } from "../marks";
import { tag } from "./svg";

/** The sign of a reason on its 16 px grid. */
export const sign = (reason: HeldByReason, x: number, y: number, size: number, stroke: string): string => {
  const drawn =
    reason === "pods" ? tag("circle", { cx: 8, cy: 8, r: 5.7, "stroke-dasharray": "2.7 2.2" }) : tag("path", { d: iconPaths[reason] });
  const scale = Math.round((size / 16) * 100) / 100;
  return tag("g", { transform: `translate(${round(x)} ${round(y)}) scale(${scale})`, fill: "none", stroke, "stroke-width": 1.5 }, drawn);
};
