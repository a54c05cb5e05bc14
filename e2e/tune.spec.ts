import { expect } from "@playwright/test";
import { decodeLink, encodeLink, firstScenario, type Study } from "../engine/index";
import { inBothThemes, violations } from "./axe";
import { editor, open, test } from "./page";
import { doing } from "./rim";

const study: Study = {
  moves: [
    { field: "spec.minReplicas", values: [1, 2] },
    { field: "spec.metrics[0].resource.target.averageUtilization", from: 40, to: 60, by: 10 },
  ],
  cost: { kind: "podHours" },
  harm: "failedShare",
  seeds: 5,
  variations: [],
};
const link = encodeLink({ scenario: { ...firstScenario, durationSeconds: 1800, study } })!;

test("with keys alone: open Tune, mend a range, search, pick a candidate, write it into the manifest, and come back by the link", async ({
  page,
}) => {
  await open(page, link);
  await page.keyboard.press("u");
  await expect(page.getByText("6 combinations")).toBeVisible();

  await page.getByRole("tab", { name: "Study" }).focus();
  const tabTo = async (name: string) => {
    const there = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);
    for (let count = 0; count < 40 && (await there()) !== name; count++) await page.keyboard.press("Tab");
    expect(await there()).toBe(name);
  };
  await tabTo("cpu averageUtilization: to");
  await page.keyboard.type("20");
  await expect(page.getByText("The range goes from 40 to 20; its end must not be below its start.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Search", exact: true }).last()).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("70");
  await expect(page.getByText("8 combinations")).toBeVisible();

  await tabTo("Search");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Done: \d+ candidates are judged on all runs\./).first()).toBeVisible();
  await tabTo("Candidates by cost and harm");
  const slider = page.getByRole("slider", { name: "Candidates by cost and harm" });
  const first = await slider.getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowRight");
  await expect(slider).not.toHaveAttribute("aria-valuetext", first!);
  const candidate = page.getByRole("region", { name: "Candidate" });
  await expect(candidate.getByText(/values? differs? from today’s/)).toBeVisible();
  expect(await inBothThemes(page, violations, "main")).toEqual([]);

  await page.keyboard.press("m");
  await expect(page.getByText("The values are in the manifest.")).toBeVisible();
  await expect(page.getByText(/^This candidate is in the manifest now\./).first()).toBeVisible();
  await expect.poll(() => readLink(page.url())?.manifest).not.toBe(firstScenario.manifest);
  const written = readLink(page.url())!;
  expect(written.study?.moves[1]).toEqual({ ...study.moves[1], to: 70 });

  await page.reload();
  await expect(page.getByText("8 combinations")).toBeVisible();
  await doing(page, "Tune").focus();
  await page.keyboard.press("Home");
  await expect(doing(page, "Explore")).toBeFocused();
  await expect(page.getByRole("toolbar", { name: "Syncs" })).toBeVisible();
  await expect(editor(page)).toBeAttached();
  expect(new URL(page.url()).search).toBe("");
});

function readLink(address: string) {
  const read = decodeLink(new URL(address).hash.slice(1));
  return read.ok ? read.value.scenario : null;
}
