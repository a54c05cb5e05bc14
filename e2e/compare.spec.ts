import { expect, type Page } from "@playwright/test";
import { encodeLink, firstScenario } from "../engine/index";
import { inBothThemes, serious } from "./axe";
import { digest, editor, follow, hpa, newDigest, open, replaceManifest, setLength, test } from "./page";
import { doing, turnTo } from "./rim";

const comparison = (page: Page) => page.getByRole("region", { name: "Comparison" });
const compareButton = (page: Page) => doing(page, "Compare");
/** Pins the present run as a person does who sees the comparison for the first time. */
async function pinRun(page: Page): Promise<void> {
  await turnTo(page, "Compare");
  // On a touch screen the button does not name its key.
  await page.getByRole("button", { name: /^Pin this run( C)?$/ }).click();
}
const decision = (page: Page) => page.getByRole("complementary", { name: "Decision" });
const outcomes = (page: Page) => page.getByRole("table", { name: /^Outcomes of / });
/** Baseline, now and difference of an outcome. */
const cells = (page: Page, name: string) => outcomes(page).getByRole("row", { name }).getByRole("cell").allInnerTexts();
const windowOf = (seconds: number) =>
  hpa(
    (text) =>
      `${text.replace("minReplicas: 2", "minReplicas: 1")}  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: ${seconds}\n`,
  );
const baselines = (page: Page) => page.locator("path.baseline");

/** Types a manifest with one window, pins its run, and types another. */
async function pinAndChange(page: Page, from: number, to: number): Promise<{ pinned: string | null; now: string | null }> {
  const before = await digest(page);
  await replaceManifest(page, windowOf(from));
  const pinned = await newDigest(page, before);
  await pinRun(page);
  await expect(comparison(page)).toContainText("No difference yet.");
  await replaceManifest(page, windowOf(to));
  await expect(comparison(page)).toContainText("They diverge at");
  return { pinned, now: await digest(page) };
}

