import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { startEpochOf } from "../keda/cron/startEpoch";
import { byText } from "../lib/order";
import { seededRandom } from "../lib/random";
import { say } from "../lib/sentence";
import { namesVpa } from "../manifest/namesVpa";
import { controllerFlags } from "../scenario/scenario";
import type { Target } from "../simulation/target";
import type { VpaPart, VpaReadForRun } from "../simulation/vpaPart";
import { parseVpa, type ReadVpa, type VpaReading } from "../vpa/manifest/parseVpa";
import { firstHistory } from "./firstHistory";
import { startVpa } from "./startVpa";
import { vpaSettings } from "./vpaSettings";

/** The Vertical Pod Autoscaler as a run needs it. */
export const simulatedVpa: VpaPart = {
  read(text) {
    const reading = parseVpa(text);
    return { problems: reading.problems, prepare: (scenario, target, hpa) => prepare(reading, scenario, target, hpa) };
  },
};

type Prepare = VpaReadForRun["prepare"];

function prepare({ vpas, limitRange }: VpaReading, ...[scenario, target, hpa]: Parameters<Prepare>): ReturnType<Prepare> {
  const own = vpas.filter((each) => isOf(each, target, hpa)).toSorted((one, other) => byText(one.name, other.name));
  const [first] = own;
  if (first === undefined) return { ok: true, vpa: null };
  if (controllerFlags(scenario.flags) === null)
    return { ok: false, said: say`The manifest has a VerticalPodAutoscaler, and Kubernetes 1.2 has none.` };
  if (target.pod.requestsMilli !== undefined) {
    return {
      ok: false,
      said: say`The pods have requests of their own, beside those of their containers. A VerticalPodAutoscaler beside them is not simulated.`,
    };
  }
  const edit = scenario.incidents.find((incident) => "manifest" in incident && changes(incident.manifest, first));
  if (edit !== undefined)
    return { ok: false, said: say`The edit at ${edit.at} s changes the VerticalPodAutoscaler ${first.name}. ${keeps}` };
  const start = startEpochOf(scenario.start);
  if (!start.ok) return start;
  const history = firstHistory(scenario.vpa?.history, {
    vpaName: first.name,
    mainContainer: target.containers.main,
    pods: target.workload.initialReplicas,
    startEpoch: start.epoch,
  });
  if (!history.ok) return history;
  const inRun = {
    vpa: first.vpa,
    annotations: first.annotations,
    object: { namespace: first.namespace, targetRef: first.targetRef, ...first.policies },
    limitRange: limitRange ?? [],
    creatorKind: target.kind === "Deployment" ? "ReplicaSet" : target.kind,
    labelsDiffer: target.kind === "StatefulSet",
    startEpoch: start.epoch,
    history: history.of,
  };
  return {
    ok: true,
    vpa: {
      name: first.name,
      settings: () => vpaSettings(first.vpa),
      start: (records, seed) => startVpa({ ...inRun, random: seededRandom(seed).fork("vpa") }, records),
    },
  };
}

const keeps = say`A run keeps the one of its manifest: leave it out of the edit, or compare two runs.`;

/** Whether an edit has it otherwise. One that the edit leaves out stays as it is. */
function changes(manifest: string, first: ReadVpa): boolean {
  const { vpas, problems } = parseVpa(manifest);
  if (namesVpa(manifest) && problems.some(({ severity }) => severity === "error")) return true;
  const isSame = ({ name, namespace }: ReadVpa) => name === first.name && namespace === first.namespace;
  const edited = vpas.find(isSame);
  return edited !== undefined && textOf(edited) !== textOf(first);
}

const textOf = ({ vpa, annotations, targetRef }: ReadVpa): string =>
  JSON.stringify([vpa, annotations, targetRef], (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));

const isOf = (
  { namespace, targetRef }: ReadVpa,
  { named, name }: Pick<Target, "named" | "name">,
  { metadata }: HorizontalPodAutoscaler,
): boolean => namespace === (metadata.namespace ?? "default") && targetRef.kind === named && targetRef.name === name;
