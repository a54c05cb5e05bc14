/** Two releases of Kubernetes under one scenario: the baseline has the one, the page's scenario the other. */
import { latestVersion, switchVersion, type KubernetesVersion, type Scenario } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { setVersion, useScenario } from "../store/scenario";
import { showComparison, unpin } from "./pin";

export interface Upgrade {
  from: KubernetesVersion;
  to: KubernetesVersion;
}

/** Pins the scenario under one release, gives the page's scenario the other one, and opens the comparison. */
export function compareReleases(from: KubernetesVersion, to: KubernetesVersion): void {
  const { scenario, visits } = useScenario.getState();
  const isOwn = versionOf(scenario) === from;
  const pinned = isOwn ? scenario : { ...scenario, flags: switchVersion(scenario.flags, from, visits).flags };
  useBaseline.setState({ scenario: pinned });
  if (versionOf(scenario) !== to) setVersion(to);
  showComparison();
}

/** The two releases; null if none is pinned, or if the two scenarios differ in more than their release and its gates. */
export function useUpgrade(): Upgrade | null {
  const pinned = useBaseline((baseline) => baseline.scenario);
  const scenario = useScenario((state) => state.scenario);
  if (pinned === null || !differOnlyInRelease(pinned, scenario)) return null;
  const [from, to] = [versionOf(pinned), versionOf(scenario)];
  return from === "1.2" || to === "1.2" || from === to ? null : { from, to };
}

/** Gives the page's scenario the baseline's release again, with its gates, and ends the comparison. */
export function goBackTo(version: KubernetesVersion): void {
  setVersion(version);
  unpin();
}

const versionOf = ({ flags: { kubernetesVersion = latestVersion } }: Scenario) => kubernetesVersion;

/** A pinned scenario shares the parts that nobody changed since, so a comparison of their identity is enough. */
function differOnlyInRelease(pinned: Scenario, now: Scenario): boolean {
  const { flags: before, name: _, ...ofBaseline } = pinned;
  const { flags: after, name: __, ...ofNow } = now;
  return isSame(ofBaseline, ofNow) && isSame({ ...before, ...ofRelease }, { ...after, ...ofRelease });
}

const ofRelease = { kubernetesVersion: undefined, featureGates: undefined };

function isSame<T extends object>(one: T, other: T): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof T>;
  return [...keys].every((key) => one[key] === other[key]);
}
