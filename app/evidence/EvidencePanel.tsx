import type { ComponentType } from "react";
import { useEvidence } from "../store/evidence";
import { useSeries } from "../store/evidenceSeries";
import type { DecisionParts } from "./series/decisionParts";
import { SeriesPanel } from "./series/SeriesPanel";
import { Sought, useSeriesSought } from "./Sought";
import { SnapshotPanel } from "./snapshot/SnapshotPanel";

/** The decision that the evidence shows, with the standing of each figure. `Decision` explains a computed decision as the page does. */
export function EvidencePanel({ Decision }: { Decision: ComponentType<DecisionParts> }) {
  const explained = useEvidence((state) => state.explained);
  const chosen = useEvidence((state) => state.autoscaler);
  const series = useSeries((state) => state.series);
  const isSought = useSeriesSought();
  const autoscaler = explained?.autoscalers[chosen] ?? explained?.autoscalers[0];
  if (series !== null) return <SeriesPanel series={series} Decision={Decision} />;
  if (isSought) return <Sought />;
  return autoscaler === undefined ? null : <SnapshotPanel autoscaler={autoscaler} />;
}
