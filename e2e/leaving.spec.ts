import { expect, type Page } from "@playwright/test";
import { editor, open, test } from "./page";

const question = (page: Page) => page.getByRole("dialog", { name: "Open kubernetes.io in a new tab?" });

/** What a tab that opens would fetch from the other site. */
async function siteOf(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  await page.context().route(/^https:/, (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "elsewhere" });
  });
  return fetched;
}

test("a link of a form and a link in the editor's hover ask before they open another site", async ({ page }) => {
  const fetched = await siteOf(page);
  await open(page);
  await page.getByRole("tab", { name: "Cluster" }).click();
  const link = page.getByRole("link", { name: "kubernetes.io: kube-controller-manager" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(question(page)).toContainText("https://kubernetes.io/docs/reference/command-line-tools-reference/kube-controller-manager/");
  await expect(question(page).getByRole("link", { name: "Open" })).toBeFocused();
  expect(fetched).toEqual([]);
  const [opened] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  expect([opened.url(), await opened.evaluate(() => [String(window.opener), document.referrer])]).toEqual([
    await link.getAttribute("href"),
    ["null", ""],
  ]);
  await opened.close();
  await expect(question(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.getByRole("tab", { name: "Manifest" }).click();
  await editor(page).focus();
  await page.getByText("minReplicas", { exact: true }).first().hover();
  await page.locator(".monaco-hover").getByText("kubernetes.io: HorizontalPodAutoscalerSpec").click();
  await expect(question(page)).toContainText(/#HorizontalPodAutoscalerSpec/);
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);

  // By the keyboard, Monaco opens such a link with its own code.
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("F1");
  await expect(page.locator(".monaco-hover").getByText("kubernetes.io: HorizontalPodAutoscaler", { exact: true })).toBeVisible();
  await page.keyboard.press("F1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(question(page)).toContainText(/#HorizontalPodAutoscaler[^S]/);
  await page.keyboard.press("Escape");
  await expect(editor(page)).toBeFocused();
  expect([fetched.length, page.context().pages().length]).toEqual([1, 1]);
});
