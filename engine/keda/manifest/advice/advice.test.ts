import { describe, expect, test } from "vitest";
import { kedaVersions, latestKedaVersion, type KedaVersion } from "../../../kedaReleases/releases";
import { kedaAdviceRules, type KedaAdviceRule } from "../../../manifest/advice/kedaAdviceRules";
import { applyEdits } from "../../../manifest/textEdit";
import { diagnosticsOf } from "../testing/shapes";

const newest = { kedaVersion: latestKedaVersion };

const trigger = (type: string, metadata: string, more = "") => `  - type: ${type}\n${more}    metadata: {${metadata}}\n`;
const query = (more = "") => trigger("prometheus", 'serverAddress: "http://p", query: x, threshold: "5"', more);
const queue = (more = "", metadata = "") => trigger("redis", `address: "r:6379", listName: jobs, listLength: "5"${metadata}`, more);
const cpu = (metadata = "") => trigger("cpu", `value: "60"${metadata}`, "    metricType: Utilization\n");
const object = (spec: string, triggers: string, annotations = "") =>
  `apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nmetadata:\n  name: web\n${annotations}spec:\n  scaleTargetRef: {name: web}\n${spec}  triggers:\n${triggers}`;
const fallback = (replicas: number) => `  fallback: {failureThreshold: 3, replicas: ${replicas}}\n`;
const cron = (start: string, end: string) =>
  trigger("cron", `timezone: America/Los_Angeles, start: "${start}", end: "${end}", desiredReplicas: "45"`);
const window = (seconds: number) =>
  `  advanced: {horizontalPodAutoscalerConfig: {behavior: {scaleUp: {stabilizationWindowSeconds: ${seconds}}}}}\n`;
const modifiers = (target: string) => `  advanced: {scalingModifiers: {formula: q, target: "${target}"}}\n`;
const named = "    name: q\n";
const annotated = (name: string, text: string) => `  annotations: {autoscaling.keda.sh/${name}: "${text}"}\n`;

/** For each rule a text that it is about, and one near to it that it is not about. */
const cases: Readonly<Record<KedaAdviceRule, readonly [about: string, line: number, notAbout: string]>> = {
  kedaWarnings: [object("  minReplicaCount: 1\n  pollingInterval: 10\n", query()), 8, object("  pollingInterval: 10\n", query())],
  kedaShortPolling: [object("  pollingInterval: 4\n", query()), 7, object("  pollingInterval: 5\n", query())],
  kedaScaleDown: [object("  cooldownPeriod: 60\n", query()), 7, object("  cooldownPeriod: 300\n", query())],
  kedaIdleReplicas: [
    object("  idleReplicaCount: 1\n  minReplicaCount: 2\n", query()),
    7,
    object("  idleReplicaCount: 0\n  minReplicaCount: 2\n", query()),
  ],
  kedaResourceToZero: [object("", query() + cpu()), 10, object("  minReplicaCount: 1\n", query() + cpu())],
  kedaActivation: [object("", queue("", ', activationListLength: "5"')), 9, object("", queue("", ', activationListLength: "4"'))],
  kedaValueOfQueue: [object("", queue("    metricType: Value\n")), 9, object("", query("    metricType: Value\n"))],
  kedaCronDays: [object("", cron("0 3 * * 1-5", "0 15 * * 0-4")), 9, object("", cron("0 3 * * 1-5", "0 15 * * 1-5"))],
  kedaShortWindow: [object(window(15), query()), 7, object(window(16), query())],
  kedaFallbackToZero: [object(fallback(0), query()), 7, object(fallback(1), query())],
  kedaFallbackWithValue: [
    object(fallback(1), query("    metricType: Value\n")),
    10,
    object(fallback(1), query("    metricType: AverageValue\n")),
  ],
  kedaFallbackUnusable: [object(fallback(1) + modifiers("2.5"), query(named)), 8, object(fallback(1) + modifiers("2"), query(named))],
  kedaFallbackCached: [object(fallback(1), query("    useCachedMetrics: true\n")), 10, object("", query("    useCachedMetrics: true\n"))],
  kedaDroppedMetric: [
    object(`  minReplicaCount: 1\n${modifiers("2")}`, query(named) + cpu(", containerName: app")),
    15,
    object(`  minReplicaCount: 1\n${modifiers("2")}`, query(named) + cpu()),
  ],
  kedaUnknownKey: [object("", queue("", ", metricName: jobs")), 9, object("", queue("", ", passwordFromEnv: PASSWORD"))],
  kedaDeprecated: [object("", trigger("liiklus", "topic: t")), 8, object("", query())],
  kedaPause: [object("", query(), annotated("paused-scale-in", "no")), 5, object("", query(), annotated("paused-scale-in", "true"))],
  kedaAssumed: [object("", trigger("external", 'scalerAddress: "a:1"')), 8, object("", query())],
  kedaOtherTarget: [
    `${object("", query())}---\nkind: Deployment\nmetadata: {name: api}\n`,
    6,
    `${object("", query())}---\nkind: Deployment\nmetadata: {name: web}\n`,
  ],
  kedaLeftOut: [
    `${object("", query())}---\nkind: TriggerAuthentication\nmetadata: {name: t}\n`,
    11,
    `${object("", query())}---\nkind: Secret\nmetadata: {name: t}\n`,
  ],
};

