import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const newPodsIdle = entry(
  {
    id: "new-pods-idle",
    group: "operations",
    title: "gRPC: twenty pods, and a third of the requests fail. Why do the new pods stay idle?",
    text:
      "A gRPC client keeps its connection, so all 200 clients stay with the first four pods. " +
      "At 10:00 the load rises, and 16 pods are added, but no client connects to them. " +
      "The average CPU of all 20 pods is 51%, near the target of [50](averageUtilization)%, so the autoscaler adds no more.",
    look: {
      at: 900,
      zoom: { from: 300, to: 1500 },
      figure: "load",
      text: "20 pods could serve 496 requests per second. The first four serve 99, at their CPU limit, and 51 fail.",
    },
    change: "Set the maximum age of a connection to 120 s on the Workload tab: from 10:42 on no request fails.",
    source: "https://github.com/cilium/cilium/issues/12551",
  },
  {
    manifest: autoscaler({ name: "chat", min: 4, max: 40, metrics: [cpuUtilization(50)] }),
    minutes: 40,
    load: [
      [0, 16],
      [599, 16],
      [600, 150],
    ],
    workload: { initialReplicas: 4, clientConnections: 200 },
  },
);
