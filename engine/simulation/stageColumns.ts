import { stageKinds, type StageName } from "../explanation/stage";
import type { StepColumns } from "./trace";

/** The column of the count after each stage; with several metrics, of the winning one's; null: the stage has no column of its own. */
export const stageColumns = {
  observed: null,
  proposal: "proposal",
  winner: "proposal",
  stabilized: "stabilized",
  limited: "limited",
  clamped: null,
  forbidden: null,
  applied: "applied",
} as const satisfies Readonly<Record<StageName, keyof StepColumns | null>>;

/** The columns of today's stages; when compared with 1.2's autoscaler, also those of the stages that it has. */
export function decisionColumns(comparedWithV1: boolean): ReadonlySet<keyof StepColumns> {
  const stages = (Object.keys(stageColumns) as StageName[]).filter(
    (name) => stageKinds[name].today && (stageKinds[name].V1 || !comparedWithV1),
  );
  return new Set(stages.flatMap((name) => stageColumns[name] ?? []));
}
