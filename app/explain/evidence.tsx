/** What lies behind a row of the sum: a press on the row shows it, in the panel and beside another run's. */
import type { ReactNode } from "react";
import type { Reconcile, StageRow } from "../../engine/index";
import { groupsOf } from "../words/decision/metricLines";
import { RowEvidence } from "./lateParts";
import type { Sheet } from "./sheet";
import { WindowEvidence } from "./WindowEvidence";

/** True if a row has evidence. */
export function hasEvidence(row: StageRow, { decision }: Reconcile): boolean {
  const metrics = "metrics" in decision ? decision.metrics : [];
  switch (row) {
    case "observed":
      return metrics.some((metric) => groupsOf(metric) !== null);
    case "winner":
      return decision.kind === "computed" && metrics.length > 1;
    case "stabilized":
      return decision.kind === "computed";
    case "limited":
      return decision.kind === "computed" && (decision.limit.up !== null || decision.limit.down !== null);
    case "clamped":
    case "forbidden":
    case "applied":
      return false;
    default:
      return metrics[Number(row.replace("metric ", ""))]?.ok === true;
  }
}

/** null if the row's own line says everything. */
export function evidenceOf(row: StageRow, sheet: Sheet): ReactNode {
  const { at, decision } = sheet.reconcile;
  if (!hasEvidence(row, sheet.reconcile)) return null;
  if (row === "stabilized" && decision.kind === "computed") return <WindowEvidence at={at} stabilization={decision.stabilization} />;
  return <RowEvidence row={row} sheet={sheet} />;
}
