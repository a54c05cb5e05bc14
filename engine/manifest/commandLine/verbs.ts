/** kubectl's commands other than `autoscale`: what each would do here. */
import { yamlLines } from "../yamlText";
import { parseGoInteger } from "../../lib/goNumbers";
import { say, verbatim, type Words } from "../../lib/sentence";
import type { FixAction } from "../textEdit";
import { asLabelValue } from "../../lib/names";
import type { FlagReading } from "./flags";
import type { Verb } from "./verbFlags";
import { knownKind, readTargets } from "./resourceArguments";

/** What a command would do here, in a sentence or two, and what can be done with one press. */
export interface Answer {
  message: Words;
  reason?: Words;
  press?: Press;
}

/** `document`: an object to write below the manifest. */
type Press = { title: Words } & ({ action: FixAction } | { document: string });

/** A verb that is forgotten here does not compile. */
export const verbAnswers: Readonly<Record<Verb, (line: FlagReading) => Answer>> = {
  apply: (line) => fileAnswer(line, say`kubectl apply sends the manifest in a file to the API server. Paste the contents of the file.`),
  create: (line) => fileAnswer(line, say`kubectl create sends a new object to the API server. Paste its manifest.`),
  delete: ({ operands }) => deleteAnswer(kindIn(operands)),
  describe({ operands }) {
    const isAutoscaler = kindIn(operands) === "HorizontalPodAutoscaler";
    return {
      message: isAutoscaler
        ? say`kubectl describe prints the state of the autoscaler. The kubectl tab has this output at the cursor.`
        : say`kubectl describe prints the state of an object. The kubectl tab has the output for the autoscaler.`,
      press: shown("describe"),
    };
  },
  edit: ({ operands }) => changeAnswer(kindIn(operands), "kubectl edit"),
  get: getAnswer,
  patch: ({ operands }) => changeAnswer(kindIn(operands), "kubectl patch"),
  rollout: ({ operands: [action = ""] }) =>
    action === "restart" || action === "undo"
      ? { message: say`kubectl rollout ${action} replaces all pods. Here this is an incident: a rolling update.`, press: rollingUpdate }
      : { message: say`kubectl rollout ${action} changes no pods. The figure of the pods shows how far a rolling update is.` },
  run: runAnswer,
  scale: scaleAnswer,
  set: ({ operands: [what = ""] }) =>
    what === "resources"
      ? {
          message: say`kubectl set resources changes the requests and replaces all pods. Set the requests in the Workload tab. The rolling update is an incident.`,
          press: rollingUpdate,
        }
      : {
          message: say`kubectl set ${what} changes the pod template and replaces all pods. Here this is an incident: a rolling update.`,
          press: rollingUpdate,
        },
  top: ({ operands: [what = ""] }) =>
    /^no(?:des?)?$/.test(what)
      ? { message: say`kubectl top nodes prints the usage of the nodes. The kubectl tab has kubectl top pods.`, press: shown("top") }
      : {
          message: say`kubectl top pods prints the usage of the pods. The kubectl tab has this output at the cursor.`,
          press: shown("top"),
        },
};

const shown = (output: Extract<FixAction, { kind: "show" }>["output"]): Press => ({
  title: say`Show it in the kubectl tab`,
  action: { kind: "show", output },
});

const incident = say`Add it as an incident at the cursor`;
const rollingUpdate: Press = { title: incident, action: { kind: "rollingUpdate" } };

/** The kind of the first object that the operands name: `hpa web`, `deploy/web`; null for one that is unknown here. */
function kindIn([first = ""]: readonly string[]): string | null {
  const [type = ""] = first.split(/[/,]/);
  return knownKind(type)?.kind ?? null;
}

function fileAnswer({ values, operands }: FlagReading, message: Words): Answer {
  if (!values.has("filename") && !values.has("kustomize") && kindIn(operands) === "Deployment")
    return {
      message: say`kubectl create deployment makes a Deployment without requests. Paste its manifest beside the autoscaler's, with requests.`,
    };
  return { message };
}

function deleteAnswer(kind: string | null): Answer {
  if (kind === "HorizontalPodAutoscaler")
    return {
      message: say`kubectl delete removes the autoscaler. The pods stay, and spec.replicas keeps its last count. Here this is an incident.`,
      press: { title: incident, action: { kind: "deleteAutoscaler" } },
    };
  if (kind === "Pod") return { message: say`kubectl delete removes these pods, and their workload creates new ones at once.` };
  return kind !== null && ["Deployment", "StatefulSet", "ReplicaSet", "ReplicationController"].includes(kind)
    ? { message: say`kubectl delete removes this ${kind}. An autoscaler without its target scales nothing.` }
    : { message: say`kubectl delete removes objects of the cluster. Here only the autoscaler and its workload are simulated.` };
}

