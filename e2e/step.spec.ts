import { expect, type Page } from "@playwright/test";
import { decodeLink, encodeLink, firstScenario } from "../engine/index";
import { inBothThemes, violations } from "./axe";
import { editor, follow, open, test } from "./page";

const panel = (page: Page) => page.getByRole("complementary", { name: "Decision" });
const sum = (page: Page) => panel(page).getByRole("list", { name: "The sum" });
const question = (page: Page) => panel(page).getByRole("textbox", { name: "Why not another count?" });

/** Five minutes to shrink, with policies of both directions, opened at a second. */
const linkAt = (cursor: number): string =>
  encodeLink({
    cursor,
    scenario: {
      ...firstScenario,
      manifest: `${firstScenario.manifest}  behavior:
    scaleUp:
      policies:
      - type: Pods
        value: 2
        periodSeconds: 60
    scaleDown:
      policies:
      - type: Pods
        value: 1
        periodSeconds: 60
`,
    },
  })!;

async function openAt(page: Page, second: number): Promise<void> {
  const link = linkAt(second);
  expect(decodeLink(link).ok).toBe(true);
  await open(page, link);
  await expect(panel(page).getByRole("heading", { name: "What the controller wrote" })).toBeVisible();
}

const heldSecond = 1650;

test("a decision is read in its panel", async ({ page }) => {
  await openAt(page, heldSecond);
  await test.step("a held scale-down is worked out down to its double rule, its window open, and a screen reader finds its way in it", async () => {
    await test.step("worked out, its window open", async () => {
      await expect(panel(page).getByText("held by the stabilization window")).toBeVisible();
      for (const name of ["observed", "cpu", "stabilized", "limited"]) {
        await expect(sum(page).getByRole("button", { name, exact: true })).toBeVisible();
      }
      await expect(sum(page).getByRole("button", { name: "stabilized" })).toHaveAttribute("aria-expanded", "true");
      await expect(sum(page).getByText(/Proposals of the last 5\smin: the highest is \d/)).toBeAttached();
    });
    await test.step("a screen reader's path: a heading for the step, one live sentence, the sum as a list", async () => {
      await expect(panel(page).getByRole("heading", { level: 2, name: "Sync at 27:30" })).toBeAttached();
      await expect(panel(page).locator(".say")).toHaveAttribute("aria-live", "polite");
      await expect(sum(page).getByRole("listitem").last()).toContainText("written");
      for (const name of [/^Why not/, "What the controller wrote"]) {
        await expect(panel(page).getByRole("heading", { level: 3, name })).toBeVisible();
      }
    });
  });
  await test.step("every row's evidence opens from the keyboard, as tables with captions, in which axe finds nothing in either theme", async () => {
    for (const [row, table] of [
      ["observed", "Pods by class"],
      ["cpu", "How the proposal of cpu was calculated"],
      ["limited", "Scaling policies and the changes that they still count"],
    ] as const) {
      await sum(page).getByRole("button", { name: row, exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(sum(page).getByRole("table", { name: table })).toBeVisible();
    }
    expect(await inBothThemes(page, violations, "aside.right")).toEqual([]);
  });
  await test.step("W asks why not, for any count, with the keyboard alone", async () => {
    await page.keyboard.press("w");
    await expect(question(page)).toBeFocused();
    const answer = panel(page).locator("form p");
    await expect(answer).toContainText("While the 5‑minute window remembers that");
    await page.keyboard.type("40");
    await page.keyboard.press("Enter");
    await expect(answer).toContainText("maxReplicas is 10.");
    await page.keyboard.press("ArrowDown");
    await expect(question(page)).toHaveValue("39");
    await panel(page).getByRole("button", { name: "One more" }).press("Enter");
    await expect(question(page)).toHaveValue("40");
  });
  await test.step("a time of the sentence opens its reconcile, and the focus stays in the panel", async () => {
    const before = await panel(page)
      .getByText(/^sync \d+ of 241$/)
      .textContent();
    await panel(page).locator(".say").getByRole("button").last().focus();
    await page.keyboard.press("Enter");
    await expect(panel(page).getByText(before ?? "", { exact: true })).toHaveCount(0);
    await expect(panel(page).locator(".say")).toBeFocused();
  });
  await test.step("where nothing changed it names what would change it", async () => {
    await follow(page, linkAt(900));
    await expect(panel(page).getByText("inside tolerance", { exact: true })).toBeVisible();
    const section = panel(page).getByRole("heading", { name: "What would change it?" }).locator("..");
    await expect(section).toContainText(
      /or less it would propose \d+, but the window would keep the count at \d+\..* At .* or more it would propose \d+/,
    );
  });
  await test.step("while the metrics API is down the sum stops, and the page says when it continues", async () => {
    const scenario = { ...firstScenario, incidents: [{ kind: "metricsServerDown", at: 600, durationSeconds: 300 } as const] };
    await follow(page, encodeLink({ scenario, cursor: 780 })!);
    await expect(panel(page).getByText("no metric value, no decision")).toBeVisible();
    await expect(sum(page).getByRole("listitem")).toHaveCount(3);
    await expect(panel(page).getByRole("heading", { name: "When will it scale again?" }).locator("..")).toContainText(
      /In this run: at 15:\d\d\./,
    );
  });
  await test.step("a metric's long name takes a line of the sum, not a column of syllables", async () => {
    const metric = `
  - type: Pods
    pods:
      metric:
        name: istio_requests_per_second_from_the_ingress_gateway_total
      target:
        type: AverageValue
        averageValue: "12"
`;
    await follow(page, encodeLink({ cursor: 600, scenario: { ...firstScenario, manifest: firstScenario.manifest.trimEnd() + metric } })!);
    const name = sum(page).getByRole("button", { name: /^istio_/ });
    await expect(name).toBeVisible();
    expect((await name.boundingBox())!.height).toBeLessThan(50);
    expect((await sum(page).getByRole("button", { name: "cpu" }).boundingBox())!.height).toBeLessThan(25);
  });
});

test("a number marks its origin while it has the focus and leads there on Enter", async ({ page }) => {
  await openAt(page, heldSecond);
  await editor(page).waitFor({ state: "attached" });
  const target = sum(page).getByRole("button", { name: "50%", exact: true });
  await target.focus();
  await expect(page.locator(".pointed-at")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Line \d+: spec\.metrics\[0\]\.resource\.target\.averageUtilization$/)).toBeAttached();
  await expect(editor(page)).toBeFocused();

  const seen = sum(page)
    .getByRole("listitem")
    .filter({ hasText: /^cpu/ })
    .getByRole("button", { name: /^\d+%$/ })
    .first();
  await seen.focus();
  await expect(page.locator(".fh.is-origin")).toContainText("CPU");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: /CPU/ })).toBeFocused();
});
