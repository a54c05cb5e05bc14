import { defaultFlags } from "../controller/flags";
import { asV1 } from "../controllerV1/asV1";
import { defaultV1Flags, type ControllerV1Flags } from "../controllerV1/flags";
import { freshV1Status, reconcileAutoscalerV1 } from "../controllerV1/horizontal";
import type { ScenarioFlags } from "../scenario/scenario";
import type { ControllerRun, SimulatedController } from "./simulatedController";

/** The autoscaler of Kubernetes 1.2. Only its sync period was a flag. */
export function controllerV1({ syncPeriodSeconds }: Pick<ScenarioFlags, "syncPeriodSeconds">): SimulatedController {
  const flags: ControllerV1Flags = { ...defaultV1Flags, syncPeriodSeconds };
  return {
    flags: { ...defaultFlags, syncPeriodSeconds, tolerance: flags.tolerance },
    // It listed all autoscalers once in every period.
    queue: () => ({ editsAtOnce: false, newAtOnce: false }),
    listsEveryPeriod: true,
    start: () => startRun(flags),
  };
}

function startRun(flags: ControllerV1Flags): ControllerRun {
  let status = freshV1Status();
  const decide: ControllerRun["decide"] = ({ hpa }, observation, now) => {
    const reconcile = reconcileAutoscalerV1(asV1(hpa), observation, status, flags, now);
    status = reconcile.status;
    return reconcile;
  };
  return {
    decide,
    count: decide,
    // All that it remembers is in the status, and it is never upgraded.
    renew() {
      status = freshV1Status();
    },
  };
}
