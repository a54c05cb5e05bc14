import { firstScenario, type OpenStudy, type Scenario } from "../../../engine/index";
import type { FileText } from "../../readText";
import { runnersHere, type Runners } from "../runners";
import { tune, type TuneWorld } from "../tune";

/** A quarter of an hour, which is the shortest in which candidates differ. */
export const small: Scenario = {
  ...firstScenario,
  durationSeconds: 900,
  load: { points: firstScenario.load.points.filter(([second]) => second <= 900), noise: 0.1 },
};

export const target = "spec.metrics[0].resource.target.averageUtilization";

/** Calls `tune` among files that exist only in the test. */
export function tuneAmong(files: Readonly<Record<string, string>>, args: readonly string[], world: Partial<TuneWorld> = {}) {
  const read = (name: string): FileText => {
    const text = files[name];
    return text === undefined ? { error: "There is no such file." } : { text };
  };
  const runners = (open: OpenStudy): Runners => runnersHere(open, nextEvent);
  return tune(["tune", ...args], {
    version: "1.2.3",
    read,
    runners,
    progress: () => undefined,
    stop: new AbortController().signal,
    ...world,
  });
}

export const nextEvent = () => new Promise<void>((resolve) => setImmediate(resolve));
