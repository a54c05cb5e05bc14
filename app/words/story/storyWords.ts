/** The story of a run in words: what happened when, and why. The page's report and the command line write the same. */
import type { Episode, EpisodeKind, LoadRange, StartUpUse, StoryChange, Workload } from "../../../engine/index";
import { incidentLabel } from "../incidents/incidentLooks";
import { clusterWords } from "../names/controlWords";
import { workloadWording } from "../names/workloadWords";
import { amountsText } from "../vpa/vpaAmounts";
import { plural, t } from "../text";
import { apiQuantity, clock, decimal, fixed, quantity, span } from "../times";

export interface StoryLine {
  /** "06:15 to 07:30", or one time. */
  time: string;
  /** The second that shows it best. */
  moment: number;
  text: string;
}

/** In order of time. */
export const storyLines = (story: readonly Episode[], kind: Workload["kind"]): StoryLine[] =>
  story.map((episode) => ({ time: timeOf(episode), moment: episode.moment, text: episodeText(episode, kind) }));

/** "scaleUp.stabilizationWindowSeconds: 90": what would change an episode, by the field's last words. */
export function changeWords({ field, value }: StoryChange, kind: Workload["kind"]): string {
  if (field === "cluster.nodes") return `${clusterWords.nodes[0]}: ${value}`;
  if (field === "workload.memoryLimitMebibytes") return `${workloadWording("memoryLimitMebibytes", kind).label}: ${value}Mi`;
  if (field === "workload.preStopSeconds") return `${workloadWording("preStopSeconds", kind).label}: ${span(Number(value))}`;
  const path = field.split(".");
  const rules = path.findIndex((part) => part === "scaleUp" || part === "scaleDown");
  return `${path.slice(rules).join(".")}: ${value}`;
}

const timeOf = ({ from, to }: Episode): string => (from === to ? clock(from) : t`${clock(from)} to ${clock(to)}`);

