import { expect } from "@playwright/test";
import { library } from "../engine/doors/library";
import { encodeLink } from "../engine/index";
import { violations } from "./axe";
import { digest, editor, hpa, keptManifest, newDigest, open, openAtStart, replaceManifest, setLength, test } from "./page";

test("the page opens with an answer, and every reconcile of it can be read", async ({ page }) => {
  await page.goto("./");
  await expect(page.getByRole("heading", { name: "HPA Playground" })).toBeVisible();
  const greeting = page.getByRole("region", { name: "Welcome" });
  await expect(greeting).toContainText("This page runs the HPA’s real rules on your manifest and your load");
  await expect(page.getByRole("slider", { name: "Part of the run in view" })).toHaveAttribute("aria-valuetext", "04:00 to 34:00");
  for (const figure of [/^Requests per second over time/, /^Replicas over time/, /CPU/]) {
    await expect(page.getByRole("figure", { name: figure }).first()).toBeVisible();
  }
  const decision = page.getByRole("complementary", { name: "Decision" });
  await expect(decision).toContainText("held by the stabilization window");
  await expect(decision).toContainText("Kept 9.");
  await expect(decision).toContainText("ScaleDownStabilized");
  await expect(decision).toContainText("sync 113 of 241");
  await greeting.getByRole("button", { name: "Take the first lesson" }).click();
  await expect(page.getByRole("tab", { name: "Lesson" })).toBeVisible();
  await expect(greeting).toBeHidden();
  await page.reload();
  await expect(page.getByRole("tab", { name: "Lesson" })).toBeVisible();
  await expect(greeting).toBeHidden();
});

