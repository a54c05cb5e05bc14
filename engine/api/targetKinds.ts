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

/** Kinds of other projects that people often scale. Every kind with a scale subresource can be a target; these are known by name. */
export const otherTargetKinds = {
  Rollout: { apiVersion: "argoproj.io/v1alpha1", short: "ro" },
  DeploymentConfig: { apiVersion: "apps.openshift.io/v1", short: "dc" },
  CloneSet: { apiVersion: "apps.kruise.io/v1alpha1", short: "clone" },
} as const satisfies Record<string, { apiVersion: string; short: string }>;

/** The version of a kind of another project; null: its project is not known. */
export const otherVersionOf = (kind: string): string | null =>
  Object.hasOwn(otherTargetKinds, kind) ? otherTargetKinds[kind as keyof typeof otherTargetKinds].apiVersion : null;

/** Whether a group is not of Kubernetes itself. A group of one's own has a dot, and groups that end in .k8s.io are reserved. */
export const isOtherGroup = (group: string): boolean => group.includes(".") && !/(?:^|\.)k8s\.io$/.test(group);

/**
 * The kind that a target is simulated as. The autoscaler reads and writes only the scale of a target, so one of another project is
 * simulated as the kind of the same name, or as a Deployment. null: a kind that cannot be scaled here.
 */
export function simulatedKindOf({ apiVersion = "", kind }: { apiVersion?: string | undefined; kind: string }): TargetKind | null {
  const isOther = isOtherGroup(apiVersion.slice(0, Math.max(0, apiVersion.indexOf("/"))));
  return targetKindOf(kind) ?? (isOther && kind !== "" ? "Deployment" : null);
}

/** "" for the core group. */
export function targetGroupOf(kind: TargetKind): "apps" | "" {
  return targetKinds[kind].apiVersion === "v1" ? "" : "apps";
}
