import { useEvidence } from "../store/evidence";
import { useEvidenceScenario } from "../store/evidenceScenario";
import { useSeries } from "../store/evidenceSeries";
import { SeriesFigures } from "./series/SeriesFigures";
import { useSeriesSought } from "./Sought";
import { SimulatedFigure } from "./series/SimulatedFigure";
import { SnapshotFigures } from "./snapshot/SnapshotFigures";

/** On a phone the figures' two halves are tabs of their own. */
type FiguresPart = "times" | "meaning";

/** What the evidence's times fix, or the recorded series beside what the controller's rules make of them. */
export function EvidenceFigures({ part }: { part?: FiguresPart }) {
  const explained = useEvidence((state) => state.explained);
  const chosen = useEvidence((state) => state.autoscaler);
  const series = useSeries((state) => state.series);
  const autoscaler = explained?.autoscalers[chosen] ?? explained?.autoscalers[0];
  const isSought = useSeriesSought();
  const isSimulated = useEvidenceScenario(({ continued, simulating }) => continued === null || simulating !== null);
  if (series !== null) return <SeriesFigures series={series} Further={isSimulated ? SimulatedFigure : null} />;
  return autoscaler === undefined || isSought ? null : <SnapshotFigures autoscaler={autoscaler} part={part ?? "all"} />;
}
