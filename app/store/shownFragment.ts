import { encodeLink } from "../../engine/index";
import { useBaseline } from "./baseline";
import { useScenario } from "./scenario";
import { useTrace } from "./trace";
import { useView } from "./view";
import { fitted } from "./zoom";

/**
 * The link's fragment for what a picture of the page shows: the scenario, the moment, the part in view and the pinned run. Null if no link could
 * hold it, or if the manifest has errors, because the picture is of an earlier one then.
 */
export function shownFragment(cursor: number | null): string | null {
  if (useTrace.getState().stale) return null;
  const { scenario } = useScenario.getState();
  const { zoom } = useView.getState();
  const { scenario: baseline } = useBaseline.getState();
  return encodeLink({ scenario, baseline, cursor, zoom: zoom && fitted(zoom, scenario.durationSeconds) });
}
