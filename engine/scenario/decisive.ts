import type { Scenario } from "./scenario";

/** Whether a run depends on a part of its scenario. */
const decides = {
  version: false,
  name: false,
  manifest: true,
  load: true,
  workload: true,
  cluster: true,
  incidents: true,
  signals: true,
  flags: true,
  durationSeconds: true,
  seed: true,
  start: true,
  vpa: true,
  limits: false,
  price: false,
  study: false,
} as const satisfies Readonly<Record<keyof Scenario, boolean>>;

type Decides = typeof decides;
export type DecisivePart = { [Part in keyof Decides]: Decides[Part] extends true ? Part : never }[keyof Decides];

/** The parts of a scenario that its run depends on. */
export const decisive = (Object.keys(decides) as (keyof Decides)[]).filter((part): part is DecisivePart => decides[part]);
