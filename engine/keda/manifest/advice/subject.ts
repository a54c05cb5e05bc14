import type { ScaledObject } from "../../scaledObject";
import { minReplicaCount } from "../../scaledObject";
import type { Words } from "../../../lib/sentence";
import type { Finding } from "../../../manifest/finding";
import type { YamlNode } from "../../../manifest/yamlTree";
import type { ReadScaledObject } from "../readScaledObject";
import { adviceAt, type Steps } from "../../../manifest/place";

/** The input of a rule. The object may still have errors, which are reported apart. */
export interface Subject {
  read: ReadScaledObject;
  document: YamlNode;
  object: ScaledObject;
  /** The controller's; absent: the default. */
  syncPeriodSeconds?: number | undefined;
}

export type Rule = (subject: Subject) => Finding[];

export function advice({ document }: Subject, steps: Steps, message: Words, reason: Words, fixes: Finding["fixes"] = []): Finding {
  return adviceAt(document, steps, { message, reason, fixes });
}

/** Whether KEDA goes to 0 or to the idle count while nothing is active. */
export const rests = ({ object }: Subject): boolean => minReplicaCount(object) === 0 || object.spec.idleReplicaCount !== undefined;