test("a first visitor reaches three pins right after the greeting, and each does what it says and goes", async ({ page }) => {
  await page.goto("./");
  await editor(page).waitFor({ state: "attached" });
  const pins = page.getByRole("group", { name: "Things to try" }).getByRole("button");
  await expect(pins).toHaveText(["Make it 801", "Drag this handle2", "Press here: the window holds 93"]);
  const overlaps = async () => {
    const boxes = await Promise.all((await pins.all()).map(async (pin) => (await pin.boundingBox())!));
    const number = (await page.locator(".view-line", { hasText: "averageUtilization" }).boundingBox())!;
    return boxes.some((box) => box.x < 0 || box.x + box.width > 1440) || boxes[0]!.y < number.y + number.height;
  };
  await expect.poll(overlaps).toBe(false);
  await page.getByRole("button", { name: "Take the first lesson" }).focus();
  await page.keyboard.press("Tab");
  await expect(pins.nth(0)).toBeFocused();
  const before = await digest(page);
  await page.keyboard.press("Enter");
  const changed = await newDigest(page, before);
  await expect(page.locator(".view-line", { hasText: "averageUtilization: 80" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Welcome" })).toBeHidden();
  await expect(pins).toHaveText(["Drag this handle2", "Press here: the window holds 63"]);
  await expect(editor(page)).toBeFocused();
  await pins.nth(0).click();
  const lowered = await newDigest(page, changed);
  await expect(page.getByRole("slider", { name: "Load at 25:00" })).toBeFocused();
  await expect(page.getByRole("slider", { name: "Load at 25:00" })).toHaveAttribute("aria-valuenow", "20");
  await expect(pins).toHaveCount(1);
  // The first edit of one's own ends what is left.
  await page.getByRole("button", { name: "Undo the last change to the curve" }).click();
  await newDigest(page, lowered);
  await expect(pins).toHaveCount(0);
});

test("nothing moves on a first visit, on a question's link, and when the greeting goes; the decision is near the page's beginning", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { shifted: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const shifted = () => page.evaluate(() => (window as unknown as { seen: { shifted: number } }).seen.shifted);
  const places = () =>
    page.locator("[data-figure]").evaluateAll((figures) => figures.map((each) => [each.getBoundingClientRect().top, each.clientHeight]));
  const question = library.find(({ id }) => id === "percent-of-requests")!;
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("about:blank");
    await page.goto("./");
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole("toolbar", { name: "Syncs" }).waitFor();
    const greeting = page.getByRole("region", { name: "Welcome" });
    await expect(greeting.getByRole("button")).toHaveText(["", "Explain my autoscaler", "Take the first lesson"]);
    await page.getByRole("group", { name: "Things to try" }).getByRole("button").first().waitFor();
    expect(await shifted()).toBeLessThanOrEqual(0.01);
    expect(await violations(page)).toEqual([]);
    const before = await places();
    await greeting.getByRole("button", { name: "Close this line" }).click();
    await expect(greeting).toBeHidden();
    expect(await places()).toEqual(before);
    await page.goto("about:blank");
    await page.goto(`./#${encodeLink({ scenario: question.scenario, cursor: 900 })}`);
    await expect(page.getByRole("region", { name: "The library’s answer" })).toContainText(question.title);
    await page.getByRole("toolbar", { name: "Syncs" }).waitFor();
    expect(await shifted()).toBeLessThanOrEqual(0.01);
    const inDecision = () => page.evaluate(() => document.activeElement?.closest("#tab-decision, #panel-decision") !== null);
    await page.keyboard.press("Tab");
    let stops = 1;
    for (; !(await page.evaluate(() => document.activeElement?.textContent === "To the decision")); stops++)
      await page.keyboard.press("Tab");
    expect(stops).toBeLessThanOrEqual(25);
    await page.keyboard.press("Enter");
    await expect.poll(inDecision).toBe(true);
  }
});

test("on a phone the greeting names the page and has one pin, and Escape ends both for good", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./");
  await expect(page.locator("#app .brand")).toBeInViewport();
  await expect(page.getByRole("textbox", { name: "Scenario's name" })).toBeHidden();
  const pins = page.getByRole("group", { name: "Things to try" }).getByRole("button");
  await expect(pins).toHaveText(["Drag this handle1"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Welcome" })).toBeHidden();
  await expect(pins).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Scenario's name" })).toBeVisible();
  await page.emulateMedia({ forcedColors: "active" });
  const ground = (selected: boolean) =>
    page
      .getByRole("tab", { selected })
      .first()
      .evaluate((tab) => getComputedStyle(tab).backgroundColor);
  expect(await ground(true)).not.toBe(await ground(false));
  await page.emulateMedia({ forcedColors: "none" });
  await page.reload();
  await page.locator("[data-digest]").waitFor({ state: "attached" });
  await expect(page.getByRole("region", { name: "Welcome" })).toBeHidden();
});

test("what is typed runs, survives a reload, and is never lost", async ({ page }) => {
  await open(page);
  await test.step("the figures follow an edit of the manifest once typing pauses", async () => {
    const before = await digest(page);
    await replaceManifest(page, hpa());
    await newDigest(page, before);
    await expect(page.getByText("max 6").first()).toBeVisible();
    expect(await keptManifest(page)).toContain("averageUtilization: 60");
  });
  await test.step("what was typed last survives a reload at once", async () => {
    await editor(page).waitFor({ state: "attached" });
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("# my note\n");
    await page.reload();
    await page.locator("[data-digest]").waitFor({ state: "attached" });
    await expect(page.getByText("# my note").first()).toBeVisible();
  });
  await test.step("so does what was typed after the address was written, and the address is no one else's link", async () => {
    await editor(page).waitFor({ state: "attached" });
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+Home");
    const address = page.url();
    await page.keyboard.type("# one\n");
    await expect.poll(() => page.url()).not.toBe(address);
    const written = page.url();
    // In one edit, so that the reload comes before the address is written.
    await page.keyboard.insertText("# two\n");
    await page.reload();
    await expect(page.getByText("# two").first()).toBeVisible();
    await page.locator("[data-digest]").waitFor({ state: "attached" });
    await expect(page.getByText("came with the link")).toBeHidden();
    expect(page.url()).not.toBe(written);
  });
  await test.step("a mistake is shown at its line, the last result stays and says so, and nothing typed is lost", async () => {
    const before = await digest(page);
    const wrong = hpa((text) => text.replace("maxReplicas: 6", "maxReplicas: 1"));
    await replaceManifest(page, wrong);
    await expect(page.getByText("These figures show the run of the last valid manifest.")).toBeVisible();
    await expect(page.getByText("must be greater than or equal to `minReplicas`").first()).toBeVisible();
    expect(await digest(page)).toBe(before);

    await page.getByRole("button", { name: "Go to the error" }).click();
    await expect(editor(page)).toBeFocused();

    await expect.poll(() => keptManifest(page)).toContain("maxReplicas: 1\n");
    await page.reload();
    await expect(page.getByText("Nothing has run yet, because the manifest is not valid.")).toBeVisible();
    await expect(editor(page)).toBeAttached();
    expect(await keptManifest(page)).toContain("maxReplicas: 1\n");
  });
});

test("the curve is drawn and the run is read in many ways", async ({ page }) => {
  await openAtStart(page);
  await test.step("reconciles are stepped through with the arrow keys and opened with a click", async () => {
    await page.locator("body").click({ position: { x: 700, y: 890 } });
    await page.keyboard.press("Shift+ArrowRight");
    const decision = page.getByRole("complementary", { name: "Decision" });
    await expect(decision).toContainText("Went from 1 to");
    await expect(decision).toContainText("SuccessfulRescale");
    await page.keyboard.press("ArrowLeft");
    await expect(decision).toContainText("Kept 1.");
    const plot = await page.getByRole("figure", { name: /^Replicas over time/ }).boundingBox();
    await page.mouse.click(plot!.x + plot!.width / 2, plot!.y + plot!.height / 2);
    await expect(decision).toContainText(/sync 1[12]\d of 241/);
    await page.keyboard.press("End");
    await expect(decision).toContainText("sync 241 of 241");
  });
  await test.step("the curve is edited point by point from the keyboard", async () => {
    const before = await digest(page);
    const point = page.getByRole("slider", { name: /^Load at 06:30/ });
    await point.focus();
    const value = Number(await point.getAttribute("aria-valuenow"));
    await page.keyboard.press("Shift+ArrowUp");
    const raised = page.getByRole("slider", { name: /^Load at 06:30/ });
    await expect.poll(async () => Number(await raised.getAttribute("aria-valuenow"))).toBeGreaterThan(value);
    await newDigest(page, before);
    await page.keyboard.press("ControlOrMeta+Z");
    await expect.poll(() => digest(page)).toBe(before);
  });
  await test.step("the curve is drawn with the pointer, and the figures follow while it moves", async () => {
    const plot = await page.getByRole("group", { name: /^Load curve/ }).boundingBox();
    if (!plot) throw new Error("no load plot");
    const before = await digest(page);
    await page.mouse.move(plot.x + 300, plot.y + plot.height * 0.7);
    await page.mouse.down();
    await page.mouse.move(plot.x + 380, plot.y + plot.height * 0.3, { steps: 8 });
    const during = await newDigest(page, before);
    await page.mouse.move(plot.x + 460, plot.y - 60, { steps: 8 });
    await newDigest(page, during);
    await page.mouse.up();
    await page.getByRole("button", { name: "Undo the last change to the curve" }).click();
    await expect.poll(() => digest(page)).toBe(before);
    await page.getByRole("button", { name: "Redo the change to the curve" }).click();
    await newDigest(page, before);
  });
  await test.step("a shape, noise and another duration change the run", async () => {
    let last = await digest(page);
    await page.getByRole("button", { name: "daily wave" }).click();
    last = await newDigest(page, last);
    await setLength(page, "24 h");
    last = await newDigest(page, last);
    await expect(
      page
        .getByText("5,761")
        .or(page.getByText(/of 24:00:00/))
        .first(),
    ).toBeVisible();
  });
});

test("the workload's fields change the run, within the limits", async ({ page }) => {
  await open(page);
  await test.step("they refuse what is out of range at their place", async () => {
    const before = await digest(page);
    await page.getByRole("tab", { name: "Workload" }).click();
    const field = page.getByRole("textbox", { name: "CPU per request", exact: true });
    await field.fill("40");
    const after = await newDigest(page, before);
    await field.fill("0");
    await expect(page.getByText("From 0.1 to 60\u202f000; 40 ms still applies.")).toBeVisible();
    await expect(field).toHaveValue("0");
    expect(await digest(page)).toBe(after);
    await page.getByRole("textbox", { name: "CPU request", exact: true }).fill("900");
    await expect(page.getByText("From 1 to 500 (at most the limit); 200 m still applies.")).toBeVisible();
    await page.getByRole("tab", { name: "Cluster" }).click();
    await page.getByRole("textbox", { name: "Sync period" }).fill("30");
    await newDigest(page, after);
    await expect(page.getByText("every 30 s", { exact: true })).toBeVisible();
  });
  await test.step("a run beyond the limits is refused with the limit, and the figures stay", async () => {
    const before = await digest(page);
    await page.getByRole("tab", { name: "Workload" }).click();
    await page.getByRole("textbox", { name: "Replicas at the start" }).fill("10000");
    const many = await newDigest(page, before);
    await setLength(page, "24 h");
    await expect(page.getByText(/10000 replicas for 86400 s.*at most 100000000/)).toBeVisible();
    expect(await digest(page)).toBe(many);
  });
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page works without a network after the first visit", async ({ page, context }) => {
    await open(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.reload();
    await page.locator("[data-digest]").waitFor({ state: "attached" });
    await editor(page).waitFor({ state: "attached" });
    await replaceManifest(page, hpa());
    await expect(page.getByText("max 6").first()).toBeVisible();
  });
});

test("a long run shows how far it is, can be cancelled, and leaves the page usable", async ({ page }) => {
  await open(page);
  const before = await digest(page);
  await replaceManifest(
    page,
    hpa((text) => text.replace("maxReplicas: 6", "maxReplicas: 1150")),
  );
  await newDigest(page, before);
  await page.getByRole("button", { name: "steady" }).click();
  await page.getByRole("tab", { name: "Cluster" }).click();
  await page.getByRole("textbox", { name: "Sync period" }).fill("5");
  await page.getByRole("tab", { name: "Workload" }).click();
  await page.getByRole("textbox", { name: "CPU per request" }).fill("5000");
  const small = await digest(page);
  await setLength(page, "24 h");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("These figures show the last finished run.")).toBeVisible();
  await setLength(page, "10 min");
  await expect(page.getByText("These figures show the last finished run.")).toBeHidden();
  await newDigest(page, small);
});
