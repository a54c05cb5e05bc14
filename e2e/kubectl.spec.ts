import { expect, type Page } from "@playwright/test";
import { inBothThemes, serious } from "./axe";
import { digest, newDigest, openAtStart, test, toStart } from "./page";

// Playwright keeps the permissions when it reuses a context.
test.afterEach(({ context }) => context.clearPermissions());

const outputs = ["get hpa php-apache -w", "describe hpa php-apache", /^kubectl get events /, "get pods", "top pods"];
const output = (page: Page, command: string) => page.getByRole("region", { name: `kubectl ${command}`, exact: true });
const watch = (page: Page) => output(page, "get hpa php-apache -w");
const description = (page: Page) => output(page, "describe hpa php-apache");
const cursor = (page: Page) => page.getByRole("toolbar", { name: "Syncs" }).locator(".time");
const openKubectl = (page: Page) => page.getByRole("tab", { name: "kubectl" }).click();

/** The cells of an output's last row. */
const lastRow = async (page: Page, command: string) =>
  ((await output(page, command).textContent()) ?? "").trimEnd().split("\n").at(-1)!.split(/ {2,}/);

test("kubectl at the cursor", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAtStart(page);
  await test.step("beside the decision kubectl says the same of the same reconcile", async () => {
    await page.getByRole("button", { name: "Next change", exact: true }).click();
    await expect(page.getByText(/^Went from 1 to 2\./)).toBeVisible();
    const at = (await page.getByRole("region", { name: /^Sync at/ }).getAttribute("aria-label"))!.replace("Sync at ", "");
    await openKubectl(page);
    const terminal = page.getByRole("region", { name: `kubectl at ${at}` });
    await expect(terminal.getByRole("heading")).toHaveText(outputs.map((text) => (typeof text === "string" ? `kubectl ${text}` : text)));
    await expect(page.getByText(`as at ${at}`)).toBeVisible();
    // What the outputs overflow by is scrolled in their panel; the page itself keeps its height.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await expect(description(page)).toContainText("Deployment pods:                                       1 current / 2 desired");
    await expect(description(page)).toContainText(/SuccessfulRescale +0s +horizontal-pod-autoscaler +New size: 2; reason: cpu/);
    expect((await lastRow(page, "get hpa php-apache -w")).slice(0, -1)).toEqual([
      "php-apache",
      "Deployment/php-apache",
      "cpu: 62%/50%",
      "1",
      "10",
      "1",
    ]);
    await expect(output(page, "get pods")).toContainText(/0\/1 +ContainerCreating +0 +0s\n/);
  });
  await test.step("it follows the cursor: stepping keeps it open, and so do playing and the keys", async () => {
    await toStart(page);
    await openKubectl(page);
    await expect(page.getByText("as at 00:00")).toBeVisible();
    await page.getByRole("button", { name: "Next change", exact: true }).click();
    await expect(description(page)).toContainText("1 current / 2 desired");
    await page.getByRole("button", { name: "Next change", exact: true }).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(description(page)).toContainText("2 current / 4 desired");
    // A click on an output leaves the arrows to the run.
    await description(page).click();
    await page.keyboard.press("ArrowLeft");
    await expect(description(page)).toContainText("1 current / 2 desired");
    await page.getByRole("combobox", { name: "Playback speed" }).selectOption("600");
    const before = (await cursor(page).locator(".clock").textContent())!;
    await page.getByRole("button", { name: "Play" }).click();
    await expect(page.getByText(/^as at/)).not.toHaveText(`as at ${before}`);
    await page.getByRole("button", { name: "Stop playing" }).click();
    const stopped = (await cursor(page).locator(".clock").textContent())!;
    await expect(page.getByText(/^as at/)).toHaveText(`as at ${stopped}`);
  });
  await test.step("each output is copied as it is, and the button says so", async () => {
    await toStart(page);
    await page.getByRole("button", { name: "Next change", exact: true }).click();
    await openKubectl(page);
    const button = page.getByRole("button", { name: "Copy the output of kubectl get hpa php-apache -w" });
    await button.click();
    await expect(button).toHaveText(/^Copied \d+ lines$/);
    await expect(page.getByText(/^Copied the output of kubectl get hpa php-apache -w, \d+ lines\.$/)).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n")[0]).toBe("NAME         REFERENCE               TARGETS        MINPODS   MAXPODS   REPLICAS   AGE");
    expect(copied.split("\n").at(-2)).toMatch(/^php-apache +Deployment\/php-apache +cpu: 62%\/50% /);
    await expect(button).toHaveText("Copy");
  });
  await test.step("it is read with the keyboard alone, and what is too wide scrolls with its arrows", async () => {
    await toStart(page);
    await page.keyboard.press("End");
    await page.getByRole("tab", { name: "Decision" }).click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "kubectl" })).toBeFocused();
    await expect(description(page)).toBeVisible();
    for (let press = 0; press < 6 && !(await description(page).evaluate((shown) => shown === document.activeElement)); press++) {
      await page.keyboard.press("Tab");
    }
    await expect(description(page)).toBeFocused();
    const at = await cursor(page).textContent();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => description(page).evaluate((shown) => shown.scrollLeft)).toBeGreaterThan(0);
    expect(await cursor(page).textContent()).toBe(at);
  });
  await test.step("a watch shows its last rows under the names of its columns, and no other output is cut off at its foot", async () => {
    await toStart(page);
    await page.keyboard.press("End");
    await openKubectl(page);
    await test.step("a watch, at the run's end", async () => {
      await expect(page.getByText("as at 60:00")).toBeVisible();
      const names = watch(page).getByText(/^NAME /);
      await expect(names).toBeInViewport();
      expect(await watch(page).evaluate((shown) => shown.scrollTop + shown.clientHeight >= shown.scrollHeight - 4)).toBe(true);
      expect(await watch(page).evaluate((shown) => shown.scrollHeight > shown.clientHeight)).toBe(true);
    });
    await test.step("the others, at its start", async () => {
      await page.getByRole("button", { name: "First sync", exact: true }).click();
      await expect(page.getByText("as at 00:00")).toBeVisible();
      for (const command of ["describe hpa php-apache", "get pods", "top pods"]) {
        const { text, line, room } = await output(page, command).evaluate((shown) => ({
          text: (shown.textContent ?? "").trimEnd().split("\n").length,
          line: Number.parseFloat(getComputedStyle(shown).lineHeight),
          room: shown.clientHeight,
        }));
        expect(room, command).toBeGreaterThanOrEqual(text * line);
      }
    });
  });
  await test.step("the editor folds to a rail, which brings it back", async () => {
    await toStart(page);
    await openKubectl(page);
    const width = async (locator: ReturnType<Page["locator"]>) => Math.round((await locator.boundingBox())!.width);
    expect(await width(page.getByRole("region", { name: "Scenario", exact: true }))).toBe(36);
    expect(await width(page.getByRole("complementary"))).toBe(784);
    await page.getByRole("button", { name: "Manifest", exact: true }).click();
    await expect(page.getByRole("tab", { name: "Manifest" })).toBeFocused();
    await expect(page.getByRole("tab", { name: "Decision" })).toHaveAttribute("aria-selected", "true");
    expect(await width(page.getByRole("region", { name: "Scenario", exact: true }))).toBe(372);
  });
  await test.step("it follows the text of the manifest and the run", async () => {
    await toStart(page);
    await page.getByRole("button", { name: "Next change", exact: true }).click();
    await openKubectl(page);
    await expect(output(page, "top pods")).toContainText("CPU(cores)");
    const before = await digest(page);
    await page.getByRole("button", { name: "spike" }).click();
    await newDigest(page, before);
    await expect(page.getByText(/^as at/)).toBeVisible();
    await expect(description(page)).toContainText("Max replicas:");
  });
  await test.step("where the clipboard is closed the output is copied all the same, or at least selected", async () => {
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await toStart(page);
    await openKubectl(page);
    const button = page.getByRole("button", { name: "Copy the output of kubectl get pods" });
    await button.click();
    await expect(button).toHaveText("Copied 2 lines");
    const selected = () => page.evaluate(() => getSelection()?.toString() ?? "");
    expect(await selected()).toMatch(/^NAME +READY +STATUS +RESTARTS +AGE\nphp-apache-\S+ +1\/1 +Running +0 +60m\n?$/);
    await page.evaluate(() => (document.execCommand = () => false));
    await page.getByRole("button", { name: "Copy the output of kubectl top pods" }).click();
    await expect(page.getByRole("button", { name: "Copy the output of kubectl top pods" })).toHaveText("Selected, copy it yourself");
    expect(await selected()).toMatch(/^NAME +CPU\(cores\)/);
  });
});

test("axe finds nothing serious in it in either theme, and nothing runs over the edge, at each width", async ({ page }) => {
  await openAtStart(page);
  await openKubectl(page);
  await page.getByRole("button", { name: "Next change", exact: true }).click();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await openKubectl(page);
      await expect(description(page)).toBeVisible();
      expect(await inBothThemes(page, serious, "#panel-kubectl")).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });
  }
});
