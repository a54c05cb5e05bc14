import type { ReactNode } from "react";
import { Enlarged } from "./charts/Enlarged";
import { Figures } from "./charts/Figures";
import { IncidentLines } from "./incidents/IncidentLines";
import { LanePlace } from "./incidents/LanePlace";
import { RestingCurve } from "./load/Curve";
import { useChangeable, useLesson } from "./store/lesson";
import { useDrawnRun } from "./store/trace";
import { later, laterInPlace } from "./ui/later";
import { PartBoundary } from "./ui/PartBoundary";
import { t } from "./words/text";

export const Transport = laterInPlace(
  () => <div className="transport" />,
  () => import("./charts/Transport").then((room) => room.Transport),
  "line",
);
const LoadBar = laterInPlace(
  () => <div className="load-bar" />,
  () => import("./load/LoadBar").then((room) => room.LoadBar),
  "line",
);
const CurveEditor = laterInPlace(RestingCurve, () => import("./load/CurveEditor").then((room) => room.CurveEditor));
const IncidentLane = laterInPlace(LanePlace, () => import("./incidents/IncidentLane").then((room) => room.IncidentLane), "line");
export const CurveReading = later(() => import("./load/CurveReading").then((room) => room.CurveReading), "above");
const LoadReading = later(() => import("./load/CurveReading").then((room) => room.LoadReading), "line");
const DrawingLayer = later(() => import("./lessons/DrawingLayer").then((room) => room.DrawingLayer), "above");
const DrawingFoot = later(() => import("./lessons/DrawingFoot").then((room) => room.DrawingFoot), "line");

export function FigureColumn({ below }: { below?: ReactNode }) {
  const digest = useDrawnRun()?.digest;
  const editable = useChangeable("others");
  const predicts = useLesson(({ open }) => open !== null && open.prediction !== null);
  return (
    <section className="figures-column" aria-label={t`Figures`} data-digest={digest ?? undefined}>
      <PartBoundary place="block" drawnFrom={{ digest }}>
        <Enlarged>
          <Figures
            loadBar={editable ? <LoadBar /> : <LoadReading />}
            CurveEditor={editable ? CurveEditor : CurveReading}
            IncidentLane={IncidentLane}
            IncidentLines={IncidentLines}
            drawing={predicts ? drawing : null}
          />
        </Enlarged>
      </PartBoundary>
      {below}
      <Transport />
    </section>
  );
}

const drawing = { Layer: DrawingLayer, Foot: DrawingFoot };
