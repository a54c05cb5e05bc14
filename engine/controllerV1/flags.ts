/**
 * The versions that had this controller. 1.1 means the source between the release of 1.1 and that of 1.2, which introduced scale targets in
 * any group.
 */
export type KubernetesV1Version = "1.1" | "1.2";

/** Only the sync period was a flag then; the others were constants. Durations are whole seconds, `tolerance` is a ratio. */
export interface ControllerV1Flags {
  kubernetesVersion: KubernetesV1Version;
  syncPeriodSeconds: number;
  tolerance: number;
  upscaleForbiddenWindowSeconds: number;
  downscaleForbiddenWindowSeconds: number;
}

export const defaultV1Flags: ControllerV1Flags = {
  kubernetesVersion: "1.2",
  syncPeriodSeconds: 30,
  tolerance: 0.1,
  upscaleForbiddenWindowSeconds: 180,
  downscaleForbiddenWindowSeconds: 300,
};
