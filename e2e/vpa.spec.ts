import { expect } from "@playwright/test";
import { encodeLink, firstScenario } from "../engine/index";
import { openAtStart, replaceManifest, test } from "./page";

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
  expect(fetched.filter((url) => /\/vpa/i.test(url))).toEqual([]);
  await page.goto(`./?lang=de#${encodeLink({ scenario: { ...firstScenario, manifest: beside("") } })}`);
  await page.reload();
  await expect(page.getByText("Beide wirken auf cpu").first()).toBeVisible();
  expect(fetched.filter((url) => /\/vpaWords[-.]/.test(url))).not.toEqual([]);
});