test("a pinned run is compared with what becomes of it", async ({ page }) => {
  await open(page);
  let runs: Awaited<ReturnType<typeof pinAndChange>>;
  await test.step("inputs, sentence, outcomes, and both decisions in one ledger", async () => {
    await expect(compareButton(page)).toHaveAttribute("aria-checked", "false");
    runs = await pinAndChange(page, 300, 60);
    await expect(compareButton(page)).toHaveAttribute("aria-checked", "true");

    await expect(comparison(page).locator(".say")).toHaveText(
      /^\d+\.\d+ pod-hours less \(\d+%\).*from \d\d:\d\d to \d\d:\d\d: up to \d pods? fewer\.$/,
    );
    const said = await comparison(page).locator(".first-divergence").innerText();
    const at = /^They diverge at (\d\d:\d\d)\./.exec(said)?.[1] ?? "";
    expect(said).toMatch(
      /CPU proposes \d+ in both\. Now the count goes to \d+: its 1‑minute window .* The baseline stays at \d+: its 5‑minute window remembers \d+\./,
    );
    const inputs = page.getByRole("region", { name: "Inputs that differ" });
    await expect(inputs.getByRole("listitem")).toHaveText([/behavior\.scaleDown\.stabilizationWindowSeconds.*300.*60/]);

    const [before, now, difference] = await cells(page, "Pod-hours");
    expect(Number(now)).toBeLessThan(Number(before));
    expect(difference).toBe(`−${(Number(before) - Number(now)).toFixed(3)}`);
    await expect(outcomes(page).getByRole("row", { name: "Rescales up" })).toHaveCount(0);
    await page.getByRole("button", { name: /others are the same/ }).click();
    await expect(outcomes(page).getByRole("row", { name: "Rescales up" })).toBeVisible();

    const editorMarks = page.locator(".manifest .was");
    await expect(editorMarks).toHaveText("300");

    await comparison(page).getByRole("button", { name: at, exact: true }).first().click();
    await expect(page.getByRole("toolbar", { name: "Syncs" }).locator(".time")).toContainText(at);
    const ledger = page.getByRole("region", { name: "Both decisions" });
    await expect(ledger).toContainText(`Both decisions at ${at}`);
    const stage = ledger.getByRole("row", { name: /^stabilized/ });
    await expect(stage).toContainText(/highest of 5\s*min.*highest of 1\s*min/);
    await stage.getByRole("button").click();
    await expect(ledger.getByRole("region", { name: "baseline" })).toContainText("Proposals of the last 5");
    await expect(ledger.getByRole("region", { name: "now" })).toContainText("Proposals of the last 1");
    await page.keyboard.press("ArrowRight");
    await expect(ledger).not.toContainText(`Both decisions at ${at}`);

    await page.getByRole("tab", { name: "Decision", exact: true }).click();
    await expect(decision(page)).toContainText("Went from");
    await decision(page).getByRole("radio", { name: "Baseline" }).check();
    await expect(decision(page)).toContainText("Kept");
  });
  await test.step("where they differ leads there, and the comparison stays in front", async () => {
    await page.getByRole("tab", { name: "Compare", exact: true }).click();
    const stretches = page.getByRole("region", { name: "Where they differ" });
    const time = stretches.getByRole("button").first();
    await time.click();
    await expect(page.getByRole("toolbar", { name: "Syncs" }).locator(".time")).toContainText(await time.innerText());
    await expect(comparison(page)).toBeVisible();
  });
  await test.step("swapped, the runs change places; unpinned, nothing is left of it", async () => {
    const { pinned, now } = runs;
    const [before, after] = await cells(page, "Pod-hours");
    await page.getByRole("button", { name: "Swap" }).click();
    await expect.poll(() => digest(page)).toBe(pinned);
    await expect.poll(() => cells(page, "Pod-hours")).toEqual([after, before, expect.stringMatching(/^\+/)]);
    await expect(page.getByRole("region", { name: "Inputs that differ" })).toContainText(/60.*300/);
    await page.getByRole("button", { name: "Swap" }).click();
    await expect.poll(() => digest(page)).toBe(now);

    await page.getByRole("button", { name: "Pin this run instead" }).click();
    await expect(comparison(page)).toContainText("No difference yet.");
    await page.getByRole("button", { name: "Unpin" }).click();
    await expect(comparison(page)).toContainText("Pin this run to compare.");
    await expect(baselines(page)).toHaveCount(0);
    await doing(page, "Explore").click();
    await expect(compareButton(page)).toHaveAttribute("aria-checked", "false");
    await expect(comparison(page)).toHaveCount(0);
    await expect(page.getByRole("tab", { name: "Run", exact: true })).toBeVisible();
  });
  await test.step("while the manifest is not valid the last comparison stays, and nothing is pinned", async () => {
    await pinAndChange(page, 300, 60);
    await replaceManifest(page, "kind: [");
    await expect(comparison(page)).toContainText("the last run that finished");
    await expect(comparison(page)).toContainText("They diverge at");
    await expect(page.getByRole("button", { name: "Swap" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Pin this run instead" })).toBeDisabled();
    await page.getByRole("button", { name: "Unpin" }).click();
    await expect(comparison(page)).toContainText("The manifest is not valid");
    await expect(page.getByRole("button", { name: "Pin this run C", exact: true })).toBeDisabled();
  });
});

test("a baseline is drawn as finely as the present run, also where the runs differ in length and version", async ({ page }) => {
  await open(page);
  await pinRun(page);
  await test.step("the baseline is drawn in three figures, in their legends and tables, and follows the zoom", async () => {
    await expect(baselines(page)).toHaveCount(3);
    const whole = await baselines(page).first().getAttribute("d");
    await page.getByRole("slider", { name: "View from" }).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(() => baselines(page).first().getAttribute("d")).not.toBe(whole);
    await page.keyboard.press("0");

    const replicas = page.getByRole("region", { name: /^How many pods/ });
    await replicas.getByRole("button", { name: /^baseline/ }).click();
    await expect(baselines(page)).toHaveCount(2);
    await replicas.getByRole("button", { name: /as a table$/ }).click();
    await expect(replicas.getByRole("columnheader", { name: "baseline" })).toBeVisible();
  });
  await test.step("runs of other lengths and versions are compared by what both have", async () => {
    await page
      .getByRole("region", { name: /^How many pods/ })
      .getByRole("button", { name: /^baseline/ })
      .click();
    await setLength(page, "30 min");
    await expect(outcomes(page)).toHaveAccessibleName(/^Outcomes of the first 30 min of both/);
    await expect(comparison(page)).toContainText("The runs are identical throughout.");
    await expect(page.getByRole("region", { name: "Inputs that differ" })).toContainText(/Length of the run.*60 min.*30 min/);
    await page.getByRole("tab", { name: "Cluster" }).click();
    await page.getByRole("combobox", { name: "Kubernetes version" }).selectOption("1.28");
    await expect(page.getByRole("region", { name: "Inputs that differ" })).toContainText(/Kubernetes version.*1\.37.*1\.28/);
  });
  await test.step("swapping and unpinning stay in sight, however much differs", async () => {
    const policies = Array.from(
      { length: 8 },
      (_, index) => `\n      - type: Pods\n        value: ${index + 1}\n        periodSeconds: 60`,
    ).join("");
    const behavior = `  behavior:\n    scaleUp:\n      policies:${policies}\n`;
    const scenario = { ...firstScenario, manifest: firstScenario.manifest + behavior };
    await follow(page, encodeLink({ scenario, baseline: firstScenario, cursor: 600 })!);
    await expect(page.getByText("This scenario came with the link.")).toBeVisible();
    await page.getByRole("tab", { name: "Compare", exact: true }).click();
    for (const name of ["Swap", "Pin this run instead", "Unpin"])
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    // At the very bottom: nothing shows through beneath.
    const foot = page.getByRole("button", { name: "Unpin" }).locator("..");
    const bottom = async (part: typeof foot) => part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    await expect.poll(async () => (await bottom(foot)) - (await bottom(comparison(page)))).toBe(0);
    await comparison(page).evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
    await expect(page.getByRole("region", { name: "Where they differ" })).toBeInViewport({ ratio: 1 });
    expect(await bottom(foot)).toBe(await bottom(comparison(page)));
  });
  await test.step("a baseline zoomed into is as fine as the present run: where they are equal, their lines lie on each other", async () => {
    const before = await digest(page);
    await setLength(page, "24 h");
    await newDigest(page, before);
    await page.getByRole("button", { name: "Pin this run instead" }).click();
    await expect(comparison(page)).toContainText("No difference yet.");
    const points = () => baselines(page).nth(1).getAttribute("d");
    await page.mouse.move(700, 400);
    await page.keyboard.down("Control");
    for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, -200);
    await page.keyboard.up("Control");
    // One value a second is more than 20 within any view of a minute or more.
    await expect.poll(async () => (await points())?.split("L").length).toBeGreaterThan(20);
  });
});

test("what would change an episode of the story is tried and compared with one press", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: "Run", exact: true }).click();
  await page.getByRole("button", { name: "Try scaleDown.stabilizationWindowSeconds: 150" }).click();
  await expect(page.getByRole("region", { name: "Inputs that differ" })).toContainText(/stabilizationWindowSeconds.*not set.*150/);
  await expect(comparison(page).locator(".say")).toContainText("pod-hours less");
});

