import { fieldGuides, outcomeNames, plain, type FieldGuide, type Incident, type KubectlOutput } from "../../engine/index";
import { fromEngine } from "../words/engineText";
import type { Findable } from "../ui/findable";
import { guideFacts } from "../words/names/guideWords";
import type { IncidentLook } from "../words/incidents/incidentLook";
import { incidentHelps } from "../words/incidents/incidentHelps";
import { incidentLooks } from "../words/incidents/incidentLooks";
import { legendMeanings, metricMeaning, stageMeanings, unitMeanings, type Meaning } from "../words/names/meanings";
import { outcomeWords } from "../words/names/outcomeWords";
import { autoscaleReference } from "../words/names/references";
import { t } from "../words/text";

export const findFields = (): Findable[] => fieldGuides.map(findField);

function findField(guide: FieldGuide): Findable {
  const { path, sentence, values } = guide;
  return {
    id: `field/${path}`,
    kind: "field",
    title: path,
    isCode: true,
    text: fromEngine(sentence),
    facts: guideFacts(guide),
    names: endsOf(path),
    // In the page's language first, because a hit shows the first text that matches.
    texts: [
      ...values.flatMap(({ sentence: own, value }) => [...(own === null ? [] : [fromEngine(own), plain(own)]), value]),
      plain(sentence),
    ],
    target: { to: "field", path },
  };
}

/** "a.b.c" → "b.c" and "c": a person types the end of a path. */
const endsOf = (path: string): string[] => {
  const steps = path.split(".");
  return steps.slice(1).map((_, index) => steps.slice(index + 1).join("."));
};

export const findIncidents = (): Findable[] =>
  (Object.entries(incidentLooks) as [Incident["kind"], IncidentLook<Incident["kind"]>][]).flatMap(([kind, { choices }]) =>
    choices.map(({ id, label }): Findable => ({
      id: `incident/${id}`,
      kind: "incident",
      title: label,
      text: incidentHelps[kind].help,
      names: [kind],
      target: { to: "incident", choice: id },
    })),
  );

export const findOutcomes = (): Findable[] => {
  const ofQueue = outcomeWords("queue");
  const ofService = outcomeWords("service");
  return outcomeNames.flatMap((outcome) => {
    const [service, queue] = [ofService, ofQueue].map((words) => words.find((one) => one.outcome === outcome));
    const words = service ?? queue;
    if (!words) return [];
    const { name, definition } = words;
    return [
      {
        id: `outcome/${outcome}`,
        kind: "outcome",
        title: name,
        text: definition,
        names: [outcome, queue?.name ?? ""],
        target: { to: "outcome", outcome },
      } as const,
    ];
  });
};

/** The words of the figures and of the sum, by the names of their meanings; two words with one meaning are one thing. */
export function findTerms(): Findable[] {
  const terms = Object.entries<Meaning>({ ...legendMeanings, ...stageMeanings, ...unitMeanings, metric: metricMeaning });
  const firsts = new Map(terms.toReversed().map((term) => [`${term[1].name}: ${term[1].means}`, term]));
  return [...firsts.values()].toReversed().map(([name, { name: title, means }]): Findable => ({
    id: `term/${name}`,
    kind: "term",
    title,
    text: means,
    target: { to: "nothing" },
  }));
}

type EachRunsOutput = Exclude<KubectlOutput["id"], `scaledObject${string}` | `vpa${string}`>;

/** Without the outputs of a ScaledObject and a VerticalPodAutoscaler, which few runs have. */
const kubectlWords: Readonly<Record<EachRunsOutput, readonly [command: string, text: string]>> = {
  watch: ["kubectl get hpa -w", t`Each change of the targets and the replicas, as a watch prints it.`],
  describe: ["kubectl describe hpa", t`The metrics, the conditions and the events of the autoscaler.`],
  events: ["kubectl get events", t`What the autoscaler reported, with counts and ages.`],
  pods: ["kubectl get pods", t`The pods with their readiness, state and age.`],
  top: ["kubectl top pods", t`The CPU and the memory that each pod used last.`],
};

export const findOutputs = (): Findable[] => [
  ...(Object.entries(kubectlWords) as [KubectlOutput["id"], readonly [string, string]][]).map(([output, [command, text]]): Findable => ({
    id: `kubectl/${output}`,
    kind: "kubectl",
    title: command,
    isCode: true,
    text,
    target: { to: "kubectl", output },
  })),
  {
    id: "kubectl/autoscale",
    kind: "kubectl",
    title: autoscaleReference.title,
    isCode: true,
    text: t`Makes an HPA from --min, --max and a CPU target. Paste such a line into the manifest, and the page offers the HPA that the command makes.`,
    reference: autoscaleReference,
    target: { to: "nothing" },
  },
];
