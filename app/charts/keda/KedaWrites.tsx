import { useMemo } from "react";
import type { RunKeda } from "../../run/run";
import { useView } from "../../store/view";
import type { PlotFrame } from "../../marks/plotFrame";
import { Marks } from "../Plot";
import { writeMarks } from "../../marks/keda/writeMarks";
import "./keda.css";

/** A square at each write of KEDA, in the middle between the count before and the count after. */
export function KedaWrites({ keda, frame }: { keda: RunKeda; frame: PlotFrame }) {
  const shown = useView(({ hidden }) => !hidden.has("replicas/keda"));
  const path = useMemo(() => writeMarks(keda.writes, frame), [keda, frame]);
  if (!shown) return null;
  return (
    <Marks frame={frame}>
      <path className="halo rescale" d={path} />
    </Marks>
  );
}
