import { linkBase2 } from "./linkBase2";

/**
 * What link format 3 leaves out: the scenario that format 2 leaves out too, and a page as it is when it was just opened.
 * Frozen: no value here may change. A field that comes to scenarios later may be added with the value that its absence meant, for
 * links without it then mean what they meant, and a page that does not know the field refuses the links that hold it.
 */
export const linkBase3 = {
  ...linkBase2,
  workload: { ...linkBase2.workload, mainContainer: null },
  cluster: { ...linkBase2.cluster, kubeletPhaseSeconds: 0, metricsServerPhaseSeconds: 0 },
  zoom: null,
  panels: [],
};
