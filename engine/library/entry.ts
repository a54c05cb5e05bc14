import { defaultCluster, type ClusterSettings } from "../cluster/clusterSettings";
import type { Incident } from "../cluster/incident";
import type { Signal } from "../cluster/signal";
import { defaultWorkload, probedEachSecond, type Workload } from "../cluster/workload";
import { defaultFlags } from "../controller/flags";
import type { LoadPoint } from "../load/curve";
import { scenarioVersion, type Scenario, type ScenarioFlags } from "../scenario/scenario";
import type { OutcomeLimits } from "../scenario/outcomeLimits";
import type { ScenarioStart } from "../scenario/start";
import type { Study } from "../scenario/study";

/** A ready scenario that answers a question people ask about the autoscaler. A test beside it checks what its text says. */
export interface LibraryEntry {
  /** Part of an address; never changed. */
  id: string;
  group: LibraryGroup;
  /** The question. */
  title: string;
  /** What happens, and why. Where the entry is written, with bound numbers (`boundNumbers`). */
  text: string;
  /** The text with its bound numbers, of an entry of the library; `text` is then as it is printed. */
  marked?: string;
  look: LibraryLook;
  /** A change after which the opposite happens. */
  change: string;
  /** What the search for better settings finds. Only of an entry whose scenario has a study. */
  finding?: string;
  /** The address of the question. */
  source: string;
  scenario: Scenario;
}

/** Where to look at it. */
interface LibraryLook {
  /** The second, that of a reconcile. */
  at: number;
  /** The part of the run that the text is about, in seconds; null if nothing changes from beginning to end, and that is the answer. */
  zoom: { from: number; to: number } | null;
  figure: LibraryFigure;
  text: string;
}

export const libraryGroups = [
  "first steps",
  "stability",
  "rates",
  "metrics",
  "readiness",
  "zero",
  "KEDA",
  "HPA and VPA",
  "operations",
  "tuning",
  "history",
] as const;
export type LibraryGroup = (typeof libraryGroups)[number];

export const libraryFigures = ["load", "replicas", "metric", "decision"] as const;
export type LibraryFigure = (typeof libraryFigures)[number];

/**
 * A scenario in short: a field that it does not name has the usual value. Without noise, and
 * probed each second, so that its numbers can be computed by hand.
 */
interface Sketch {
  manifest: string;
  minutes: number;
  load: readonly LoadPoint[];
  noise?: number;
  workload?: Partial<Workload>;
  cluster?: Partial<ClusterSettings>;
  incidents?: readonly Incident[];
  signals?: readonly Signal[];
  flags?: Partial<ScenarioFlags>;
  start?: ScenarioStart;
  limits?: OutcomeLimits;
  study?: Study;
}

export function entry(described: Omit<LibraryEntry, "scenario">, sketch: Sketch): LibraryEntry {
  const { manifest, minutes, load, noise = 0, workload, cluster, incidents = [], signals = [], flags, start, limits, study } = sketch;
  return {
    ...described,
    scenario: {
      version: scenarioVersion,
      name: described.title,
      manifest,
      durationSeconds: minutes * 60,
      load: { points: load, noise },
      workload: { ...defaultWorkload, ...probedEachSecond, ...workload },
      cluster: { ...defaultCluster, ...cluster },
      incidents,
      signals,
      flags: { ...defaultFlags, ...flags },
      seed: 1,
      ...(start && { start }),
      ...(limits && { limits }),
      ...(study && { study }),
    },
  };
}
