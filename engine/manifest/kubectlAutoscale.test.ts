import { expect, test } from "vitest";
import { defaultFlags } from "../controller/flags";
import { readKubectlAutoscale } from "./kubectlAutoscale";
import { parseManifest } from "./parseManifest";

function manifest(line: string): string {
  const reading = readKubectlAutoscale(line);
  if (reading === null || !reading.ok) throw new Error(`${line}: ${reading?.errors.join("; ")}`);
  return reading.manifest;
}

test("makes the manifest that kubectl would send", () => {
  const text = manifest("kubectl autoscale deployment php-apache --cpu-percent=50 --min=1 --max=10");
  expect(text).toBe(`apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: php-apache
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: php-apache
  minReplicas: 1
  maxReplicas: 10
  metrics:
  - type: Resource
    resource:
      name: cpu
      target:
        type: Utilization
        averageUtilization: 50
`);
  expect(parseManifest(text, defaultFlags.featureGates).problems).toEqual([]);
});

test.each([
  ["$ kubectl autoscale deploy/web --max 5", "kind: Deployment\n    name: web"],
  ["k autoscale rs web --max=5", "kind: ReplicaSet"],
  ["oc autoscale sts/web --max=5", "kind: StatefulSet"],
  ["kubectl autoscale rc web --max=5", "apiVersion: v1\n    kind: ReplicationController"],
  ["kubectl autoscale deployments.apps/web --max=5", "kind: Deployment"],
  ["kubectl -n shop autoscale deploy web --max=5", "namespace: shop"],
  ["kubectl autoscale deploy web \\\n  --max=5 \\\n  --name='the-web'\n", "name: the-web\n"],
  ["kubectl autoscale deploy web --max=5 --cpu=500", "type: AverageValue\n        averageValue: 500m"],
  [
    "kubectl autoscale deploy web --max=5 --memory=200",
    "name: memory\n      target:\n        type: AverageValue\n        averageValue: 200Mi",
  ],
  ["kubectl autoscale deploy web --max=5 --memory=1Gi", "averageValue: 1Gi"],
  ["kubectl autoscale deploy web --max=5 --memory 70%", "averageUtilization: 70"],
  ["kubectl autoscale deploy on --max=5 --dry-run=client -o yaml", 'name: "on"'],
])("reads %s", (line, part) => {
  expect(manifest(line)).toContain(part);
});

test("leaves out a minimum that kubectl leaves to the server, and metrics that nobody asked for", () => {
  const text = manifest("kubectl autoscale deploy web --max=5 --min=0");
  expect(text).not.toContain("minReplicas");
  expect(text).not.toContain("metrics");
});

test.each([
  ["kubectl autoscale deploy web", ['required flag(s) "max" not set']],
  ["kubectl autoscale deploy web --max=0", ["--max=MAXPODS is required and must be at least 1, max: 0"]],
  ["kubectl autoscale deploy web --max=2 --min=3", ["--max=MAXPODS must be larger or equal to --min=MINPODS, max: 2, min: 3"]],
  ["kubectl autoscale deploy web --max=many", ['invalid argument "many" for "--max": not a whole number']],
  ["kubectl autoscale --max=2", ["What to scale is missing: write its type and its name, such as deployment/web."]],
  ["kubectl autoscale deploy --max=2", ["The name of the Deployment is missing."]],
  ["kubectl autoscale deploy a b --max=2", ["Only one Deployment can be simulated: name one."]],
  ["kubectl autoscale daemonset web --max=2", ['The type "daemonset" is not one that kubectl autoscale scales.']],
  ["kubectl autoscale deploy web --max=2 --replicas=3", ["unknown flag: --replicas"]],
  ["kubectl autoscale deploy web --max", ["flag needs an argument: --max", 'required flag(s) "max" not set']],
  ["kubectl autoscale deploy web --max=2 --cpu=lots --memory=-5%", ["invalid resource cpu value: lots", "invalid percentage value: -5"]],
  [
    "kubectl autoscale deploy web --max=2 --cpu=50% --cpu-percent=50",
    ["--cpu and --cpu-percent both set a target for cpu: keep one of them."],
  ],
  ["kubectl autoscale deploy 'web --max=2", ["A quote is not closed."]],
  ["kubectl autoscale deploy web --max=2\nkubectl get hpa", ["Only one command is read: remove the other lines."]],
])("says what is wrong with %s", (line, errors) => {
  expect(readKubectlAutoscale(line)).toEqual({ ok: false, errors });
});

test.each([
  "",
  "kubectl get hpa",
  "kubectl: autoscale",
  "apiVersion: autoscaling/v2",
  "# kubectl autoscale deploy web --max=5\nkind: Service",
])("is not concerned with %j", (text) => {
  expect(readKubectlAutoscale(text)).toBe(null);
});
