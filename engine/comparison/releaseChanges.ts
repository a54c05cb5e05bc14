/** Everything of the autoscaler that changed between the releases, in one list. Each room dates its own rules; this list only joins them. */
import { lowersMemoryLimits, resizesInPlace } from "../cluster/resizeState";
import { isEnabled, unnamedVersion, type ControllerFlags } from "../controller/flags";
import { olderRuleNames, olderRules, queueChanges, type OlderRule } from "../controller/olderRules";
import { isBefore, kubernetesVersions, type Dated, type KubernetesVersion } from "../controller/releases";
import { kubectlChanges } from "../kubectl/releaseChanges";
import { apiServerChanges } from "../manifest/apiServerRules";

/** `HPAScaleToZero` became on by default: the API server accepts a minReplicas of 0, and the controller wakes what it sent to zero. */
const gateChanges = { scalesToZeroByDefault: { since: "1.37", certainty: "sure" } } as const satisfies Record<string, Dated>;

/** What the API server and the kubelets do to pods. */
const podChanges = { resizesInPlace, lowersMemoryLimits } as const satisfies Record<string, Dated>;

/** What the simulated cluster cannot show, because nothing in it happens between a read and a write. */
const unseenChanges = {
  triesScaleAgain: { since: "1.34", certainty: "sure" },
  observesGeneration: { since: "1.37", certainty: "sure" },
  noticesDeletion: { since: "1.37", certainty: "sure" },
} as const satisfies Record<string, Dated>;

export type PodChange = keyof typeof podChanges;
export type QueueChange = keyof typeof queueChanges;
export type ApiServerChange = keyof typeof apiServerChanges;
export type ReleaseChangeName =
  | OlderRule
  | QueueChange
  | ApiServerChange
  | keyof typeof gateChanges
  | PodChange
  | keyof typeof kubectlChanges
  | keyof typeof unseenChanges;

/** What a change can make different, from what matters most to what matters least: a count, only the stored status, only words. */
export const concernsInOrder = ["decision", "status", "text"] as const;

export type Concern = (typeof concernsInOrder)[number];

/**
 * One difference. `part`: who behaves differently. `concerns`: the most that it can change. A run shows the effects of all but those with
 * the part "outside".
 */
export type ReleaseChange = Dated & {
  concerns: Concern;
} & (
    | { part: "controller"; name: OlderRule }
    | { part: "queue"; name: QueueChange }
    | { part: "apiServer"; name: ApiServerChange }
    | { part: "gate"; name: keyof typeof gateChanges }
    | { part: "pods"; name: PodChange }
    | { part: "outside"; name: keyof typeof kubectlChanges | keyof typeof unseenChanges }
  );

const allChanges: readonly ReleaseChange[] = [
  ...olderRuleNames.map((name): ReleaseChange => {
    const { endsIn, certainty, concerns } = olderRules[name];
    return { part: "controller", name, since: endsIn, certainty, concerns };
  }),
  ...entries(gateChanges).map(([name, dated]): ReleaseChange => ({ part: "gate", name, ...dated, concerns: "decision" })),
  ...entries(podChanges).map(([name, dated]): ReleaseChange => ({ part: "pods", name, ...dated, concerns: "decision" })),
  ...entries(queueChanges).map(([name, dated]): ReleaseChange => ({ part: "queue", name, ...dated, concerns: "decision" })),
  ...entries(apiServerChanges).map(([name, dated]): ReleaseChange => ({
    part: "apiServer",
    name,
    ...dated,
    concerns: name === "checksReferenceVersions" ? "decision" : "text",
  })),
  ...[...entries(kubectlChanges), ...entries(unseenChanges)].map(([name, dated]): ReleaseChange => ({
    part: "outside",
    name,
    ...dated,
    concerns: "text",
  })),
];

/** Oldest first; within a release those that can change a count come first. */
export const releaseChanges: readonly ReleaseChange[] = kubernetesVersions.flatMap((version) =>
  concernsInOrder.flatMap((each) => allChanges.filter(({ since, concerns }) => since === version && concerns === each)),
);

/**
 * The changes that come with an upgrade, under these flags: a gate that is set the same way in both releases changes nothing.
 */
export function changesBetween(older: ControllerFlags, newer: ControllerFlags): ReleaseChange[] {
  const [from, to] = [versionOf(older), versionOf(newer)];
  return releaseChanges.filter(({ name, since }) => {
    const gate = gateOf[name];
    if (gate !== undefined) {
      return !isEnabled(gate, older.featureGates, from) && isEnabled(gate, newer.featureGates, to);
    }
    return isBefore(from, since) && !isBefore(to, since);
  });
}

/** The gates that decide, where the release only sets their default. */
const gateOf: Readonly<Partial<Record<ReleaseChangeName, "HPAConfigurableTolerance" | "HPAScaleToZero" | "HPAGeneration">>> = {
  noToleranceInManifest: "HPAConfigurableTolerance",
  scalesToZeroByDefault: "HPAScaleToZero",
  editsAtOnce: "HPAGeneration",
};

const versionOf = ({ kubernetesVersion = unnamedVersion }: ControllerFlags): KubernetesVersion => kubernetesVersion;

function entries<Name extends string>(table: Readonly<Record<Name, Dated>>): [Name, Dated][] {
  return Object.entries<Dated>(table) as [Name, Dated][];
}
