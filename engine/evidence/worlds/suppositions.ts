/** What a world takes for granted where the texts are silent, how unusual that is, and which text would tell it. */

/** A text that decides between worlds. */
type TellingText = "pods" | "samples" | "description" | "object" | "workload" | "flags";

interface Entry {
  /** Whole worlds are compared by the sum of their prices: what clusters usually do is cheap, what they rarely do is dear. */
  readonly price: number;
  /** Null: no text of kubectl tells it. */
  readonly toldBy: TellingText | null;
}

export const worldSuppositions = {
  /** As many pods as spec.replicas. */
  podsAreReplicas: { price: 0.1, toldBy: "pods" },
  everyPodReady: { price: 0.1, toldBy: "pods" },
  everyPodMeasured: { price: 0.1, toldBy: "samples" },
  /** status.replicas is spec.replicas. */
  statusIsSpec: { price: 0.1, toldBy: "workload" },
  /** The pods that a text lists are the pods that the sync saw. */
  podsAsListed: { price: 0.1, toldBy: null },
  /** The pods were others when the sync saw them: none of what a text lists leads to what is printed. */
  podsChanged: { price: 2, toldBy: "pods" },
  /** The count is that of the workload, because the autoscaler's is not printed. */
  replicasOfWorkload: { price: 0.1, toldBy: "description" },
  /** No `behavior` is written, so the controller's defaults hold. */
  defaultBehavior: { price: 0.5, toldBy: "object" },
  /** A `behavior` that no text shows lets the count fall at once, or after a minute. */
  shortWindow: { price: 1.3, toldBy: "object" },
  /** A `behavior` that no text shows makes the count rise or fall in small steps, or only after a window. */
  slowRise: { price: 1.6, toldBy: "object" },
  slowFall: { price: 1.6, toldBy: "object" },
  upWindow: { price: 1.6, toldBy: "object" },
  defaultMinReplicas: { price: 0.1, toldBy: "object" },
  kindOfMetric: { price: 0.1, toldBy: "object" },
  /** A figure that a table prints without a name is one value of an object, not the average of the pods. */
  valueOfObject: { price: 0.2, toldBy: "object" },
  /** A figure that was rounded is not at the usual end of its range. */
  roundedOtherwise: { price: 0.05, toldBy: null },
  /** A total that was divided for printing counts in parts of one, although a whole total would show the same average. */
  fractionalTotal: { price: 2, toldBy: null },
  /** Releases before 1.33 decide otherwise at the very edge of the tolerance. */
  olderRelease: { price: 0.6, toldBy: "flags" },
  /** The controller has another tolerance than the default, or does not read the one of the manifest. */
  otherTolerance: { price: 2.8, toldBy: "flags" },
  /** Earlier syncs proposed otherwise, and the window remembers it. */
  remembered: { price: 0.4, toldBy: "description" },
  /** The same although the count is at its minimum already. */
  rememberedAtMinimum: { price: 1.4, toldBy: "description" },
  /** The window is hardly longer than the time between two syncs. */
  rememberedBriefly: { price: 1.5, toldBy: "description" },
  /** From before the first row. */
  rememberedFromBefore: { price: 1.5, toldBy: "description" },
  /** The first sync of an autoscaler remembers the count that it found. */
  firstCountRemembered: { price: 0.1, toldBy: "description" },
  firstCountForgotten: { price: 2, toldBy: "description" },
  /** The window holds nothing that would change the proposal. */
  nothingRemembered: { price: 0.6, toldBy: "description" },
  /** The count is at its minimum, so the window holds nothing any more. */
  atMinimum: { price: 0.1, toldBy: "description" },
  /** The window remembers a proposal above the present count, which lets it rise now. */
  rememberedRise: { price: 3, toldBy: "description" },
  /** Earlier rescales use up a part of what the policies allow. */
  rememberedRescales: { price: 0.3, toldBy: "description" },
  /** A young pod is set aside or counted otherwise than its age suggests. */
  youngPods: { price: 0.6, toldBy: "samples" },
  /** A pod that is not ready counts, because it was ready before. */
  unreadyPodCounts: { price: 0.8, toldBy: "samples" },
  /** The pods that the last rise added are not counted by a metric of CPU yet. */
  newPodsSetAside: { price: 0.1, toldBy: "pods" },
  newPodsCount: { price: 0.5, toldBy: "pods" },
  podsWithoutMetrics: { price: 3, toldBy: "samples" },
  unreadyPods: { price: 3, toldBy: "pods" },
  /** Another number of pods than spec.replicas. */
  otherPods: { price: 3.2, toldBy: "pods" },
  /** status.replicas differs from spec.replicas. */
  otherStatusReplicas: { price: 2.5, toldBy: "workload" },
  scaledToZero: { price: 0.3, toldBy: "description" },
  neverComputed: { price: 1, toldBy: "description" },
  /** Without conditions no text tells whether the scale was read. */
  scaleIsRead: { price: 0.1, toldBy: "description" },
  /** The scale could not be read or written, or a metric that the table hides failed. */
  syncFailed: { price: 3, toldBy: "description" },
  everyMetricFailed: { price: 0.2, toldBy: "description" },
  hiddenMetricLess: { price: 0.5, toldBy: "object" },
  hiddenMetricMore: { price: 1.5, toldBy: "object" },
  /** A printed figure does not tell the metric's total, so what it proposes is not known. */
  totalUnknown: { price: 0.5, toldBy: null },
  /** There was too much to try more than what clusters usually do. */
  onlyUsualTried: { price: 0.1, toldBy: null },
  /** Only the conditions are believed: no world that was tried shows every figure. */
  conditionsAlone: { price: 8, toldBy: "pods" },
} as const satisfies Readonly<Record<string, Entry>>;

export type WorldSupposition = keyof typeof worldSuppositions;

export const priceOf = (supposes: readonly WorldSupposition[]): number =>
  [...new Set(supposes)].reduce((sum, each) => sum + worldSuppositions[each].price, 0);
