import { heldByReasons, type ControllerMemory, type Reconcile } from "../controller/decision";
import type { ControllerFlags } from "../controller/flags";
import { rateLimited, withoutFillIns } from "../controller/heldBy";
import { freshMemory, reconcileAutoscaler, reconcileCount } from "../controller/horizontal";
import { queueRules } from "../controller/olderRules";
import { recordSeen } from "./seenMetrics";
import { recordCount } from "./stepColumns";
import type { ControllerLook, ControllerRun, SimulatedController } from "./simulatedController";
import type { StepColumns } from "./trace";

/** Today's controller, or that of an older version of it. */
export function todaysController(first: ControllerFlags): SimulatedController {
  const start = (): ControllerRun => {
    let memory: ControllerMemory = freshMemory();
    return {
      decide({ hpa, flags }, observation, now) {
        const { reconcile, memory: after } = reconcileAutoscaler(hpa, observation, memory, flags, now);
        memory = after;
        return reconcile;
      },
      count({ hpa, flags }, observation, now) {
        const { reconciled, memory: after } = reconcileCount(hpa, observation, memory, flags, now);
        memory = after;
        return reconciled;
      },
      renew(renewal) {
        const { status, ...forgotten } = freshMemory();
        memory = { ...memory, ...(renewal !== "remembered" && forgotten), ...(renewal !== "restarted" && { status }) };
      },
    };
  };
  return { flags: first, listsEveryPeriod: false, queue: queueRules, start };
}

/** A reconcile's row, and what it saw of the metrics. */
export function recordLook(look: ControllerLook, reconcile: Reconcile, flags: ControllerFlags): void {
  const { step, steps, metrics, series } = look;
  recordStep(steps, step, reconcile);
  steps.lag[step] = recordSeen(metrics, series, step, { ...look, reconcile, flags });
}

function recordStep(steps: StepColumns, step: number, reconcile: Reconcile): void {
  const { decision } = reconcile;
  const computed = decision.kind === "computed" ? decision : null;
  recordCount(steps, step, reconcile);
  steps.plain[step] = computed ? withoutFillIns(computed.metrics[computed.winner], reconcile.specReplicas ?? NaN) : NaN;
  steps.proposal[step] = computed?.proposal ?? NaN;
  steps.stabilized[step] = computed?.stabilization.result ?? NaN;
  steps.limited[step] = computed ? rateLimited(computed.limit, reconcile.specReplicas ?? NaN) : NaN;
  steps.windowHighest[step] = computed?.stabilization.down.recommendation ?? NaN;
  steps.windowLowest[step] = computed?.stabilization.up?.recommendation ?? NaN;
  steps.heldBy[step] = heldByReasons.indexOf(reconcile.heldBy.by);
}
