import { expect } from "@playwright/test";
import { inBothThemes, serious } from "./axe";
import { editor, open, paste, test } from "./page";

const described = `$ kubectl describe hpa web -n shop
Name:                                                  web
Namespace:                                             shop
Reference:                                             Deployment/web
Metrics:                                               ( current / target )
  resource cpu on pods  (as a percentage of request):  115% (230m) / 120%
Min replicas:                                          2
Max replicas:                                          10
Deployment pods:                                       4 current / 4 desired
Conditions:
  Type            Status  Reason            Message
  ----            ------  ------            -------
  AbleToScale     True    ReadyForNewScale  recommended size matches current size
Events:           <none>
`;
const table =
  "NAME   REFERENCE        TARGETS     MINPODS   MAXPODS   REPLICAS   AGE\nweb    Deployment/web   115%/120%   2         10        4          9d\n";
const live = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web, namespace: shop, resourceVersion: "7"}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  maxReplicas: 9
status:
  currentReplicas: 4
  desiredReplicas: 4
`;
const events =
  "Events:\n  Type    Reason             Age   From                       Message\n  Normal  SuccessfulRescale  3m    horizontal-pod-autoscaler  New size: 4; reason: cpu resource utilization (percentage of request) above target\n";
const replicas =
  '{"status":"success","data":{"resultType":"matrix","result":[{"metric":{"__name__":"kube_horizontalpodautoscaler_status_current_replicas","namespace":"shop","horizontalpodautoscaler":"web"},"values":[[1790000000,"3"],[1790000015,"4"]]}]}}';

test("a cluster's evidence: pasted into the editor, dropped in files, kept over a reload, closed", async ({ page }) => {
  await open(page);
  await editor(page).waitFor({ state: "attached" });
  const text = await editor(page).evaluate((field) => field.closest(".monaco")?.textContent);
  await editor(page).focus();
  await paste(page, described);
  await expect(page.getByText("Read as kubectl describe hpa")).toBeVisible();
  await expect(page.getByText("web: evidence")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Deployment pods/ })).toBeVisible();
  await page.getByRole("button", { name: "Advice on line 6" }).click();
  await expect(page.getByRole("note", { name: "Advice on line 6" })).toContainText("The target is 120% of the cpu request.");
  expect(await inBothThemes(page, serious)).toEqual([]);

  const drop = await page.evaluateHandle(
    (files) => {
      const transfer = new DataTransfer();
      for (const [name, content] of files) transfer.items.add(new File([content!], name!));
      return transfer;
    },
    [
      ["hpa.txt", table],
      ["hpa.yaml", live],
      ["events.txt", events],
      ["replicas.json", replicas],
    ],
  );
  await page.dispatchEvent("body", "drop", { dataTransfer: drop });
  await expect(page.getByRole("heading", { name: "5 pieces, merged" })).toBeVisible();
  expect(await inBothThemes(page, serious, ".pane")).toEqual([]);

  await page.reload();
  await expect(page.getByRole("heading", { name: "5 pieces, merged" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("The evidence is closed.")).toBeVisible();
  await editor(page).waitFor({ state: "attached" });
  expect(await editor(page).evaluate((field) => field.closest(".monaco")?.textContent)).toBe(text);
});

test("numbers alone, typed with the keyboard, are explained by the controller's own sum", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "Explain my autoscaler" }).press("Enter");
  const window = page.getByRole("dialog");
  await window.getByText("Only numbers at hand?").press("Enter");
  for (const [label, text] of [
    ["Replicas now", "4"],
    ["Value now", "90"],
    ["Target", "60"],
    ["maxReplicas", "5"],
  ] as const)
    await window.getByLabel(label).fill(text);
  await window.getByLabel("maxReplicas").press("Enter");
  await expect(window).toHaveCount(0);
  const decision = page.getByRole("main");
  await expect(decision).toContainText("⌈ 90% ÷ 60% × 4 ⌉ = ⌈ 6 ⌉");
  await expect(decision).toContainText(/maxReplicas is\s*5/);
});
