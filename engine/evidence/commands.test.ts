import { expect, test } from "vitest";
import { kubectlCommands, kubectlIds, promQueries, queryIds, whoseIs } from "./commands";
import { askedBy } from "./commandLine";
import { mergeEvidence } from "./merge/mergeEvidence";
import { readEvidence } from "./readEvidence";

const row = `$ kubectl get hpa web -n shop
NAME   REFERENCE           TARGETS   MINPODS   MAXPODS   REPLICAS   AGE
web    StatefulSet/web.1   71%/70%   2         8         5          33d
`;

test("what is not known is a word in capitals, and what the evidence says is filled in", () => {
  const blank = [...kubectlCommands(), ...promQueries()].map(({ text }) => text).join("\n");
  for (const word of ["NAMESPACE", "HPA", "DEPLOYMENT"]) expect(blank).toContain(word);
  const [autoscaler] = mergeEvidence([readEvidence(row)]).autoscalers;
  const filled = [...kubectlCommands(whoseIs(autoscaler!)), ...promQueries(whoseIs(autoscaler!))].map(({ text }) => text);
  expect(filled.filter((text) => /NAMESPACE|HPA|DEPLOYMENT/.test(text))).toEqual([]);
  expect(filled).toContain("kubectl get hpa web -n shop -o yaml");
  expect(filled.join("\n")).toContain('statefulset="web.1"');
  expect(filled.join("\n")).toContain('pod=~"web\\\\.1-[0-9]+"');
});

test("each command and each query is there once", () => {
  expect(kubectlCommands().map(({ id }) => id)).toEqual(kubectlIds);
  expect(promQueries().map(({ id }) => id)).toEqual(queryIds);
});

test("the readers take the commands for what was typed, and know whose output follows", () => {
  const whose = { namespace: "shop", autoscaler: "web", target: { kind: "Deployment", name: "web" } };
  for (const { id, text } of kubectlCommands(whose)) {
    const { removed } = readEvidence(`$ ${text}\nNAME   REFERENCE\n`);
    expect([id, removed[0]?.kind]).toEqual([id, "prompt"]);
  }
  expect(askedBy(kubectlCommands(whose)[0]!.text)).toEqual({ namespace: "shop", name: "web" });
});

test("a query finds the pods of its own Deployment, not those of another whose name begins so", () => {
  const query = promQueries({ namespace: "shop", target: { kind: "Deployment", name: "web" } }).find(({ id }) => id === "pods")!;
  const pods = new RegExp(`^(?:${/pod=~"([^"]+)"/.exec(query.text)![1]})$`);
  expect(["web-6c4b7d9f5-aa1aa", "web-admin-6c4b7d9f5-aa1aa", "web-0"].map((pod) => pods.test(pod))).toEqual([true, false, false]);
});

test("what the queries answer is read under the names that the explanation looks for", () => {
  const named = promQueries({ namespace: "shop", autoscaler: "web", target: { kind: "Deployment", name: "web" } });
  const found = (name: string) =>
    named.filter(({ text }) => {
      const pattern = /__name__=~"([^"]+)"/.exec(text)?.[1];
      return pattern === undefined
        ? new RegExp(`^${name}\\{`).test(text) || text.includes(`"${name}"`)
        : new RegExp(`^(?:${pattern})$`).test(name);
    });
  const needed = [
    "kube_horizontalpodautoscaler_status_target_metric",
    "kube_horizontalpodautoscaler_status_condition",
    "kube_horizontalpodautoscaler_spec_max_replicas",
    "kube_hpa_status_desired_replicas",
    "kube_deployment_spec_replicas",
    "kube_deployment_status_replicas",
    "kube_deployment_status_replicas_ready",
    "kube_replicaset_created",
    "kube_replicaset_status_ready_replicas",
    "kube_pod_created",
    "kube_pod_status_phase",
    "kube_pod_status_ready",
    "kube_pod_status_ready_time",
    "kube_pod_deletion_timestamp",
    "kube_pod_container_resource_requests",
    "container_cpu_usage_seconds_total:rate1m",
    "container_memory_working_set_bytes",
  ];
  expect(needed.filter((name) => found(name).length !== 1)).toEqual([]);
});
