import { beforeAll, expect, test } from "vitest";
import { useSearch } from "../../store/search";
import { searched, show, targetAndMost, type Searched } from "../testing/searched";
import { editSays } from "./OfBefore";

let done: Searched;
beforeAll(() => {
  done = searched(targetAndMost);
  show(done);
});
const says = (change: object) => editSays(useSearch.getState(), { ...done.asked.scenario, ...change });

const edited = "These results are from before your edit. Search again for the scenario as it is now.";
const inManifest = "This candidate is in the manifest now. Today is what was before.";

test("the candidate that is shown is no edit, as long as what is good is the same", () => {
  const { manifest, workload } = done.shown(done.found.chosen!.key).scenario;
  expect(says({ manifest, workload })).toBe(inManifest);
  expect(says({ manifest, workload, study: { ...done.asked.study } })).toBe(inManifest);
  expect(says({ manifest, workload, study: { ...done.asked.study, seeds: 7 } })).toBe(edited);
  expect(says({ manifest, workload, limits: { podHours: { atMost: 1 } } })).toBe(edited);
  show(done, done.found.today!.key);
  expect(says({ manifest, workload })).toBe(edited);
});

test("another seed alone is said as such", () => {
  const { seed } = done.asked.scenario;
  expect(says({ seed: seed + 6 })).toBe(`The page shows seed ${seed + 6}. The search’s seeds begin at ${seed}.`);
  expect(says({ seed: seed + 6, durationSeconds: 600 })).toBe(edited);
});