test("the keyboard alone pins, changes, compares, goes to the divergence and swaps", async ({ page }) => {
  await open(page);
  await editor(page).waitFor({ state: "attached" });
  await page.keyboard.press("c");
  await expect(comparison(page)).toContainText("No difference yet.");
  await page
    .getByRole("slider", { name: /^Load at/ })
    .nth(1)
    .focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("Shift+ArrowUp");
  await expect(comparison(page)).toContainText("They diverge at");
  await page.getByRole("tab", { name: "Decision", exact: true }).focus();
  await page.keyboard.press("Enter");
  // The runs of the first presses diverge elsewhere, and may still be shown.
  await expect(async () => {
    await page.keyboard.press("d");
    const [, at] = /They diverge at (\d\d:\d\d)\./.exec(await comparison(page).locator(".first-divergence").innerText()) ?? [];
    await expect(page.getByRole("region", { name: "Both decisions" })).toContainText(`Both decisions at ${at}`, { timeout: 500 });
  }).toPass({ timeout: 8000 });
  const swapped = await digest(page);
  await page.keyboard.press("x");
  await newDigest(page, swapped);
  await expect(comparison(page)).toContainText("They diverge at");
});

for (const [device, sizes] of [
  [
    "desk",
    [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
    ],
  ],
  ["phone", [{ width: 390, height: 844 }]],
] as const) {
  test(`axe finds nothing serious in a comparison on a ${device} in either theme, and nothing runs over the edge`, async ({ browser }) => {
    const phone = device === "phone";
    const context = await browser.newContext({ viewport: sizes[0], hasTouch: phone, isMobile: phone });
    const page = await context.newPage();
    const judge = async () => {
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        expect(await inBothThemes(page, serious, ".pane"), `${viewport.width} px`).toEqual([]);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      }
    };
    await open(page);
    await pinRun(page);
    if (phone) await page.getByRole("tab", { name: "Charts" }).click();
    await page.getByRole("button", { name: "spike" }).click();
    if (phone) await page.getByRole("tab", { name: "Compare" }).click();
    await expect(comparison(page)).toContainText("They diverge at");
    await judge();
    await comparison(page).locator(".first-divergence").getByRole("button").click();
    await page.getByRole("button", { name: "observed" }).click();
    await expect(page.getByRole("region", { name: "baseline", exact: true })).toBeVisible();
    await judge();
    await context.close();
  });
}
