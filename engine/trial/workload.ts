import type { Workload } from "../cluster/workload";
import { images } from "./images";
import { serverCode } from "./server";

export interface TrialTarget {
  kind: "Deployment" | "StatefulSet";
  name: string;
  namespace: string;
  /** The name of the autoscaler. */
  autoscaler: string;
  container: string;
  sidecar: string;
}

/** The name of the Service, and of what else the trial adds: a workload may have a longer name, or one that no Service may have. */
export const serviceName = "trial";

/** The workload, its Service, and the script that its pods run. `processes`: as many as can use the CPU that a pod may use. */
export function workloadYaml(workload: Workload, target: TrialTarget, processes: number): string {
  const { kind } = target;
  // A name such as 123 or on is text only in quotes.
  const [name, namespace] = [JSON.stringify(target.name), JSON.stringify(target.namespace)];
  const environment = {
    PROCESSES: processes,
    REQUEST_CPU_MS: workload.cpuPerRequestMilliseconds,
    REQUEST_WAIT_MS: workload.waitMillisecondsPerRequest,
    REQUEST_MEBIBYTES: workload.memoryPerRequestMebibytes,
    IDLE_MEBIBYTES: workload.idleMemoryMebibytes,
    IDLE_CPU_MILLI: workload.idleCpuMilli,
    START_CPU_MILLI: workload.startUpCpuMilli,
    START_CPU_SECONDS: workload.startUpCpuSeconds,
    READY_AFTER_SECONDS: workload.readinessSeconds,
    STOP_SECONDS: workload.stopSeconds,
    WORKERS: workload.workersPerPod,
  };
  const main = containerYaml(target.container, environment, {
    cpuRequest: workload.cpuRequestMilli,
    cpuLimit: workload.cpuLimitMilli,
    memoryRequest: workload.memoryRequestMebibytes,
    memoryLimit: workload.memoryLimitMebibytes,
  });
  const sidecar =
    workload.sidecar === "none"
      ? ""
      : containerYaml(
          target.sidecar,
          { PORT: 8081, IDLE_CPU_MILLI: workload.sidecarIdleCpuMilli, IDLE_MEBIBYTES: workload.sidecarMemoryMebibytes },
          workload.sidecar === "withRequest"
            ? {
                cpuRequest: workload.sidecarCpuRequestMilli,
                cpuLimit: 0,
                memoryRequest: workload.sidecarMemoryRequestMebibytes,
                memoryLimit: 0,
              }
            : null,
        );
  return `${target.namespace === "default" ? "" : `apiVersion: v1\nkind: Namespace\nmetadata:\n  name: ${namespace}\n---\n`}apiVersion: v1
kind: ConfigMap
metadata:
  name: ${serviceName}
  namespace: ${namespace}
data:
  server.js: |
${indented(serverCode, 4)}
---
apiVersion: v1
kind: Service
metadata:
  name: ${serviceName}
  namespace: ${namespace}
spec:
  selector: { app: ${serviceName} }
  ports:
    - { port: 80, targetPort: 8080 }
---
apiVersion: apps/v1
kind: ${kind}
metadata:
  name: ${name}
  namespace: ${namespace}
spec:
  replicas: ${workload.initialReplicas}
${kind === "StatefulSet" ? `  serviceName: ${serviceName}\n  podManagementPolicy: ${workload.podManagementPolicy}\n` : ""}  minReadySeconds: ${workload.minReadySeconds}
  selector:
    matchLabels: { app: ${serviceName} }
  template:
    metadata:
      labels: { app: ${serviceName} }
    spec:
      terminationGracePeriodSeconds: ${workload.terminationGraceSeconds}
      containers:
${main}${probe(workload)}${preStop(workload)}${sidecar}      volumes:
        - name: server
          configMap: { name: ${serviceName} }
`;
}

interface Resources {
  cpuRequest: number;
  cpuLimit: number;
  memoryRequest: number;
  memoryLimit: number;
}

function containerYaml(name: string, environment: Readonly<Record<string, number>>, resources: Resources | null): string {
  const variables = Object.entries(environment).map(([variable, value]) => `            - { name: ${variable}, value: "${value}" }\n`);
  return `        - name: ${JSON.stringify(name)}
          image: ${images.server}
          command: [node, /server/server.js]
          env:
${variables.join("")}          volumeMounts:
            - { name: server, mountPath: /server }
${resources === null ? "" : resourcesYaml(resources)}`;
}

function resourcesYaml({ cpuRequest, cpuLimit, memoryRequest, memoryLimit }: Resources): string {
  const limits = [...(cpuLimit > 0 ? [`cpu: ${cpuLimit}m`] : []), ...(memoryLimit > 0 ? [`memory: ${memoryLimit}Mi`] : [])];
  return `          resources:
            requests: { cpu: ${cpuRequest}m, memory: ${memoryRequest}Mi }
${limits.length > 0 ? `            limits: { ${limits.join(", ")} }\n` : ""}`;
}

function probe(workload: Workload): string {
  if (!workload.readinessProbe) return "";
  return `          readinessProbe:
            httpGet: { path: /ready, port: 8080 }
            initialDelaySeconds: ${workload.readinessInitialDelaySeconds}
            periodSeconds: ${workload.readinessPeriodSeconds}
            successThreshold: ${workload.readinessSuccessThreshold}
            failureThreshold: ${workload.readinessFailureThreshold}
`;
}

const preStop = ({ preStopSeconds }: Workload): string =>
  preStopSeconds === 0 ? "" : `          lifecycle:\n            preStop:\n              exec: { command: [sleep, "${preStopSeconds}"] }\n`;

const indented = (text: string, spaces: number): string =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? "" : " ".repeat(spaces) + line))
    .join("\n");
