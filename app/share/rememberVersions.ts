import { noVisits, readScenario, simulatedVersions, type Scenario, type VersionVisits } from "../../engine/index";
import { useScenario } from "../store/scenario";

const key = "hpa-playground/versions";

/** After a reload, the versions that this tab's scenario had are known again, so that going back to one restores its gates. */
export function rememberVersions(): void {
  const { scenario } = useScenario.getState();
  const visits = keptVisits(scenario);
  if (visits) useScenario.setState({ visits });
  window.addEventListener("pagehide", keepVisits);
}

function keepVisits(): void {
  const { scenario, visits } = useScenario.getState();
  try {
    if (visits === noVisits) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ flags: JSON.stringify(scenario.flags), visits }));
  } catch {
    // The storage is blocked, so each version has its defaults after a reload.
  }
}

/** Null if they belong to other flags, or cannot be read. */
function keptVisits(scenario: Scenario): VersionVisits | null {
  try {
    const { flags, visits } = JSON.parse(sessionStorage.getItem(key) ?? "null") as { flags: unknown; visits: VersionVisits };
    return flags === JSON.stringify(scenario.flags) ? readVisits(scenario, visits) : null;
  } catch {
    return null;
  }
}

function readVisits(scenario: Scenario, { cameWithSeconds, left }: VersionVisits): VersionVisits {
  const read = simulatedVersions.flatMap((kubernetesVersion) => {
    const reading = readScenario({ ...scenario, flags: { ...scenario.flags, ...left[kubernetesVersion], kubernetesVersion } });
    if (left[kubernetesVersion] === undefined || !reading.ok) return [];
    const { featureGates, syncPeriodSeconds } = reading.value.flags;
    return [[kubernetesVersion, { featureGates, syncPeriodSeconds }]];
  });
  return { cameWithSeconds: typeof cameWithSeconds === "number" ? cameWithSeconds : null, left: Object.fromEntries(read) };
}
