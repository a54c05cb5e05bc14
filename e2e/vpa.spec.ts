import { expect } from "@playwright/test";
import { encodeLink, firstScenario } from "../engine/index";
import { open, openAtStart, replaceManifest, test } from "./page";

const beside = (spec: string) => `${firstScenario.manifest.trimEnd()}
---
apiVersion: autoscaling.k8s.io/v1
kind: VerticalPodAutoscaler
metadata:
  name: beside
spec:
  targetRef: {apiVersion: apps/v1, kind: Deployment, name: php-apache}
${spec}`;

test("a VerticalPodAutoscaler is judged as its webhook does, and advised on beside the autoscaler", async ({ page }) => {
  await openAtStart(page);
  await replaceManifest(page, beside("  updatePolicy: {updateMode: Off}\n"));
  await expect(page.getByRole("note", { name: /^Error on line/ })).toContainText("must be a string, not a boolean");
  await page.getByRole("button", { name: 'Write "Off"' }).click();
  await expect(page.getByText("Valid", { exact: true })).toBeVisible();
  await replaceManifest(page, beside(""));
  await expect(page.getByRole("note", { name: /^Advice on line/ }).filter({ hasText: "Both act on cpu" })).toBeVisible();
  await page.getByRole("button", { name: 'Write controlledResources: ["memory"]' }).click();
  await expect(page.getByText("Both act on cpu")).toHaveCount(0);
});

test("the words about a VerticalPodAutoscaler come with the first one, in the page's language", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("./?lang=de");
  await page.locator("[data-digest]").waitFor({ state: "attached" });
  // The reader of every scenario knows the field of a history; it may come while the page is idle.
  expect(fetched.filter((url) => /\/vpa(?!History-)/i.test(url))).toEqual([]);
  await page.goto(`./?lang=de#${encodeLink({ scenario: { ...firstScenario, manifest: beside("") } })}`);
  await page.reload();
  await expect(page.getByText("Beide wirken auf cpu").first()).toBeVisible();
  expect(fetched.filter((url) => /\/vpaWords[-.]/.test(url))).not.toEqual([]);
});

test("a mark of the VPA opens its sync, which says what was done and why the other pods were not touched", async ({ page }) => {
  const workload = { ...firstScenario.workload, cpuRequestMilli: 50, cpuLimitMilli: 0 };
  await open(page, encodeLink({ scenario: { ...firstScenario, manifest: beside(""), workload } })!);
  await expect(page.getByRole("region", { name: "CPU of php-apache: requested and recommended" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Memory of php-apache: requested and recommended" })).toBeVisible();
  const lane = page.getByRole("figure", { name: /^What the VPA did/ });
  const mark = (await lane.locator(".vpa-evicted").boundingBox())!;
  await page.mouse.click(mark.x + 4, mark.y + 4);
  await expect(lane).toContainText(/\d+ pods? evicted at \d/);
  const said = page.getByRole("region", { name: /^The VPA at / });
  await expect(said).toContainText(/Last change, at [\d:]+: \d+ pods? evicted; 50m CPU, 64Mi memory → /);
  await expect(said.getByRole("table")).toContainText("it waits for its update: at most 50% of its controller’s pods");
  await page.getByRole("tab", { name: "kubectl" }).click();
  await expect(page.getByRole("heading", { name: "kubectl describe vpa beside" })).toBeVisible();
  await expect(page.getByRole("region", { name: "kubectl get vpa beside", exact: true })).toContainText(
    /beside +Recreate +\d+m +\w+ +True/,
  );
});

test("on a phone a tap on the lane's first mark opens its sync, and not the lane's table", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, baseURL: baseURL! });
  const page = await context.newPage();
  const workload = { ...firstScenario.workload, cpuRequestMilli: 50, cpuLimitMilli: 0 };
  await open(page, encodeLink({ scenario: { ...firstScenario, manifest: beside(""), workload } })!);
  const lane = page.getByRole("figure", { name: /^What the VPA did/ });
  await lane.scrollIntoViewIfNeeded();
  const mark = (await lane.locator(".vpa-evicted").boundingBox())!;
  // The edge of the first mark stands beside the table's button: a browser moves a tap to a button that is nearer than a finger is wide.
  await page.touchscreen.tap(mark.x - 1, mark.y + 4);
  await expect(lane).toContainText(/\d+ pods? evicted at \d/);
  await context.close();
});
