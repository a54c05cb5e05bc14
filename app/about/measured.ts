import { t } from "../words/text";

/** What runs of this page give under the settings of published measurements. A test computes these numbers. */
export const ours = {
  walkthrough: { utilizationPercent: 305, replicas: 7, secondsUp: 30, secondsDown: 330 },
  /** Until 16 pods are ready, with periods of 15, 30 and 60 s. */
  periods: { resource: [45, 75, 195], custom: [120, 105, 195] },
};

const { walkthrough, periods } = ours;
/** The unit stays beside the last number. */
const inSeconds = (...seconds: readonly number[]): string => t`${seconds.join(" / ")} s`.replace(/ (?=\S+$)/, "\u00a0");

/** A published timeline beside ours. */
export interface Measured {
  what: string;
  source: string;
  published: string;
  here: string;
  /** What could not be compared. */
  without: string;
}

export const measured: readonly Measured[] = [
  {
    what: t`php-apache walkthrough of the Kubernetes documentation`,
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale-walkthrough/",
    published: t`305% of the request, then 7 replicas within about a minute. Back to 1 replica a few minutes after the load ends: the scale-down window is five minutes.`,
    here: t`${walkthrough.utilizationPercent}%, then ${walkthrough.replicas} replicas ${inSeconds(walkthrough.secondsUp)} after the load begins, and 1 replica ${inSeconds(walkthrough.secondsDown)} after it ends.`,
    without: t`The load of the client’s loop is not published: we chose the load of 305%. The manifest’s limit of 500m is left out, because with it a pod cannot use 305% of 200m.`,
  },
  {
    what: t`Nguyen et al. 2020, Sensors 20(16), 4621: metrics read every 15, 30 and 60 s`,
    source: "https://doi.org/10.3390/s20164621",
    published: t`Resource metrics and custom metrics are very similar.`,
    here: t`Until 16 pods are ready: ${inSeconds(...periods.resource)} with resource metrics, ${inSeconds(...periods.custom)} with rate() over the adapter’s default range.`,
    without: t`We do not know the application, its load or the query of that measurement. Here the load rises from that of 4 pods to that of 18. rate() over two minutes follows a rise more slowly than a sample of 15 s does.`,
  },
];
