interface TargetKindDefinition {
  /** The group and version that serve it. */
  apiVersion: "apps/v1" | "v1";
  /** How it replaces its pods by those of a new release; "none": only pods that it creates later have it. */
  rollout: "rolling" | "oneByOne" | "none";
  /** Its short name in kubectl. */
  short: string;
  /** Whether the autoscaler of Kubernetes 1.2 could scale it. */
  inV1: boolean;
}

/** The kinds of workload that can be scaled here, each defined once. Every other list of them is made from this one or checked against it. */
export const targetKinds = {
  Deployment: { apiVersion: "apps/v1", rollout: "rolling", short: "deploy", inV1: true },
  StatefulSet: { apiVersion: "apps/v1", rollout: "oneByOne", short: "sts", inV1: false },
  ReplicaSet: { apiVersion: "apps/v1", rollout: "none", short: "rs", inV1: true },
  ReplicationController: { apiVersion: "v1", rollout: "none", short: "rc", inV1: true },
} as const satisfies Record<string, TargetKindDefinition>;

export type TargetKind = keyof typeof targetKinds;

export const targetKindNames = Object.keys(targetKinds) as readonly TargetKind[];

/** null: a kind that cannot be scaled here. */
export function targetKindOf(kind: string): TargetKind | null {
  return targetKindNames.find((known) => known === kind) ?? null;
}

/** "" for the core group. */
export function targetGroupOf(kind: TargetKind): "apps" | "" {
  return targetKinds[kind].apiVersion === "v1" ? "" : "apps";
}
