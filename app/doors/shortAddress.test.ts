// @vitest-environment jsdom
import { expect, test } from "vitest";
import { decodeLink, encodeLink } from "../../engine/index";
import { library } from "../../engine/doors/library";
import { shortAddress } from "./shortAddress";

test("an unchanged question of the library has a short address, also if it came by a link", () => {
  for (const { id, scenario } of library) {
    const link = decodeLink(encodeLink({ scenario }) ?? "");
    expect(link.ok && shortAddress(link.value.scenario, true)).toBe(`${location.origin}/q/${id}/`);
  }
});

test("a changed question has none, whatever was changed; nor has any question where no build wrote the pages", () => {
  const [{ scenario }] = library as [(typeof library)[number]];
  for (const change of [{ seed: 2 }, { name: "mine" }, { manifest: `${scenario.manifest}# mine\n` }, { durationSeconds: 600 }]) {
    expect(shortAddress({ ...scenario, ...change }, true)).toBeNull();
  }
  expect(shortAddress(scenario, false)).toBeNull();
});
