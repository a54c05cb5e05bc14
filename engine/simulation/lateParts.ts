/** The code that a run gets as an argument, because most scenarios need none of it: who has loaded it hands it on. */
import { namesVpa } from "../manifest/namesVpa";
import type { Scenario } from "../scenario/scenario";
import type { KedaPart } from "./kedaPart";
import type { VpaPart } from "./vpaPart";

export interface LateParts {
  /** Null where no text needs it (`needsKeda`). */
  readonly keda: KedaPart | null;
  /** Null where the scenario does not need it (`needsVpa`). */
  readonly vpa: VpaPart | null;
}

export const noParts: LateParts = { keda: null, vpa: null };

/** Whether the code of the Vertical Pod Autoscaler must be loaded before a run of the scenario is prepared. Only its manifest may have one. */
export const needsVpa = ({ manifest }: Pick<Scenario, "manifest">): boolean => namesVpa(manifest);
