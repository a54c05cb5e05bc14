import type { KubectlOutput } from "../../engine/index";
import { useKubectl } from "../store/kubectl";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { selectedStep } from "./selectedStep";

/** Requests kubectl's output after each change of the cursor or the run, but only while the page shows that output. */
export function followKubectl(client: { printKubectl(run: number, step: number): void }): void {
  const ask = () => {
    const { watchers, printed } = useKubectl.getState();
    const { run } = useTrace.getState();
    const step = selectedStep();
    if (watchers > 0 && run && step >= 0) client.printKubectl(run.id, step);
    else if (printed) useKubectl.setState({ printed: null });
  };
  useKubectl.subscribe((kubectl, before) => {
    if (kubectl.watchers !== before.watchers) ask();
  });
  useView.subscribe((view, before) => {
    if (view.cursor !== before.cursor) ask();
  });
  useTrace.subscribe((trace, before) => {
    if (trace.run !== before.run) ask();
  });
}

/** Shows the output only if it belongs to the run in the figures. */
export function showPrinted(runId: number, step: number, outputs: readonly KubectlOutput[] | null): void {
  const { run } = useTrace.getState();
  if (run?.id !== runId || useKubectl.getState().watchers === 0 || selectedStep() < 0) return;
  useKubectl.setState({ printed: { at: run.steps.at[step]!, outputs } });
}
