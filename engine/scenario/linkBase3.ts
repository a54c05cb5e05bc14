import { cameLater } from "./cameLater";
import { linkBase2 } from "./linkBase2";

/**
 * The values that link format 3 leaves out: the scenario that format 2 leaves out too, and a page as it is when just opened. Frozen: no
 * value here may change. A new field of scenarios may be added with the value that its absence meant: links without it then keep their
 * meaning, and a page that does not know the field refuses links with it.
 */
export const linkBase3 = {
  ...linkBase2,
  workload: { ...linkBase2.workload, mainContainer: null, ...cameLater.workload },
  cluster: { ...linkBase2.cluster, ...cameLater.cluster },
  flags: { ...linkBase2.flags, featureGates: { ...linkBase2.flags.featureGates, HPAGeneration: undefined } },
  /** Absent: `defaultStart`. */
  start: undefined,
  zoom: null,
  panels: [],
  /** A link without it was made before rules were corrected. */
  rules: 0,
};
