import { expect } from "@playwright/test";
import { encodeLink, firstScenario } from "../engine/index";
import { inBothThemes, serious } from "./axe";
import { open, test } from "./page";

test("many seeds: their outcomes and bands come with a press, a percentile opens its seed, and an edit takes all of it away", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.protocol === "about:") return;
    localStorage.setItem("hpa-playground/luck", JSON.stringify({ seeds: 5, variations: [{ kind: "load", amount: 1.2 }] }));
  });
  await open(page, encodeLink({ scenario: { ...firstScenario, durationSeconds: 1800 } })!);
  await page.getByRole("tab", { name: "Run", exact: true }).click();
  await page.getByRole("button", { name: "Run 5 seeds" }).click();
  await expect(page.getByRole("button", { name: "Run again" })).toBeVisible();
  const outcomes = page.getByRole("table", { name: /^Outcomes of 5 seeds/ });
  await expect(outcomes.getByRole("row", { name: /^Requests failed/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "What hurts most" }).getByRole("row", { name: /^Load 20/ })).toBeVisible();
  await expect(page.locator(".plot path.seeds")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "How many pods are written?" }).getByRole("button", { name: /of 5 seeds/ })).toBeVisible();
  expect(await inBothThemes(page, serious, ".was-it-luck", ".luck-bar")).toEqual([]);

  await outcomes
    .getByRole("button", { name: /Open seed \d/ })
    .first()
    .click();
  await expect(page.getByText(/^1 to 5, the page shows seed [2-5]$/)).toBeVisible();
  await expect(page.locator(".plot path.seeds")).toHaveCount(3);
  await page.getByRole("button", { name: "Undo the last change to the curve" }).click();
  await expect(page.getByText("1 to 5, the page shows seed 1")).toBeVisible();

  await page.getByRole("button", { name: "spike", exact: true }).click();
  await expect(page.getByRole("button", { name: "Run 5 seeds" })).toBeVisible();
  await expect(page.locator(".plot path.seeds")).toHaveCount(0);
  await expect(page.getByRole("table", { name: /^Outcomes of the run/ })).toBeVisible();
});
