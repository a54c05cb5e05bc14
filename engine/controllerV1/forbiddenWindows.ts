/** Whether a change is allowed yet. Mirrors shouldScale in upstream's horizontal.go. */
import type { HorizontalPodAutoscalerV1Status } from "../api/autoscalingV1";
import type { ForbiddenWindow, ForbiddenWindows } from "./decision";
import type { ControllerV1Flags } from "./flags";

export function forbiddenWindows(
  current: number,
  desired: number,
  judged: Pick<ForbiddenWindows, "judgedAt" | "judgedBy">,
  { lastScaleTime }: Pick<HorizontalPodAutoscalerV1Status, "lastScaleTime">,
  {
    upscaleForbiddenWindowSeconds,
    downscaleForbiddenWindowSeconds,
  }: Pick<ControllerV1Flags, "upscaleForbiddenWindowSeconds" | "downscaleForbiddenWindowSeconds">,
): ForbiddenWindows {
  const up = forbiddenWindow(lastScaleTime, upscaleForbiddenWindowSeconds, judged.judgedAt);
  const down = forbiddenWindow(lastScaleTime, downscaleForbiddenWindowSeconds, judged.judgedAt);
  const direction = desired > current ? "up" : desired < current ? "down" : null;
  const forbade = direction !== null && { up, down }[direction].isForbidden ? direction : null;
  return { desired, result: forbade === null ? desired : current, ...judged, up, down, forbade };
}

function forbiddenWindow(lastScaleTime: number | null, windowSeconds: number, judgedAt: number): ForbiddenWindow {
  if (lastScaleTime === null) return { windowSeconds, until: null, isForbidden: false };
  const until = lastScaleTime + windowSeconds;
  return { windowSeconds, until, isForbidden: until >= judgedAt };
}
