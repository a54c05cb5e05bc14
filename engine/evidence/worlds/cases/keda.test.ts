/** Class G: a ScaledObject beside the HPA that KEDA makes of it. */
import { describe, expect, test } from "vitest";
import { explainSnapshot } from "../../snapshot/explainSnapshot";
import { mergeEvidence } from "../../merge/mergeEvidence";
import { readEvidence } from "../../readEvidence";

const explained = (...texts: string[]) => {
  const merged = mergeEvidence(texts.map(readEvidence));
  const [snapshot] = explainSnapshot(merged);
  const [autoscaler] = merged.autoscalers;
  return {
    names: autoscaler!.metrics.map(({ name }) => name),
    supposes: snapshot!.sum.hypotheses[0]!.supposes,
    owner: snapshot!.statements.find(({ code }) => code === "owner"),
    desired: snapshot!.sum.hypotheses[0]!.desired,
  };
};

const scaledObject = (name: string, min: number, behavior: string, triggers: string, status = "") => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: {name: ${name}, namespace: works}
spec:
  scaleTargetRef: {name: ${name}}
  minReplicaCount: ${min}
  maxReplicaCount: 60
${behavior === "" ? "" : `  advanced: {horizontalPodAutoscalerConfig: {behavior: ${behavior}}}\n`}  triggers:
${triggers}
${status}`;
const row = (
  name: string,
  targets: string,
  min: number,
  replicas: number,
) => `NAME   REFERENCE   TARGETS   MINPODS   MAXPODS   REPLICAS   AGE
${name}   Deployment/${name.replace("keda-hpa-", "")}   ${targets}   ${min}   60   ${replicas}   5d
`;
const cpu = '  - {type: cpu, metricType: Utilization, metadata: {value: "60"}}';
const cron = '  - {type: cron, metadata: {timezone: Europe/Paris, start: 0 10 * * *, end: 0 12 * * *, desiredReplicas: "60"}}';
const queue = '  - {type: rabbitmq, metadata: {queueName: mails, mode: QueueLength, value: "20"}}';
const policies = "{scaleUp: {policies: [{type: Pods, value: 9, periodSeconds: 60}]}}";

describe("a ScaledObject", () => {
  test("names the metrics and the behavior of its HPA, and a minimum above 0", () => {
    const status = "status: {hpaName: keda-hpa-foo, externalMetricNames: [s1-cron-Europe-Paris-010xxx-012xxx]}\n";
    const found = explained(
      scaledObject("foo", 21, policies, `${cpu}\n${cron}`, status),
      row("keda-hpa-foo", "1053m/1 (avg), 22%/60%", 21, 57),
    );
    expect(found.names).toEqual(["s1-cron-Europe-Paris-010xxx-012xxx", "cpu"]);
    expect(found.supposes).not.toContain("defaultBehavior");
    expect(found.supposes).not.toContain("kindOfMetric");
    expect([found.desired, found.owner]).toMatchObject([57, { minReplicas: 21 }]);
  });

  test("with a minimum of 0 lets KEDA go to 0, and a trigger without a status has its type as its name", () => {
    const found = explained(scaledObject("mails", 0, "", `${queue}\n${cpu}`), row("keda-hpa-mails", "31/20 (avg), 20%/60%", 1, 4));
    expect(found.names).toEqual(["rabbitmq", "cpu"]);
    expect([found.desired, found.owner]).toMatchObject([7, { minReplicas: 0 }]);
  });

  test("may give its HPA a name of its own", () => {
    const own = scaledObject("depot", 3, policies, queue).replace("{behavior:", "{name: depot-hpa, behavior:");
    const found = explained(own, row("depot-hpa", "10/20 (avg)", 3, 8).replace("Deployment/depot-hpa", "Deployment/depot"));
    expect(found.names).toEqual(["rabbitmq"]);
    expect(found.supposes).not.toContain("defaultBehavior");
  });
});
