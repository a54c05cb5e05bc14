/** One solution for a task of a ready lesson: a text in the step's manifest, and its replacement. */
interface Solution {
  /** The id of the lesson and the title of the step. */
  lesson: string;
  step: string;
  replaced: string;
  by: string;
}

const resourceCpu = `  - type: Resource
    resource:
      name: cpu
      target:`;

const containerCpu = `  - type: ContainerResource
    containerResource:
      name: cpu
      container: web
      target:`;

const withoutBehavior = `        averageUtilization: 70
`;

const withTolerance = `        averageUtilization: 70
  behavior:
    scaleUp:
      tolerance: 0
`;

const waitingPayments = `  - type: External
    external:
      metric:
        name: payments_waiting
      target:
        type: AverageValue
        averageValue: 10
`;

const wholeBacklog = `        type: Value
        value: 100
`;

const backlogPerPod = `        type: AverageValue
        averageValue: 100
`;

const listTrigger = `  - type: redis
    metadata:
      address: redis.default:6379
      listName: jobs
      listLength: "1"
`;

const queueTrigger = `  - type: rabbitmq
    metadata:
      host: amqp://rabbitmq.default:5672
      queueName: jobs
      mode: QueueLength
      value: "1"
`;

const withoutPolicy = `    updateMode: "InPlaceOrRecreate"
`;
const memoryAlone = `${withoutPolicy}  resourcePolicy:
    containerPolicies:
    - containerName: "*"
      controlledResources: [memory]
`;

/** For the leader of a workshop. A test runs each solution. */
export const solutions: readonly Solution[] = [
  { lesson: "the-ratio", step: "The target decides how many", replaced: "averageUtilization: 50", by: "averageUtilization: 25" },
  { lesson: "percent-of-what", step: "Measure the container you mean", replaced: resourceCpu, by: containerCpu },
  { lesson: "close-enough", step: "Without the tolerance", replaced: withoutBehavior, by: withTolerance },
  { lesson: "how-fast-up", step: "Room before the spike", replaced: "averageUtilization: 50", by: "averageUtilization: 40" },
  {
    lesson: "the-window",
    step: "As short as the dips allow",
    replaced: "stabilizationWindowSeconds: 0",
    by: "stabilizationWindowSeconds: 240",
  },
  { lesson: "how-fast-down", step: "Faster, but in steps", replaced: "value: 10\n", by: "value: 30\n" },
  { lesson: "not-ready-yet", step: "Ready when it is ready", replaced: "initialDelaySeconds: 2", by: "initialDelaySeconds: 60" },
  { lesson: "several-metrics", step: "Without it", replaced: waitingPayments, by: "" },
  { lesson: "to-zero-and-back", step: "A backlog is not a rate", replaced: wholeBacklog, by: backlogPerPod },
  { lesson: "an-incident", step: "The last word of the bound", replaced: "maxReplicas: 6", by: "maxReplicas: 30" },
  {
    lesson: "where-requests-get-lost",
    step: "A hook that waits",
    replaced: "image: example.com/web:1\n",
    by: "image: example.com/web:1\n        lifecycle:\n          preStop:\n            sleep:\n              seconds: 5\n",
  },
  { lesson: "was-it-luck", step: "No longer luck", replaced: "minReplicas: 4", by: "minReplicas: 5" },
  { lesson: "who-decides", step: "Jobs that nobody counts", replaced: listTrigger, by: queueTrigger },
  { lesson: "hpa-and-vpa", step: "One resource each", replaced: withoutPolicy, by: memoryAlone },
];
