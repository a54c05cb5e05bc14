import { expect, test } from "vitest";
import { growth, mostGrowth } from "../lib/testing/growth";
import { patience } from "../lib/testing/drawCount";
import { openEvidence } from "./explainEvidence";
import { looksLikeEvidence } from "./looksLikeEvidence";
import { readEvidence } from "./readEvidence";
import { scenarioOf } from "./scenario/scenarioOf";
import { attacksOf } from "./testing/attacks";

type TextOf = (length: number) => string;

const repeated = (piece: (index: number) => string, length: number): string => {
  let text = "";
  for (let index = 0; text.length < length; index++) text += piece(index);
  return text;
};

const head = "NAME REFERENCE TARGETS MINPODS MAXPODS REPLICAS AGE\n";
const list = (items: string) => `{"kind":"List","items":[${items}]}`;

/** Long texts of every form, some of which could come from a large cluster. */
const forms: Readonly<Record<string, TextOf>> = {
  "one row after another": (length) => head + repeated((index) => `w Deployment/w cpu: 1%/50% 1 9 ${index % 9} 1d\n`, length),
  "a row whose table lost its ends of lines": (length) =>
    `${head.trim()} ${repeated(() => "w Deployment/w cpu: 1%/50% 1 9 3 1d ", length)}`,
  "events of many autoscalers": (length) =>
    `LAST SEEN TYPE REASON OBJECT MESSAGE\n${repeated((index) => `5s Normal X hpa/w${index} N\n`, length)}`,
  "a condition that never ends": (length) => `Name: w\nConditions:\n  AbleToScale True Ready m\n${repeated(() => "x y\n", length)}`,
  "an event that never ends": (length) =>
    `Events:\n  Normal SuccessfulRescale 5s horizontal-pod-autoscaler New\n${repeated(() => "x y\n", length)}`,
  "events that each break into many lines": (length) =>
    `Events:\n${repeated((index) => (index % 70 ? "x\n" : "  Normal X 5s horizontal-pod-autoscaler New\n"), length)}`,
  "a command that goes on in each line": (length) => `$ kubectl get hpa ${repeated(() => "-a \\\n", length)}\n${head}`,
  "a long command before many lines": (length) =>
    `$ kubectl get hpa ${repeated(() => "-a \\\n", length / 2)}\n${head}${repeated(() => "x\n", length / 2)}`,
  "a table of many columns": (length) => `NAME ${repeated((index) => `C${index} `, length / 2)}\n${repeated(() => "a ", length / 2)}\n`,
  "a description of many metrics": (length) =>
    `Name: w\nMetrics: ( current / target )\n${repeated((index) => `  "m${index}" on pods: 1 / 2\n`, length)}Max replicas: 9\n`,
  "a description of many labels": (length) => `Name: w\nLabels: a=b\n${repeated((index) => `  k${index}=v\n`, length)}`,
  "many pods as objects": (length) => list(repeated((index) => `{"kind":"Pod","metadata":{"name":"w${index}"}},`, length)),
  "lists in lists": (length) => `${"[".repeat(95)}${repeated(() => '[1790000000,"2"],', length)}x`,
  "maps in maps": (length) => `{"kind":"HorizontalPodAutoscaler","spec":${repeated(() => '{"a":', length)}`,
  "broken YAML, deeper with each line": (length) =>
    `kind: HorizontalPodAutoscaler\n...\n${repeated((index) => `${" ".repeat(index % 200)}a:\n`, length)}`,
  "a quote that is not closed": (length) =>
    `...\nkind: HorizontalPodAutoscaler\nmetadata:\n  name: "x\n${repeated(() => "    a\\\n", length)}`,
  "YAML without its indents": (length) =>
    `kind: HorizontalPodAutoscaler\nspec:\nmaxReplicas: 3\nmetrics:\n${repeated(() => "- type: Resource\nresource:\nname: cpu\n", length)}`,
  "usage of many pods": (length) =>
    `${head}w Deployment/w 1%/50% 1 9 3 1d\n\nNAME CPU(cores) MEMORY(bytes)\n${repeated((index) => `w-${index} 1m 1Mi\n`, length)}`,
  "many series": (length) => repeated((index) => `kube_pod_status_ready{pod="w-${index}",condition="true"} 1\n`, length),
  "a series of many labels": (length) => `kube_x{${repeated((index) => `a${index}="b",`, length)}} 1\n`,
  "a CSV of many columns": (length) =>
    `time,${repeated((index) => `c${index},`, length / 2)}\n1790000000,${repeated(() => "1,", length / 2)}\n`,
  "many lines with numbers": (length) => repeated((index) => `${index + 1}  x\n`, length),
  "brackets alone": (length) => "[".repeat(length),
  "dashes alone": (length) => "- ".repeat(length / 2),
  "a name without its end": (length) => `apiVersion: v1\nkind: HorizontalPodAutoscaler\nmetadata:\n  name: "${"x".repeat(length)}`,
  "conditions without their indent": (length) => `status:\nconditions:\n- type: x\n${"- type: x\n".repeat(length / 10)}`,
  "points of a series": (length) => `{"metric":{},"values":[${'[1700000000,"1"],'.repeat(length / 17)}`,
  "a CSV of many rows": (length) => `time,a\n${"2026-01-01T00:00:00Z,1\n".repeat(length / 23)}`,
  "causes of a refusal": (length) =>
    `HorizontalPodAutoscaler.autoscaling "w" is invalid: [${repeated(() => "spec.maxReplicas: Invalid value: 0: x, ", length)}`,
  "fields that a server does not know": (length) => repeated(() => 'Warning: unknown field "spec.x"\n', length),
  "a ScaledObject of many triggers": (length) =>
    `Name: w\nAPI Version: keda.sh/v1alpha1\nKind: ScaledObject\nSpec:\n  Triggers:\n${repeated(() => "    Metadata:\n      Value: 1\n    Type: cpu\n", length)}`,
  "the log of KEDA's operator": (length) =>
    repeated(() => '2026-01-01T00:00:00Z\tERROR\tx\t{"ScaledObject": {"name":"w"}, "error": "y"}\n', length),
  "sentences that quote": (length) => repeated(() => "we see ScalingActive=False (FailedGetScale) all day\n", length),
  "many fences": (length) => repeated(() => "```\na\n```\n", length),
};

