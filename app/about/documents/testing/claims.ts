import { expect, test } from "vitest";
import type { HorizontalPodAutoscalerSpec, MetricSpec, MetricTarget } from "../../../../engine/api/autoscaling";
import type { PodsCalculation, Reconcile } from "../../../../engine/controller/decision";
import { defaultFlags } from "../../../../engine/controller/flags";
import { freshMemory, reconcileAutoscaler } from "../../../../engine/controller/horizontal";
import { autoscaler, observe, sampleOf, seenPod, type SeenPod } from "../../../../engine/controller/testing/observed";
import { library, type LibraryEntry } from "../../../../engine/doors/library";
import { diagnoseManifest, type Diagnosis } from "../../../../engine/manifest/diagnose";
import type { Scenario } from "../../../../engine/scenario/scenario";
import type { StatedDocument } from "../statement";

/** Shows that an answer is right. Returns the numbers that the answer has, as they were computed. */
export type Claim = () => readonly (number | undefined)[];

/** Runs each statement's claim, and looks for every number of the answer among what was computed. A statement without a claim does not compile. */
export function testClaims<Document extends StatedDocument>(
  { statements }: Document,
  claims: { readonly [Id in keyof Document["statements"]]: Claim },
): void {
  test.each(Object.entries<Claim>(claims))("%s", (id, claim) => {
    const computed = claim().map(String);
    expect(numbersIn(statements[id]!.answer).filter((number) => !computed.includes(number))).toEqual([]);
  });
}

/** The numbers of a text, except those in names and in releases such as 1.28. */
export const numbersIn = (text: string): string[] =>
  (text.match(/(?<![\w.-])\d+(?:\.\d+)?(?!\w{2})/g) ?? []).filter((number) => !/^1\.\d+$/.test(number));

/** The decision of today's controller, or of one with other flags, about these pods. */
export function decide(
  spec: Partial<HorizontalPodAutoscalerSpec>,
  seen: readonly SeenPod[],
  specReplicas = seen.length,
  flags = defaultFlags,
): Reconcile {
  const hpa = autoscaler({ maxReplicas: 100, ...spec });
  return reconcileAutoscaler(hpa, observe(seen, specReplicas), freshMemory(), flags, 0).reconcile;
}

/** What the metrics proposed; null for one that failed. */
export const proposals = ({ decision }: Reconcile): (number | null)[] =>
  "metrics" in decision ? decision.metrics.map((metric) => (metric.ok ? metric.replicaCount : null)) : [];

export function groupsOf({ decision }: Reconcile): PodsCalculation["groups"] {
  const [metric] = "metrics" in decision ? decision.metrics : [];
  if (!metric?.ok || metric.calculation.kind !== "pods") throw new Error("the first metric is not of pods");
  return metric.calculation.groups;
}

export const containerCpu = (container: string, target: MetricTarget): MetricSpec => ({
  type: "ContainerResource",
  containerResource: { name: "cpu", container, target },
});

/** A pod whose only container has this name. */
export function podWith(container: string, name: string, cpuMilli: number): SeenPod {
  const { pod } = seenPod(name, cpuMilli, { containers: [{ name: container, requestsMilli: { cpu: 100 } }] });
  return { pod, sample: sampleOf([{ name: container, usageMilli: { cpu: cpuMilli } }]) };
}

export function entryOf(id: string): LibraryEntry {
  const entry = library.find((one) => one.id === id);
  if (!entry) throw new Error(`no entry ${id}`);
  return entry;
}

/** What the editor says about a text. */
export const diagnose = (text: string, flags: Pick<Scenario["flags"], "featureGates"> = defaultFlags): Diagnosis =>
  diagnoseManifest(text, { featureGates: flags.featureGates, tolerance: 0.1, containers: null, silenced: [] });

export const errorsIn = (text: string): string[] =>
  diagnose(text)
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ message }) => message);
