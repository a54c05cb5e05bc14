import { simulatedKeda } from "../doors/keda";
import { expect, test } from "vitest";
import { decodeLink, encodeLink } from "../scenario/link";
import { readScenario } from "../scenario/readScenario";
import { controllerFlags, maxNameLength, type Scenario } from "../scenario/scenario";
import { parseManifestFor } from "../simulation/parseManifestFor";
import { syncPeriodOf } from "../simulation/syncPeriod";
import { libraryGroups } from "./entry";
import { library } from "./library";
import { copiedLibraryLinks } from "./testing/copiedLinks";
import { counts, run } from "./testing/runEntry";

test("ids and questions are each there once, group by group", () => {
  expect(new Set(library.map(({ id }) => id)).size).toBe(library.length);
  expect(new Set(library.map(({ title }) => title)).size).toBe(library.length);
  const groups = library.map(({ group }) => group);
  expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(libraryGroups);
});

/** From one sync to the next. */
function syncSecondsOf({ manifest, flags, cluster }: Scenario): number {
  const controller = controllerFlags(flags);
  const { hpa } = parseManifestFor(manifest, flags, simulatedKeda);
  return controller === null ? flags.syncPeriodSeconds : syncPeriodOf(hpa!.spec, controller, cluster) / 1000;
}

test.for(library)("$id is whole", ({ id, title, text, finding = text, look, change, source, scenario }) => {
  expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
  expect(title.length).toBeLessThanOrEqual(maxNameLength);
  expect(title.endsWith("?")).toBe(true);
  expect(scenario.name).toBe(title);
  for (const words of [text, finding]) {
    const sentences = words.split(/(?<=[.!?]) /);
    expect([2, 3, 4]).toContain(sentences.length);
    for (const sentence of sentences) expect(sentence.split(" ").length, sentence).toBeLessThanOrEqual(25);
  }
  expect(look.at).toBeLessThanOrEqual(scenario.durationSeconds);
  expect((look.at - scenario.cluster.syncPhaseSeconds) % syncSecondsOf(scenario), "a second with a reconcile").toBe(0);
  expect(look.text.endsWith(".") && change.endsWith(".")).toBe(true);
  expect(source).toMatch(/^https:\/\/(github\.com\/[\w.-]+\/[\w.-]+\/issues\/\d+|kubernetes\.io\/docs\/.+)$/);
  expect(readScenario(scenario)).toEqual({ ok: true, value: scenario });
});

test.for(library)("$id opens at a part of its run that has its moment in it, or at all of a run in which nothing changes", (entry) => {
  const { look, scenario } = entry;
  if (look.zoom === null) {
    expect(new Set(scenario.load.points.map(([, rate]) => rate)).size).toBe(1);
    expect(counts(run(entry))).toHaveLength(1);
    return;
  }
  const { from, to } = look.zoom;
  expect(from).toBeGreaterThanOrEqual(0);
  expect(to).toBeLessThanOrEqual(scenario.durationSeconds);
  expect(from % scenario.flags.syncPeriodSeconds, "from a reconcile on").toBe(0);
  expect(to % scenario.flags.syncPeriodSeconds, "up to a reconcile").toBe(0);
  expect(look.at).toBeGreaterThanOrEqual(from);
  expect(look.at).toBeLessThan(to);
  // Long enough for the time before and after, short enough to be larger than in the whole run.
  expect(to - from).toBeGreaterThanOrEqual(600);
  expect(to - from).toBeLessThanOrEqual(0.8 * scenario.durationSeconds);
});

test("most questions open at a part of their run", () => {
  expect(library.filter(({ look }) => look.zoom === null).length).toBeLessThan(library.length / 4);
});

test.for(library)(
  "the link of $id opens exactly it, and is short even with a change, a baseline and the view",
  ({ group, scenario, look }) => {
    const view = {
      cursor: look.at,
      zoom: look.zoom ?? { from: 0, to: scenario.durationSeconds - 60 },
      panels: ["tab/workload", "side/outcome", "table/load", "hidden/load/failed"],
    };
    const opened = { scenario, baseline: null, ...view };
    expect(decodeLink(encodeLink(opened)!)).toEqual({ ok: true, value: opened });
    const { manifest, flags } = scenario;
    const changed = {
      ...scenario,
      manifest: manifest.replace("maxReplicas: 1", "maxReplicas: 2"),
      flags: { ...flags, downscaleStabilizationSeconds: 120 },
      seed: 77,
    };
    // A study makes it longer, and so does what the dictionary of the format does not know: an object beside the HPA, or a new incident.
    const most =
      scenario.study || group === "KEDA" || group === "HPA and VPA"
        ? 540
        : scenario.incidents.some(({ kind }) => kind === "controlPlaneUpgraded")
          ? 380
          : 330;
    expect(encodeLink({ ...view, scenario: changed, baseline: scenario })!.length).toBeLessThan(most);
  },
);

test("a link that was copied from the library opens the same for ever, and there is one of every entry", () => {
  expect(library.map(({ id }) => id).filter((id) => !(id in copiedLibraryLinks))).toEqual([]);
  for (const [id, link] of Object.entries(copiedLibraryLinks)) {
    const reading = decodeLink(link);
    expect(reading.ok, id).toBe(true);
    if (reading.ok) expect(encodeLink(reading.value), id).toBe(link);
  }
});

test.for(library)("$id has manifests without a problem", ({ scenario }) => {
  const edits = scenario.incidents.flatMap((incident) => (incident.kind === "hpaEdited" ? [incident.manifest] : []));
  for (const manifest of [scenario.manifest, ...edits])
    expect(parseManifestFor(manifest, scenario.flags, simulatedKeda).problems).toEqual([]);
});
