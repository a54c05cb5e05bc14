import { workloadFields } from "../cluster/workload";
import { clusterFields } from "../cluster/clusterSettings";
import type { Scenario } from "../scenario/scenario";
import type { LateParts } from "../simulation/lateParts";
import { prepareRun } from "../simulation/prepareRun";
import type { Trace } from "../simulation/trace";
import { candidateWriter } from "../study/candidateText";
import { fieldKinds, studyFields, type StudyField } from "../study/fields";
import type { Episode, EpisodeKind } from "./episode";

/** A setting whose change the episode asks for, and the scenario's parts with it. `field`: a study's path, or one of `formFields`. */
export interface StoryChange {
  field: string;
  value: string;
  parts: Partial<Scenario>;
}

/** Settings outside the manifest. */
export const formFields = ["workload.preStopSeconds", "workload.memoryLimitMebibytes", "cluster.nodes"] as const;

interface Wish {
  field: string;
  /** A quantity of CPU has its unit. */
  value: number | `${number}m`;
}

interface Situation {
  trace: Trace;
  /** A number field's value now; null: the scenario has no such field. */
  today(field: string): number | null;
  /** The first target for CPU: a utilization, or an average value. */
  cpuTarget: StudyField | undefined;
}

const scaleUp = "spec.behavior.scaleUp";
const scaleDown = "spec.behavior.scaleDown";

/** What each kind of episode suggests; null: no setting alone would change it. */
const wishes: { readonly [Kind in EpisodeKind]: (episode: Episode<Kind>, situation: Situation) => Wish | null } = {
  // More room under the target serves the load until new pods are ready.
  reacted: (_, { cpuTarget }) =>
    cpuTarget?.kind === "utilization" ? { field: cpuTarget.path, value: Math.round(Number(cpuTarget.today) * 0.7) } : null,
  flapped({ from, to, startUpWrites, longestPause }, situation) {
    if (startUpWrites > 0) return longerThanStartUp(situation);
    // No window holds what KEDA writes.
    if (situation.trace.keda?.writes.some(({ at }) => at >= from && at <= to) === true) return null;
    return { field: `${scaleDown}.stabilizationWindowSeconds`, value: Math.ceil(longestPause / 300) * 300 + 300 };
  },
  moved: ({ startUp }, situation) => (startUp === null ? null : longerThanStartUp(situation)),
  heldBack({ by, wanted, highest }, { today }) {
    if (by === "window") return { field: `${scaleUp}.stabilizationWindowSeconds`, value: 0 };
    if (by === "maxReplicas") return { field: "spec.maxReplicas", value: Math.min(wanted, 2 * highest) };
    const field = `${scaleUp}.policies[0].value`;
    const value = today(field);
    return by === "pods" || value === null ? null : { field, value: 2 * value };
  },
  keptUp({ by }, { today }) {
    const field = `${scaleDown}.stabilizationWindowSeconds`;
    const value = today(field);
    return by !== "window" || value === null ? null : { field, value: Math.floor(value / 2) };
  },
  // What a sample says of a pod at its limit is never more than the limit.
  unseen({ atLimitSeconds }, { cpuTarget, trace: { workload } }) {
    if (atLimitSeconds === 0 || cpuTarget === undefined || workload.cpuLimitMilli === 0) return null;
    const shareOfLimit = 0.7 * workload.cpuLimitMilli;
    if (cpuTarget.kind === "target") return { field: cpuTarget.path, value: `${Math.floor(shareOfLimit)}m` };
    return { field: cpuTarget.path, value: Math.floor((100 * shareOfLimit) / workload.cpuRequestMilli) };
  },
  noRoom: ({ pods }, { trace: { settings, workload } }) => ({
    field: "cluster.nodes",
    value: settings.nodes + Math.ceil(pods / Math.max(1, Math.floor(settings.nodeCpuMilli / workload.cpuRequestMilli))),
  }),
  lostAtScaleDown: (_, { trace: { settings, workload } }) => {
    const value = settings.endpointsDelaySeconds + 4;
    return value > workload.preStopSeconds ? { field: "workload.preStopSeconds", value } : null;
  },
  // A leak only takes longer to fill it, so this helps a run that ends before.
  outOfMemory: ({ mostMebibytes }, { trace: { workload } }) =>
    mostMebibytes === workload.memoryLimitMebibytes ? { field: "workload.memoryLimitMebibytes", value: 2 * mostMebibytes } : null,
  steady: () => null,
  undecided: () => null,
  struck: () => null,
  vpaChanged: () => null,
  neverDrained: () => null,
  cooledDown(_, { today }) {
    const value = today("spec.cooldownPeriod");
    return value === null ? null : { field: "spec.cooldownPeriod", value: Math.floor(value / 2) };
  },
};

