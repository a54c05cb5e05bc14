import { expect, type Page } from "@playwright/test";
import { inBothThemes, serious } from "./axe";
import { digest, newDigest, open, openAtStart, replaceManifest, test } from "./page";

const scaledObject = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: web
spec:
  scaleTargetRef:
    name: web
  pollingInterval: 30
  cooldownPeriod: 120
  minReplicaCount: 0
  maxReplicaCount: 8
  triggers:
  - type: prometheus
    metadata:
      serverAddress: http://prometheus:9090
      query: sum(rate(http_requests_total[2m]))
      threshold: "20"
      activationThreshold: "30"
`;
const clock = (page: Page) => page.getByRole("toolbar", { name: "Syncs" }).locator(".time .clock");
const poll = (page: Page) => page.getByRole("region", { name: /^Poll at/ });

test("a pasted ScaledObject runs: polls and syncs are read with the keyboard alone, kubectl prints the object, and a link carries it", async ({
  page,
}) => {
  await openAtStart(page);
  const before = await digest(page);
  await replaceManifest(page, scaledObject);
  const ran = await newDigest(page, before);
  await page.keyboard.press("Control+m");
  await page.getByRole("button", { name: "First sync" }).focus();
  await page.keyboard.press("Home");
  await expect(clock(page)).toHaveText("00:00");
  await expect(poll(page)).toContainText("KEDA decides");
  // In two periods of the HPA there is one poll.
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("region", { name: "Sync at 00:15" })).toContainText("KEDA polled at 00:00");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^poll 2 of \d+$/)).toBeVisible();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByRole("region", { name: /^(Poll|Sync) at/ })).toBeVisible();
  await page
    .getByRole("radio", { name: "KEDA's poll" })
    .or(page.getByRole("region", { name: /^Poll at/ }))
    .first()
    .waitFor();
  expect(await inBothThemes(page, serious, ".step")).toEqual([]);
  await page.getByRole("tab", { name: "kubectl" }).click();
  await expect(page.getByRole("region", { name: "kubectl get scaledobject web" })).toContainText("apps/v1.Deployment");
  await expect(page.getByRole("region", { name: "kubectl describe scaledobject web" })).toContainText("Cooldown Period:");
  await expect(page.getByRole("region", { name: "kubectl describe hpa keda-hpa-web" })).toContainText("s0-prometheus");
  await expect.poll(() => new URL(page.url()).hash.length).toBeGreaterThan(20);
  const { hash } = new URL(page.url());
  await open(page, hash.slice(1));
  expect(await digest(page)).toBe(ran);
});
