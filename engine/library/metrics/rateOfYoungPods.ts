import { entry } from "../entry";
import { autoscaler, podsAverage } from "../manifest";

export const rateOfYoungPods = entry(
  {
    id: "rate-of-young-pods",
    group: "metrics",
    title: "New pods show too few requests per second: does the autoscaler add too many pods?",
    text:
      "No: rate() divides by its whole range, here two minutes, so the four new pods show 3 to 7 of their 12 requests per second. " +
      "The old pods still show 16, because they had more before. " +
      "So the sum is nearly right, 116 of 120, and so is the proposal: 12 pods. " +
      "Divided by the age of each pod, the sum would be 140, and the proposal 14.",
    look: {
      at: 405,
      zoom: { from: 240, to: 900 },
      figure: "decision",
      text: "Ten pods serve 12 requests per second each. The average of their rates is 11.6.",
    },
    change: "Choose irate() for the metric: it looks at the last two scrapes alone, and 12 pods are written at 05:30, not at 06:45.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale-walkthrough/",
  },
  {
    manifest: autoscaler({ name: "shop", min: 2, max: 40, metrics: [podsAverage("http_requests_per_second", "10")] }),
    minutes: 25,
    load: [
      [0, 60],
      [300, 60],
      [301, 120],
      [1500, 120],
    ],
    workload: { initialReplicas: 6 },
    cluster: { scrapeSeconds: 15, endpointsDelaySeconds: 0 },
  },
);
