import type { HorizontalPodAutoscalerV1, HorizontalPodAutoscalerV1Status } from "../../api/autoscalingV1";
import type { ReconcileV1 } from "../../controllerV1/decision";
import { defaultV1Flags, type ControllerV1Flags } from "../../controllerV1/flags";
import { freshV1Status, reconcileOnUtilization } from "../../controllerV1/horizontal";
import type { SeededRandom } from "../../lib/random";

/** Everything that a reconcile of Kubernetes 1.2's autoscaler depends on. */
export interface StepV1 {
  spec: Pick<HorizontalPodAutoscalerV1["spec"], "minReplicas" | "maxReplicas" | "targetCPUUtilizationPercentage">;
  specReplicas: number;
  statusReplicas: number;
  updateError?: string;
  /** Null: the metric cannot be read. */
  utilizationPercent: number | null;
  timestamp: number;
  status: HorizontalPodAutoscalerV1Status;
  flags: ControllerV1Flags;
  now: number;
}

export const stepV1: StepV1 = {
  spec: { minReplicas: 2, maxReplicas: 10, targetCPUUtilizationPercentage: 50 },
  specReplicas: 4,
  statusReplicas: 4,
  utilizationPercent: 50,
  timestamp: 990,
  status: freshV1Status(),
  flags: defaultV1Flags,
  now: 1000,
};

export function driveV1(step: StepV1): ReconcileV1 {
  const { spec, specReplicas, statusReplicas, updateError, utilizationPercent, timestamp, status, flags, now } = step;
  return reconcileOnUtilization(
    { metadata: { name: "web" }, spec: { scaleTargetRef: { kind: "Deployment", name: "web" }, ...spec } },
    { ok: true, specReplicas, statusReplicas, selector: "app=web", ...(updateError !== undefined && { updateError }) },
    () => (utilizationPercent === null ? { ok: false, error: "no pods" } : { ok: true, utilizationPercent, timestamp }),
    status,
    flags,
    now,
  );
}

/** A step that a run of either version can reach. */
export function randomStepV1(random: SeededRandom): StepV1 {
  const chance = (percent: number) => random.integer(100) < percent;
  const minReplicas = 1 + random.integer(4);
  const maxReplicas = minReplicas + random.integer(12);
  const statusReplicas = chance(90) ? minReplicas + random.integer(maxReplicas - minReplicas + 1) : random.integer(20);
  const now = 1000;
  return {
    spec: { ...(chance(90) && { minReplicas }), maxReplicas, targetCPUUtilizationPercentage: 10 + random.integer(90) },
    statusReplicas,
    specReplicas: chance(80) ? statusReplicas : 1 + random.integer(maxReplicas),
    ...(chance(10) && { updateError: "conflict" }),
    utilizationPercent: chance(92) ? random.integer(chance(50) ? 120 : 400) : null,
    timestamp: now - random.integer(60),
    status: { ...freshV1Status(), lastScaleTime: chance(30) ? null : now - random.integer(420) },
    flags: { ...defaultV1Flags, kubernetesVersion: chance(70) ? "1.2" : "1.1" },
    now,
  };
}
