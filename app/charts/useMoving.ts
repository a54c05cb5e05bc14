import { useLayoutEffect, useRef, useState } from "react";
import type { TimeScale } from "../marks/timeScale";

const restMilliseconds = 250;

/** True while the view changes in quick succession, from its second change to a moment after its last. */
export function useMoving(scale: TimeScale): boolean {
  const [moving, setMoving] = useState(false);
  const last = useRef({ scale, at: -Infinity });
  useLayoutEffect(() => {
    const now = performance.now();
    if (last.current.scale !== scale && now - last.current.at < restMilliseconds) setMoving(true);
    last.current = { scale, at: now };
    const rest = setTimeout(() => setMoving(false), restMilliseconds);
    return () => clearTimeout(rest);
  }, [scale]);
  return moving;
}
