import { expect, test } from "vitest";
import { library } from "../library/library";
import { seededRandom } from "../lib/random";
import { randomScenario } from "../scenario/testing/randomScenario";
import { anyTraceOf } from "../simulation/testing/traceOf";
import { vpaScenario } from "../vpaRun/testing/vpaScenario";
import { episodeKinds, storyOf } from "./story";

const seed = 20261128;
const runs = 120;
/** Random scenarios have no KEDA and no VerticalPodAutoscaler. */
const ofKeda = library.filter(({ group }) => group === "KEDA").map(({ scenario }) => scenario);
const ofVpa = ["Initial", "Recreate", "InPlaceOrRecreate"].map((mode) =>
  vpaScenario({
    mode,
    replicas: [3, 40],
    load: [
      [0, 5],
      [3600, 5],
      [4200, 60],
    ],
  }),
);

test(`every episode of a random run is in order, within the run, and names only what the run has (seed ${seed}, ${runs} runs)`, () => {
  const random = seededRandom(seed);
  const met = new Set<string>();
  const scenarios = Array.from({ length: runs }, (_, run) => randomScenario(random.fork(String(run))));
  for (const [run, scenario] of [...scenarios, ...ofKeda, ...ofVpa].entries()) {
    const trace = anyTraceOf(scenario);
    const { durationSeconds, outcomes, seconds } = trace;
    const moments = new Set([...trace.steps.at, ...(trace.keda?.columns.at ?? [])]);
    const counts = new Set([...seconds.written, ...trace.steps.current, ...trace.steps.applied]);
    const story = storyOf(scenario, trace);
    const faults: string[] = [];
    const must = (holds: boolean, what: string) => void (holds || faults.push(`run ${run}: ${what}`));
    let [changes, overloaded, lost, before] = [0, 0, 0, 0];
    for (const episode of story) {
      const { kind, from, to, moment } = episode;
      met.add(kind);
      must(from >= before && from <= to && to <= durationSeconds, `${kind} from ${from} to ${to}`);
      must(moments.has(moment), `${kind} leads to ${moment}`);
      before = from;
      if ("lowest" in episode) must(counts.has(episode.lowest) && counts.has(episode.highest), `${kind} names ${episode.highest}`);
      if (kind === "moved") must(counts.has(episode.fromReplicas) && counts.has(episode.toReplicas), `${kind} names ${episode.toReplicas}`);
      if (kind === "heldBack") must(episode.wanted > episode.lowest, "held back from nothing");
      if (kind === "keptUp") must(episode.wanted < episode.highest && episode.podSeconds > 0, "kept nothing");
      if (kind === "flapped") changes += episode.changes;
      if (kind === "steady") {
        must(from === 0 && to === durationSeconds && episode.mostInARow < episode.flapsFrom, "steady in a part, or although it flaps");
        if (trace.keda === null) must(episode.changes === outcomes.directionChanges, "not the changes that the outcome counts");
      }
      if (kind === "unseen") overloaded += episode.overloadedSeconds;
      if (kind === "lostAtScaleDown") lost += episode.failed;
      if (kind === "reacted" && episode.parts !== null) {
        const { untilWanted, untilWritten, untilReady, podWaits } = episode.parts;
        const waits = Object.values(podWaits);
        must(Math.min(untilWanted, untilWritten, untilReady, ...waits) >= 0, "a negative wait");
        must(waits.reduce((sum, wait) => sum + wait, 0) === untilReady, "the last pod's waits are not their sum");
        must(untilWanted + untilWritten + untilReady === outcomes.secondsToCapacity, "the waits are not their sum");
      }
      const numbers = JSON.stringify(episode, (_, value: unknown) =>
        typeof value === "number" && !Number.isFinite(value) ? "no number" : value,
      );
      must(!numbers.includes("no number"), numbers);
    }
    const flaps = story.filter(({ kind }) => kind === "flapped").length;
    must(story.filter(({ kind }) => kind === "steady").length === (flaps > 0 ? 0 : 1), "neither flaps nor does not, or both");
    must(changes <= outcomes.directionChanges, "more changes of direction than the outcome counts");
    // Sums of outcomes begin at second 1.
    must(overloaded <= outcomes.overloadedSeconds + 1, "more overloaded seconds than the outcome counts");
    must(lost <= outcomes.requestsFailed + seconds.failed[0]! + 1e-6, "more lost requests than the outcome counts");
    expect(faults.slice(0, 10)).toEqual([]);
  }
  expect(episodeKinds.filter((kind) => !met.has(kind)).toSorted()).toEqual([]);
}, 120_000);
