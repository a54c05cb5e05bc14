/** What a VerticalPodAutoscaler did up to a sync, in a few words. */
import type { VpaEvent, VpaEventKind } from "../../run/vpaEvents";
import { plural, t } from "../text";
import { clock } from "../times";
import { resourceAmount } from "./vpaAmounts";

export const vpaEventNames: Readonly<Record<VpaEventKind, string>> = {
  evicted: t`evicted`,
  resized: t`resized in place`,
  resizeRefused: t`resize refused`,
  killed: t`out of memory`,
};

const counted: Readonly<Record<Exclude<VpaEventKind, "killed">, (pods: string) => string>> = {
  evicted: (pods) => t`${pods} evicted`,
  resized: (pods) => t`${pods} resized in place`,
  resizeRefused: (pods) => t`the resize of ${pods} refused`,
};

export const podsDone = (kind: keyof typeof counted, pods: number): string => counted[kind](plural(pods, "pod"));

/** "2 pods evicted at 12:34". */
export function vpaGroupWords(events: readonly VpaEvent[]): string {
  const kinds = (Object.keys(counted) as (keyof typeof counted)[]).flatMap((kind) => {
    const of = events.filter((event) => event.kind === kind);
    return of.length === 0 ? [] : [t`${podsDone(kind, of.length)} at ${clock(of[0]!.at)}`];
  });
  // Pods that need the same are killed together, and raise the target once.
  const raises = new Set<string>();
  const kills = events.flatMap((event) => {
    if (event.kind !== "killed" || raises.has(JSON.stringify(event.kill.raised))) return [];
    raises.add(JSON.stringify(event.kill.raised));
    return [killWords(event.kill)];
  });
  return [...kinds, ...kills].join("; ");
}

/** "out of memory at 12:30: target 250Mi → 300Mi". */
export const killWords = ({ killedAt, raised }: (VpaEvent & { kind: "killed" })["kill"]): string =>
  raised === null
    ? t`out of memory at ${clock(killedAt)}`
    : t`out of memory at ${clock(killedAt)}: target ${resourceAmount("memory", raised.from)} → ${resourceAmount("memory", raised.to)}`;
