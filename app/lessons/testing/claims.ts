import { solutions } from "../solutions";

/** A number in a step's words, and the value of the run that it must equal. */
export interface Claim {
  lesson: string;
  step: string;
  /** The number as the lesson writes it. It may also be in the step's title, in a choice, or in the text after the answer. */
  says: string;
  /** A measure in the form of the lessons, or `seen at T` for the first metric's value at that time, in its unit. */
  of: string;
  is: number;
  /** If set, the run uses the step's manifest with this text replaced. */
  edit?: readonly [replaced: string, by: string];
}

const about =
  (lesson: string, step: string) =>
  (says: string, of: string, is: number, edit?: Claim["edit"]): Claim => ({ lesson, step, says, of, is, ...(edit && { edit }) });

const ratio = about("the-ratio", "One division, one multiplication");
const doubles = about("the-ratio", "The load doubles");
const bound = about("the-ratio", "A bound has the last word");
const target = about("the-ratio", "The target decides how many");
const normal = about("percent-of-what", "300% is a normal number");
const request = about("percent-of-what", "The same load, another request");
const diluted = about("percent-of-what", "A second container thins it out");
const measuredAlone = about("percent-of-what", "Measure the container you mean");
const close = about("close-enough", "71 against 70");
const slope = about("close-enough", "Up a slope");
const below = about("close-enough", "80 against 100");
const less = about("close-enough", "A little less");
const band = about("close-enough", "Without the tolerance");
const spike = about("how-fast-up", "Five times the load");
const got = about("how-fast-up", "What the CPU proposed, and what was written");
const largest = about("how-fast-up", "The larger of two changes");
const room = about("how-fast-up", "Room before the spike");
const gone = about("the-window", "The load is gone");
const fast = about("the-window", "Then it goes fast");
const decline = about("the-window", "A long decline");
const dips = about("the-window", "Short dips");
const short = about("the-window", "As short as the dips allow");
const eighty = about("how-fast-down", "10% or four pods");
const late = about("how-fast-down", "Late on the way down");
const three = about("how-fast-down", "10% of three pods");
const disabled = about("how-fast-down", "Disabled");
const steps = about("how-fast-down", "Faster, but in steps");
const start = about("not-ready-yet", "The start looks like load");
const cascade = about("not-ready-yet", "How far it would have gone");
const ready = about("not-ready-yet", "Ready when it is ready");
const release = about("not-ready-yet", "A release that never becomes ready");
const sample = about("not-ready-yet", "Pods without a sample");
const wins = about("several-metrics", "The largest wins");
const faster = about("several-metrics", "Which one is faster?");
const fails = about("several-metrics", "One of them fails");
const upwards = about("several-metrics", "And upwards?");
const without = about("several-metrics", "Without it");
const arrive = about("to-zero-and-back", "Messages arrive");
const may = about("to-zero-and-back", "As many as allowed");
const backlog = about("to-zero-and-back", "A backlog is not a rate");
const graph = about("an-incident", "What the graph says");
const four = about("an-incident", "Why not four?");
const floor = about("an-incident", "A higher floor");
const over = about("an-incident", "When it is over");
const lastWord = about("an-incident", "The last word of the bound");

const rows = about("a-real-incident", "What the rows prove");
const missingEvent = about("a-real-incident", "An event that is missing");
const quiet = about("a-real-incident", "A quiet hour begins");
const quarter = about("a-real-incident", "Thirteen pods at a quarter");
const lucky = about("was-it-luck", "A good run");
const rolled = about("was-it-luck", "The same, rolled again");
const noLuck = about("was-it-luck", "No longer luck");
const alone = about("a-real-incident", "Without the other writer");

const everybody = about("where-requests-get-lost", "Room for everybody");
const hook = about("where-requests-get-lost", "A hook that waits");
const grace = about("where-requests-get-lost", "The grace period is for all of it");
const rollout = about("where-requests-get-lost", "A release");
const node = about("where-requests-get-lost", "A node fails");

const lastStep = about("who-decides", "The last step");
const asleep = about("who-decides", "Asleep and awake");
const perPod = about("who-decides", "For each pod");
const outside = about("who-decides", "Outside the hours");
const uncounted = about("who-decides", "Jobs that nobody counts");
const smaller = about("hpa-and-vpa", "The same usage, another request");
const later = about("hpa-and-vpa", "Twelve hours later");
const onlyNew = about("hpa-and-vpa", "Only new pods");
const amount = about("hpa-and-vpa", "An amount instead of a share");
const evicted = about("hpa-and-vpa", "Evicted before others are ready");
const apart = about("hpa-and-vpa", "One resource each");

const jobsTrigger = solutions.find(({ lesson }) => lesson === "who-decides")!;

