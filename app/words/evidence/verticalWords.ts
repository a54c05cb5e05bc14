/** What a VerticalPodAutoscaler beside an HPA recommends, did and may do, in words. */
import type { Beside } from "../../../engine/index";
import { plural, t } from "../text";
import { quantity } from "../times";
import type { StatementWords } from "./statements";

type Vertical = Exclude<Extract<Beside, { kind: `vertical${string}` }>, { kind: "verticalAutoscaler" }>;
type Request = Extract<Vertical, { kind: "verticalRequest" }>;
type Events = Extract<Vertical, { kind: "verticalEvents" }>;

export function verticalWords(what: Vertical): StatementWords {
  switch (what.kind) {
    case "verticalRequest":
      return { title: t`The request and the VPA’s recommendation`, sentences: [recommended(what), ...requested(what), ...changes(what)] };
    case "verticalTooFewPods":
      return {
        title: t`The VPA changes no running pod now`,
        sentences: [
          t`The updater of the VPA ${what.name} acts from ${plural(what.least, "pod")} on, and the workload has ${quantity(what.replicas)}.`,
          t`A new pod gets the recommendation all the same.`,
        ],
      };
    case "verticalUnprovided":
      return {
        title: t`The VPA has no recommendation yet`,
        sentences: [t`RecommendationProvided is not True, so the VPA ${what.name} changes no request now.`],
      };
    case "verticalPods":
      return {
        title: t`Requests that a VPA set`,
        sentences: [
          t`By the annotation vpaUpdates, the VPA ${what.name} set the requests of ${plural(what.pods, "pod")}.`,
          t`A percentage of the HPA is of these requests, not of those in the template.`,
        ],
      };
    case "verticalEvents":
      return { title: t`What the VPA did`, sentences: acted(what) };
    case "verticalCheckpoint":
      return {
        title: t`The history of a VPA`,
        sentences: [
          what.container === null
            ? t`A checkpoint keeps the usage that the VPA ${what.name} has seen.`
            : t`A checkpoint keeps the usage that the VPA ${what.name} has seen of container ${what.container}.`,
          t`The HPA does not depend on it.`,
        ],
      };
  }
}

function recommended({ name, container, resource, target, lower, upper }: Request): string {
  if (container === null) return t`The VPA ${name} recommends ${target} of ${resource} for the first container.`;
  if (lower === null || upper === null) return t`The VPA ${name} recommends ${target} of ${resource} for container ${container}.`;
  return t`The VPA ${name} recommends ${target} of ${resource} for container ${container}, with bounds from ${lower} to ${upper}.`;
}

function requested({ request, of }: Request): string[] {
  if (request === null) return [];
  return [
    of === "template" ? t`The template requests ${request}; a running pod may have another request.` : t`A pod of it requests ${request}.`,
  ];
}

/** By upstream’s updater with its usual flags. */
function changes({ mode, range }: Request): string[] {
  if (range === null || mode === "Off") return [];
  if (mode === "Initial") return [t`With updateMode Initial only a new pod gets the recommendation.`];
  if (range === "within")
    return [
      t`That is within the bounds: the updater changes no pod that is younger than 12 hours, or whose requests would change by less than 10%.`,
      t`A container that ran out of memory soon after its start is the exception.`,
    ];
  return [
    range === "below"
      ? t`That is below the lower bound, so the updater may change the pod at once.`
      : t`That is above the upper bound, so the updater may change the pod at once.`,
    mode === "InPlace"
      ? t`With updateMode InPlace it resizes the pod and never evicts it.`
      : mode === "InPlaceOrRecreate"
        ? t`With updateMode InPlaceOrRecreate it resizes the pod, or evicts it where that fails.`
        : t`With updateMode ${mode} it evicts the pod.`,
  ];
}

function acted({ what, seen, more }: Events): string[] {
  const pods = [...seen.map(seenText), ...(more === 0 ? [] : [t`${quantity(more)} others`])].join(", ");
  return what === "eviction"
    ? [
        t`The VPA evicted: ${pods}.`,
        t`A pod that replaces an evicted one is unready at first. Until it is ready, the HPA sets it aside when it averages CPU.`,
      ]
    : [t`The VPA resized in place: ${pods}.`, t`No pod was replaced. Since then, a percentage of the HPA is of the new requests.`];
}

function seenText({ pod, age, time }: Events["seen"][number]): string {
  const name = pod ?? t`a pod`;
  if (time !== null) return t`${name} at ${time}`;
  return age === null ? name : t`${name}, ${age} before the text was printed`;
}
