/** Replaces the names of somebody's cluster before anything that was made of its evidence leaves the browser. */
import { customMetricTypes, guessSignal } from "../../cluster/guessSignal";
import type { Incident } from "../../cluster/incident";
import { maxSignals, type Signal } from "../../cluster/signal";
import { metricName } from "../../api/metricSources";
import { parseManifest } from "../../manifest/parseManifest";
import { plainOrQuoted } from "../../manifest/yamlText";
import type { Scenario } from "../../scenario/scenario";
import type { MergedEvidence } from "../merge/merged";
import { replacedWords } from "./replacedWords";
import { containerKind, isOwnContainer, isOwnMetric, rolesIn, type NameKind } from "./roles";

export interface Replacement {
  readonly kind: NameKind;
  readonly original: string;
  readonly replacement: string;
}

/** A name for each name that the scenario and the evidence have: the same one wherever it occurs. */
export function replacementsOf(scenario: Scenario, evidence: MergedEvidence | null = null): Replacement[] {
  const names = [...namesInScenario(scenario), ...(evidence === null ? [] : namesInEvidence(evidence))];
  const taken = new Set(names.map(({ name }) => name));
  const counts = new Map<NameKind, number>();
  const replacements = new Map<string, Replacement>();
  for (const { kind, name } of names) {
    if (name === "" || replacements.has(name)) continue;
    let replacement: string;
    do {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      replacement = `${kind}-${count}`;
    } while (taken.has(replacement));
    replacements.set(name, { kind, original: name, replacement });
  }
  return [...replacements.values()];
}

/** From the replaced names back to the owner's. */
export const reversed = (replacements: readonly Replacement[]): Replacement[] =>
  replacements.map(({ kind, original, replacement }) => ({ kind, original: replacement, replacement: original }));

interface Name {
  readonly kind: NameKind;
  readonly name: string;
}

function namesInScenario({ manifest, incidents, signals, flags, workload }: Scenario): Name[] {
  const manifests = [manifest, ...incidents.flatMap((incident) => ("manifest" in incident ? [incident.manifest] : []))];
  const written = manifests.flatMap((text) => {
    const roles = (rolesIn(text) ?? []).flatMap(({ role, text: name }): Name[] => (role === "words" ? [] : [{ kind: role, name }]));
    // autoscaling/v1 keeps metrics in an annotation.
    const { hpa } = parseManifest(text, flags.featureGates);
    const metrics = (hpa?.spec.metrics ?? []).map((spec): Name => ({ kind: "metric", name: metricName(spec) }));
    return [...roles, ...metrics];
  });
  const containers = incidents.flatMap((incident) => ("container" in incident ? [incident.container] : []));
  if (workload.mainContainer !== undefined) containers.push(workload.mainContainer);
  return [
    ...written,
    ...containers.filter((name) => !isOwnContainer(name)).map((name): Name => ({ kind: containerKind(name), name })),
    ...signals.map(({ metric }): Name => ({ kind: "metric", name: metric })),
  ].filter(({ kind, name }) => kind !== "metric" || !isOwnMetric(name));
}

function namesInEvidence({ autoscalers }: MergedEvidence): Name[] {
  return autoscalers.flatMap((merged): Name[] => {
    const apps = [merged.name, merged.fields.target?.value.name, ...merged.deployments.map(({ name }) => name)];
    const namespaces = [merged.namespace, ...merged.deployments.map(({ namespace }) => namespace)];
    const own = (kind: NameKind, names: readonly (string | null | undefined)[]) =>
      names.flatMap((name): Name[] => (typeof name === "string" ? [{ kind, name }] : []));
    return [
      ...own("app", apps),
      ...own(
        "namespace",
        namespaces.filter((name) => name !== "default"),
      ),
      ...own(
        "metric",
        merged.metrics.map(({ name }) => name).filter((name) => name !== null && !isOwnMetric(name)),
      ),
    ];
  });
}

/** The scenario with other names. It runs alike: what a name decided, such as what a metric measures, is written down. */
export function renamed(scenario: Scenario, replacements: readonly Replacement[]): Scenario {
  const to = new Map(replacements.map(({ original, replacement }) => [original, replacement]));
  const words = wordsOf(replacements);
  const text = (manifest: string) => renamedManifest(manifest, to, words);
  const { name, manifest, incidents, workload } = scenario;
  return {
    ...scenario,
    name: words(name),
    manifest: text(manifest),
    incidents: incidents.map((incident): Incident => {
      if ("manifest" in incident) return { ...incident, manifest: text(incident.manifest) };
      return "container" in incident ? { ...incident, container: to.get(incident.container) ?? incident.container } : incident;
    }),
    workload:
      workload.mainContainer === undefined
        ? workload
        : { ...workload, mainContainer: to.get(workload.mainContainer) ?? workload.mainContainer },
    signals: signalsOf(scenario, to),
  };
}

/** What a metric measures is guessed from its name, so the guess is kept with the new name. */
function signalsOf({ manifest, signals, incidents, flags }: Scenario, to: ReadonlyMap<string, string>): readonly Signal[] {
  const known = new Set(signals.map(({ metric }) => metric));
  const manifests = [manifest, ...incidents.flatMap((incident) => ("manifest" in incident ? [incident.manifest] : []))];
  const guessed = manifests.flatMap((text) =>
    (parseManifest(text, flags.featureGates).hpa?.spec.metrics ?? []).flatMap((spec): Signal[] => {
      const metric = metricName(spec);
      const type = customMetricTypes.find((each) => each === spec.type);
      const replacement = to.get(metric);
      if (type === undefined || replacement === undefined || known.has(metric)) return [];
      known.add(metric);
      const { source, query } = guessSignal(type, metric);
      return [{ metric: replacement, source, ...query }];
    }),
  );
  return [...signals.map((signal) => ({ ...signal, metric: to.get(signal.metric) ?? signal.metric })), ...guessed].slice(0, maxSignals);
}

function renamedManifest(manifest: string, to: ReadonlyMap<string, string>, words: (text: string) => string): string {
  const roles = rolesIn(manifest);
  if (roles === null) return words(manifest);
  let text = "";
  let done = 0;
  for (const { role, text: own, span, isPart } of roles.toSorted((a, b) => a.span.start - b.span.start)) {
    const replacement = role === "words" ? words(own) : to.get(own);
    if (replacement === undefined || replacement === own || span.start < done) continue;
    const quoted = manifest[span.start] === '"' ? JSON.stringify(replacement) : plainOrQuoted(replacement);
    text += inComments(manifest.slice(done, span.start), words) + (isPart ? replacement : quoted);
    done = span.end;
  }
  return text + inComments(manifest.slice(done), words);
}

const inComments = (text: string, words: (text: string) => string): string =>
  text.replaceAll(/(^|\s)(#[^\n]*)/g, (_, before: string, comment: string) => before + words(comment));

/** A name of one or two letters is too often a word of the sentence. */
const wordsOf = (replacements: readonly Replacement[]): ((text: string) => string) =>
  replacedWords(
    new Map(replacements.filter(({ original }) => original.length > 2).map(({ original, replacement }) => [original, replacement])),
  );
