import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const retryStorm = entry(
  {
    id: "retry-storm",
    group: "operations",
    title: "A spike of 20 seconds is long over: why does every request still fail, at maxReplicas?",
    text:
      "Each client sends a failed request four more times, at once, and pods still work on attempts whose clients have given up. " +
      "The spike at 10:00 fills the pods with such attempts. " +
      "After it 60 requests per second make 300 attempts, and ten pods can serve 248. " +
      "So each is served too late, fails and is sent again, and the CPU stays at its limit.",
    look: {
      at: 900,
      zoom: { from: 300, to: 1500 },
      figure: "load",
      text: "The load is 60, and the capacity is 248. But no request is served in time, and 60 fail in each second.",
    },
    change: "Set the back-off before a retry to 20 s on the Workload tab: the retries come when there is room, and no request fails.",
    source: "https://github.com/googleapis/gax-java/issues/591",
  },
  {
    manifest: autoscaler({ name: "web", min: 4, max: 10, metrics: [cpuUtilization(70)] }),
    minutes: 40,
    load: [
      [0, 60],
      [599, 60],
      [600, 400],
      [620, 400],
      [621, 60],
    ],
    workload: { initialReplicas: 9, retries: 4, abandonedSeconds: 10 },
  },
);
