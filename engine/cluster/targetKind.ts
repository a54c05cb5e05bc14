/** What can be scaled here. All are of the API group apps. */
export const targetKinds = ["Deployment", "StatefulSet", "ReplicaSet"] as const;

export type TargetKind = (typeof targetKinds)[number];
