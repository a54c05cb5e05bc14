import { useEvidence } from "../../store/evidence";
import { nearestSync } from "../../store/evidenceSeries";
import { useView } from "../../store/view";

/** The sync of the readouts: the one under the pointer, else the selected one. */
export function useReadSync(): number | null {
  const hover = useView((view) => view.hover);
  const sync = useEvidence((evidence) => evidence.sync);
  return hover === null ? sync : nearestSync(hover);
}
