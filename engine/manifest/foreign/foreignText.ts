import { targetKindNames } from "../../api/targetKinds";
import { say, type Words } from "../../lib/sentence";
import { isHelmTemplate } from "./helm";

/** What a text is that is no manifest, in one sentence with the command that prints the manifest; null if unknown. */
export function whatItIs(text: string): Words | null {
  for (const { sign, words } of kinds) if (sign(text)) return words(text);
  return null;
}

interface Kind {
  sign(text: string): boolean;
  words(text: string): Words;
}

const kinds: readonly Kind[] = [
  {
    sign: (text) => /^\s*<(?:!doctype|html|head|body|div|\?xml)\b/i.test(text.slice(0, 2000)),
    words: () => say`This is a web page, not a manifest. Use the address of the file itself: on GitHub, press Raw to get it.`,
  },
  {
    sign: isHelmTemplate,
    words: () =>
      say`This is a Helm template. Paste the output of helm template RELEASE CHART, or of helm get manifest RELEASE if it is installed.`,
  },
  {
    sign: namesScaledObject,
    words: () => say`This is a KEDA ScaledObject that is not read as one. Start apiVersion, kind, metadata and spec in the same column.`,
  },
  {
    sign: has(/^[ \t]*kind:[ \t]*["']?ScaledJob\b/m),
    words: () => say`This is a KEDA ScaledJob. KEDA starts Jobs from it and creates no autoscaler.`,
  },
  {
    sign: has(/^[ \t]*kind:[ \t]*["']?(?:Cluster)?TriggerAuthentication\b/m),
    words: () => say`This is a KEDA TriggerAuthentication. It only holds the credentials for a ScaledObject and scales nothing.`,
  },
  {
    sign: has(/^kind:[ \t]*["']?(?:Kustomization|Component)\b|^(?:patches|patchesStrategicMerge|patchesJson6902|configMapGenerator):/m),
    words: () => say`This is a kustomization. Paste the output of kubectl kustomize DIRECTORY.`,
  },
  {
    sign: has(/^[ \t]*(?:- )?["']?op["']?:[ \t]*["']?(?:add|replace|remove)\b/m),
    words: () => say`This is a JSON patch. Paste the output of kubectl kustomize DIRECTORY with the patch applied.`,
  },
  {
    sign: has(
      /^[ \t]*(?:package \w+$|type \w+ (?:struct|interface) *\{|type \w+ (?:string|int32|int64)$|func [\w(]|\w+[ \t]+\S+[ \t]+`json:")/m,
    ),
    words: () =>
      say`This is Go source of the API, not a manifest. The fields of a manifest have the names after json:. Paste YAML or JSON.`,
  },
  {
    sign: has(/^[ \t]*resource[ \t]+"kubernetes_/m),
    words: (text) => say`This is Terraform. Apply it, then paste the output of ${getYaml(text)}`,
  },
  {
    sign: has(/^[ \t]*(?:autoscaling:|replicaCount:)/m),
    words: () => say`These are the values of a Helm chart, not a manifest. Paste the output of helm template RELEASE CHART --values FILE.`,
  },
  {
    sign: has(
      /^[ \t{]*"status"[ \t]*:[ \t]*"(?:success|error)"|^[ \t]*\{?"__name__"|^kube_\w+\{|^\[\d{10}/m,
      /"resultType"[ \t]*:/,
      /^\w+\{[^}\n\r\u2028\u2029]*\}[ \t]+[-+\d.]/m,
    ),
    words: () => say`These are Prometheus samples, not a manifest. Import them as a measured load.`,
  },
  {
    sign: has(/^Error from server|^error: |^Unable to connect to the server/m),
    words: () => say`This is an error that kubectl printed, not a manifest.`,
  },
  { sign: isDescribed, words: (text) => say`This is the output of kubectl describe, not a manifest. Paste the output of ${getYaml(text)}` },
  {
    sign: isTable,
    words: (text) => say`This is the table that kubectl get prints, not a manifest. Paste the output of ${getYaml(text)}`,
  },
  {
    sign: has(
      /^[ \t]*(?:LAST SEEN|Type[ \t]+Reason|FirstSeen)\b|(?:Normal|Warning)[ \t]+[A-Z]\w+[ \t]|^(?:Failed|Successful)[A-Z]\w+[ \t]*$/m,
    ),
    words: (text) => say`These are events, not a manifest. Paste the output of ${getYaml(text)}`,
  },
  {
    sign: has(/"?lastTransitionTime"?:|^[ \t]*(?:current(?:Metrics|Replicas)|desiredReplicas|conditions):/m),
    words: (text) => say`This is part of an autoscaler's status, not a manifest. Paste the whole output of ${getYaml(text)}`,
  },
  {
    sign: has(/^[ \t]*(?:[$#%>][ \t]+)?kubectl[ \t][^#\n\r\u2028\u2029]*\brolling-update\b/m),
    words: () =>
      say`kubectl rolling-update (up to kubectl 1.17) makes a second ReplicationController with another name, and the autoscaler does not scale that one. Use a Deployment and the incident Rolling update.`,
  },
  {
    sign: has(/^[ \t]*(?:[$#%>][ \t]+)?(?:kubectl|oc|helm|kustomize)[ \t]+[a-z]/m),
    words: () => say`This is a command, not a manifest. Paste its output.`,
  },
  {
    sign: has(/^[ \t]*(?:variable|module|provider|locals|output)[ \t]+(?:"[^"\n\r\u2028\u2029]*"[ \t]*)?\{/m),
    words: (text) => say`This is Terraform. Apply it, then paste the output of ${getYaml(text)}`,
  },
];

/** Also in a text that cannot be read as one. */
export function namesScaledObject(text: string): boolean {
  return /^[ \t]*kind:[ \t]*["']?ScaledObject\b/m.test(text);
}

function has(...patterns: RegExp[]): (text: string) => boolean {
  return (text) => patterns.some((pattern) => pattern.test(text));
}

/** With its heading, or only rows: a name, a reference, the targets, three counts and an age. */
function isTable(text: string): boolean {
  return text.split("\n").some((line) => {
    if (/\bMINPODS +MAXPODS\b/.test(line)) return true;
    const words = line.trim().split(/\s+/);
    return words.length >= 6 && /^[A-Z]\w+\/./.test(words[1] ?? "") && words.slice(-4, -1).every((word) => /^\d+$/.test(word));
  });
}

const podsLine = new RegExp(String.raw`^[ \t+>#]*(?:${[...targetKindNames, "Rollout"].join("|")}) pods:`, "m");

function isDescribed(text: string): boolean {
  const signs = [
    /^[ \t+>#]*Name:[ \t]/m,
    /^[ \t+>#]*(?:Reference|Metrics|CreationTimestamp):[ \t]/m,
    /^[ \t+>#]*M(?:in|ax) replicas:/m,
    podsLine,
    /^[ \t+>#]*Conditions:[ \t]*$/m,
    /^[ \t+>#]*Type[ \t]+Status[ \t]+Reason/m,
  ];
  const isCertain =
    /^[ \t+>#]*(?:AbleToScale|ScalingActive|ScalingLimited)[ \t]+(?:True|False|Unknown)\b|\bdescribe[ \t]+(?:hpa|horizontalpodautoscaler)/m.test(
      text,
    );
  return isCertain || signs.filter((sign) => sign.test(text)).length >= 2;
}

/** With the name and the namespace from the text. */
function getYaml(text: string, prefix = ""): string {
  const name = nameIn(text);
  const namespace = /^[ \t+>#]*[Nn]amespace:[ \t]+["']?([a-z0-9][a-z0-9-]{0,62})\b/m.exec(text)?.[1];
  const where = namespace === undefined || namespace === "default" ? "" : ` -n ${namespace}`;
  return `kubectl get hpa ${name === undefined ? "NAME" : prefix + name}${where} -o yaml`;
}

function nameIn(text: string): string | undefined {
  const described = /^[ \t+>#]*[Nn]ame:[ \t]+["']?([a-z0-9][a-z0-9.-]{0,252})["']?[ \t\r]*$/m.exec(text)?.[1];
  return described ?? /^(?:horizontalpodautoscaler\.autoscaling\/)?([a-z0-9][a-z0-9.-]{0,252})[ \t]+[A-Z]\w+\/\S+[ \t]/m.exec(text)?.[1];
}
