/** Two releases of Kubernetes or of KEDA under one scenario: the baseline has the one, the page's scenario the other. */
import {
  kedaVersionOf,
  kubernetesVersions,
  latestVersion,
  unnamedVersion,
  switchVersion,
  type KedaVersion,
  type KubernetesVersion,
  type Scenario,
} from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { setKedaVersion, setVersion, useScenario } from "../store/scenario";
import { showComparison, unpin } from "./pin";

export type Upgrade = KubernetesUpgrade | KedaUpgrade;

export interface KubernetesUpgrade {
  of: "kubernetes";
  from: KubernetesVersion;
  to: KubernetesVersion;
}

export interface KedaUpgrade {
  of: "keda";
  from: KedaVersion;
  to: KedaVersion;
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

/** An upgrade of the present scenario to the newest release; the newest itself is compared with the one before it. null for 1.2, whose controller is another one. */
export function upgradeOf(scenario: Scenario): KubernetesUpgrade | null {
  const now = versionOf(scenario);
  if (now === "1.2") return null;
  const place = kubernetesVersions.indexOf(now);
  const isOlder = place < kubernetesVersions.indexOf(latestVersion);
  return isOlder ? { of: "kubernetes", from: now, to: latestVersion } : { of: "kubernetes", from: kubernetesVersions[place - 1]!, to: now };
}

/** The same for two releases of KEDA. */
export function compareKedaReleases(from: KedaVersion, to: KedaVersion): void {
  const { scenario } = useScenario.getState();
  const isOwn = kedaVersionOf(scenario) === from;
  useBaseline.setState({ scenario: isOwn ? scenario : { ...scenario, flags: { ...scenario.flags, kedaVersion: from } } });
  if (kedaVersionOf(scenario) !== to) setKedaVersion(to);
  showComparison();
}

/** The two releases; null if none is pinned, or if the two scenarios differ in more than one release and its gates. */
export function useUpgrade(): Upgrade | null {
  const pinned = useBaseline((baseline) => baseline.scenario);
  const scenario = useScenario((state) => state.scenario);
  return upgradeBetween(pinned, scenario);
}

export function upgradeBetween(pinned: Scenario | null, scenario: Scenario): Upgrade | null {
  if (pinned === null || !differOnlyInReleases(pinned, scenario)) return null;
  const [from, to] = [versionOf(pinned), versionOf(scenario)];
  const [kedaFrom, kedaTo] = [kedaVersionOf(pinned), kedaVersionOf(scenario)];
  if (kedaFrom !== kedaTo) return from === to && hasSameGates(pinned, scenario) ? { of: "keda", from: kedaFrom, to: kedaTo } : null;
  return from === "1.2" || to === "1.2" || from === to ? null : { of: "kubernetes", from, to };
}

/** Gives the page's scenario the baseline's release again, with its gates, and ends the comparison. */
export function goBack(upgrade: Upgrade): void {
  if (upgrade.of === "keda") setKedaVersion(upgrade.from);
  else setVersion(upgrade.from);
  unpin();
}

const versionOf = ({ flags: { kubernetesVersion = unnamedVersion } }: Scenario) => kubernetesVersion;
const hasSameGates = (one: Scenario, other: Scenario): boolean => one.flags.featureGates === other.flags.featureGates;

/** A pinned scenario shares the parts that nobody changed since, so a comparison of their identity is enough. */
function differOnlyInReleases(pinned: Scenario, now: Scenario): boolean {
  const { flags: before, name: _, ...ofBaseline } = pinned;
  const { flags: after, name: __, ...ofNow } = now;
  return isSame(ofBaseline, ofNow) && isSame({ ...before, ...ofRelease }, { ...after, ...ofRelease });
}

const ofRelease = { kubernetesVersion: undefined, kedaVersion: undefined, featureGates: undefined };

function isSame<T extends object>(one: T, other: T): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof T>;
  return [...keys].every((key) => one[key] === other[key]);
}
