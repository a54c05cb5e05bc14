import type { PodTemplate } from "./pod";
import { areEqual } from "./podResources";

/** The templates that a workload has had; the present one is the last. */
interface Revisions {
  present(): PodTemplate;
  /** Makes a template the present one. A template that was there before is used again, as upstream finds it by its hash. */
  update(change: Partial<PodTemplate>): void;
  /** Goes back to the one before; false: there is none. */
  undo(): boolean;
}

export function createRevisions(first: PodTemplate): Revisions {
  let all: readonly PodTemplate[] = [first];
  const use = (template: PodTemplate) => {
    all = [...all.filter((each) => each !== template), template];
  };
  return {
    present: () => all.at(-1)!,
    update(change) {
      const wanted = { ...all.at(-1)!, ...change };
      use(all.find((each) => areSame(each, wanted)) ?? wanted);
    },
    undo() {
      const before = all.at(-2);
      if (before) use(before);
      return before !== undefined;
    },
  };
}

const areSame = (one: PodTemplate, other: PodTemplate): boolean =>
  one.release === other.release &&
  one.image === other.image &&
  one.measured[0] === other.measured[0] &&
  areEqual(one.resources, other.resources);
