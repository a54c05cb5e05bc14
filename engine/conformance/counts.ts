/** The number of recordings that the tests compare, as the page states it; a test counts them in the recordings themselves. */
export const recordings = {
  /** For 1.37, for 1.28, and for the autoscaler of Kubernetes 1.1 and 1.2. */
  reconciles: { latest: 10_747, older: 2_486, first: 580 },
  families: { latest: 28, older: 26 },
  /** Of the components around the controller. */
  components: { decisions: 3_300, families: 12 },
  /** Of KEDA: admission and its HPA, polls and decisions, reads and fallback, cron. */
  keda: { lines: 1_200, families: 4 },
  /** Of the Vertical Pod Autoscaler: histograms, recommendations, capping, updater, admission. */
  vpa: { lines: 1_201, families: 5 },
  /** Reconciles in which a number left its range. */
  marked: 328,
  /** Manifests with the API server's verdict, manifests with its defaults, and quantities. */
  judged: 180,
  defaulted: 60,
  quantities: 300,
  /** Outputs of kubectl describe and top pods, series of events, and ages. */
  printed: { describe: 180, top: 120, events: 140, ages: 110 },
  /** Rules that were broken on purpose: the rows of ../controller/MUTATIONS.md. */
  brokenRules: 45,
} as const;

const { latest, older, first } = recordings.reconciles;

export const recordedReconciles = latest + older + first;
