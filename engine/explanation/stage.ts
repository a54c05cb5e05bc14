/**
 * The stages of a decision, each defined once, in the order of the computation: the places where a count can change between observation and
 * write. The flags say which controller has the stage: today's, or that of Kubernetes 1.2.
 */
export const stageKinds = {
  /** What was measured, or why nothing was. */
  observed: { today: true, V1: true },
  /** The count that each metric proposes. */
  proposal: { today: true, V1: true },
  /** The largest of the proposals. */
  winner: { today: true, V1: false },
  /** After the windows. */
  stabilized: { today: true, V1: false },
  /** After the policies, before minReplicas and maxReplicas. */
  limited: { today: true, V1: false },
  /** After minReplicas and maxReplicas. */
  clamped: { today: true, V1: true },
  /** After the times in which 1.2 forbids a change. */
  forbidden: { today: false, V1: true },
  /** What the scale says at the end. */
  applied: { today: true, V1: true },
} as const satisfies Readonly<Record<string, { today: boolean; V1: boolean }>>;

type Kinds = typeof stageKinds;

export type StageName = keyof Kinds;
export type Stage = { [Name in StageName]: Kinds[Name]["today"] extends true ? Name : never }[StageName];
export type StageV1 = { [Name in StageName]: Kinds[Name]["V1"] extends true ? Name : never }[StageName];

const names = Object.keys(stageKinds) as StageName[];
export const stages = names.filter((name): name is Stage => stageKinds[name].today);

/** Each metric's proposal has its own row, named after the metric. */
export type NamedStage = Exclude<StageName, "proposal">;

/** A row of the sum: a stage, or the proposal of the metric with this index. */
export type StageRow = NamedStage | `metric ${number}`;
