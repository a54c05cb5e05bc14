import type { StoredObject } from "../keda/keda";
import { statusOf, type ConditionType } from "../keda/status";
import type { KedaHistory } from "../simulation/kedaTrace";
import { humanDuration } from "./humanDuration";
import { namedScaledObject, scaledObjectAt, scaledObjectNotFound } from "./scaledObjectView";
import { printTable, type TableCell } from "./table";

/**
 * What `kubectl get scaledobject NAME` prints; "" if the run never has one. The columns are the additionalPrinterColumns of
 * config/crd/bases/keda.sh_scaledobjects.yaml, and none of them needs `-o wide`. A path that leads nowhere leaves its cell empty.
 */
export function getScaledObject(keda: KedaHistory, now: number): string {
  const named = namedScaledObject(keda, now);
  if (named === null) return "";
  const stored = scaledObjectAt(keda, now);
  if (stored === null) return scaledObjectNotFound(named);
  return printTable(["NAME", ...columns.map(([name]) => name.toUpperCase())], [rowOf(stored, now)]);
}

const rowOf = (stored: StoredObject, now: number): TableCell[] => [
  stored.object.metadata.name,
  ...columns.map(([, cell]) => cell(stored, now) ?? ""),
];

const columns: readonly (readonly [name: string, cell: (stored: StoredObject, now: number) => TableCell | null | undefined])[] = [
  ["ScaleTargetKind", ({ status }) => status.scaleTargetKind],
  ["ScaleTargetName", ({ object }) => object.spec.scaleTargetRef.name],
  ["Min", ({ object }) => object.spec.minReplicaCount],
  ["Max", ({ object }) => object.spec.maxReplicaCount],
  ["Ready", conditionColumn("Ready")],
  ["Active", conditionColumn("Active")],
  ["Fallback", conditionColumn("Fallback")],
  ["Paused", conditionColumn("Paused")],
  ["Triggers", ({ status }) => status.triggersTypes],
  ["Authentications", ({ status }) => status.authenticationsTypes],
  ["Age", ({ createdAt }, now) => humanDuration(now - createdAt)],
];

function conditionColumn(type: ConditionType) {
  return ({ status }: StoredObject) => statusOf(status.conditions, type);
}
