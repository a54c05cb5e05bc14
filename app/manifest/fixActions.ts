import { incidentFields, manifestAt, type FixAction, type Incident } from "../../engine/index";
import { useKubectl } from "../store/kubectl";
import { addIncident, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { select, useView } from "../store/view";
import { currentLayout } from "../ui/layout";
import { useTabs } from "../store/tabs";

type Kind = FixAction["kind"];

/** What the page does for a command, at the cursor. A action that is forgotten here does not compile. */
const fixActions: { [K in Kind]: (action: Extract<FixAction, { kind: K }>) => void } = {
  scale: ({ replicas }) => strike({ at: cursor(), kind: "kubectlScale", replicas }),
  rollingUpdate: () => strike({ at: cursor(), kind: "rollingUpdate", release: "good" }),
  otherPods: () => {
    const { cpuMilli, durationSeconds } = incidentFields;
    const lasting = { cpuMilli: cpuMilli.default, durationSeconds: durationSeconds.default };
    strike({ at: cursor(), kind: "otherPods", pods: 1, podState: "running", ...lasting });
  },
  editAutoscaler: () => strike({ at: cursor(), kind: "hpaEdited", manifest: manifestAt(useScenario.getState().scenario, cursor()) }),
  deleteAutoscaler: () => strike({ at: cursor(), kind: "hpaDeleted" }),
  show({ output }) {
    // kubectl prints only at an open sync.
    const at = useTrace.getState().run?.steps.at ?? [];
    const middle = at[Math.floor(at.length / 2)];
    if (useView.getState().cursor === null && middle !== undefined) select(middle);
    useKubectl.setState({ wanted: output });
    useTabs.setState(currentLayout() === "wide" ? { rightTab: "kubectl" } : { tab: "kubectl" });
  },
};

export function doFixAction(action: FixAction): void {
  (fixActions[action.kind] as (action: FixAction) => void)(action);
}

/** The cursor; without one the middle of the run. */
const cursor = (): number => useView.getState().cursor ?? Math.round(useScenario.getState().scenario.durationSeconds / 2);
const strike = (incident: Incident): number => addIncident(incident);
