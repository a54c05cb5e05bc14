import { expect, test } from "vitest";
import { decodeLink, encodeLink } from "../../engine/index";
import { library } from "../../engine/doors/library";
import { openEntry } from "./openEntry";

test("each entry is found again by the scenario that it opened", () => {
  for (const { id, scenario } of library) {
    const link = decodeLink(encodeLink({ scenario, cursor: 0, zoom: null }) ?? "");
    expect(link.ok && openEntry(link.value.scenario)?.id, id).toBe(id);
  }
});

test("a person's own scenario belongs to no entry", () => {
  expect(openEntry({ name: library[0]!.scenario.name, manifest: "kind: HorizontalPodAutoscaler" })).toBeNull();
});
