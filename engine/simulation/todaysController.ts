import { heldByReasons, type ControllerMemory, type Reconcile } from "../controller/decision";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import { parseManifest } from "../manifest/parseManifest";
import { controllerFlags, type ScenarioFlags } from "../scenario/scenario";
import { recordSeen } from "./seen";
import type { ControllerRun, SimulatedController } from "./simulatedController";
import type { StepColumns } from "./trace";

/** Today's controller, or that of an older version of it. */
export function todaysController(scenarioFlags: ScenarioFlags): SimulatedController {
  const flags = controllerFlags(scenarioFlags);
  if (flags === null) throw new Error("the first autoscaler is a controller of its own and has to be handed over");

  const start = (): ControllerRun => {
    const reconciles: Reconcile[] = [];
    let memory: ControllerMemory = freshMemory();
    return {
      reconciles,
      firstReconciles: [],
      reconcile({ now, step, hpa, observation, steps, metrics, series, scrapedAt }) {
        const { reconcile, memory: after } = reconcileAutoscaler(hpa, observation, memory, flags, now);
        memory = after;
        reconciles.push(reconcile);
        recordStep(steps, step, reconcile);
        steps.lag[step] = recordSeen(metrics, series, step, { reconcile, observation, flags: flags, scrapedAt });
        return reconcile.scaledTo;
      },
    };
  };
  return { flags, parse: (text) => parseManifest(text, flags.featureGates, flags.kubernetesVersion), start };
}

function recordStep(steps: StepColumns, step: number, reconcile: Reconcile): void {
  const { decision } = reconcile;
  const computed = decision.kind === "computed" ? decision : null;
  steps.at[step] = reconcile.at;
  steps.current[step] = reconcile.specReplicas ?? NaN;
  steps.proposal[step] = computed?.proposal ?? NaN;
  steps.stabilized[step] = computed?.stabilization.result ?? NaN;
  steps.windowHighest[step] = computed?.stabilization.down.recommendation ?? NaN;
  steps.applied[step] = reconcile.scaledTo ?? reconcile.specReplicas ?? NaN;
  steps.rescaled[step] = reconcile.scaledTo === null ? 0 : 1;
  steps.heldBy[step] = heldByReasons.indexOf(reconcile.heldBy.by);
}
