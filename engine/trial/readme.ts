import type { Workload } from "../cluster/workload";
import { latestVersion } from "../controller/flags";
import { namesVpa } from "../manifest/namesVpa";
import type { Scenario } from "../scenario/scenario";
import { shortestResolutionSeconds } from "./cluster";
import { piecesOf, type Load } from "./load";
import type { TrialTarget } from "./workload";

interface Given {
  /** Opens the scenario in the page; null: no link can hold it. */
  link: string | null;
  hasVpa: boolean;
}

/** What to do, what the machine needs, and what the trial does not have. */
export function readme(scenario: Scenario, workload: Workload, target: TrialTarget, load: Load, { link, hasVpa }: Given): string {
  const { flags } = scenario;
  const most = piecesOf(load).rates.reduce((high, rate) => Math.max(high, rate), 0);
  const cores = (most * workload.cpuPerRequestMilliseconds) / 1000;
  const minutes = Math.round(scenario.durationSeconds / 60);
  const title = scenario.name.replaceAll(/[\r\n]+/g, " ").trim();
  return `# ${title === "" ? "A trial on a real cluster" : title}

The same autoscaler, workload and load on a cluster of your machine. It takes ${minutes} minutes, and ${cores.toFixed(1)} cores at the peak of the load.
You need Docker, [kind](https://kind.sigs.k8s.io) and kubectl.

\`\`\`sh
kind create cluster --config kind.yaml
kubectl apply -k cluster
kubectl rollout status deployment/metrics-server -n kube-system
kubectl rollout status ${target.kind.toLowerCase()}/${target.name} -n ${target.namespace}
sh measure.sh k6
kind delete cluster --name hpa-playground
\`\`\`

${hasVpa ? vpaSteps : ""}\`measure.sh locust\` and \`measure.sh vegeta\` send the same load with another tool. Each sends it from a pod inside the cluster.

When it has ended, drop \`measured.hpa.json\` on the page${link === null ? "" : `, which this link opens: ${link}`}. It opens this scenario, and the figure has
the replicas that were predicted beside those that were measured. \`evidence.txt\` says more of the last decision: drop it on the page, too.

## What differs

${differences(scenario, workload)
  .map((line) => `- ${line}\n`)
  .join("")}
Kubernetes ${flags.kubernetesVersion ?? latestVersion} is the release of the scenario. \`kubectl version\` says which one kind made; \`kind.yaml\` says how to choose it.
`;
}

/** A cluster has no Vertical Pod Autoscaler of its own. */
const vpaSteps = `The VerticalPodAutoscaler of the scenario is in \`vpa.yaml\`, and \`kubectl apply -k cluster\` leaves it out. Before \`sh measure.sh\`, install the Vertical
Pod Autoscaler (recommender, updater and admission controller) as its project says, then apply the file. Its script needs git, bash and openssl 1.1.1.
Run it in its own folder:

\`\`\`sh
git clone https://github.com/kubernetes/autoscaler
(cd autoscaler/vertical-pod-autoscaler && ./hack/vpa-up.sh)
kubectl apply -f vpa.yaml
\`\`\`

`;

function differences({ manifest, incidents, load, cluster }: Scenario, workload: Workload): string[] {
  const lines = [
    "Each pod starts, and each request takes its way, as your machine lets it: the times of the scenario for that are not set.",
  ];
  if (namesVpa(manifest))
    lines.push("Without the step above there is no Vertical Pod Autoscaler. With it, its loops run at other seconds than in the scenario.");
  if (load.noise > 0) lines.push("The load has no noise. The scenario's differs in each second, as its seed draws it.");
  if (incidents.length > 0)
    lines.push(
      incidents.length === 1
        ? "The incident of the scenario does not happen."
        : `The ${incidents.length} incidents of the scenario do not happen.`,
    );
  if (cluster.nodes > 0) lines.push(`There is one node. The scenario has ${cluster.nodes}.`);
  if (cluster.metricResolutionSeconds < shortestResolutionSeconds)
    lines.push(
      `metrics-server measures each ${shortestResolutionSeconds} s, its shortest time. The scenario's measures each ${cluster.metricResolutionSeconds} s.`,
    );
  if (workload.retries > 0) lines.push("The clients send no failed request again.");
  if (workload.clientConnections > 0)
    lines.push(
      `k6 keeps at most ${workload.clientConnections} connections, as the scenario does. Locust keeps one for each user. Vegeta opens its connections anew each second.`,
    );
  if (workload.maxConnectionAgeSeconds > 0) lines.push("Connections do not end for their age.");
  if (workload.sidecar !== "none") lines.push("The sidecar takes its idle CPU, and none for each request.");
  const unset = [
    [
      workload.cpuSpreadPercent > 0 || workload.imbalancePercent > 0,
      "Pods take the same CPU for a request, and the same share of the load.",
    ],
    [workload.warmUpSeconds > 0, "Pods need no warm-up."],
    [workload.flapPeriodSeconds > 0, "No pod loses its readiness."],
    [workload.livenessProbe, "There is no liveness probe."],
    [workload.connectionsPerPod > 0 || workload.databaseConnections > 0, "There is no database, so nothing waits for its connections."],
    [workload.memoryLeakMebibytesPerHour > 0 || !workload.memoryReleased, "Memory is given back after each request."],
  ] as const;
  for (const [isSet, line] of unset) if (isSet) lines.push(line);
  return lines;
}
