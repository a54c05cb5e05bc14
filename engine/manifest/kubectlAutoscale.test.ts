import { describe, expect, test } from "vitest";
import { targetKindNames, targetKinds } from "../api/targetKinds";
import { defaultFlags } from "../controller/flags";
import { readKubectlAutoscale } from "./kubectlAutoscale";
import { judgeManifest } from "./judgeText";
import { parseManifest } from "./parseManifest";
import { milliseconds } from "../lib/testing/growth";

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
  expect(judgeManifest(text, defaultFlags.featureGates).problems).toEqual([]);
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

test("leaves out a minimum that kubectl leaves to the server, and metrics that the command does not name", () => {
  const text = manifest("kubectl autoscale deploy web --max=5 --min=0");
  expect(text).not.toContain("minReplicas");
  expect(text).not.toContain("metrics");
});

const mixed = "Write the type once before all names (deployment web api) or before each name (deployment/web deployment/api), not both.";
const placeholder = "The shell reads < and > as redirections of files. Write the name without them.";
const blank = "A space follows the backslash at the end of a line, so the command ends there. Remove the space.";
const quotes = 'A shell does not read these quotes as quotes. Write " instead.';

test.each([
  ["kubectl autoscale deploy web", ['required flag(s) "max" not set']],
  ["kubectl autoscale deploy web --max=0", ["--max=MAXPODS is required and must be at least 1, max: 0"]],
  ["kubectl autoscale deploy web --max=2 --min=3", ["--max=MAXPODS must be larger or equal to --min=MINPODS, max: 2, min: 3"]],
  ["kubectl autoscale deploy web --max=many", ['invalid argument "many" for "--max": not a whole number']],
  ["kubectl autoscale --max=2", ["The object to scale is missing. Write its type and name, such as deployment/web."]],
  ["kubectl autoscale deploy --max=2", ["The name of the Deployment is missing."]],
  ["kubectl autoscale daemonset web --max=2", ['kubectl autoscale cannot scale the type "daemonset".']],
  ["kubectl autoscale deploy web --max=2 --replicas=3", ["unknown flag: --replicas"]],
  ["kubectl autoscale deploy web --max", ["flag needs an argument: --max", 'required flag(s) "max" not set']],
  ["kubectl autoscale deploy web --max=2 --cpu=lots --memory=-5%", ["invalid resource cpu value: lots", "invalid percentage value: -5"]],
  [
    "kubectl autoscale deploy web --max=2 --cpu=50% --cpu-percent=50",
    ["--cpu and --cpu-percent both set a target for cpu. Keep one of them."],
  ],
  ["kubectl autoscale deploy 'web --max=2", ["A quote is not closed."]],
  ["kubectl autoscale web/api --max=2", ['kubectl does not know the type "web". Write a type and a name, such as deployment/web.']],
  ["kubectl autoscale deployment web --max=2 api/x", [mixed]],
  [
    "kubectl autoscale deploy web –max=5",
    ["A flag begins with a long dash. Write two hyphens (--) instead.", 'required flag(s) "max" not set'],
  ],
  ["kubectl autoscale deploy <name> --max=5", [placeholder, 'required flag(s) "max" not set', "The name of the Deployment is missing."]],
  ["kubectl autoscale deploy web \\ \n --max=5", [blank, 'required flag(s) "max" not set']],
  ["kubectl autoscale deploy web --max=“5”", [quotes, 'invalid argument "“5”" for "--max": not a whole number']],
  ["kubectl autoscale deploy web --max=5 (x)", ["syntax error near unexpected token '('"]],
  ["kubectl autoscale deploy web --max=5 && ", ["syntax error: unexpected end of file"]],
])("says what is wrong with %s", (line, errors) => {
  expect(readKubectlAutoscale(line)).toMatchObject({ ok: false, errors });
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

describe("what a shell makes of the line", () => {
  test.each([
    ["kubectl autoscale deploy web --max=5 > hpa.yaml", "maxReplicas: 5"],
    ["kubectl autoscale deploy web --max=5 > k8s/hpa.yaml", "maxReplicas: 5"],
    ["kubectl autoscale deploy web --max=5 2>&1 | tee x && kubectl get hpa # done", "maxReplicas: 5"],
    ["cd shop && kubectl autoscale deploy web --max=5; kubectl get hpa", "maxReplicas: 5"],
    ["kubectl autoscale deploy web --max=2\nkubectl get hpa", "maxReplicas: 2"],
    ["# scale it\r\nkubectl autoscale deploy web --max=2\r\n", "maxReplicas: 2"],
    ["MAX=7; kubectl autoscale deploy web --max=$MAX --min=${MIN:-3}", "minReplicas: 3\n  maxReplicas: 7"],
    ["kubectl autoscale deploy web --max=$((2 * (3 + 1)))", "maxReplicas: 8"],
    ['export APP=shop-web\nkubectl autoscale deploy "${APP}" --max=5', "name: shop-web"],
    ["APP='web --max=5'; kubectl autoscale deploy $APP", "maxReplicas: 5"],
    ["APP=api kubectl autoscale deploy web$APP --max=5", "name: web\n"],
    ["kubectl autoscale deploy we{b,b}{1..2} --max=5", "name: web1\n"],
    ["kubectl autoscale deploy w'e'\"b\"-$'\\x61' --max=5", "name: web-a\n"],
    ["kubectl autoscale deploy web --max=0x10", "maxReplicas: 16"],
    ["kubectl autoscale deploy web --max=5 --cpu=1e3", 'averageValue: "1"'],
    ["kubectl autoscale deploy web --max=5 --memory=1024", "averageValue: 1Gi"],
    ["kubectl autoscale deploy web --max=5 --name= --context=prod", "name: web"],
  ])("%s", (line, part) => {
    expect(manifest(line)).toContain(part);
  });
});

test.each([
  ["for", "for name in web api; do kubectl autoscale deploy $name --max=5; done"],
  ["if", "if true; then kubectl autoscale deploy web --max=5; fi"],
  ["(", "(kubectl autoscale deploy web --max=5)"],
  ["bash", "bash -c 'kubectl autoscale deploy web --max=5'"],
  ["$(…)", "kubectl autoscale deploy web --max=$(echo 5)"],
  ["`…`", "kubectl autoscale deploy web --max=`echo 5`"],
  ["this ${…}", "kubectl autoscale deploy ${APP%-*} --max=5"],
  ["this $((…))", "kubectl autoscale deploy web --max=$((2 ** 3))"],
  ["$1", 'kubectl autoscale deploy "$1" --max=5'],
  ["{a..c}", "kubectl autoscale deploy web-{a..c} --max=5"],
  ["<<", "cat > web.yaml <<EOF\nkind: Deployment\nEOF\nkubectl autoscale deploy web --max=5"],
  ["<(…) and >(…)", "kubectl autoscale deploy web --max=5 --kubeconfig <(cat config)"],
])("says that it does not read %s of a shell", (syntax, text) => {
  const error = `This page does not read ${syntax} of a shell. Paste only the kubectl command, with its values written out.`;
  expect(readKubectlAutoscale(text)).toMatchObject({ ok: false, errors: [error] });
});

describe("a line that makes several autoscalers", () => {
  const line = "kubectl autoscale deploy/web sts/db --max=5";

  test("leads to each of them", () => {
    const reading = readKubectlAutoscale(line);
    expect(reading?.ok && reading.manifests.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["Deployment web", "StatefulSet db"]);
  });

  test("is one error with a fix for each", () => {
    const [problem, ...others] = judgeManifest(line, defaultFlags.featureGates).problems;
    expect(others).toEqual([]);
    expect(problem?.message).toBe("This kubectl command creates 2 autoscalers, but only one can be simulated. Choose one.");
    expect(problem?.fixes.map(({ title }) => title)).toEqual([
      "Write a manifest for Deployment web",
      "Write a manifest for StatefulSet db",
    ]);
  });
});

describe("the kubectl of Kubernetes 1.28", () => {
  test("writes autoscaling/v1", () => {
    const reading = readKubectlAutoscale("kubectl autoscale deploy web --max=5 --cpu-percent=60 -n shop", "1.28");
    expect(reading?.ok && reading.manifest).toBe(`apiVersion: autoscaling/v1
kind: HorizontalPodAutoscaler
metadata:
  name: web
  namespace: shop
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
  maxReplicas: 5
  targetCPUUtilizationPercentage: 60
`);
  });

  test("has no --cpu, and says what to do", () => {
    expect(readKubectlAutoscale("kubectl autoscale deploy web --max=5 --cpu=60%", "1.28")).toMatchObject({
      ok: false,
      errors: ["unknown flag: --cpu. The kubectl of Kubernetes 1.28 has only --cpu-percent. Use that flag, or choose a later version."],
    });
  });

  test("judges the text of a scenario of its version", () => {
    const line = "kubectl autoscale deploy web --max=5 --memory=1Gi";
    expect(judgeManifest(line, defaultFlags.featureGates, "1.28").problems[0]?.message).toContain("unknown flag: --memory");
    expect(judgeManifest(line, defaultFlags.featureGates).problems[0]?.message).toBe("This is a kubectl command, not a manifest.");
  });
});

describe("reads in linear time", () => {
  test.each([
    ["quotes", "kubectl autoscale deploy web --max=5 " + "'a' ".repeat(20_000)],
    ["substitutions", "kubectl autoscale deploy web --max=5 " + "$(echo ".repeat(40_000)],
    ["arithmetic", "kubectl autoscale deploy web --max=5 " + "$((".repeat(80_000)],
    ["braces", "kubectl autoscale deploy {a,b}" + "{a,b}".repeat(50_000)],
    ["open braces", "kubectl autoscale deploy web" + "{".repeat(250_000)],
    ["nested expansions", "kubectl autoscale deploy " + "${a:-".repeat(50_000)],
    ["groups", "( ".repeat(100_000) + "kubectl autoscale deploy web --max=5"],
    ["commands", "kubectl get hpa\n".repeat(16_000) + "autoscale"],
    ["blank lines", "\n".repeat(250_000) + "kubectl autoscale"],
    ["comments", "# kubectl autoscale\n".repeat(12_000)],
    ["backslashes", "kubectl autoscale " + "\\\n".repeat(100_000)],
    ["words", "kubectl autoscale deploy " + "web ".repeat(20_000) + "--max=5"],
    ["documents", "kubectl autoscale <<EOF\n".repeat(10_000)],
  ])("%s", (_, text) => {
    expect(milliseconds(() => readKubectlAutoscale(text))).toBeLessThan(3000);
  });
});

test.each(targetKindNames)("the manifest that it makes for a %s runs", (kind) => {
  for (const type of [kind.toLowerCase(), targetKinds[kind].short]) {
    const reading = readKubectlAutoscale(`kubectl autoscale ${type} web --max=5`);
    if (!reading?.ok) throw new Error(type);
    const { hpa } = parseManifest(reading.manifest, defaultFlags.featureGates);
    expect(hpa?.spec.scaleTargetRef).toEqual({ apiVersion: targetKinds[kind].apiVersion, kind, name: "web" });
  }
});

describe("a duration", () => {
  const read = (duration: string) => readKubectlAutoscale(`kubectl autoscale deploy web --max=5 --request-timeout=${duration}`);
  test.each(["0", "1.s", ".5s", "1h30m", "1.5h.5m", "-1m", "1ms1us"])("%s is one", (duration) => {
    expect(read(duration)).toMatchObject({ ok: true });
  });
  test.each([".s", "1..5s", "1.5", "s", `${"1.5s".repeat(40)}5`])("%s is none", (duration) => {
    expect(read(duration)).toMatchObject({ ok: false });
  });
});
