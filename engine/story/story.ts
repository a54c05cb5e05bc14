import type { Scenario } from "../scenario/scenario";
import type { Trace } from "../simulation/trace";
import type { Episode, EpisodeKind } from "./episode";
import { heldBack, keptUp, withHoldsMerged } from "./held";
import { flapped, moved, steady } from "./moves";
import { lostAtScaleDown, noRoom, outOfMemory } from "./pods";
import { struck, undecided } from "./undecided";
import { vpaChanged } from "./vpaChanged";
import { unseen } from "./unseen";
import { cooledDown, neverDrained, reacted } from "./waits";

/** How each kind of episode is found in a run. Episodes that begin in the same second are told in this order. */
const detectors: { readonly [Kind in EpisodeKind]: (trace: Trace, scenario: Scenario) => Episode<Kind>[] } = {
  steady,
  struck,
  reacted,
  flapped,
  moved,
  heldBack,
  keptUp,
  unseen,
  undecided,
  noRoom,
  lostAtScaleDown,
  outOfMemory,
  neverDrained,
  cooledDown,
  vpaChanged,
};

export const episodeKinds = Object.keys(detectors) as EpisodeKind[];

/** What happened in a finished run, from its records, in order of time. `scenario` is the one that was run. */
export function storyOf(scenario: Scenario, trace: Trace): Episode[] {
  const found = episodeKinds.flatMap((kind): Episode[] => detectors[kind](trace, scenario));
  return withHoldsMerged(found.toSorted((one, other) => one.from - other.from));
}
