/** The sources of a poll's numbers: fields of the manifest, and the figures of the triggers. */
import type { PollRecord } from "../../../engine/index";
import type { Origin } from "../decision/origin";

export interface PollOrigins {
  /** A field of the ScaledObject; null if the page does not show it. */
  field(path: string): Origin | null;
  /** The trigger's activation, or the trigger if it has no such key. */
  activation(trigger: number): Origin | null;
  /** The figure that shows the trigger's value. */
  seen(trigger: number): Origin;
}

/** The editor does not show an object that replaced the first one, so its numbers lead nowhere. */
export function pollOrigins({ stored }: PollRecord, manifestInPage: boolean): PollOrigins {
  const isShown = manifestInPage && stored.generation === 1;
  const field = (path: string): Origin | null => (isShown ? { kind: "field", path: `spec.${path}` } : null);
  return {
    field,
    activation(trigger) {
      const metadata = stored.object.spec.triggers?.[trigger]?.metadata ?? {};
      const key = Object.keys(metadata).find((name) => name.startsWith("activation"));
      return field(key === undefined ? `triggers[${trigger}]` : `triggers[${trigger}].metadata.${key}`);
    },
    seen: (trigger) => ({ kind: "figure", figure: `trigger-${trigger}` }),
  };
}
