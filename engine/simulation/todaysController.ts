import { heldByReasons, type ControllerMemory, type Reconcile } from "../controller/decision";
import { latestVersion, type ControllerFlags } from "../controller/flags";
import { rateLimited, withoutFillIns } from "../controller/heldBy";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import { reconcilesEditsAtOnce } from "../controller/olderRules";
import { recordSeen } from "./seen";
import type { ControllerRun, SimulatedController } from "./simulatedController";
import type { StepColumns } from "./trace";

/** Today's controller, or that of an older version of it. */
export function todaysController(flags: ControllerFlags): SimulatedController {
  const start = (): ControllerRun => {
    const reconciles: Reconcile[] = [];
    let memory: ControllerMemory = freshMemory();
    return {
      reconciles,
      reconcile({ now, step, hpa, observation, usage, steps, metrics, series, scrapedAt }) {
        const { reconcile, memory: after } = reconcileAutoscaler(hpa, observation, memory, flags, now);
        memory = after;
        reconciles.push(reconcile);
        recordStep(steps, step, reconcile);
        steps.lag[step] = recordSeen(metrics, series, step, { reconcile, observation, usage, flags, scrapedAt });
        return reconcile.scaledTo;
      },
    };
  };
  return { flags, reconcilesEditsAtOnce: reconcilesEditsAtOnce[flags.kubernetesVersion ?? latestVersion], start };
}

function recordStep(steps: StepColumns, step: number, reconcile: Reconcile): void {
  const { decision } = reconcile;
  const computed = decision.kind === "computed" ? decision : null;
  steps.at[step] = reconcile.at;
  steps.current[step] = reconcile.specReplicas ?? NaN;
  steps.plain[step] = computed ? withoutFillIns(computed.metrics[computed.winner], steps.current[step]) : NaN;
  steps.proposal[step] = computed?.proposal ?? NaN;
  steps.stabilized[step] = computed?.stabilization.result ?? NaN;
  steps.limited[step] = computed ? rateLimited(computed.limit, steps.current[step]) : NaN;
  steps.windowHighest[step] = computed?.stabilization.down.recommendation ?? NaN;
  steps.windowLowest[step] = computed?.stabilization.up?.recommendation ?? NaN;
  steps.applied[step] = reconcile.scaledTo ?? reconcile.specReplicas ?? NaN;
  steps.rescaled[step] = reconcile.scaledTo === null ? 0 : 1;
  steps.heldBy[step] = heldByReasons.indexOf(reconcile.heldBy.by);
}
