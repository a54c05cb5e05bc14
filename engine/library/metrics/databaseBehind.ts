import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const databaseBehind = entry(
  {
    id: "database-behind",
    group: "metrics",
    title: "Requests fail while the pods’ CPU is idle: why is no pod added?",
    text:
      "Each request holds one of the database’s [20](workload.databaseConnections) connections for 50 ms, so all pods together serve 400 requests per second. " +
      "From 10:00 on 600 arrive, and those that find no connection fail. " +
      "The pods wait and use only half of their CPU, so the autoscaler sees no need for more.",
    look: {
      at: 900,
      zoom: { from: 300, to: 1200 },
      figure: "load",
      text: "Capacity is 400, although the four pods could serve 800. Half of the CPU is idle, below the target of 70%.",
    },
    change: "Write averageUtilization: 10: it goes to 20 pods, and as many requests fail. Set 40 connections: none fails.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/",
  },
  {
    manifest: autoscaler({ name: "api", min: 4, max: 20, metrics: [cpuUtilization(70)] }),
    minutes: 30,
    load: [
      [0, 200],
      [599, 200],
      [600, 600],
    ],
    workload: {
      initialReplicas: 4,
      cpuPerRequestMilliseconds: 5,
      idleCpuMilli: 0,
      cpuRequestMilli: 1000,
      cpuLimitMilli: 1000,
      waitMillisecondsPerRequest: 50,
      databaseConnections: 20,
    },
  },
);