/** Where a long word or message may stand. */
const places: Readonly<Record<string, (text: string) => string>> = {
  alone: (text) => text,
  "in lines of a page's width": (text) => text.replaceAll(/[^]{200}/g, "$&\n"),
  "in a description": (text) =>
    `Name: w\nReference: Deployment/w\nMetrics: ( current / target )\n  ${text}\nConditions:\n  AbleToScale False FailedGetScale ${text}\n`,
  "in a row": (text) => `${head}w Deployment/w ${text}\n`,
  "in a command": (text) => `$ kubectl get hpa ${text}\n${head}w Deployment/w 1%/2% 1 9 3 1d\n`,
  "in an object": (text) =>
    JSON.stringify({
      kind: "HorizontalPodAutoscaler",
      metadata: { name: text },
      spec: { maxReplicas: 3, metrics: [{ type: "Pods", pods: { metric: { name: text }, target: { averageValue: text } } }] },
      status: { conditions: [{ type: "ScalingActive", status: "False", reason: "FailedGetScale", message: text }] },
    }),
  "in broken YAML": (text) => `kind: HorizontalPodAutoscaler\n...\nspec:\n  maxReplicas: 3\n  a: ${text}\n`,
  "in a series": (text) => JSON.stringify({ data: { result: [{ metric: { __name__: text, pod: text }, value: [1790000000, text] }] } }),
};

const explain = (text: string): void => {
  looksLikeEvidence(text);
  const { merged } = openEvidence([readEvidence(text)]);
  for (const autoscaler of merged.autoscalers.slice(0, 2)) scenarioOf(autoscaler);
};

test.each(Object.entries(forms))(
  "%s takes time by its length, not by its square",
  (_, textOf) => {
    expect(growth(explain, textOf)).toBeLessThan(mostGrowth);
  },
  patience,
);

const names = attacksOf(1).map(({ name }) => name);

test.each(Object.entries(places))(
  "no text that a checker found for a pattern takes more %s",
  (_, placed) => {
    const slow = names.filter((__, attack) => growth(explain, (length) => placed(attacksOf(length)[attack]!.text)) >= mostGrowth);
    expect(slow).toEqual([]);
  },
  patience,
);
