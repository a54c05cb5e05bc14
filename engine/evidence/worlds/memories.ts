/** What the controller may have remembered of earlier syncs: proposals inside its windows, and rescales inside the periods of its policies. */
import { normalizeDesiredReplicasWithBehaviors } from "../../controller/behavior";
import type { Recommendation, RememberedScaleEvent } from "../../controller/decision";
import { defaultFlags } from "../../controller/flags";
import { normalizeDesiredReplicas, type Normalization } from "../../controller/normalize";
import { noOlderRules } from "../../controller/olderRules";
import type { Clues } from "./clues";
import type { WorldSupposition } from "./suppositions";

export interface Memory {
  readonly recommendations: readonly Recommendation[];
  readonly scaleUpEvents: readonly RememberedScaleEvent[];
  readonly scaleDownEvents: readonly RememberedScaleEvent[];
  readonly supposes: readonly WorldSupposition[];
  /** Nothing else can be remembered. */
  readonly isWhole?: boolean;
}

/** What a proposal leads to if the controller remembers nothing. */
export const unremembered = (proposal: number, clues: Clues): Normalization =>
  normalized(proposal, clues, { recommendations: [], scaleUpEvents: [], scaleDownEvents: [] });

/** The sync is at second 0. */
function normalized(
  proposal: number,
  { replicas, minReplicas, maxReplicas, behavior }: Clues,
  memory: Omit<Memory, "supposes">,
): Normalization {
  const args = {
    currentReplicas: replicas,
    proposal,
    minReplicas,
    maxReplicas,
    ...memory,
    downscaleStabilizationSeconds: defaultFlags.downscaleStabilizationSeconds,
    now: 0,
    older: noOlderRules,
    countOnly: true,
  };
  return behavior === undefined ? normalizeDesiredReplicas(args) : normalizeDesiredReplicasWithBehaviors(args, behavior);
}

const windowsOf = ({ behavior }: Pick<Clues, "behavior">): { readonly up: number; readonly down: number } => ({
  up: behavior?.scaleUp?.stabilizationWindowSeconds ?? 0,
  down: behavior?.scaleDown?.stabilizationWindowSeconds ?? defaultFlags.downscaleStabilizationSeconds,
});

/** How a memory ends for a proposal. */
export interface Remembered {
  readonly normalization: Normalization;
  readonly supposes: readonly WorldSupposition[];
}

/**
 * How each memory that may matter ends for a proposal, the usual ones first. Rescales that no text shows are supposed only where none of the
 * others `fits` a limit that a condition names.
 */
export function memoriesOf(
  proposal: number,
  clues: Clues,
  known: Memory | null,
  fits: (normalization: Normalization) => boolean,
): Remembered[] {
  const recommendations = recommendationsOf(proposal, clues, known);
  const told = rescalesTold(clues, known).flatMap((rescales) => endsOf(proposal, clues, recommendations, rescales));
  const fitting = told.filter(({ normalization }) => fits(normalization));
  const { limited } = clues.conditions;
  if (fitting.length > 0 || (limited !== "ScaleUpLimit" && limited !== "ScaleDownLimit")) return fitting;
  return rescalesSupposed(clues)
    .flatMap((rescales) => endsOf(proposal, clues, recommendations, rescales))
    .filter(({ normalization }) => fits(normalization));
}

type Proposed = Pick<Memory, "recommendations" | "supposes">;
type Rescales = Pick<Memory, "scaleUpEvents" | "scaleDownEvents" | "supposes">;

/** A memory that changes nothing is not supposed. */
function endsOf(proposal: number, clues: Clues, [plain, ...others]: readonly Proposed[], rescales: Rescales): Remembered[] {
  const end = (proposed: Proposed): Remembered => ({
    normalization: normalized(proposal, clues, { ...rescales, ...proposed }),
    supposes: [...proposed.supposes, ...rescales.supposes],
  });
  const usual = end(plain!);
  return [
    usual,
    ...others.map(end).filter(({ normalization }) => normalization.stabilization.result !== usual.normalization.stabilization.result),
  ];
}

