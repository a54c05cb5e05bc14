import { expect, type Page } from "@playwright/test";
import { defaultStudy, noParts, encodeLink, firstScenario } from "../engine/index";
import { test } from "./page";

const scenario = {
  ...firstScenario,
  durationSeconds: 900,
  load: {
    points: [
      [0, 40],
      [900, 300],
    ] as [number, number][],
    noise: 0.1,
  },
};
const study = { ...defaultStudy(scenario, noParts), seeds: 5, budget: 200 };
const link = encodeLink({ scenario: { ...scenario, study } })!;

/** The runs that the browser keeps, each once. */
const keptRuns = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) => new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const base = await answered(indexedDB.open("hpa-playground-runs"));
    const parts: { rows: number[][] }[] = await answered(base.transaction("parts").objectStore("parts").getAll());
    base.close();
    const rows = parts.flatMap((part) => part.rows);
    return new Set(rows.map(([candidate, at]) => `${candidate} ${at}`)).size === rows.length ? rows.length : NaN;
  });

const bar = (page: Page) => page.getByRole("group", { name: "Search", exact: true });
const judged = async (page: Page) => (await bar(page).locator("#search-says").textContent())!;

test("a search stops and goes on, and a reload or another tab computes none of its runs again", async ({ page, context }) => {
  await page.goto(`./?tune#${link}`);
  const search = (on: Page) => bar(on).getByRole("button", { name: "Search" });
  await search(page).click();
  await expect(bar(page).getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^[1-9]/);
  await bar(page).getByRole("button", { name: "Cancel" }).click();
  await expect(bar(page)).toContainText("Stopped");
  await bar(page).getByRole("button", { name: "Go on" }).click();
  await expect(bar(page)).toContainText("Done", { timeout: 30_000 });
  const found = await judged(page);
  // The steps from the chosen candidate come after the search.
  await expect(page.getByRole("table", { name: /What matters/ })).toBeVisible();
  // Runs that were under way may still be stored.
  let runs = 0;
  await expect
    .poll(
      async () => {
        const before = runs;
        runs = await keptRuns(page);
        return runs > 60 && runs === before;
      },
      { intervals: [1000] },
    )
    .toBe(true);

  await page.reload();
  await expect(bar(page)).toContainText(`Finished runs kept from an earlier search: ${runs}.`);
  await search(page).click();
  await expect(bar(page)).toContainText("Done");
  const other = await context.newPage();
  await other.goto(`./?tune#${link}`);
  await search(other).click();
  await expect(bar(other)).toContainText("Done");
  expect([await judged(page), await judged(other), await keptRuns(other)]).toEqual([found, found, runs]);
  await other.close();
});