function changeAnswer(kind: string | null, command: string): Answer {
  if (kind === "HorizontalPodAutoscaler")
    return {
      message: say`${command} changes the autoscaler. Here this is an incident with another manifest.`,
      press: { title: incident, action: { kind: "editAutoscaler" } },
    };
  return { message: say`${command} changes an object of the cluster. Change the workload in this text or in the Workload tab.` };
}

function getAnswer({ operands, values }: FlagReading): Answer {
  const kind = kindIn(operands);
  const format = values.get("output") ?? "";
  if (/^(?:yaml|json)/.test(format) && kind === "HorizontalPodAutoscaler")
    return { message: say`kubectl get -o ${format} prints the manifest as it is stored. Paste its output.` };
  const output = kind === "HorizontalPodAutoscaler" ? "watch" : kind === "Pod" ? "pods" : kind === "Event" ? "events" : null;
  return output === null
    ? {
        message: say`kubectl get prints objects of the cluster. The kubectl tab has the output for hpa, pods and events.`,
        press: shown("watch"),
      }
    : { message: say`kubectl get prints objects of the cluster. The kubectl tab has this output at the cursor.`, press: shown(output) };
}

function scaleAnswer({ operands, values }: FlagReading): Answer {
  const read = parseGoInteger(values.get("replicas") ?? "-1", 32);
  const replicas = read.ok ? Number(read.value) : -1;
  if (replicas < 0) return { message: verbatim`The --replicas=COUNT flag is required, and COUNT must be greater than or equal to 0` };
  const targets = readTargets(operands);
  const fixed = targets.ok ? targets.targets.find(({ withoutScale }) => withoutScale !== undefined) : undefined;
  if (fixed !== undefined) return { message: say`kubectl scale cannot scale the type ${JSON.stringify(fixed.written)}.` };
  const current = values.get("current-replicas");
  return {
    message:
      replicas === 0
        ? say`kubectl scale sets spec.replicas to 0 once, and the autoscaler pauses. Here this is an incident.`
        : say`kubectl scale sets spec.replicas to ${replicas} once. Here this is an incident.`,
    ...(current !== undefined && {
      reason: say`kubectl does it only if spec.replicas is ${current} at that time; the incident always does it.`,
    }),
    ...(replicas <= mostReplicas && { press: { title: incident, action: { kind: "scale", replicas } } }),
  };
}

/** What the incident can write. */
const mostReplicas = 10_000;

function runAnswer({ operands: [name = ""], values }: FlagReading): Answer {
  const isHelper = values.get("restart") === "Never" || values.has("stdin") || values.has("tty") || values.has("rm");
  if (isHelper || !/^[a-z0-9][a-z0-9-]{0,62}$/.test(name))
    return { message: say`kubectl run starts one pod that no autoscaler scales, often to make load. Draw the load in its figure.` };
  const message = say`Until kubectl 1.17 this command made a Deployment. Since 1.18 it makes one pod, which no autoscaler scales.`;
  const text = yamlLines(deploymentOf(name, values))
    .map((line) => line.text)
    .join("\n");
  return { message, press: { title: say`Write that Deployment below the manifest`, document: `${text}\n` } };
}

/** As the generator of those releases made it. */
function deploymentOf(name: string, values: ReadonlyMap<string, string>): object {
  const labels = { run: asLabelValue(name) };
  const amounts = (flag: string) => {
    const pairs = (values.get(flag) ?? "").split(",").flatMap((pair) => (/^[a-z0-9./-]+=.+$/.test(pair) ? [pair.split("=", 2)] : []));
    return pairs.length === 0 ? undefined : (Object.fromEntries(pairs) as object);
  };
  const resources = { requests: amounts("requests"), limits: amounts("limits") };
  const replicas = /^[0-9]{1,5}$/.test(values.get("replicas") ?? "") ? Number(values.get("replicas")) : 1;
  const container = {
    name,
    image: values.get("image") ?? name,
    ...((resources.requests ?? resources.limits) !== undefined && { resources }),
  };
  return {
    apiVersion: "apps/v1",
    kind: "Deployment",
    metadata: { name, ...(values.has("namespace") && { namespace: values.get("namespace") }), labels },
    spec: { replicas, selector: { matchLabels: labels }, template: { metadata: { labels }, spec: { containers: [container] } } },
  };
}
