import { stepAt } from "../../engine/index";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";

/** The step under the cursor; −1 if none is selected, or the run has not come that far. */
export function selectedStep(): number {
  const { run } = useTrace.getState();
  const { cursor } = useView.getState();
  return run && cursor !== null && cursor <= run.lastSecond ? stepAt(run.steps.at, cursor) : -1;
}
