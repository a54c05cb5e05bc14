import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import { targetKindOf } from "../../api/targetKinds";
import { defaultFlags } from "../../controller/flags";
import { noWords } from "../../lib/sentence";
import { parseManifest, type ManifestReading } from "../../manifest/parseManifest";
import { yamlLines, type YamlLine } from "../../manifest/yamlText";
import { autoscalerOf } from "../autoscalerOf";
import type { WrittenParts } from "../evidence";
import type { MergedAutoscaler, Place } from "../merge/merged";
import { printedPlaces } from "./printedPlaces";
import type { NotContinued, Supposed } from "./supposed";

type ManifestOf =
  | {
      readonly ok: true;
      readonly text: string;
      /** For each line of `text` the pasted line that says it; null: no text does. */
      readonly places: readonly (Place | null)[];
      readonly hpa: HorizontalPodAutoscaler;
      readonly workload: ManifestReading["workload"];
      readonly supposed: readonly Supposed[];
    }
  | { readonly ok: false; readonly reason: NotContinued };

/** The autoscaler as it was pasted, else as far as the texts tell it, and the workload beside it if a text has it whole. */
export function manifestOf(merged: MergedAutoscaler): ManifestOf {
  const pasted = merged.readings.findLast(({ written }) => written !== undefined);
  if (pasted !== undefined) {
    const read = withWorkload(placedText(pasted), merged);
    // A text that lost its metrics on the way would get the default one.
    const isWhole = read.hpa !== null && /metrics|argetCPUUtilization|targetPercentage/.test(pasted.written!);
    if (isWhole) {
      const supposed: Supposed = { code: "manifest", from: "written", standing: "recorded", basis: [pasted.place] };
      return { ok: true, text: read.text, places: read.places, hpa: read.hpa!, workload: read.workload, supposed: [supposed] };
    }
  }
  const rebuilt = autoscalerOf(merged);
  if (rebuilt.hpa === null) return { ok: false, reason: rebuilt.reason };
  const { kind } = rebuilt.hpa.spec.scaleTargetRef;
  const isKnown = targetKindOf(kind) !== null;
  const lines = printed(isKnown ? rebuilt.hpa : asDeployment(rebuilt.hpa));
  const places = printedPlaces(lines, rebuilt.recorded, merged);
  const read = withWorkload({ text: `${lines.map(({ text }) => text).join("\n")}\n`, places }, merged);
  if (read.hpa === null) {
    const [problem] = read.problems.filter(({ severity }) => severity === "error");
    return { ok: false, reason: { code: "notAccepted", message: problem?.message ?? "", said: problem?.said.message ?? noWords } };
  }
  const names = (rebuilt.hpa.spec.metrics ?? []).map((spec) => {
    const [source] = Object.values(spec).filter((value) => typeof value === "object");
    const { name, metric } = source as { name?: string; metric?: { name: string } };
    return name ?? metric?.name ?? "";
  });
  return {
    ok: true,
    text: read.text,
    places: read.places,
    hpa: read.hpa,
    workload: read.workload,
    supposed: [
      { code: "manifest", from: "printed", standing: "computed", basis: rebuilt.recorded.map(({ place }) => place) },
      ...(isKnown ? [] : [{ code: "targetKind", kind, standing: "assumed", basis: [] } as const]),
      ...rebuilt.supposed.map(
        ({ part, metric, value }) =>
          ({
            code: "part",
            part,
            value,
            metric: metric === undefined ? null : (names[metric] ?? null),
            standing: "assumed",
            basis: [],
          }) as const,
      ),
    ],
  };
}

interface PlacedText {
  readonly text: string;
  readonly places: readonly (Place | null)[];
}

const placedText = ({ written = "", writtenLines = [], place }: WrittenParts & { place: Place }): PlacedText => ({
  text: written,
  places: writtenLines.map((line) => ({ text: place.text, line })),
});

function withWorkload(autoscaler: PlacedText, { deployments, fields }: MergedAutoscaler) {
  const whole = deployments.filter(({ written }) => written !== undefined);
  const target = whole.findLast(({ kind }) => kind === fields.target?.value.kind) ?? whole.at(-1);
  const beside = target && placedText(target);
  const both = beside && { text: `${autoscaler.text}---\n${beside.text}`, places: [...autoscaler.places, null, ...beside.places] };
  const readings = [...(both ? [both] : []), autoscaler].map((each) => ({
    ...each,
    ...parseManifest(each.text, defaultFlags.featureGates),
  }));
  return readings.find(({ hpa }) => hpa !== null) ?? readings.at(-1)!;
}

const asDeployment = (hpa: HorizontalPodAutoscaler): HorizontalPodAutoscaler => ({
  ...hpa,
  spec: { ...hpa.spec, scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: hpa.spec.scaleTargetRef.name } },
});

function printed({ metadata: { name, namespace }, spec }: HorizontalPodAutoscaler): YamlLine[] {
  const { scaleTargetRef, minReplicas, maxReplicas, metrics, behavior } = spec;
  return yamlLines({
    apiVersion: "autoscaling/v2",
    kind: "HorizontalPodAutoscaler",
    metadata: { name, namespace },
    spec: { scaleTargetRef, minReplicas, maxReplicas, metrics, behavior },
  });
}