const words: { readonly [Kind in EpisodeKind]: (episode: Episode<Kind>, kind: Workload["kind"]) => string } = {
  moved({ fromReplicas, toReplicas, writes, by, load, startUp }) {
    const [from, to] = [quantity(fromReplicas), quantity(toReplicas)];
    const way = toReplicas > fromReplicas ? t`Up from ${from} to ${to}` : t`Down from ${from} to ${to}`;
    const steps = writes === 1 ? way : t`${way} in ${plural(writes, "write")}`;
    const who = by === "hpa" ? steps : by === "keda" ? t`${steps}, by KEDA` : t`${steps}, by the HPA and KEDA`;
    return sentences(t`${who}. The load was ${rangeText(load)} per second.`, startUp && startUpText(startUp));
  },
  flapped({ changes, lowest, highest, load, startUpWrites }) {
    const told = t`Flaps: ${plural(changes, "change")} of direction between ${quantity(lowest)} and ${plural(highest, "pod")}. The load was ${rangeText(load)} per second.`;
    return sentences(told, startUpWrites === 0 ? null : t`A likely cause is start-up CPU: it explains ${plural(startUpWrites, "rise")}.`);
  },
  steady({ writes, changes, mostInARow, flapsFrom, withinSeconds }) {
    if (writes === 0) return t`Does not flap: the autoscaler never changed the count.`;
    const rule = t`Flapping is ${plural(flapsFrom, "change")} or more among writes that follow each other within ${span(withinSeconds)}.`;
    const told = t`Does not flap: ${plural(changes, "change")} of direction.`;
    return changes < flapsFrom ? sentences(told, rule) : sentences(told, rule, t`Here it is ${quantity(mostInARow)} at most.`);
  },
  reacted({ load, lagSeconds, parts }) {
    const rose = t`The load rose to ${decimal(load)} per second.`;
    if (parts === null) return t`${rose} The ready pods could not serve it until the run ended.`;
    const { untilWanted, untilWritten, untilReady } = parts;
    const sum = t`${rose} The ready pods could serve it ${span(untilWanted + untilWritten + untilReady)} later: ${span(untilWanted)} until a sync proposed more pods, ${span(untilWritten)} until enough were written, ${span(untilReady)} until they were ready.`;
    return sentences(sum, lagSeconds === null ? null : t`The oldest sample that this sync counted was ${span(lagSeconds)} old.`);
  },
  heldBack({ times, by, lowest, highest, wanted, overloadedSeconds, failed }, kind) {
    const [kept, most] = [countsText(lowest, highest), quantity(wanted)];
    const held = {
      window: t`The scale-up window kept ${kept}, and up to ${most} were proposed.`,
      policy: t`A scale-up policy kept ${kept}, and up to ${most} were proposed.`,
      maxReplicas: t`maxReplicas kept ${kept}, and up to ${most} were proposed.`,
      pods: t`Missing or unready pods kept ${kept}; the usage of the others alone proposed up to ${most}.`,
    };
    return sentences(held[by], timesText(times), overloadedSeconds === 0 ? null : overloadText(overloadedSeconds, failed, kind));
  },
  keptUp({ times, by, lowest, highest, wanted, podSeconds }) {
    const [kept, least, hours] = [countsText(lowest, highest), quantity(wanted), fixed(podSeconds / 3600, 3)];
    const told =
      by === "window"
        ? t`The scale-down window kept ${kept}, and as few as ${least} were proposed: ${hours} pod-hours above the proposals.`
        : t`A scale-down policy kept ${kept}, and as few as ${least} were proposed: ${hours} pod-hours above the proposals.`;
    return sentences(told, timesText(times));
  },
  unseen({ replicas, overloadedSeconds, failed, atLimitSeconds }, kind) {
    const told = t`No sync proposed more than ${plural(replicas, "pod")}.`;
    const limit =
      atLimitSeconds === 0
        ? null
        : t`A likely cause is the CPU limit, which usage cannot exceed: all pods were at it for ${span(atLimitSeconds)}.`;
    return sentences(overloadText(overloadedSeconds, failed, kind), told, limit);
  },
  undecided({ by, error, syncs, overloadedSeconds, failed }, kind) {
    const times = plural(syncs, "sync");
    const told = {
      noMetrics: t`The HPA could not read its metrics in ${times}, so it left the count.`,
      scaleUnavailable: t`The HPA could not read the scale of its target in ${times}.`,
      scalingDisabled: t`The target was at 0 replicas, so the HPA did nothing in ${times}.`,
    };
    const first = error === "" ? null : t`The first error: ${error}.`;
    return sentences(told[by], first, overloadedSeconds === 0 ? null : overloadText(overloadedSeconds, failed, kind));
  },
  struck({ incident, isRefused }) {
    const told = t`Incident: ${incidentLabel(incident)}.`;
    return isRefused ? sentences(told, t`It changed nothing.`) : told;
  },
  noRoom: ({ pods }) => t`No node had room for up to ${plural(pods, "pod")}.`,
  lostAtScaleDown({ failed, pods, since, certainty }) {
    const [requests, stopped] = [plural(shownRequests(failed), "request"), plural(pods, "pod")];
    const told = t`${requests} failed on pods that stopped. The count had gone down at ${clock(since)}, and ${stopped} stopped since then.`;
    return sentences(told, certainty === "certain" ? null : t`The scale-down is the likely cause: an incident came before, too.`);
  },
  outOfMemory({ kills, pods, leastMebibytes, mostMebibytes, failed }) {
    const limit = leastMebibytes === mostMebibytes ? `${mostMebibytes}Mi` : t`${`${leastMebibytes}Mi`} to ${`${mostMebibytes}Mi`}`;
    const told = t`OOMKilled at the memory limit of ${limit}: ${plural(kills, "container")} in ${plural(pods, "pod")}.`;
    return sentences(told, failed === 0 ? null : t`With them, ${plural(shownRequests(failed), "request")} failed.`);
  },
  neverDrained: ({ waitingAtStart, waitingAtEnd, arrived, served }) =>
    t`The queue never drained: ${quantity(waitingAtStart)} messages waited at first and ${quantity(waitingAtEnd)} at the end. ${decimal(arrived)} arrived per second, and ${decimal(served)} were done.`,
  cooledDown: ({ replicas, until }) =>
    t`No trigger of KEDA was active, and KEDA kept ${plural(replicas, "pod")}: cooldownPeriod ends at ${clock(until)}.`,
  vpaChanged({ evicted, resized, admitted, containers }) {
    const done = [
      evicted === 0 ? null : t`The VPA evicted ${plural(evicted, "pod")}.`,
      resized === 0 ? null : t`The VPA resized ${plural(resized, "pod")} in place.`,
      evicted + resized > 0 ? null : t`The VPA set the requests of new pods: ${quantity(admitted)}.`,
    ];
    const requests = containers.map(({ name, from, to }) =>
      from === null
        ? t`Container ${name} requests ${amountsText(to)}.`
        : t`Container ${name} requested ${amountsText(from)}, and then ${amountsText(to)}.`,
    );
    return sentences(...done, ...requests);
  },
};

function episodeText<Kind extends EpisodeKind>(episode: Episode<Kind>, kind: Workload["kind"]): string {
  // The words of its kind accept it.
  return (words[episode.kind] as (each: Episode<Kind>, kind: Workload["kind"]) => string)(episode, kind);
}

const sentences = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(" ");

const timesText = (times: number): string | null => (times === 1 ? null : t`This happened ${plural(times, "time")}.`);

/** "3", or "3 to 40" */
const rangeText = ({ least, most }: LoadRange): string =>
  decimal(least) === decimal(most) ? decimal(most) : t`${decimal(least)} to ${decimal(most)}`;

const countsText = (lowest: number, highest: number): string =>
  lowest === highest ? plural(highest, "pod") : t`${quantity(lowest)} to ${plural(highest, "pod")}`;

function startUpText({ at, pods, milli, othersMilli, ratio, ratioWithout }: StartUpUse): string {
  const [own, other] = [`${apiQuantity(milli)}m`, `${apiQuantity(othersMilli)}m`];
  return t`A likely cause is start-up CPU: at ${clock(at)} the HPA counted ${own} for each pod that had just started (${quantity(pods)}), and ${other} for each other one. Without that, usage ÷ target is ${decimal(ratioWithout, 2)}, and not ${decimal(ratio, 2)}.`;
}

function overloadText(seconds: number, failed: number, kind: Workload["kind"]): string {
  const told = kind === "queue" ? t`Messages waited for ${span(seconds)}` : t`Requests waited or failed for ${span(seconds)}`;
  const requests = shownRequests(failed);
  return requests === 0 ? t`${told}.` : t`${told}, and ${plural(requests, "request")} failed.`;
}

/** The fluid model loses parts of requests. A loss is never shown as none. */
const shownRequests = (failed: number): number => (failed === 0 ? 0 : Math.max(1, Math.round(failed)));
