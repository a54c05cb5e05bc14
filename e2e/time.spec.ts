import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { digest, newDigest, open } from "./page";

const decisions = (page: Page) => page.getByRole("figure", { name: /^Decisions over time/ });
const cursor = (page: Page) => page.getByRole("toolbar", { name: "Reconciles" }).locator(".time");
const view = (page: Page) => page.getByRole("slider", { name: "Part of the run in view" });
const ends = async (page: Page) =>
  Promise.all(["View from", "View to"].map((name) => page.getByRole("slider", { name }).getAttribute("aria-valuetext")));

/** Where a second stands on the axis while the whole hour is in view. */
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

test("a drag along the axis zooms every figure, and the whole run is one gesture away", async ({ page }) => {
  await open(page);
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

test("the wheel zooms around the pointer and pans sideways", async ({ page }) => {
  await open(page);
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

test("the view is moved from the keyboard alone", async ({ page }) => {
  await open(page);
  await page.getByRole("slider", { name: "View from" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.getByRole("slider", { name: "View to" }).focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await view(page).focus();
  await page.keyboard.press("End");
  expect(await ends(page)).toEqual(["12:00", "60:00"]);
  await page.keyboard.press("-");
  expect(await ends(page)).toEqual(["00:00", "60:00"]);
});

test("the view follows what is selected outside it", async ({ page }) => {
  await open(page);
  await page.getByRole("slider", { name: "View to" }).focus();
  for (let press = 0; press < 8; press++) await page.keyboard.press("Shift+ArrowLeft");
  expect(await ends(page)).toEqual(["00:00", "12:00"]);
  await page.getByRole("button", { name: "Last reconcile" }).click();
  await expect(page.getByRole("slider", { name: "View to" })).toHaveAttribute("aria-valuetext", "60:00");
  await expect(view(page)).toBeVisible();
});

test("scrubbing by the cursor's flag opens reconciles forwards and backwards", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Home");
  const decision = page.getByRole("complementary", { name: "Decision" });
  await page.mouse.move((await axisAt(page, 0)).x, (await axisAt(page, 0)).y);
  await page.mouse.down();
  const later = await axisAt(page, 1800);
  await page.mouse.move(later.x, later.y, { steps: 20 });
  await expect(decision).toContainText("reconcile 121 of 241");
  const earlier = await axisAt(page, 600);
  await page.mouse.move(earlier.x, earlier.y, { steps: 20 });
  await page.mouse.up();
  await expect(decision).toContainText("reconcile 41 of 241");
});

test("the run is played and paused, at a speed of one's choice", async ({ page }) => {
  await open(page);
  await page.getByRole("combobox", { name: "Speed of playing" }).selectOption("600");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(cursor(page)).toContainText(/^[1-5]\d:/);
  await page.getByRole("button", { name: "Pause" }).click();
  const stopped = await cursor(page).textContent();
  await page.waitForTimeout(300);
  expect(await cursor(page).textContent()).toBe(stopped);
  await page.locator("body").focus();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(cursor(page)).toContainText("60:00", { timeout: 15_000 });
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
});

test("the curve is edited while zoomed", async ({ page }) => {
  await open(page);
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

test("a zoomed day is drawn from its own seconds", async ({ page }) => {
  await open(page);
  const before = await digest(page);
  await page.getByRole("combobox", { name: "Length of the run" }).selectOption({ label: "24 h" });
  await newDigest(page, before);
  const points = () =>
    page.evaluate(
      () => document.querySelector('[aria-label^="CPU over time"] .recharts-line-curve')?.getAttribute("d")?.split("L").length ?? 0,
    );
  for (let press = 0; press < 14; press++) await page.keyboard.press("+");
  await expect(view(page)).toBeVisible();
  // A few minutes: the rows of the whole day have only a handful there.
  await expect.poll(points).toBeGreaterThan(40);
});

test("each figure is a table as well, in both themes without a serious finding", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Next change", exact: true }).click();
  const buttons = page.getByRole("button", { name: /as a table$/ });
  const count = await buttons.count();
  for (let figure = 0; figure < count; figure++) await buttons.nth(figure).click();
  await expect(page.getByRole("table", { name: /What was asked/ })).toBeVisible();
  const row = page.getByRole("table", { name: /What was asked/ }).getByRole("row", { name: /^06:30/ });
  await expect(row).toContainText("policy");
  await page
    .getByRole("table", { name: /How many pods/ })
    .getByRole("button", { name: "06:45" })
    .click();
  await expect(page.getByRole("complementary", { name: "Decision" })).toContainText("reconcile 28 of 241");
  for (const name of ["dark", "light"]) {
    const serious = (await new AxeBuilder({ page }).analyze()).violations.filter(
      ({ impact }) => impact === "serious" || impact === "critical",
    );
    expect(serious.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual([]);
    await page.getByRole("button", { name: /^Switch to the/ }).click();
  }
});

test("T shows the figure at hand as a table, and [ ] go from figure to figure", async ({ page }) => {
  await open(page);
  await page.keyboard.press("]");
  await page.keyboard.press("]");
  await page.keyboard.press("t");
  await expect(page.getByRole("table", { name: /How many pods/ })).toBeVisible();
  await page.keyboard.press("t");
  await expect(page.getByRole("figure", { name: /^Replicas over time/ })).toBeVisible();
});

test("the decisions' legend switches what was asked on and off", async ({ page }) => {
  await open(page);
  await expect(decisions(page)).toBeVisible();
  const rings = page.locator("path.asked");
  await expect(rings).toHaveCount(1);
  await page.getByRole("button", { name: /^asked/ }).click();
  await expect(rings).toHaveCount(0);
});

test("two fingers zoom and pan, and draw nothing", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page);
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
  await context.close();
});
