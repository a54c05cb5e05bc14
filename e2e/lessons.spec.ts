import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { digest, editor, hpa, newDigest, open, replaceManifest } from "./page";

const pane = (page: Page) => page.getByRole("article", { name: "The window remembers" });
const title = (page: Page) => pane(page).getByRole("heading", { level: 2 });
const lessons = (page: Page) => page.getByRole("dialog", { name: "Lessons" });
const next = (page: Page) => page.getByRole("button", { name: /^Next: / });
const layer = (page: Page) => page.getByRole("group", { name: /^Your drawing: / });
const steps = (page: Page) => layer(page).getByRole("slider");
const figure = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function openLesson(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Lessons", exact: true }).click();
  await lessons(page)
    .getByRole("button", { name: /The window remembers/ })
    .click();
  await expect(lessons(page)).toBeHidden();
}

/** Opens a step by its dot, and waits for its run. */
async function goTo(page: Page, step: number): Promise<void> {
  await pane(page)
    .getByRole("button", { name: new RegExp(`^Step ${step}: `) })
    .click();
  await expect(pane(page)).toContainText(`step ${step} of 5`);
}

/** Where a second and a count lie in the figure. */
async function places(page: Page): Promise<(second: number, replicas: number) => [number, number]> {
  const box = (await layer(page).boundingBox())!;
  const { left, right, top, bottom } = { left: 50, right: 16, top: 3, bottom: 1 };
  return (second, replicas) => [
    box.x + left + ((box.width - left - right) * second) / 3600,
    box.y + box.height - bottom - ((box.height - top - bottom) * replicas) / 11,
  ];
}

const drawnCounts = (page: Page) =>
  steps(page).evaluateAll((handles) => handles.map((handle) => handle.getAttribute("aria-valuetext") ?? ""));

test("a lesson from its start to its end, and one's own scenario afterwards", async ({ page }) => {
  await open(page);
  await replaceManifest(page, hpa());
  const own = await newDigest(page, await digest(page));
  await openLesson(page);
  await expect(title(page)).toHaveText("A burst of twenty minutes");
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Back to mine" })).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "Decision" })).toHaveCount(0);
  await expect(pane(page).getByRole("link")).toHaveAttribute("rel", "noreferrer");
  await next(page).click();

  await expect(title(page)).toHaveText("The load falls. When does the count?");
  await page.getByRole("button", { name: "Show the run" }).click();
  await expect(pane(page)).toContainText("The count stayed until 30:15");
  await next(page).click();

  await expect(title(page)).toHaveText("What held it?");
  await expect(page.getByRole("slider", { name: "Part of the run in view" })).toHaveAttribute("aria-valuetext", "20:00 to 40:00");
  await expect(page.getByRole("toolbar", { name: "Reconciles" })).toContainText("29:45");
  await page.getByRole("radio", { name: /^A proposal of 9/ }).check();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await next(page).click();

  await expect(title(page)).toHaveText("Shorten the window");
  await page.getByRole("tab", { name: "Manifest" }).click();
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText("  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: 60\n");
  await page.getByRole("tab", { name: "Lesson" }).click();
  await expect(pane(page)).toContainText("A shorter window forgets the burst sooner.");
  await next(page).click();

  await expect(title(page)).toHaveText("What to keep");
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(lessons(page).getByRole("button", { name: /The window remembers/ })).toContainText("done");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary", { name: "Decision" })).toBeVisible();
  await expect.poll(() => digest(page)).toBe(own);
  await expect(page.getByRole("button", { name: "Back to mine" })).toHaveCount(0);
});

