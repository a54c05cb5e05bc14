import { noVisits, readScenario, simulatedVersions, type Scenario, type VersionVisits } from "../../engine/index";
import { fieldsOf, finiteOf, keptJson, readTab } from "../ui/keptData";
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
  const kept = fieldsOf(keptJson(readTab(key), longestKept));
  return kept !== null && kept.get("flags") === JSON.stringify(scenario.flags) ? readVisits(scenario, kept.get("visits")) : null;
}

const longestKept = 100_000;

/** A version whose settings have another form has its defaults. */
export function readVisits(scenario: Scenario, data: unknown): VersionVisits | null {
  const left = fieldsOf(fieldsOf(data)?.get("left"));
  if (left === null) return null;
  const read = simulatedVersions.flatMap((kubernetesVersion) => {
    const settings = fieldsOf(left.get(kubernetesVersion));
    if (settings === null) return [];
    const [gates, seconds] = [settings.get("featureGates"), settings.get("syncPeriodSeconds")];
    const reading = readScenario({
      ...scenario,
      flags: { ...scenario.flags, featureGates: gates, syncPeriodSeconds: seconds, kubernetesVersion },
    });
    if (!reading.ok) return [];
    const { featureGates, syncPeriodSeconds } = reading.value.flags;
    return [[kubernetesVersion, { featureGates, syncPeriodSeconds }]];
  });
  return { cameWithSeconds: finiteOf(fieldsOf(data)?.get("cameWithSeconds")), left: Object.fromEntries(read) };
}
