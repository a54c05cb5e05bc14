import type { CSSProperties, ReactNode } from "react";
import { useSize } from "../ui/useSize";
import { useTextScale } from "../ui/textScale";

/**
 * The figures grow with the browser's font size as one drawing, so that labels never overlap. They stay at least as wide as on a small
 * phone.
 */
export function Enlarged({ children }: { children: ReactNode }) {
  const [frame, { width }] = useSize<HTMLDivElement>();
  const enlarged = Math.max(1, Math.min(useTextScale(), width / leastWidth));
  return (
    <div ref={frame} className="figures-frame" data-enlarged={enlarged > 1} style={{ "--enlarged": enlarged } as CSSProperties}>
      {children}
    </div>
  );
}

const leastWidth = 320;