test("predict with the pointer, then see the run over the drawing", async ({ page }) => {
  await open(page);
  await openLesson(page);
  await goTo(page, 2);
  await expect(steps(page)).toHaveCount(1);
  expect(await drawnCounts(page)).toEqual(["25:00, 9 replicas"]);

  // Nothing of what comes is told anywhere.
  const replicas = figure(page, "Your drawing against the run");
  const lines = page.locator("[data-figure='drawing'] .recharts-line-curve").last();
  const pathEnd = async () => Number(/([\d.]+),[\d.]+$/.exec((await lines.getAttribute("d")) ?? "")?.[1] ?? NaN);
  const at = await places(page);
  const left = (await layer(page).boundingBox())!.x;
  expect(await pathEnd()).toBeLessThanOrEqual(at(1500, 0)[0] - left + 1);
  await expect(page.getByRole("button", { name: "Last reconcile" })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("toolbar", { name: "Reconciles" }).locator(".time")).toContainText("25:00");
  expect(await digest(page)).toBeNull();

  await page.mouse.move(...at(1650, 9));
  await page.mouse.down();
  await page.mouse.move(...at(1651, 4.2), { steps: 3 });
  await page.mouse.move(...at(2400, 4), { steps: 20 });
  await page.mouse.up();
  await page.mouse.click(...at(3000, 1));
  const drawn = await drawnCounts(page);
  expect(drawn[0]).toBe("25:00, 9 replicas");
  expect(drawn.at(-2)).toMatch(/^2[78]:\d\d, 4 replicas$/);
  expect(drawn.at(-1)).toMatch(/^(49:45|50:00), 1 replica$/);

  await page.getByRole("button", { name: "Show the run" }).click();
  await expect(page.getByText(/^Right, within one replica, for \d+% of the 35\smin\.$/)).toBeVisible();
  const score = page.getByRole("status").filter({ hasText: "Right, within" });
  await expect(score).toHaveText(
    /Your largest gap is \d\d:\d\d to \d\d:\d\d, with up to \d (more|fewer) than the run\. You paid 2\.\d\d replica‑hours, the run 1\.33\./,
  );
  await expect(replicas.locator(".between")).toHaveAttribute("d", /^M/);
  await expect(page.getByRole("toolbar", { name: "Reconciles" })).toContainText("29:45");
  await expect(replicas.getByRole("button", { name: "the run 9" })).toBeVisible();
  await expect.poll(() => digest(page)).not.toBeNull();

  await page.getByRole("button", { name: "Draw again" }).click();
  await expect(steps(page)).toHaveCount(1);
  expect(await digest(page)).toBeNull();
});

test("predict with the keyboard alone, and hear what was drawn", async ({ page }) => {
  await open(page);
  await openLesson(page);
  await goTo(page, 2);
  await steps(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(steps(page)).toHaveCount(2);
  await expect(steps(page).nth(1)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "A step added at 27:00, 9 replicas." })).toBeAttached();
  // 27:00 is the 8th period behind 25:00; the run leaves 9 at 30:15 and is down to 1 at 31:00.
  for (let press = 0; press < 3; press++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowRight");
  for (let press = 0; press < 8; press++) await page.keyboard.press("ArrowDown");
  await expect(steps(page).nth(1)).toHaveAttribute("aria-valuetext", "30:15, 1 replica");
  await page.keyboard.press("PageUp");
  await expect(steps(page).first()).toBeFocused();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Delete");
  await expect(page.getByRole("status").filter({ hasText: "The step is removed." })).toBeAttached();
  await expect(steps(page)).toHaveCount(2);

  await page.getByRole("button", { name: "Show the run" }).focus();
  await page.keyboard.press("Enter");
  // 8, 5 and 2 for a period each, where 1 was drawn; 2 is near enough.
  await expect(page.getByText("Right, within one replica, for 98% of the 35\u00a0min.")).toBeVisible();
  await expect(page.getByText("Your largest gap is 30:15 to 30:45, with up to 7 fewer than the run.", { exact: false })).toBeVisible();
});

test("the run decides which answer is right, and each says why", async ({ page }) => {
  await open(page);
  await openLesson(page);
  await goTo(page, 3);
  const check = page.getByRole("button", { name: "Check the answer" });
  await expect(check).toBeDisabled();
  await page.getByRole("radio", { name: "The scale-down policy allows one pod per minute" }).check();
  await expect(pane(page)).not.toContainText("It allows all of them at once.");
  await check.click();
  await expect(pane(page)).toContainText("No. It allows all of them at once.");
  await expect(pane(page)).toContainText("Yes. The highest of the last five minutes counts.");
  await expect(pane(page)).toContainText("It is far below the target.");
  await expect(pane(page).getByRole("status")).toHaveText("Not so.");
  await page.getByRole("radio", { name: /^A proposal of 9/ }).click({ force: true });
  await expect(page.getByRole("radio", { name: /^The scale-down policy/ })).toBeChecked();
});

