import {
  asStored,
  asStoredV1,
  autoscalerGrammarOf,
  changedByForm,
  changedValues,
  completionsAt,
  controllerFlags,
  fieldAt,
  formatManifest,
  judgeEdit,
  manifestForm,
  unnamedVersion,
  parseManifest,
  pastedPart,
  placeOfField,
  readKubectlAutoscale,
  studyFields,
  textSummary,
  withField,
} from "../../engine/index";
import type { HelpKinds, PastedText } from "./helpKinds";
import { partsFor, kedaOf } from "../channel/lateParts";
import { vpaOf } from "../channel/loadVpa";
import type { Handlers } from "../channel/serve";
import { withVpa } from "./withVpa";
import { candidateParts, tunable } from "./studyWork";

/** The worker's part for help on a text, which it loads at the first request. */
export const helpWork: Handlers<HelpKinds> = {
  async completions({ text, offset, flags }) {
    const ofVpa = (await vpaOf(text))?.vpaCompletionsAt(text, offset) ?? [];
    if (ofVpa.length > 0) return ofVpa;
    const keda = await kedaHelp(text);
    if (keda !== null) return keda.scaledObjectCompletionsAt(text, offset);
    return completionsAt(text, offset, autoscalerGrammarOf(controllerFlags(flags)?.kubernetesVersion));
  },
  async fieldAt({ text, offset }) {
    const ofVpa = (await vpaOf(text))?.vpaFieldAt(text, offset) ?? null;
    return ofVpa ?? ((await kedaHelp(text))?.scaledObjectFieldAt ?? fieldAt)(text, offset);
  },
  placeOfField: ({ text, path }) => placeOfField(text, path),
  withField({ text, path, flags }) {
    const made = withField(text, path, flags);
    return made && { ...made, place: placeOfField(made.text, path) };
  },
  formatted: ({ text }) => formatManifest(text),
  async stored({ text, flags }) {
    const controller = controllerFlags(flags);
    const keda = await kedaHelp(text);
    if (keda !== null) {
      return {
        isMade: true,
        lines: controller && keda.hpaItMakes(text, controller.featureGates, controller.kubernetesVersion, flags.kedaVersion),
      };
    }
    const lines = controller ? asStored(text, controller.featureGates, controller.kubernetesVersion) : asStoredV1(text);
    return { isMade: false, lines };
  },
  async form({ text, flags }) {
    const controller = controllerFlags(flags);
    return ((await kedaHelp(text))?.scaledObjectForm ?? manifestForm)(text, controller);
  },
  async changedByForm({ text, change }) {
    const keda = await kedaHelp(text);
    return changedByForm(text, keda === null ? "HorizontalPodAutoscaler" : "ScaledObject", change, keda?.triggerLines);
  },
  pasted,
  async judgedEdit({ manifest, scenario, incident }) {
    const { keda } = await partsFor(scenario, { manifest, incidents: [] });
    const reading = judgeEdit(manifest, scenario, incident, keda);
    return (await withVpa(manifest, scenario.flags, reading)).problems;
  },
  summaries: ({ texts }) => texts.map(textSummary),
  changedValues: ({ before, now }) => changedValues(before, now),
  async tunable(request) {
    return tunable(request, await partsFor(request.scenario));
  },
  async fieldsToTune({ scenario }) {
    return studyFields(scenario, await partsFor(scenario));
  },
  async candidateParts(request) {
    return candidateParts(request, await partsFor(request.present, request.candidate));
  },
};

/** For a text with a ScaledObject; null for every other. An HPA that KEDA made names its ScaledObject, and is read as an HPA. */
async function kedaHelp(text: string) {
  const part = await kedaOf(text);
  return part?.hasScaledObject(text) === true ? part : null;
}

/** A line that makes several autoscalers is no manifest yet: the messages about the text offer each. */
async function pasted({ text, now, before, flags }: HelpKinds["pasted"]["request"]): Promise<PastedText> {
  const controller = controllerFlags(flags);
  const version = controller ? (controller.kubernetesVersion ?? unnamedVersion) : "1.28";
  const reading = readKubectlAutoscale(text, version);
  if (reading?.ok === true && reading.manifests.length === 1) {
    return { kind: "autoscale", manifest: reading.manifest, warning: reading.said[0] ?? null };
  }
  // A part that was pasted into a ScaledObject has no place in an HPA.
  if (reading !== null || controller === null || now.trim() === text.trim() || (await kedaHelp(now)) !== null) return { kind: "other" };
  const isBroken = parseManifest(now, controller.featureGates, version).hpa === null;
  const part = isBroken ? pastedPart(text, before, version) : null;
  return part === null ? { kind: "other" } : { kind: "part", said: part.said, fixes: part.fixes };
}
