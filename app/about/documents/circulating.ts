import { t } from "../../words/text";
import type { StatedDocument } from "./statement";

/** False statements that go around in texts and answers, of no document alone. */
export const circulating = {
  id: "circulating",
  name: t`False statements that go around`,
  stated: null,
  statements: {
    thirdVersion: {
      says: t`“HPA v3” is the newest version of the API.`,
      verdict: "wrong",
      answer: t`There is no autoscaling/v3: autoscaling/v2 is the newest in every release from 1.28 to 1.38. The page says so at its line, and one press writes v2.`,
      shownBy: "about/checked",
    },
    newDefaults: {
      says: t`Kubernetes 1.36 changed the defaults of scaling.`,
      verdict: "wrong",
      answer: t`Every release from 1.28 to 1.37 fills in the same rules: up by 4 pods or 100% each 15 s, down by 100% each 15 s. The window of 300 s for scaling down is a flag, and its default did not change either.`,
      shownBy: "flag/downscaleStabilizationSeconds",
    },
    atRandom: {
      says: t`A ReplicaSet removes pods at random.`,
      verdict: "wrong",
      answer: t`It sorts them. Pods without a node go first, then pending ones, then those that are not ready. Among ready pods those with a lower deletion cost go first, then those on nodes with more of them, then those that became ready last.`,
      shownBy: "incident/deletionCostSet",
    },
    onlyAbove: {
      says: t`An HPA acts only above its target.`,
      verdict: "wrong",
      answer: t`It acts on both sides, outside the tolerance. With a target of 50%, 10 pods at 70% become 14, and 10 pods at 30% become 6.`,
      shownBy: "flag/tolerance",
    },
  },
} satisfies StatedDocument;