test("a task holds everything but the manifest, and is done once a run fulfils it", async ({ page }) => {
  await open(page);
  await openLesson(page);
  await goTo(page, 4);
  const row = (name: string) => pane(page).getByRole("row", { name });
  await expect(row("Pod-hours below 4")).toContainText("4.223");
  await expect(row("Pod-hours below 4")).toContainText("does not hold");
  await expect(page.getByRole("textbox", { name: "Scenario's name" })).not.toBeEditable();
  await expect(page.getByRole("button", { name: "Add an incident" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Workload" }).click();
  await expect(page.getByRole("textbox", { name: "CPU per request" })).toBeDisabled();

  await page.getByRole("tab", { name: "Manifest" }).click();
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("80");
  await page.getByRole("tab", { name: "Lesson" }).click();
  // Fewer pods: cheap enough, but requests fail.
  await expect(row("Requests failed at most 0")).toContainText("does not hold");
  await expect(row("Pod-hours below 4")).toContainText("3.007");
  await expect(row("Fields changed at most 1")).toContainText(/1\s*holds/);

  await page.getByRole("tab", { name: "Manifest" }).click();
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText("  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: 60\n");
  await page.getByRole("tab", { name: "Lesson" }).click();
  await expect(row("Fields changed at most 1")).toContainText(/2\s*does not hold/);
  await expect(pane(page)).not.toContainText("Done");

  await goTo(page, 3);
  await goTo(page, 4);
  await expect(row("Fields changed at most 1")).toContainText(/0\s*holds/);
});

test("what was done is kept in this browser, until it is forgotten", async ({ page }) => {
  await open(page);
  await openLesson(page);
  await next(page).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(pane(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole("toolbar", { name: "Reconciles" }).waitFor();
  await page.getByRole("button", { name: "Lessons", exact: true }).click();
  await expect(lessons(page).getByRole("button", { name: /The window remembers/ })).toContainText("step 2 of 5");
  await lessons(page)
    .getByRole("button", { name: /The window remembers/ })
    .click();
  await expect(pane(page).getByRole("button", { name: "Step 1: A burst of twenty minutes, done" })).toBeVisible();
  await page.getByRole("button", { name: "Lessons", exact: true }).click();
  await lessons(page).getByRole("button", { name: "Forget my progress" }).click();
  await expect(lessons(page).getByRole("button", { name: /The window remembers/ })).toContainText("10 min");
});

test("something opened from elsewhere ends the lesson, and one's own stays one press away", async ({ page }) => {
  await open(page);
  await replaceManifest(page, hpa());
  const own = await newDigest(page, await digest(page));
  await openLesson(page);
  await goTo(page, 4);
  await page.getByRole("button", { name: "Library" }).click();
  await page.getByRole("dialog", { name: "Library" }).getByRole("button", { name: "Open" }).click();
  await expect(pane(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Back to mine" }).click();
  await expect.poll(() => digest(page)).toBe(own);
});

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing serious in a lesson at ${viewport.width} px, ${colorScheme}, and nothing runs over the edge`, async ({
      browser,
    }) => {
      const phone = viewport.width < 768;
      const context = await browser.newContext({ viewport, colorScheme, hasTouch: phone, isMobile: phone });
      const page = await context.newPage();
      const check = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      };
      await open(page);
      if (phone) {
        await page.getByRole("button", { name: "Library and lessons" }).tap();
        await page.getByRole("menuitem", { name: "Lessons" }).tap();
      } else await page.getByRole("button", { name: "Lessons", exact: true }).click();
      await check();
      await lessons(page)
        .getByRole("button", { name: /The window remembers/ })
        .click();
      await check();
      await goTo(page, 2);
      if (phone) await page.getByRole("button", { name: "Draw it" }).tap();
      await steps(page).first().waitFor();
      if (phone) {
        const box = (await layer(page).boundingBox())!;
        await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
        await expect(steps(page)).toHaveCount(2);
      }
      await check();
      await page.getByRole("button", { name: "Show the run" }).click();
      await expect(page.getByText(/^Right, within/)).toBeVisible();
      await check();
      if (phone) await page.getByRole("button", { name: "Read on" }).tap();
      await goTo(page, 3);
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: "Check the answer" }).click();
      await check();
      await goTo(page, 4);
      await check();
      await context.close();
    });
  }
}
