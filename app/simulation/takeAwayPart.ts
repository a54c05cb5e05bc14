/** The engine's functions for exports, in a file apart from the worker's own, because it is loaded only when someone exports. */
import { aroseIn, changesOf, reconcilesTable, runJson, secondsTable, storyOf, tableCsv, type LateParts } from "../../engine/index";
import type { KeptRun } from "./keptRun";
import type { RunPart, TakenPart } from "../run/run";

/** `parts`: the code that the run needs. */
export function takeAwayPart({ scenario, trace }: Pick<KeptRun, "scenario" | "trace">, part: RunPart, parts: LateParts): TakenPart {
  switch (part) {
    case "seconds.csv":
      return { kind: "text", text: tableCsv(secondsTable(trace)) };
    case "reconciles.csv":
      return { kind: "text", text: tableCsv(reconcilesTable(trace)) };
    case "run.json":
      return { kind: "text", text: runJson(scenario, trace) };
    case "story": {
      const story = storyOf(scenario, trace);
      return { kind: "story", story, changes: changesOf(story, scenario, trace, parts), arose: aroseIn(scenario, trace) };
    }
    case "rescales":
      return {
        kind: "rescales",
        scenario,
        reconciles: trace.reconciles.filter(({ scaledTo }) => scaledTo !== null),
        story: storyOf(scenario, trace),
        keda: trace.keda,
      };
  }
}
