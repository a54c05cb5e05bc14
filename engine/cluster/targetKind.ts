/** The kinds that can be scaled here. All are in the API group apps. */
export const targetKinds = ["Deployment", "StatefulSet", "ReplicaSet"] as const;

export type TargetKind = (typeof targetKinds)[number];
