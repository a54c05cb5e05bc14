import { clusterFieldNames, clusterFields, type ClusterSettings } from "../cluster/clusterSettings";
import {
  podManagementPolicies,
  sidecars,
  workloadFields,
  workloadKinds,
  workloadNumbers,
  type FieldRange,
  type Workload,
} from "../cluster/workload";
import { choice, flag, number, record, refuse, text } from "../lib/refusal";
import { say } from "../lib/sentence";
import { cameLater } from "./cameLater";

export function readWorkload(data: unknown): Workload {
  const fields = new Map<string, unknown>([...Object.entries(cameLater.workload), ...record(data, say`The workload`)]);
  const mainContainer = fields.get("mainContainer") ?? undefined;
  const workload: Workload = {
    ...readNumbers(fields, "workload", workloadNumbers, workloadFields),
    kind: choice(fields.get("kind"), "workload.kind", workloadKinds),
    sidecar: choice(fields.get("sidecar"), "workload.sidecar", sidecars),
    memoryReleased: flag(fields.get("memoryReleased"), "workload.memoryReleased"),
    podManagementPolicy: choice(fields.get("podManagementPolicy"), "workload.podManagementPolicy", podManagementPolicies),
    readinessProbe: flag(fields.get("readinessProbe"), "workload.readinessProbe"),
    livenessProbe: flag(fields.get("livenessProbe"), "workload.livenessProbe"),
    ...(mainContainer !== undefined && { mainContainer: text(mainContainer, "workload.mainContainer", maxContainerNameLength) }),
  };
  if (workload.cpuLimitMilli > 0 && workload.cpuRequestMilli > workload.cpuLimitMilli) {
    refuse(
      say`workload.cpuRequestMilli is ${workload.cpuRequestMilli}; it must not be above workload.cpuLimitMilli, which is ${workload.cpuLimitMilli}.`,
    );
  }
  if (workload.memoryLimitMebibytes > 0 && workload.memoryRequestMebibytes > workload.memoryLimitMebibytes) {
    refuse(
      say`workload.memoryRequestMebibytes is ${workload.memoryRequestMebibytes}; it must not be above workload.memoryLimitMebibytes, which is ${workload.memoryLimitMebibytes}.`,
    );
  }
  return workload;
}

/** Characters. A DNS label has at most 63, but longer typed text is kept. */
const maxContainerNameLength = 253;

export const readClusterSettings = (data: unknown): ClusterSettings =>
  readNumbers(
    new Map<string, unknown>([...Object.entries(cameLater.cluster), ...record(data, say`The cluster`)]),
    "cluster",
    clusterFieldNames,
    clusterFields,
  );

function readNumbers<Name extends string>(
  fields: ReadonlyMap<string, unknown>,
  place: string,
  names: readonly Name[],
  ranges: Readonly<Record<Name, FieldRange>>,
): Record<Name, number> {
  const values = names.map((name) => [name, number(fields.get(name), `${place}.${name}` as string, ranges[name])]);
  return Object.fromEntries(values) as Record<Name, number>;
}
