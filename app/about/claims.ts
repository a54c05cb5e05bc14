import { latestVersion, recordedReconciles, recordings } from "../../engine/index";
import { t } from "../ui/text";
import { quantity } from "../ui/words";

/** A paragraph, and where whoever doubts it can look: in the page, or in the source. */
export interface Claim {
  text: string;
  page?: string;
  source?: string;
}

const { reconciles, families, marked, judged, defaulted, quantities, printed, brokenRules } = recordings;

export const mirrored: readonly Claim[] = [
  {
    text: t`The HorizontalPodAutoscaler controller of Kubernetes ${latestVersion}, written anew for the browser: function by function, with the same names and the same order of questions. 1.28 is this code with a list of older rules; 1.2 runs the first autoscaler, which was another controller.`,
    source: t`engine/controller/UPSTREAM.md and engine/controllerV1/UPSTREAM.md`,
  },
  {
    text: t`The decision panel words the record that the controller leaves while it decides. In every scenario of the library, a test opens several decisions and looks for each number of the panel in its record.`,
    page: t`Point at a number in the sum to see where it comes from.`,
    source: "app/explain/panel.property.test.tsx",
  },
];

export const checked: readonly Claim[] = [
  {
    text: t`${quantity(recordedReconciles)} reconciles of the real controllers were recorded: ${quantity(reconciles.latest)} of 1.37 in ${families.latest} families of situations, ${quantity(reconciles.older)} of 1.28 in ${families.older}, and ${quantity(reconciles.first)} of the first autoscaler. At each, ours gets the same manifest, pods and metrics, and must answer alike in every field: the write, the status and its times, events and errors to the letter.`,
    source: "engine/conformance/conformance.test.ts",
  },
  {
    text: t`What was recorded is the real Go code under an artificial clock, with stand-ins for the API server and the metrics APIs; for 1.28, with newer libraries for quantities and selectors. The situations were made up to meet its rules; no production cluster is among them.`,
  },
  {
    text: t`In ${marked} of the reconciles a number leaves its range, as after a division by zero replicas. What follows can depend on the machine, so they are marked; they must come out as on amd64.`,
  },
  {
    text: t`${judged} manifests must be accepted or refused as by 1.37’s API server, ${defaulted} must get its defaults, and ${quantities} quantities must be read as it reads them.`,
    source: "engine/conformance/manifests.test.ts",
  },
  {
    text: t`Of the real kubectl, 1.28 and 1.36, ${printed.describe} outputs of describe and ${printed.top} of top pods were recorded; of its libraries, what an API server keeps of ${printed.events} series of events, and ${printed.ages} ages. What the page prints must be equal to the letter. kubectl get has no recordings: it follows the source.`,
    source: "engine/conformance/kubectl.test.ts",
  },
  {
    text: t`To try the checks themselves, ${brokenRules} rules were broken on purpose, one at a time. Each was found by a test or a recording.`,
    source: "engine/controller/MUTATIONS.md",
  },
  {
    text: t`To do a sum yourself, take the run away: every second and every reconcile as a table.`,
    page: t`Share, save and open, then Take the run away.`,
  },
];

export const modelled = t`The controller is held to recordings. The cluster around it is a model, for which there are none. Its chance comes from the scenario’s seed alone, so that a link gives the same run everywhere. Where it is simpler than your cluster, a number that is right here can be another one there.`;

export const differences: readonly string[] = [
  t`Only 1.2, 1.28 and 1.37 can be chosen; what came and went between them is missing.`,
  t`Times are whole seconds; the real controller’s are finer.`,
  t`A failed write is not tried again; 1.37 retries a conflict with the same number.`,
  t`Requests are rounded to thousandths before they are added, and pod overhead is left out.`,
  t`A metric’s selector is checked, but does not choose its value.`,
  t`Of several autoscalers on the same pods, the message names the first two by name; the real one names any two.`,
  t`An Object metric without the value that its target’s type asks for fails; the real controller would crash.`,
  t`1.2 gets one sample of each pod instead of its last minute’s average, and no custom metrics.`,
  t`status.observedGeneration is left out.`,
  t`Targets other than Deployments, StatefulSets and ReplicaSets, and resources other than cpu and memory, are refused at their line.`,
];

export const last = t`Still in doubt? Copy the link: it holds all that the number came from, and opens the same decision for others.`;
