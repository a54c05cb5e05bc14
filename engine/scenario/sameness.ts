/** Whether two scenarios are the same: each meaning of the question has a name. */
import { isRecord } from "../lib/isRecord";
import { decisive, type DecisivePart } from "./decisive";
import type { Scenario } from "./scenario";
import type { Study } from "./study";

/** They have the same run, because they share the very objects that decide. Cheap, for each change of a page; `except` may differ. */
export const sharesRun = (one: Scenario, other: Scenario, except?: DecisivePart): boolean =>
  decisive.every((part) => part === except || one[part] === other[part]);

/** They have the same run by their values, as when one was copied, kept or read again. */
export const hasSameRun = (one: Scenario, other: Scenario): boolean => decisive.every((part) => isSameValue(one[part], other[part]));

/** They have the same run, or would if the lines of their manifests ended alike: an editor changes how lines end. */
export const hasSameRunInEditor = (one: Scenario, other: Scenario): boolean => hasSameRun(asInEditor(one), asInEditor(other));

const asInEditor = (scenario: Scenario): Scenario => ({ ...scenario, manifest: scenario.manifest.replaceAll(/\r\n?/g, "\n") });

/** A search of one finds what a search of the other finds: their runs, limits, prices and studies are the same by value. */
export const hasSameSearch = (one: Searched, other: Searched): boolean =>
  hasSameRun(one.scenario, other.scenario) &&
  isSameValue(one.scenario.limits, other.scenario.limits) &&
  isSameValue(one.scenario.price, other.scenario.price) &&
  isSameValue(one.study, other.study);

export interface Searched {
  scenario: Scenario;
  study: Study;
}

/** They are the same in every part, also in those that change no run, such as the name. */
export const isSameScenario = (one: Scenario, other: Scenario): boolean => isSameValue(one, other);

/** Two parts are the same by value. The order of fields does not count, and a field that is not there is like null. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null, sorted) === JSON.stringify(other ?? null, sorted);

const sorted = (_: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, inner]) => inner !== null)
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      )
    : value;
