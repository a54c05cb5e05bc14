import { useMemo } from "react";
import type { Layer } from "../marks/figures/figure";
import * as beside from "../marks/layers/beside";
import * as keda from "../marks/layers/keda";
import type { PlotFrame } from "../marks/plotFrame";
import { LayerMarks } from "./LayerMarks";

interface LateLayerProps {
  layer: Extract<Layer, { late: unknown }>;
  frame: PlotFrame;
  over: boolean;
}

/** A layer that few runs have, in one file with its code. */
export function LateLayer({ layer, ...place }: LateLayerProps) {
  const draw = useMemo(() => layer.late({ beside, keda }), [layer]);
  return <LayerMarks draw={draw} {...place} />;
}