test.each(Object.entries(cases))("%s speaks of what it is about, with a reason, and can be silenced", (rule, [about, line, notAbout]) => {
  const found = diagnosticsOf(about, newest).filter((each) => each.rule === rule);
  expect(found.map((each) => [each.severity, each.line])).toEqual([["advice", line]]);
  expect(found.map(({ reason }) => reason).join()).toMatch(/\w.*\.$/);
  expect(diagnosticsOf(about).filter(({ severity }) => severity === "error")).toEqual([]);
  expect(diagnosticsOf(notAbout, newest).filter((each) => each.rule === rule)).toEqual([]);
  const silenced = Object.keys(kedaAdviceRules).filter((each): each is KedaAdviceRule => each === rule);
  expect(diagnosticsOf(about, { ...newest, silenced }).filter((each) => each.rule === rule)).toEqual([]);
});

test("KEDA's warning about a period is mistaken with an idle count above 0", () => {
  const spec = "  idleReplicaCount: 1\n  minReplicaCount: 2\n  cooldownPeriod: 60\n";
  const [warning] = diagnosticsOf(object(spec, query())).filter(({ rule }) => rule === "kedaWarnings");
  expect(warning?.message).toMatch(/^CooldownPeriod is configured but is not relevant\./);
  expect(warning?.reason).toContain("does matter");
});

test("fixes write the average of a queue, and a window with an effect", () => {
  const fixed = (text: string, rule: KedaAdviceRule) =>
    diagnosticsOf(text).flatMap((each) => (each.rule === rule ? each.fixes.map(({ edits }) => applyEdits(text, edits)) : []));
  const asked = (type: string) => object("", queue(`    metricType: ${type}\n`));
  expect(fixed(asked("Value"), "kedaValueOfQueue")).toEqual([asked("AverageValue")]);
  expect(fixed(object(window(5), query()), "kedaShortWindow")).toEqual([object(window(30), query()), object(window(0), query())]);
  const days = (end: string) => object("", cron("0 3 * * 1-5", end));
  expect(fixed(days("0 15 * * 0-4"), "kedaCronDays")).toEqual([days("0 15 * * 1-5")]);
});

describe("what a release of KEDA brings", () => {
  const saidOf = (text: string, kedaVersion: KedaVersion) =>
    diagnosticsOf(text, { kedaVersion }).map(({ severity, message, reason }) => `${severity}: ${message} ${reason}`);

  test("a new trigger is refused by an older release, which says that a newer one has it", () => {
    for (const [type, metadata] of [
      ["clickhouse", 'host: db, query: q, targetQueryValue: "5"'],
      ["gcp-spanner", "projectId: p, instanceId: i, databaseId: d, query: q, credentialsFromEnv: C"],
    ] as const) {
      const text = object("", trigger(type, metadata));
      expect(saidOf(text, "2.20")).toEqual([
        `error: no scaler found for type: ${type} KEDA 2.20 does not have this trigger; KEDA 2.21 brought it. The API server stores the ScaledObject, its condition Ready becomes False, and there is no HPA.`,
      ]);
      expect(saidOf(text, "2.21")).toEqual([]);
    }
  });

  test("a new key is unknown to an older release", () => {
    const kafka = object("", trigger("kafka", 'bootstrapServers: k, consumerGroup: g, topic: t, fullMetadata: "false"'));
    expect(saidOf(kafka, "2.20")).toEqual([
      "advice: KEDA 2.20 does not read fullMetadata of a kafka trigger. KEDA 2.21 brought this key. Older releases ignore it.",
    ]);
    expect(saidOf(kafka, "2.21")).toEqual([]);
    const temporal = object("", trigger("temporal", 'taskQueue: q, includeRunningWorkflowCount: "true"'));
    expect(saidOf(temporal, "2.20")).toEqual([
      "advice: KEDA 2.20 does not read includeRunningWorkflowCount of a temporal trigger. KEDA 2.21 brought this key. Older releases ignore it.",
    ]);
    expect(saidOf(temporal, "2.21")).toEqual([
      "advice: Here, no running workflow keeps this trigger active. With this key, KEDA counts the workflows that run, too, but only to tell whether the trigger is active. A run here knows only the queue.",
    ]);
    const broken = object("", trigger("kafka", "bootstrapServers: k, consumerGroup: g, topic: t, fullMetadata: sometimes"));
    expect(saidOf(broken, "2.20")[0]).toMatch(/^advice: KEDA 2\.20 does not read fullMetadata/);
    expect(saidOf(broken, "2.21")[0]).toMatch(/^error: .*unable to set param "fullMetadata"/);
  });

  test("where no poll can change the count, a short interval only refreshes the status", () => {
    const text = object("  minReplicaCount: 1\n  pollingInterval: 2\n", query());
    expect(saidOf(text, "2.20")).toContainEqual(expect.stringContaining("KEDA polls each source every 2 s."));
    expect(saidOf(text, "2.21")).toContainEqual(expect.stringContaining("KEDA refreshes the status every 2 s, but asks no source."));
    const asking = object("  pollingInterval: 2\n", query());
    expect(saidOf(asking, "2.21")).toContainEqual(expect.stringContaining("KEDA polls each source every 2 s."));
  });

  test("liiklus is deprecated, and an idle count above 0 is no cause for a warning any more", () => {
    const liiklus = object("", trigger("liiklus", "topic: t"));
    expect(kedaVersions.map((version) => saidOf(liiklus, version).length)).toEqual([0, 1]);
    const idle = object("  minReplicaCount: 3\n  idleReplicaCount: 1\n  cooldownPeriod: 60\n", query());
    expect(kedaVersions.map((version) => saidOf(idle, version).filter((said) => said.includes("is configured")).length)).toEqual([1, 0]);
  });
});