function recommendationsOf(proposal: number, clues: Clues, known: Memory | null): Proposed[] {
  const { replicas, desired, maxReplicas, minReplicas } = clues;
  const { up, down } = windowsOf(clues);
  const told = known?.recommendations ?? [];
  const window = proposal < replicas ? down : proposal > replicas ? up : 0;
  // The first sync of an autoscaler remembers the count that it found.
  const isYoung = clues.ageSeconds !== null && clues.ageSeconds < window && !clues.isRescaled;
  const all: Proposed[] = [
    {
      recommendations: told,
      supposes:
        window === 0 || known !== null
          ? []
          : isYoung
            ? ["firstCountForgotten"]
            : window <= 15
              ? []
              : replicas === clues.minReplicas
                ? ["atMinimum"]
                : ["nothingRemembered"],
    },
  ];
  if ((down <= 0 && up <= 0) || known?.isWhole === true) return all;
  const values = new Set([replicas, ...(desired === null ? [] : [desired]), maxReplicas, maxReplicas + 1, minReplicas]);
  for (const { to } of clues.rescales) values.add(to);
  // Beyond a limit it does not matter what is remembered, as long as it is more, or less.
  for (const beyond of [proposal + 1, Math.max(0, proposal - 1)]) values.add(beyond);
  if (clues.behavior === undefined) for (const more of [Math.max(4, 2 * replicas), Math.max(4, 2 * replicas) + 1]) values.add(more);
  const shorter = Math.min(up, down);
  for (const value of values) {
    if (value === proposal || value > 2 ** 30 || (value > proposal ? down : up) <= 0) continue;
    const supposes = [nameOf(value, proposal, clues, known !== null, isYoung)];
    for (const time of new Set([0, -shorter])) all.push({ recommendations: [...told, { value, time }], supposes });
  }
  return all;
}

function nameOf(value: number, proposal: number, clues: Clues, isFromRows: boolean, isYoung: boolean): WorldSupposition {
  const { replicas, minReplicas } = clues;
  const { up, down } = windowsOf(clues);
  if (isFromRows) return "rememberedFromBefore";
  if (isYoung && value === replicas) return "firstCountRemembered";
  if (value > proposal && value > replicas && !isHeldUp(clues)) return "rememberedRise";
  if ((value > proposal ? down : up) <= 15) return "rememberedBriefly";
  return replicas === minReplicas ? "rememberedAtMinimum" : "remembered";
}

const isHeldUp = ({ conditions }: Clues): boolean => conditions.able === "ScaleDownStabilized";

const noRescales: Rescales = { scaleUpEvents: [], scaleDownEvents: [], supposes: [] };

/** The rescales that rows or events show; of events the texts do not tell how long after the sync they were printed. */
function rescalesTold(clues: Clues, known: Memory | null): Rescales[] {
  if (clues.behavior === undefined) return [noRescales];
  if (known !== null) return [{ ...known, supposes: [] }];
  if (clues.rescales.length === 0) return [noRescales];
  return isOwnRescale(clues) ? [eventsOf(clues, 0)] : [0, 5, 10, 14].map((offset) => eventsOf(clues, offset));
}

/** Larger changes are not supposed. */
const largestChange = 200;

function rescalesSupposed({ behavior, replicas, maxReplicas }: Clues): Rescales[] {
  if (behavior === undefined) return [];
  const changes = Array.from({ length: Math.min(Math.max(replicas, maxReplicas), largestChange) }, (_, index) => index + 1);
  const supposes = ["rememberedRescales"] as const;
  return [
    { ...noRescales, supposes },
    ...changes.flatMap((replicaChange): Rescales[] => {
      const events = [{ replicaChange, time: 0, outdated: false }];
      return [
        { scaleUpEvents: events, scaleDownEvents: [], supposes },
        { scaleUpEvents: [], scaleDownEvents: events, supposes },
      ];
    }),
  ];
}

/** The last sync itself wrote the last rescale that the texts show. */
const isOwnRescale = ({ rescales, conditions, desired }: Clues): boolean =>
  conditions.able === "SucceededRescale" && rescales.at(-1)?.to === desired;

/** `offset`: how long after the sync the texts were printed. A rescale of the sync itself is not yet remembered. */
function eventsOf(clues: Clues, offset: number): Rescales {
  const { rescales } = clues;
  const scaleUpEvents: RememberedScaleEvent[] = [];
  const scaleDownEvents: RememberedScaleEvent[] = [];
  const isOwn = isOwnRescale(clues);
  const shift = isOwn ? rescales.at(-1)!.ago.low : offset;
  for (const [index, { to, ago }] of (isOwn ? rescales.slice(0, -1) : rescales).entries()) {
    const before = rescales[index - 1];
    if (before === undefined || before.to === to) continue;
    const event = { replicaChange: Math.abs(to - before.to), time: Math.min(0, shift - ago.low), outdated: false };
    (to > before.to ? scaleUpEvents : scaleDownEvents).push(event);
  }
  return { scaleUpEvents, scaleDownEvents, supposes: [] };
}
