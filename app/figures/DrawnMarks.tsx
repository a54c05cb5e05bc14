import { memo, useId } from "react";
import type { DrawnFrame, Look, Mark, WordLook } from "../marks/mark";

interface DrawnMarksProps {
  frame: DrawnFrame;
  marks: readonly Mark[];
}

/** Marks as elements of SVG. */
export const DrawnMarks = memo(function DrawnMarks({ frame, marks }: DrawnMarksProps) {
  return marks.map((mark, index) => <Drawn key={index} frame={frame} mark={mark} />);
});

/** A layer over the lines, in the plot's own pixels. It takes no pointer events. `now`: marks at the cursor, which are over its line, too. */
export function Marks({ frame, marks, now = false }: DrawnMarksProps & { now?: boolean }) {
  return (
    <svg className={now ? "marks now" : "marks"} width={frame.scale.width} height={frame.height} aria-hidden="true">
      <DrawnMarks frame={frame} marks={marks} />
    </svg>
  );
}

function Drawn({ frame, mark }: { frame: DrawnMarksProps["frame"]; mark: Mark }) {
  switch (mark.as) {
    case "path":
      return mark.d === "" ? null : <path {...paints(mark.look)} d={mark.d} />;
    case "rect":
      return <rect {...paints(mark.look)} x={mark.x} y={mark.y} width={mark.width} height={mark.height} />;
    case "circle":
      return <circle {...paints(mark.look)} cx={mark.x} cy={mark.y} r={mark.r} />;
    case "words":
      return (
        <text
          className={[...(mark.halo ? ["halo"] : []), ...wordClasses[mark.look], ...(mark.yields ? ["yields"] : [])].join(" ")}
          x={mark.x}
          y={mark.y}
          textAnchor={mark.anchor}
        >
          {mark.text}
        </text>
      );
    case "inside":
      return <Inside frame={frame} above={mark.above} marks={mark.marks} />;
    case "titled":
      return (
        <g>
          <title>{mark.title}</title>
          <DrawnMarks frame={frame} marks={mark.marks} />
        </g>
      );
  }
}

function Inside({ frame, above, marks }: DrawnMarksProps & { above: number }) {
  const clip = useId();
  const { left, right, width } = frame.scale;
  return (
    <>
      <clipPath id={clip}>
        <rect x={left} y={above} width={Math.max(0, width - left - right)} height={frame.height} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <DrawnMarks frame={frame} marks={marks} />
      </g>
    </>
  );
}

const wordClasses: Readonly<Record<WordLook, readonly string[]>> = {
  axis: [],
  soft: ["tx2"],
  ink: ["tx"],
  strong: ["tx", "tb1"],
  capacity: ["c-pods"],
  load: ["c-load"],
  window: ["c-window"],
  error: ["c-error"],
};

const paints = ({ name, halo, ...look }: Look) => ({ className: [...(halo ? ["halo"] : []), name].join(" "), ...attributesOf(look) });

/** A look as attributes of SVG. */
export const attributesOf = ({ fill, stroke, width, dash, cap, join, opacity, strokeOpacity, crisp }: Omit<Look, "name" | "halo">) => ({
  ...(fill !== undefined && { fill }),
  ...(stroke !== undefined && { stroke }),
  ...(width !== undefined && { strokeWidth: width }),
  ...(dash !== undefined && { strokeDasharray: dash }),
  ...(cap !== undefined && { strokeLinecap: cap }),
  ...(join !== undefined && { strokeLinejoin: join }),
  ...(opacity !== undefined && { opacity }),
  ...(strokeOpacity !== undefined && { strokeOpacity }),
  ...(crisp && { shapeRendering: "crispEdges" as const }),
});
