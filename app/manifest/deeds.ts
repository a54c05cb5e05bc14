import { incidentFields, manifestAt, type Deed, type Incident } from "../../engine/index";
import { useKubectl } from "../store/kubectl";
import { addIncident, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { select, useView } from "../store/view";
import { currentLayout } from "../ui/layout";

type Kind = Deed["kind"];

/** What the page does for a command, at the cursor. A deed that is forgotten here does not compile. */
const deeds: { [K in Kind]: (deed: Extract<Deed, { kind: K }>) => void } = {
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
    useView.setState(currentLayout() === "wide" ? { rightTab: "kubectl" } : { tab: "kubectl" });
  },
};

export function doDeed(deed: Deed): void {
  (deeds[deed.kind] as (deed: Deed) => void)(deed);
}

/** The cursor; without one the middle of the run. */
const cursor = (): number => useView.getState().cursor ?? Math.round(useScenario.getState().scenario.durationSeconds / 2);
const strike = (incident: Incident): number => addIncident(incident);
