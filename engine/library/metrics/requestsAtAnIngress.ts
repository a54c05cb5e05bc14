import { entry } from "../entry";
import { autoscaler, ingressRequests } from "../manifest";

export const requestsAtAnIngress = entry(
  {
    id: "requests-at-an-ingress",
    group: "metrics",
    title: "Requests at an Ingress: a target of type Value or AverageValue?",
    text:
      "An Object metric has one value for all pods, here the requests per second at an Ingress. " +
      "AverageValue divides it by the pods: 160 requests ÷ [20](averageValue) is 8 pods, for any number of pods. " +
      "Value compares the whole 160 with its target, and more pods do not lower it. " +
      "So with a Value of 20 the count climbs to maxReplicas.",
    look: {
      at: 450,
      zoom: { from: 180, to: 900 },
      figure: "decision",
      text: "The Ingress gets 160 requests per second, 20 for each of the 8 pods.",
    },
    change: "Write type: Value and value: 20. Four pods become 40 within a minute, before the load rises.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale-walkthrough/",
  },
  {
    manifest: autoscaler({ name: "shop", min: 1, max: 40, metrics: [ingressRequests("shop", "20")] }),
    minutes: 20,
    load: [
      [0, 80],
      [300, 80],
      [301, 160],
      [1200, 160],
    ],
    workload: { initialReplicas: 4 },
  },
);
