import { useScenario } from "../store/scenario";
import type { PlotFrame } from "../marks/plotFrame";
import { useTouch } from "../ui/layout";
import { t } from "../words/text";
import { labelPlace } from "./labelPlace";
import { PointInputs } from "./PointInputs";

interface PointFieldsProps {
  index: number;
  frame: PlotFrame;
  unit: "requests" | "messages";
  /** The focus goes from the fields to something else than a point. */
  onBlur(): void;
  /** Escape: the focus goes back to the point. */
  onLeave(): void;
}

/** In pixels. */
export const fieldsSize = { mouse: { width: 164, height: 26 }, touch: { width: 196, height: 46 } };

/** The label of the point that has the focus: its time and its load, to type. */
export function PointFields({ index, frame, unit, onBlur, onLeave }: PointFieldsProps) {
  const { points } = useScenario(({ scenario }) => scenario.load);
  const { width, height } = fieldsSize[useTouch() ? "touch" : "mouse"];
  const point = points[index];
  if (!point) return null;
  const place = labelPlace(points, frame, { x: frame.scale.x(point[0]), y: frame.y(point[1]) }, width, height);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only learns that the focus leaves its fields
    <div
      className="point-fields"
      role="group"
      aria-label={t`Numbers of the point`}
      style={{ left: place.left, top: place.top, width, height }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest(".handle")) onBlur();
      }}
    >
      <PointInputs index={index} unit={unit} onLeave={onLeave} />
      <span className="unit">{t`per s`}</span>
    </div>
  );
}