/** A window that remembers the count from before the start-up CPU, until no sample has it any more. */
const longerThanStartUp = ({ trace: { workload } }: Situation): Wish => ({
  field: `${scaleUp}.stabilizationWindowSeconds`,
  value: Math.ceil((workload.startUpCpuSeconds + 30) / 30) * 30,
});

/** What would change each episode; null where nothing is suggested, or where the scenario has it already, or cannot have it. */
export function changesOf(story: readonly Episode[], scenario: Scenario, trace: Trace, parts: LateParts): (StoryChange | null)[] {
  const fields = new Map(studyFields(scenario, parts).map((field) => [field.path, field]));
  const situation: Situation = {
    trace,
    today: (path) => {
      const field = fields.get(asInScaledObject(path, fields));
      return field === undefined ? null : Number(field.today);
    },
    cpuTarget: [...fields.values()].find(({ kind, metric }) => metric === "cpu" && (kind === "utilization" || kind === "target")),
  };
  const known = new Map<string, StoryChange | null>();
  return story.map((episode) => {
    const wish = wishFor(episode, situation);
    if (wish === null) return null;
    const field = asInScaledObject(wish.field, fields);
    const key = `${field}=${wish.value}`;
    const change = known.has(key) ? known.get(key)! : changeOf({ ...wish, field }, scenario, trace, fields.get(field), parts);
    known.set(key, change);
    return change;
  });
}

const wishFor = <Kind extends EpisodeKind>(episode: Episode<Kind>, situation: Situation): Wish | null =>
  (wishes[episode.kind] as (episode: Episode<Kind>, situation: Situation) => Wish | null)(episode, situation);

/** A ScaledObject has the rules of the HPA in a place of its own, and other names for the bounds. */
function asInScaledObject(path: string, fields: ReadonlyMap<string, StudyField>): string {
  const inKeda = path.startsWith("spec.behavior.")
    ? path.replace("spec.", "spec.advanced.horizontalPodAutoscalerConfig.")
    : path.replace("spec.maxReplicas", "spec.maxReplicaCount");
  return !fields.has(path) && fields.has(inKeda) ? inKeda : path;
}

function changeOf(
  { field, value }: Wish,
  scenario: Scenario,
  trace: Trace,
  known: StudyField | undefined,
  parts: LateParts,
): StoryChange | null {
  const form = formFields.find((each) => each === field);
  const forms = form !== undefined && typeof value === "number" ? inForms(form, value, scenario, trace) : null;
  const written = forms ?? (known === undefined ? null : inText(known, value, scenario, parts));
  if (written === null || !prepareRun({ ...scenario, ...written }, parts).ok) return null;
  return { field, value: String(value), parts: written };
}

function inForms(field: (typeof formFields)[number], value: number, scenario: Scenario, { taken }: Trace): Partial<Scenario> | null {
  const { workload, cluster } = scenario;
  if (field === "cluster.nodes") return value > clusterFields.nodes.max ? null : { cluster: { ...cluster, nodes: value } };
  const name = field === "workload.preStopSeconds" ? "preStopSeconds" : "memoryLimitMebibytes";
  // The manifest's own value wins over the form's.
  if (taken?.numbers[name] !== undefined || value > workloadFields[name].max) return null;
  return { workload: { ...workload, [name]: value } };
}

function inText({ path, kind, today }: StudyField, value: Wish["value"], scenario: Scenario, parts: LateParts): Partial<Scenario> | null {
  const bounds = fieldKinds[kind];
  if (!("min" in bounds) || String(value) === today) return null;
  const amount = typeof value === "number" ? value * (bounds.quantity ? 1000 : 1) : Number.parseInt(value, 10);
  if (amount < bounds.min || amount > bounds.max) return null;
  const writer = candidateWriter(scenario, [path], parts);
  return "missing" in writer ? null : { manifest: writer.write([String(value)]).manifest };
}
