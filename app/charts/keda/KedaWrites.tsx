import { useMemo } from "react";
import type { RunKeda } from "../../run/run";
import { useView } from "../../store/view";
import { kedaWrites } from "../../marks/layers/keda";
import type { PlotFrame } from "../../marks/plotFrame";
import { Marks } from "../../figures/DrawnMarks";

/** A square at each write of KEDA. */
export function KedaWrites({ keda, frame }: { keda: RunKeda; frame: PlotFrame }) {
  const hidden = useView((view) => view.hidden);
  const marks = useMemo(() => kedaWrites(keda, frame, hidden), [keda, frame, hidden]);
  return <Marks frame={frame} marks={marks} />;
}