const image = "image: example.com/web:1\n";
const sleeps = (seconds: number) =>
  `${image}        lifecycle:\n          preStop:\n            sleep:\n              seconds: ${seconds}\n`;
const probe = `${image}        readinessProbe:\n          httpGet:\n            path: /ready\n            port: 8080\n          periodSeconds: 1\n`;

const external: Claim["edit"] = [
  `  - type: External
    external:
      metric:
        name: payments_waiting
      target:
        type: AverageValue
        averageValue: 10
`,
  "",
];

export const claims: readonly Claim[] = [
  ratio("98%", "seen at 00:00", 98),
  ratio("four pods", "existing at 00:00", 4),
  doubles("7", "applied at 10:15", 7),
  doubles("8", "applied at 10:30", 8),
  doubles("84%", "seen at 10:15", 84),
  bound("66%", "seen at 11:15", 66),
  bound("six pods", "applied at 11:15", 6),
  target("8 pods for the first load", "applied at 00:00", 8, ["averageUtilization: 50", "averageUtilization: 25"]),
  target("cost 8 pod-hours", "podHours", 8, ["minReplicas: 1\n", "minReplicas: 16\n"]),
  normal("300%", "seen at 10:30", 300),
  request("60%", "seen at 10:30", 60),
  request("10:30", "nextRescale after 10:00", 630),
  request("Two", "applied at 30:00", 2),
  diluted("56%", "seen at 15:00", 56),
  measuredAlone("13", "highestReplicas", 13, [
    "type: Resource\n    resource:\n      name: cpu",
    "type: ContainerResource\n    containerResource:\n      name: cpu\n      container: web",
  ]),
  close("71%", "seen at 15:00", 71),
  slope("12", "applied at 09:00", 12),
  slope("14", "applied at 17:30", 14),
  slope("09:00", "nextRescale after 00:00", 540),
  slope("77%", "seen at 08:45", 77),
  slope("78%", "seen at 09:00", 78),
  below("80%", "seen at 15:00", 80),
  less("75%", "seen at 10:30", 75),
  less("propose 3", "asked at 10:30", 3),
  less("The last proposal of 4 was at 10:15", "asked at 10:15", 4),
  band("12", "highestReplicas", 12, ["averageUtilization: 70", "averageUtilization: 64"]),
  spike("8 at 10:15", "applied at 10:15", 8),
  spike("16 at 10:30", "applied at 10:30", 16),
  spike("19 at 11:15", "applied at 11:15", 19),
  spike("37 seconds", "overloadedSeconds", 37),
  got("157%", "seen at 10:15", 157),
  got("13", "asked at 10:15", 13),
  largest("8 at 05:15", "applied at 05:15", 8),
  largest("16 at 06:15", "applied at 06:15", 16),
  room("6.85", "podHours", 6.85),
  room("five pods", "applied at 10:00", 5, ["averageUtilization: 50", "averageUtilization: 40"]),
  room("9 pod-hours", "podHours", 9, ["averageUtilization: 50", "averageUtilization: 40"]),
  room("7.92", "podHours", 7.92, ["minReplicas: 4", "minReplicas: 8"]),
  room("minReplicas: 8", "requestsFailed", 0, ["minReplicas: 4", "minReplicas: 8"]),
  gone("one pod", "asked at 26:00", 1),
  gone("still nine", "applied at 30:00", 9),
  gone("The last 9 was proposed at 25:00", "asked at 25:00", 9),
  gone("5%", "seen at 29:45", 5),
  fast("the highest proposal in the window is 8", "applied at 30:15", 8),
  fast("it is 5", "applied at 30:30", 5),
  fast("then 2", "applied at 30:45", 2),
  fast("At 31:00", "applied at 31:00", 1),
  fast("At 26:00", "asked at 26:00", 1),
  fast("At 30:00 the 9 of 25:00", "applied at 30:00", 9),
  decline("16:30", "nextRescale after 00:00", 990),
  decline("11:30", "asked at 11:30", 88),
  decline("a hundred", "asked at 11:15", 100),
  dips("4 pods", "asked at 12:30", 4),
  dips("7 was proposed at 10:15", "asked at 10:15", 7),
  short("5 times", "directionChanges", 5),
  short("7.18", "podHours", 7.18, ["Seconds: 0", "Seconds: 300"]),
  short("180 seconds are too few", "directionChanges", 4, ["Seconds: 0", "Seconds: 180"]),
  eighty("loses 8", "applied at 05:15", 72),
  eighty("8, 8", "applied at 06:15", 64),
  eighty("8, 8, 7", "applied at 07:15", 57),
  eighty("7, 6", "applied at 08:15", 51),
  eighty("6, 6", "applied at 09:15", 45),
  eighty("and 5", "applied at 10:15", 40),
  eighty("always 4", "applied at 11:15", 36),
  eighty("last three", "applied at 19:15", 4),
  eighty("20:15", "applied at 20:15", 1),
  late("20 pods left", "applied at 15:15", 20),
  late("The CPU proposes 2", "asked at 16:15", 2),
  three("at 06:15", "applied at 06:15", 1),
  disabled("proposes 1", "asked at 19:45", 1),
  disabled("holds the 6", "applied at 30:00", 6),
  steps("15.8", "podHours", 15.8),
  steps("eight steps", "rescalesDown", 8, ["value: 10\n", "value: 30\n"]),
  steps("10.22", "podHours", 10.22, ["value: 10\n", "value: 30\n"]),
  steps("A period of 15 seconds", "podHours", 9.96, ["value: 10\n        periodSeconds: 60", "value: 10\n        periodSeconds: 15"]),
  start("6 at 10:15", "applied at 10:15", 6),
  start("12", "applied at 10:45", 12),
  start("15", "applied at 11:00", 15),
  start("20 at 11:15", "applied at 11:15", 20),
  start("17:45", "nextRescale after 11:15", 1065),
  cascade("155%", "seen at 12:00", 155),
  cascade("20 pods", "applied at 12:00", 20),
  ready("The count goes to 6", "highestReplicas", 6, ["initialDelaySeconds: 2", "initialDelaySeconds: 60"]),
  ready("would only hide the cascade", "overloadedSeconds", 87, ["maxReplicas: 20", "maxReplicas: 7"]),
  release("127%", "seen at 20:00", 127),
  release("Eight old pods", "ready at 20:00", 8),
  sample("107%", "seen at 15:00", 107),
  wins("eight pods", "existing at 00:00", 8),
  wins("50% CPU", "seen at 00:00", 50),
  faster("ten pods", "applied at 10:00", 10),
  faster("12 at 10:30", "applied at 10:30", 12),
  faster("14 at 11:30", "applied at 11:30", 14),
  fails("21%", "seen at 20:00", 21),
  fails("the 10", "applied at 20:00", 10),
  fails("from before 15:00", "applied at 15:00", 10),
  upwards("15 at 25:30", "applied at 25:30", 15),
  upwards("25:30", "nextRescale after 25:00", 1530),
  without("5 pods at 17:15", "applied at 17:15", 5, external),
  without("4 at 22:15", "applied at 22:15", 4, external),
  without("15 again at 25:45", "applied at 25:45", 15, external),
  arrive("4 at 20:30", "applied at 20:30", 4),
  arrive("proposed 5", "asked at 20:30", 5),
  arrive("5 at 20:45", "applied at 20:45", 5),
  arrive("10 at 21:00", "applied at 21:00", 10),
  arrive("0 again at 27:00", "applied at 27:00", 0),
  arrive("At 26:30 the last proposal of 12", "asked at 21:15", 12),
  arrive("the last proposal of 7", "stabilized at 26:45", 7),
  may("proposed 12", "asked at 21:00", 12),
  backlog("100 pods", "highestReplicas", 100),
  backlog("25 workers", "highestReplicas", 25, ["type: Value\n        value: 100", "type: AverageValue\n        averageValue: 100"]),
  backlog("8.84", "podHours", 8.84, ["type: Value\n        value: 100", "type: AverageValue\n        averageValue: 100"]),
  backlog("10.35", "podHours", 10.35, ["maxReplicas: 100", "maxReplicas: 30"]),
  graph("Twenty pods", "applied at 10:00", 20),
  four("59%", "seen at 10:15", 59),
  four("proposes 4", "asked at 10:15", 4),
  four("6 was written", "applied at 10:15", 6),
  floor("12 at 10:15", "applied at 10:15", 12),
  floor("20 at 10:30", "applied at 10:30", 20),
  floor("142 requests", "requestsFailed", 142),
  over("At 20:15 it is 12", "applied at 20:15", 12),
  over("writes 8", "applied at 20:00", 8),
  lastWord("With maxReplicas: 30 the count rises to 26", "highestReplicas", 26, ["maxReplicas: 6", "maxReplicas: 30"]),
  lastWord("180 requests", "requestsFailed", 180, ["maxReplicas: 6", "maxReplicas: 30"]),
  lastWord("8604", "requestsFailed", 8604),
  everybody("two at 15:15", "applied at 15:15", 18),
  everybody("nine at 15:30", "applied at 15:30", 9),
  everybody("No request ever waits", "worstBacklog", 0),
  hook("72 requests fail", "requestsFailed", 72),
  hook("With 1 second 48 requests", "requestsFailed", 48, [image, sleeps(1)]),
  grace("With terminationGracePeriodSeconds: 60 none", "requestsFailed", 0, [
    "terminationGracePeriodSeconds: 30",
    "terminationGracePeriodSeconds: 60",
  ]),
  rollout("1320 fail", "requestsFailed", 1320, ["maxSurge: 25%\n      maxUnavailable: 25%", "maxSurge: 100%\n      maxUnavailable: 0"]),
  rollout("With a readiness probe none", "requestsFailed", 0, [image, probe]),
  rollout("150", "requestsFailed", 1530, ["        lifecycle:\n          preStop:\n            sleep:\n              seconds: 5\n", ""]),
  node("8, from beginning to end", "highestReplicas", 8),
  node("8, from", "rescalesDown", 0),
  node("459 requests", "requestsFailed", 459),
  node("16:05", "ready at 16:15", 8),
  rows("91%", "seen at 10:15", 91),
  missingEvent("one for 8", "applied at 10:15", 8),
  missingEvent("one for 13", "applied at 10:30", 13),
  quiet("At 20:15 the CPU proposes 13", "asked at 20:15", 13),
  quiet("At 25:30 the count falls to 12", "applied at 25:30", 12),
  quarter("25%", "seen at 23:30", 25),
  quarter("the CPU proposes 6", "asked at 23:30", 6),
  quarter("for the last time at 20:15", "asked at 20:15", 13),
  alone("62%", "seen at 10:15", 62),
  lucky("108%", "seen at 10:15", 108),
  lucky("writes 6", "applied at 10:15", 6),
  lucky("writes 10", "applied at 10:30", 10),
  rolled("8 at 10:30", "applied at 10:30", 8),
  rolled("10 at 10:45", "applied at 10:45", 10),
  rolled("13 at 11:30", "applied at 11:30", 13),
  rolled("86%", "seen at 10:15", 86),
  rolled("writes nothing", "applied at 10:15", 4),
  rolled("349 requests", "requestsFailed", 349),
  noLuck("349 requests fail", "requestsFailed", 349),
  noLuck("5.1 pod-hours", "podHours", 5.1, ["minReplicas: 4", "minReplicas: 5"]),
  lastStep("31:30", "applied at 31:30", 2),
  lastStep("36:00", "nextRescale after 30:00", 2160, ["cooldownPeriod: 60", "cooldownPeriod: 900"]),
  asleep("1 at 15:30", "applied at 15:30", 1),
  asleep("0 at 22:30", "applied at 22:30", 0),
  asleep("one job is cut", "messagesReturned", 1),
  asleep("3 messages wait until the end", "waiting at 40:00", 3),
  perPod("Four pods run", "applied at 05:15", 4),
  perPod("20, because 100 is five times the target", "asked at 05:30", 20, [
    "  - type: rabbitmq\n",
    "  - type: rabbitmq\n    metricType: Value\n",
  ]),
  perPod("95 messages wait", "waiting at 06:00", 95),
  perPod("up to 100 of them", "highestReplicas", 100, ["  - type: rabbitmq\n", "  - type: rabbitmq\n    metricType: Value\n"]),
  outside("ten pods are busy", "applied at 30:00", 10),
  outside("At 34:30 all ten are gone", "applied at 34:30", 0),
  outside("minReplicaCount: 1", "requestsFailed", 0, ["minReplicaCount: 0", "minReplicaCount: 1"]),
  uncounted("none is done", "requestsServed", 0),
  uncounted("90", "messagesReturned", 90),
  uncounted("2.61", "podHours", 2.61, [jobsTrigger.replaced, jobsTrigger.by]),
  uncounted("still cut 13 times", "messagesReturned", 13, ["maxReplicaCount: 10\n", "maxReplicaCount: 10\n  cooldownPeriod: 900\n"]),
  smaller("49%", "seen at 01:15", 49),
  smaller("58% of the new requests", "seen at 01:30", 58),
  smaller("When all have it, 15 are proposed", "asked at 02:30", 15),
  later("there are 15 pods", "applied at 10:30:00", 15),
  later("19 at 11:00:30", "applied at 11:00:30", 19),
  later("23 at 11:01:30", "applied at 11:01:30", 23),
  later("29 at 12:03:30", "applied at 12:03:30", 29),
  later("80% it would not", "rescalesUp", 0, ["averageUtilization: 50", "averageUtilization: 80"]),
  onlyNew("Without a VPA the count goes to 25", "applied at 1:01:15", 25, ['"Initial"', '"Off"']),
  onlyNew("At 35 pods it is 53%", "seen at 62:00", 53),
  amount("25", "applied at 2:00:00", 25),
  evicted("no pod is ready", "ready at 04:15", 2),
  apart("The count goes to 50, the maximum", "highestReplicas", 50),
];
