import { expect, type Page } from "@playwright/test";
import { inBothThemes, serious } from "./axe";
import { digest, hpa, letEditorCome, newDigest, openAtStart, setLength, test, toStart, writeManifest } from "./page";

const decisions = (page: Page) => page.getByRole("figure", { name: /^Decisions over time/ });
const cursor = (page: Page) => page.getByRole("toolbar", { name: "Syncs" }).locator(".time");
const figure = (page: Page, title: RegExp) => page.getByRole("region", { name: title });
const opened = (page: Page) => page.getByRole("complementary", { name: "Decision" });
const view = (page: Page) => page.getByRole("slider", { name: "Part of the run in view" });
const ends = async (page: Page) =>
  Promise.all(["View from", "View to"].map((name) => page.getByRole("slider", { name }).getAttribute("aria-valuetext")));

/** Where a second is on the axis while the whole hour is in view. */
async function axisAt(page: Page, second: number): Promise<{ x: number; y: number }> {
  const box = (await page.locator(".axis").boundingBox())!;
  return { x: box.x + 50 + ((box.width - 66) * second) / 3600, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

test("the pointer zooms, pans, scrubs and draws", async ({ page }) => {
  await openAtStart(page);
  await test.step("a drag along the axis zooms every figure, and the whole run is one gesture away", async () => {
    expect(await ends(page)).toEqual(["00:00", "60:00"]);
    await drag(page, await axisAt(page, 1200), await axisAt(page, 2400));
    await expect(view(page)).toHaveAttribute("aria-valuetext", /^(19:5\d|20:0\d) to (39:5\d|40:0\d)$/);
    await expect(page.locator(".axis").getByText("30:00")).toBeVisible();
    await page.keyboard.press("0");
    expect(await ends(page)).toEqual(["00:00", "60:00"]);
    await drag(page, await axisAt(page, 1200), await axisAt(page, 2400));
    await decisions(page).dblclick();
    expect(await ends(page)).toEqual(["00:00", "60:00"]);
    await drag(page, await axisAt(page, 1200), await axisAt(page, 2400));
    await page.getByRole("button", { name: "Show the whole run" }).click();
    await expect(view(page)).toHaveCount(0);
  });
  await test.step("the wheel zooms around the pointer and pans sideways", async () => {
    await toStart(page);
    const at = await axisAt(page, 1800);
    await page.mouse.move(at.x, at.y + 200);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -100);
    await page.keyboard.up("Control");
    await expect(view(page)).toBeVisible();
    const [from, to] = await ends(page);
    await page.mouse.wheel(-4000, 0);
    await expect(page.getByRole("slider", { name: "View from" })).toHaveAttribute("aria-valuetext", "00:00");
    expect((await ends(page))[1]).not.toBe(to);
    expect(from).not.toBe("00:00");
  });
  await test.step("the overview scrubs while all is in view, and its brackets and the part between them are dragged", async () => {
    await toStart(page);
    const box = (await page.locator(".overview").boundingBox())!;
    const at = (second: number) => ({ x: box.x + 50 + ((box.width - 66) * second) / 3600, y: box.y + 10 });
    await drag(page, at(600), at(1800));
    await expect(opened(page)).toContainText("sync 121 of 241");
    await drag(page, at(3600), at(2400));
    await expect(page.getByRole("slider", { name: "View to" })).toHaveAttribute("aria-valuetext", /^(39:5\d|40:0\d)$/);
    await drag(page, at(0), at(1200));
    await expect(view(page)).toHaveAttribute("aria-valuetext", /^(19:5\d|20:0\d) to (39:5\d|40:0\d)$/);
    await drag(page, at(1500), at(2100));
    await expect(view(page)).toHaveAttribute("aria-valuetext", /^(29:5\d|30:0\d) to (49:5\d|50:0\d)$/);
    await page.mouse.click(at(600).x, at(600).y);
    await expect(view(page)).toHaveAttribute("aria-valuetext", /^00:00 to (19:5\d|20:0\d)$/);
  });
  await test.step("scrubbing by the cursor's flag opens reconciles forwards and backwards", async () => {
    await toStart(page);
    const decision = page.getByRole("complementary", { name: "Decision" });
    await page.mouse.move((await axisAt(page, 0)).x, (await axisAt(page, 0)).y);
    await page.mouse.down();
    const later = await axisAt(page, 1800);
    await page.mouse.move(later.x, later.y, { steps: 20 });
    await expect(decision).toContainText("sync 121 of 241");
    const earlier = await axisAt(page, 600);
    await page.mouse.move(earlier.x, earlier.y, { steps: 20 });
    await page.mouse.up();
    await expect(decision).toContainText("sync 41 of 241");
  });
  await test.step("the curve is edited while zoomed", async () => {
    await toStart(page);
    await drag(page, await axisAt(page, 300), await axisAt(page, 900));
    await expect(view(page)).toBeVisible();
    const before = await digest(page);
    const box = (await page.getByRole("group", { name: /^Load curve/ }).boundingBox())!;
    await drag(page, { x: box.x + 300, y: box.y + box.height * 0.8 }, { x: box.x + 420, y: box.y + box.height * 0.5 });
    const after = await newDigest(page, before);
    const point = page.getByRole("slider", { name: "Load at 60:00" });
    await point.focus();
    await expect(page.getByRole("slider", { name: "View to" })).toHaveAttribute("aria-valuetext", "60:00");
    await page.keyboard.press("Shift+ArrowUp");
    await newDigest(page, after);
  });
  await test.step("a zoomed day is drawn from its own seconds", async () => {
    await toStart(page);
    const before = await digest(page);
    await setLength(page, "24 h");
    await newDigest(page, before);
    const points = () =>
      page.evaluate(
        () => document.querySelector('[aria-label^="CPU over time"] .recharts-line-curve')?.getAttribute("d")?.split("L").length ?? 0,
      );
    for (let press = 0; press < 14; press++) await page.keyboard.press("+");
    await expect(view(page)).toBeVisible();
    // A few minutes: the rows of the whole day have only a few points there.
    await expect.poll(points).toBeGreaterThan(40);
  });
});

test("a run is read with the keyboard, by buttons and by legends", async ({ page }) => {
  await openAtStart(page);
  await test.step("the view is moved from the keyboard alone, and follows what is selected outside it", async () => {
    await page.getByRole("slider", { name: "View from" }).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await page.getByRole("slider", { name: "View to" }).focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await view(page).focus();
    await page.keyboard.press("End");
    expect(await ends(page)).toEqual(["12:00", "60:00"]);
    await page.keyboard.press("-");
    expect(await ends(page)).toEqual(["00:00", "60:00"]);

    await page.getByRole("slider", { name: "View to" }).focus();
    for (let press = 0; press < 8; press++) await page.keyboard.press("Shift+ArrowLeft");
    expect(await ends(page)).toEqual(["00:00", "12:00"]);
    await page.getByRole("button", { name: "Last sync" }).click();
    await expect(page.getByRole("slider", { name: "View to" })).toHaveAttribute("aria-valuetext", "60:00");
    await expect(view(page)).toBeVisible();
  });
  await test.step("the transport steps to reconciles and to changes, and to both ends", async () => {
    await toStart(page);
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const steps: [press: string, key: string, reconcile: number][] = [
      ["Last sync", "End", 241],
      ["First sync", "Home", 1],
      ["Next sync", "ArrowRight", 2],
      ["Next change", "Shift+ArrowRight", 26],
      ["Next change", "Shift+ArrowRight", 27],
      ["Previous change", "Shift+ArrowLeft", 26],
      ["Previous sync", "ArrowLeft", 25],
      ["Last sync", "End", 241],
    ];
    for (const [name, , reconcile] of steps) {
      await press(name);
      await expect(opened(page)).toContainText(`sync ${reconcile} of 241`);
    }
    await expect(page.getByRole("button", { name: "Next sync" })).toHaveAttribute("aria-disabled", "true");
    for (const [, key, reconcile] of steps) {
      await page.keyboard.press(key);
      await expect(opened(page)).toContainText(`sync ${reconcile} of 241`);
    }
  });
  await test.step("T shows the figure at hand as a table, and [ ] go from figure to figure", async () => {
    await toStart(page);
    await page.keyboard.press("]");
    await page.keyboard.press("]");
    await page.keyboard.press("t");
    await expect(page.getByRole("table", { name: /How many pods/ })).toBeVisible();
    await page.keyboard.press("t");
    await expect(page.getByRole("figure", { name: /^Replicas over time/ })).toBeVisible();
  });
  await test.step("every entry of a legend switches its line off and on", async () => {
    await toStart(page);
    const legends: [title: RegExp, entry: RegExp, line: string][] = [
      [/Does capacity keep up/, /^capacity/, ".recharts-line-curve"],
      [/How many pods/, /^existing/, ".recharts-line-curve"],
      [/How far is CPU/, /^true/, ".recharts-line-curve"],
      [/How far is CPU/, /^target/, ".target"],
      [/What was proposed/, /^window/, ".ghost"],
      [/What was proposed/, /^proposed/, "path.proposal"],
      [/Which pods count/, /^missing/, ".pod-missing-mark"],
    ];
    for (const [title, entry, line] of legends) {
      const button = figure(page, title).getByRole("button", { name: entry });
      const lines = figure(page, title).locator(line);
      await expect(lines.first()).toBeAttached();
      const shown = await lines.count();
      await button.click();
      await expect(button).toHaveAttribute("aria-pressed", "false");
      // The pods' signs are in the lanes and in the row of pods.
      await expect.poll(() => lines.count()).toBeLessThan(shown);
      await button.click();
      await expect(lines).toHaveCount(shown);
    }
  });
  await test.step("the keyboard alone is enough", async () => {
    await toStart(page);
    await page.keyboard.press("]");
    await expect(figure(page, /Does capacity keep up/)).toBeFocused();
    await page.keyboard.press("[");
    await expect(figure(page, /Which pods count/)).toBeFocused();
    await page.keyboard.press("[");
    await page.keyboard.press("t");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(opened(page)).toContainText("sync 26 of 241");
    const row = page.getByRole("table", { name: /What was proposed/ }).getByRole("row", { name: /^06:15/ });
    await expect(row).toHaveAttribute("aria-current", "true");
    for (let press = 0; press < 3; press++) await page.keyboard.press("+");
    await expect(view(page)).toBeVisible();
    await page.keyboard.press("End");
    await expect(page.getByRole("slider", { name: "View to" })).toHaveAttribute("aria-valuetext", "60:00");
    await page.keyboard.press("0");
    await expect(view(page)).toHaveCount(0);
    await page.keyboard.press("Home");
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Stop playing" })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  });
});

test("Play skips what does not change, draws the rest of the run pale, rests at each change, and ends", async ({ page }) => {
  await openAtStart(page);
  await page.keyboard.press("Space");
  await expect(page.getByText("rests here 2 s")).toBeVisible();
  await expect(page.locator(".axis")).toContainText("skipped: no change", { timeout: 40_000 });
  const pale = page.locator(".staves > .not-reached");
  // In one frame, because Play goes on.
  const apart = await page.evaluate(() => {
    const left = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().left);
    const [veil] = left(".staves > .not-reached");
    return Math.min(...left(".vline").map((line) => Math.abs(line - veil!)));
  });
  expect(apart).toBeLessThan(2);
  // What the veil must not cover: a drawn curve, a title, the decision at the cursor.
  const above = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number(getComputedStyle(element).zIndex));
  for (const selector of [".curve-editor", ".fh", ".marks.now"]) {
    expect(await above(selector), selector).toBeGreaterThan(await above(".staves > .not-reached"));
  }
  await page.keyboard.press("Space");
  const stopped = await cursor(page).textContent();
  await expect(pale).toHaveCount(0);
  await page.waitForTimeout(300);
  expect(await cursor(page).textContent()).toBe(stopped);
  // The next change is where Play goes on; a scrub ends it.
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(pale).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
});

test("each figure is a table as well, in both themes without a serious finding", async ({ page }) => {
  await letEditorCome(page);
  await openAtStart(page);
  await page.getByRole("button", { name: "Next change", exact: true }).click();
  const buttons = page.getByRole("button", { name: /as a table$/ });
  const count = await buttons.count();
  for (let figure = 0; figure < count; figure++) await buttons.nth(figure).click();
  await expect(page.getByRole("table", { name: /What was proposed/ })).toBeVisible();
  const row = page.getByRole("table", { name: /What was proposed/ }).getByRole("row", { name: /^06:30/ });
  await expect(row).toContainText("policy");
  await expect(page.getByRole("table", { name: /How far is CPU/ }).getByRole("row", { name: /^06:30/ })).toContainText("45% to 55%");
  await page
    .getByRole("table", { name: /How many pods/ })
    .getByRole("button", { name: "06:45" })
    .click();
  await expect(page.getByRole("complementary", { name: "Decision" })).toContainText("sync 28 of 241");
  expect(await inBothThemes(page, serious, ".figures-column")).toEqual([]);
});

test("at the first visit the figures say what was decided and which pods count", async ({ page }) => {
  await page.goto("./");
  const pods = figure(page, /Which pods count/);
  const decided = figure(page, /What was proposed/);
  await test.step("the decisions figure says at the cursor what was proposed, what was written, and what held it", async () => {
    await expect(decided.getByText("proposes 1", { exact: true })).toBeVisible();
    await expect(decided.getByText("kept 9", { exact: true })).toBeVisible();
    await expect(decided.getByText("held by window")).toBeVisible();
    await expect(decided.getByRole("button", { name: "proposed 1" })).toBeVisible();
  });
  await test.step("each pod has a lane", async () => {
    await expect(page.getByRole("figure", { name: "Pods over time, one lane per pod: 9 in view" })).toBeVisible();
    await expect(pods.getByRole("button", { name: "ready 9" })).toBeVisible();
    await pods.getByRole("button", { name: /as a table$/ }).click();
    await expect(page.getByRole("table", { name: "Which pods count?" }).getByRole("row")).toHaveCount(10);
    await pods.getByRole("button", { name: /as a table$/ }).click();
  });
  await test.step("at the next change it says what was written", async () => {
    await page.getByRole("button", { name: "Next change", exact: true }).click();
    await expect(decided.getByText(/^wrote \d$/)).toBeVisible();
  });
  await test.step("more than sixty pods are counted in bands", async () => {
    const before = await digest(page);
    await writeManifest(
      page,
      hpa((text) => text.replace("minReplicas: 2", "minReplicas: 70").replace("maxReplicas: 6", "maxReplicas: 80")),
    );
    await newDigest(page, before);
    await expect(page.getByRole("figure", { name: /^Pods over time, counted by phase: up to (7\d|80)$/ })).toBeVisible();
  });
});

test("on a phone fingers tap, scrub, zoom and pan", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openAtStart(page);
  await test.step("a tap opens a reconcile, and a finger scrubs by the flag", async () => {
    const plot = (await page.getByRole("figure", { name: /^Replicas over time/ }).boundingBox())!;
    await page.touchscreen.tap(plot.x + 48 + (plot.width - 60) / 2, plot.y + plot.height / 2);
    await expect(cursor(page)).toContainText("30:00");
    const axis = (await page.locator(".axis").boundingBox())!;
    const touch = await context.newCDPSession(page);
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: axis.x + 48 + (axis.width - 60) * share, y: axis.y + 12, id: 0 }],
      });
    await finger("touchStart", 0.5);
    for (let step = 1; step <= 5; step++) await finger("touchMove", 0.5 - 0.05 * step);
    await finger("touchEnd", 0.25);
    await expect(cursor(page)).toContainText("15:00");
  });
  await test.step("two fingers zoom and pan, and draw nothing", async () => {
    await toStart(page);
    const before = await digest(page);
    const box = (await page.getByRole("group", { name: /^Load curve/ }).boundingBox())!;
    const touch = await context.newCDPSession(page);
    const y = box.y + box.height / 2;
    const fingers = (type: "touchStart" | "touchMove" | "touchEnd", xs: number[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x, id) => ({ x, y, id })) });
    await fingers("touchStart", [180]);
    await fingers("touchStart", [180, 230]);
    for (let step = 1; step <= 6; step++) await fingers("touchMove", [180 - 12 * step, 230 + 12 * step]);
    await fingers("touchEnd", []);
    await expect(view(page)).toBeVisible();
    expect(await digest(page)).toBe(before);
  });
  await context.close();
});
