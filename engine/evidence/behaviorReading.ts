/** `spec.behavior` as far as a text tells it: an object in full, a description without tolerances before Kubernetes 1.33. */
export interface BehaviorReading {
  readonly scaleUp?: RulesReading;
  readonly scaleDown?: RulesReading;
}

export interface RulesReading {
  readonly stabilizationWindowSeconds?: number;
  readonly selectPolicy?: string;
  readonly tolerance?: string;
  readonly policies?: readonly PolicyReading[];
}

export interface PolicyReading {
  readonly type: string;
  readonly value: number;
  readonly periodSeconds: number;
}

/** The lines of the rules of each direction. */
export type RuleLines = Readonly<Partial<Record<"scaleUp" | "scaleDown", Readonly<Partial<Record<RuleField, readonly number[]>>>>>>;

export type RuleField = "stabilizationWindowSeconds" | "selectPolicy" | "policies";
