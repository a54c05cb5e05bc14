import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { inBothThemes, serious } from "./axe";
import { otherOrigin } from "./otherOrigin";
import { digest, editor, hpa, keptManifest, letEditorCome, newDigest, open, replaceManifest, test } from "./page";
import { learn } from "./rim";

const folder = "public/lessons";

const pane = (page: Page) => page.getByRole("article");
const title = (page: Page) => pane(page).getByRole("heading", { level: 2 });
const lessons = (page: Page) => page.getByRole("dialog", { name: "Learn" });
const inList = (page: Page, name: RegExp) => lessons(page).getByRole("button", { name });
const next = (page: Page, name: string) => page.getByRole("button", { name: `Next: ${name}` });
const check = (page: Page) => page.getByRole("button", { name: "Answer", exact: true });
const layer = (page: Page) => page.getByRole("group", { name: /^Your drawing: / });
const steps = (page: Page) => layer(page).getByRole("slider");
const status = (page: Page, words: string | RegExp) => page.getByRole("status").filter({ hasText: words });

const openList = (page: Page) => learn(page, "Lessons");

async function goTo(page: Page, step: number): Promise<void> {
  await pane(page)
    .getByRole("button", { name: new RegExp(`^Step ${step}: `) })
    .click();
  await expect(pane(page)).toContainText(`step ${step} of `);
}

const drawn = (page: Page) => steps(page).evaluateAll((handles) => handles.map((handle) => handle.getAttribute("aria-valuetext") ?? ""));

test("a lesson from its start to its end, kept over a reload, and one's own scenario afterwards", async ({ page }) => {
  await open(page);
  const first = await digest(page);
  await replaceManifest(page, hpa());
  const own = await newDigest(page, first);
  await openList(page);
  await inList(page, /The window remembers/).click();
  await expect(lessons(page)).toBeHidden();

  await test.step("a question: the run decides which answer is right, and each says why", async () => {
    await expect(title(page)).toHaveText("The load is gone");
    await expect(title(page)).toBeFocused();
    await expect(page.getByRole("complementary", { name: "Decision" })).toHaveCount(0);
    await expect(page.getByRole("toolbar", { name: "Syncs" })).toContainText("29:45");
    await expect(page.getByRole("slider", { name: "Part of the run in view" })).toHaveAttribute("aria-valuetext", "24:00 to 32:00");
    const flag = page.locator(".vflag:not(.passing)");
    await expect(flag).toHaveText("29:45 ?");
    await expect(page.locator("[data-figure='replicas'] .plot > .cover")).toContainText("covered until you answer");
    await expect(check(page)).toBeDisabled();
    await page.keyboard.press("p");
    const large = page.locator(".present-lesson");
    await expect(large.getByRole("heading", { level: 2, name: "The load is gone" })).toBeVisible();
    await expect(large.getByRole("radio")).toHaveCount(3);
    await page.keyboard.press("p");
    await page.keyboard.press("3");
    await expect(page.getByRole("radio", { name: "The pods are still busy" })).toBeChecked();
    await page.getByRole("radio", { name: /^A policy allows/ }).check();
    await expect(pane(page)).not.toContainText("With no policies of your own, one sync may remove all pods");
    await check(page).click();
    await expect(pane(page)).toContainText("No. With no policies of your own, one sync may remove all pods");
    await expect(pane(page)).toContainText("Yes. The last 9 was proposed at 25:00.");
    await expect(status(page, "That is wrong.")).toHaveCount(1);
    await expect(flag).toHaveText("29:45");
    await expect(page.locator(".plot > .cover")).toHaveCount(0);
    await page.getByRole("radio", { name: /^A proposal of 9/ }).click({ force: true });
    await expect(page.getByRole("radio", { name: /^A policy allows/ })).toBeChecked();
    await next(page, "Then it goes fast").click();
    await page.getByRole("radio", { name: "At 30:15" }).check();
    await check(page).click();
    await expect(status(page, "That is right.")).toHaveCount(1);
    await next(page, "A long decline").click();
  });

  await test.step("a prediction: nothing of what comes is told before it is drawn with the pointer", async () => {
    await expect.poll(() => drawn(page)).toEqual(["10:00, 100 replicas"]);
    expect(await digest(page)).toBeNull();
    const written = page.locator("[data-figure='drawing'] .recharts-line-curve").last();
    const box = (await layer(page).boundingBox())!;
    const [plot, highest] = [{ left: 50, right: 16, top: 3, bottom: 1 }, 132];
    const at = (second: number, replicas: number): [number, number] => [
      box.x + plot.left + ((box.width - plot.left - plot.right) * second) / 2100,
      box.y + box.height - plot.bottom - ((box.height - plot.top - plot.bottom) * replicas) / highest,
    ];
    const [, end] = /([\d.]+),[\d.]+$/.exec((await written.getAttribute("d")) ?? "") ?? [];
    expect(Number(end)).toBeLessThanOrEqual(at(600, 0)[0] - box.x + 1);

    await page.mouse.move(...at(721, 80));
    await page.mouse.down();
    await page.mouse.move(...at(1080, 80), { steps: 8 });
    await page.mouse.up();
    await page.mouse.click(...at(1801, 20));
    expect(await drawn(page)).toEqual(["10:00, 100 replicas", "12:00, 80 replicas", "30:00, 20 replicas"]);
    await page.getByRole("button", { name: "Show the run" }).click();
    await expect(pane(page)).toContainText("The count starts to fall at 16:30");
    // (120 × 100 + 1080 × 80 + 300 × 20) ÷ 3600.
    await expect(status(page, "Right within 10 replicas and 15\u00a0s")).toContainText("pod‑hours, the run costs 20.196");
    await expect(page.locator("[data-figure='drawing'] .between")).toHaveAttribute("d", /^M/);
    await page.getByRole("button", { name: "Draw again" }).click();
    await expect(steps(page)).toHaveCount(1);
    expect(await digest(page)).toBeNull();
    await page.getByRole("button", { name: "Show the run" }).click();
    await next(page, "Short dips").click();
  });

  await test.step("a task: everything but the manifest is held, and a run decides when it is done", async () => {
    await page.getByRole("radio", { name: "10", exact: true }).check();
    await check(page).click();
    await next(page, "As short as the dips allow").click();
    const row = (name: string) => pane(page).getByRole("row", { name });
    await expect(row("Changes of direction at most 0")).toContainText(/5\s*does not hold/);
    await expect(page.getByRole("textbox", { name: "Scenario's name" })).not.toBeEditable();
    await expect(page.getByRole("button", { name: "Add an incident" })).toHaveCount(0);
    await page.getByRole("tab", { name: "Workload" }).click();
    await expect(page.getByRole("textbox", { name: "CPU per request" })).toBeDisabled();
    const window = async (seconds: string) => {
      await page.getByRole("tab", { name: "Manifest" }).click();
      await editor(page).focus();
      await page.keyboard.press("ControlOrMeta+End");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("End");
      await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
      await page.keyboard.insertText(seconds);
      await page.getByRole("tab", { name: "Lesson" }).click();
    };
    await window("300");
    await expect(row("Pod-hours below 7.1")).toContainText(/7\.181\u00a0h\s*does not hold/);
    await expect(row("Fields changed at most 1")).toContainText(/1\s*holds/);
    await expect(pane(page)).toContainText("spec.behavior.scaleDown.stabilizationWindowSeconds");
    await expect(pane(page)).not.toContainText("Done");
    await window("240");
    await expect(pane(page)).toContainText("Done. You changed 1 field.");
    await expect(pane(page)).toContainText("240 seconds cover a dip");
  });

  await page.getByRole("button", { name: "Finish" }).click();
  await expect(inList(page, /The window remembers/)).toContainText("done");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary", { name: "Decision" })).toBeVisible();
  await expect.poll(() => digest(page)).toBe(own);
  await expect(page.getByRole("button", { name: "Back to mine" })).toHaveCount(0);

  await openList(page);
  await inList(page, /A ratio, times the pods/).click();
  await goTo(page, 2);
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(pane(page)).toHaveCount(0);
  await expect.poll(() => keptManifest(page)).toBe(hpa());
  await page.reload();
  await page.getByRole("toolbar", { name: "Syncs" }).waitFor();
  await openList(page);
  await expect(inList(page, /The window remembers/)).toContainText("done");
  await expect(inList(page, /A ratio, times the pods/)).toContainText("step 2 of 4");
  await lessons(page).getByRole("button", { name: "Forget my progress" }).click();
  await expect(inList(page, /The window remembers/)).toContainText("10 min");
});

test("predict with the keyboard alone, and hear what was drawn; what is opened from elsewhere ends the lesson", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Learn", exact: true }).focus();
  await page.keyboard.press("Enter");
  await lessons(page).getByRole("tab", { name: "Questions" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(lessons(page).getByRole("tab", { name: "Lessons" })).toBeFocused();
  await inList(page, /A ratio, times the pods/).focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).toBeFocused();
  await pane(page)
    .getByRole("button", { name: /^Step 2: / })
    .focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("The load doubles");
  await pane(page).getByRole("button", { name: "draw with the arrow keys" }).focus();
  await page.keyboard.press("Enter");
  await expect(steps(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(steps(page)).toHaveCount(2);
  await expect(steps(page).nth(1)).toBeFocused();
  await expect(status(page, /^Step added at \d\d:\d\d: 4 replicas\.$/)).toBeAttached();
  // To one period after 10:00, where no step gets nearer to another one.
  for (let press = 0; press < 12; press++) await page.keyboard.press("Shift+ArrowLeft");
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowUp");
  await expect(steps(page).nth(1)).toHaveAttribute("aria-valuetext", "10:15, 7 replicas");
  await page.keyboard.press("Enter");
  await expect(steps(page).nth(2)).toBeFocused();
  for (let press = 0; press < 12; press++) await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowUp");
  expect(await drawn(page)).toEqual(["10:00, 4 replicas", "10:15, 7 replicas", "10:30, 8 replicas"]);
  await page.keyboard.press("PageUp");
  await expect(steps(page).nth(1)).toBeFocused();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Delete");
  await expect(status(page, "Step removed.")).toBeAttached();
  await expect(steps(page)).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Show the run" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status(page, "Exactly right all the time.")).toBeVisible();
  await expect(page.locator("[data-figure='drawing']").getByRole("button", { name: "the run 7" })).toBeVisible();

  await learn(page);
  await page.getByRole("dialog", { name: "Learn" }).getByRole("button", { name: "Open" }).click();
  await expect(pane(page)).toHaveCount(0);
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
  test(`axe finds nothing serious in a lesson on a ${device}, and nothing runs over the edge`, async ({ browser }) => {
    const phone = device === "phone";
    const context = await browser.newContext({ viewport: sizes[0], hasTouch: phone, isMobile: phone });
    const page = await context.newPage();
    const judge = async (...within: string[]) => {
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        expect(await inBothThemes(page, serious, ...within), `${viewport.width} px`).toEqual([]);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      }
      await page.setViewportSize(sizes[0]);
    };
    await open(page);
    await openList(page);
    await judge("dialog");
    await inList(page, /The window remembers/).click();
    await page.getByRole("radio").first().check();
    // The lesson's run may take long beside other work.
    await expect(check(page)).toBeEnabled({ timeout: 60_000 });
    await check(page).click();
    await expect(pane(page)).toContainText("Yes. ");
    await judge();
    await goTo(page, 3);
    if (phone) await page.getByRole("button", { name: "Draw it" }).tap();
    await steps(page).first().waitFor();
    if (phone) {
      const box = (await layer(page).boundingBox())!;
      await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
      await expect(steps(page)).toHaveCount(2);
    }
    await judge("main");
    await page.getByRole("button", { name: "Show the run" }).click();
    await expect(page.getByText(/^Right within/)).toBeVisible();
    await judge("main");
    if (phone) await page.getByRole("button", { name: "Read on" }).tap();
    await goTo(page, 5);
    await expect(pane(page).getByRole("row", { name: "Pod-hours below 7.1" })).toContainText("holds");
    await judge("article");
    await context.close();
  });
}

test("a number of a step's text is changed once nothing is hidden; the answer stays judged by the step's own run", async ({ page }) => {
  await open(page);
  await openList(page);
  await inList(page, /Close enough/).click();
  const target = pane(page).getByRole("spinbutton", { name: "averageUtilization" });
  const right = pane(page).getByText("Yes. 1.014 is between 0.9 and 1.1.");
  const varied = page.getByText("You changed a number of this step.");
  await expect(pane(page)).toContainText("The target is 70%");
  await expect(target).toHaveCount(0);
  await page.getByRole("radio", { name: "The ratio is too close to 1" }).check();
  await check(page).click();
  await expect(right).toBeVisible();
  await expect.poll(() => digest(page)).not.toBeNull();
  const given = await digest(page);
  await target.focus();
  await page.keyboard.press("PageDown");
  await newDigest(page, given);
  await expect(pane(page)).toContainText("The target is 60% (was 70%)");
  await expect(varied).toBeVisible();
  await expect(right).toBeVisible();
  await expect(status(page, "That is right.")).toHaveCount(1);
  await page.getByRole("button", { name: "Back to the step’s numbers" }).click();
  await expect(varied).toHaveCount(0);
  await expect.poll(() => digest(page)).toBe(given);
  await page.keyboard.press("Tab");
  await target.press("ArrowUp");
  await expect(varied).toBeVisible();
  await goTo(page, 2);
  await expect(varied).toHaveCount(0);
  await goTo(page, 1);
  await expect(pane(page)).toContainText("The target is 70%");
  await expect(varied).toHaveCount(0);
});

test("the page for the leader of a workshop has every step's link and what is right, and prints as a whole", async ({ page }) => {
  await open(page);
  await openList(page);
  await page.getByRole("button", { name: "For the leader of a workshop" }).click();
  const workshop = page.getByRole("main");
  await expect(page.getByRole("heading", { name: "For the leader of a workshop" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Print" })).toBeEnabled({ timeout: 60_000 });
  const written = readdirSync(folder).filter((name) => /^\d/.test(name));
  await expect(workshop.getByRole("heading", { level: 2 })).toHaveCount(written.length);
  const stepsOf = (name: string) => readFileSync(`${folder}/${name}`, "utf8").match(/^## /gm)?.length ?? 0;
  const withTask = written.filter((name) => /^```task/m.test(readFileSync(`${folder}/${name}`, "utf8")));
  const all = written.reduce((steps, name) => steps + stepsOf(name), 0);
  await expect(workshop.getByRole("link", { name: /^Open its scenario: / })).toHaveCount(all);
  await expect(workshop.getByRole("link", { name: /^open it: / })).toHaveCount(withTask.length);
  await expect(workshop.getByText("Right: ")).toHaveCount(await workshop.locator(".choices").count());
  const window = workshop.getByRole("region", { name: /The window remembers/ });
  await expect(
    window
      .getByRole("listitem")
      .filter({ hasText: "Right: " })
      .filter({ hasNot: page.getByRole("heading") }),
  ).toHaveText([/A proposal of 9 is less than five minutes old/, /At 30:15/, /^Right: 10 /]);
  await expect(window.getByText("+ stabilizationWindowSeconds: 240")).toBeVisible();
  await expect(window.getByRole("link", { name: /\?lesson=the-window$/ })).toBeVisible();
  // Its lessons are built alike, and one has all kinds of steps.
  expect(await serious(page, ".workshop > :not(section)", ".workshop > section:nth-of-type(5)")).toEqual([]);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(5000);
  await expect(workshop).toHaveCSS("color", "rgb(23, 25, 26)");
  await page.emulateMedia({ media: "screen", colorScheme: "light" });

  // Half an hour has time for three of them.
  for (const name of [/The window remembers/, /How fast it grows/, /How fast it shrinks/])
    await page.getByRole("checkbox", { name }).check();
  await expect(workshop.getByText("3 lessons, 30 min: the page shows and prints only these.")).toBeVisible();
  await expect(workshop.getByRole("heading", { level: 2 })).toHaveCount(3);

  const solved = await window.getByRole("link", { name: "open it: As short as the dips allow" }).getAttribute("href");
  const scenario = await window.getByRole("link", { name: "Open its scenario: The load is gone" }).getAttribute("href");
  await page.keyboard.press("Escape");
  await expect(lessons(page)).toBeVisible();
  await page.keyboard.press("Escape");
  const before = await digest(page);
  await page.goto(scenario!);
  await newDigest(page, before);
  await expect(page.getByRole("region", { name: "Sync at 29:45" })).toBeVisible();
  await letEditorCome(page);
  await page.goto(solved!);
  await expect(page.getByRole("textbox", { name: "Scenario's name" })).toHaveValue("Short dips");
  await expect(page.locator(".view-lines")).toContainText("stabilizationWindowSeconds: 240");
});

test.describe("a lesson from elsewhere", () => {
  const site = otherOrigin();
  const asking = (lesson: string) => `./?lesson=${encodeURIComponent(lesson)}`;
  const written = readFileSync(`${folder}/05-the-window.md`, "utf8").replace(
    "title: The window remembers",
    "title: Ours, of <b>windows</b>",
  );

  test("is fetched after asking, and taken like any other", async ({ page }) => {
    site.files["/ours.md"] = { body: written };
    await page.goto(asking(`${site.origin}/ours.md`));
    const dialog = page.getByRole("dialog", { name: `Open a lesson from ${new URL(site.origin).host}?` });
    await expect(dialog.getByText(`${site.origin}/ours.md`)).toBeVisible();
    expect(site.asked).toEqual([]);
    await dialog.getByRole("button", { name: "Open it", exact: true }).click();
    await expect(title(page)).toHaveText("The load is gone");
    await expect(title(page)).toBeFocused();
    await expect(pane(page)).toContainText("Ours, of <b>windows</b>");
    expect(new URL(page.url()).search).toBe(`?lesson=${encodeURIComponent(`${site.origin}/ours.md`)}&step=1`);
    // The reader has agreed in this tab, so a reload neither asks nor fetches again.
    await page.reload();
    await expect(title(page)).toHaveText("The load is gone");
    await expect(pane(page)).toContainText("Ours, of <b>windows</b>");
    await page.getByRole("radio", { name: /^A proposal of 9/ }).check();
    await check(page).click();
    await expect(status(page, "That is right.")).toHaveCount(1);
    await page.getByRole("button", { name: "Leave" }).click();
    await openList(page);
    await expect(inList(page, /Ours, of/)).toContainText("step 1 of 5");
    expect(site.asked).toEqual(["/ours.md"]);
  });

  test("that is broken says so with its lines, on a working page; and a ready one opens by its name alone", async ({ page }) => {
    const broken = written
      .replace("minutes: 10", "minutes: soon")
      .replace("The count starts to fall at **16:30**", '<img src="/seen.png"> The count starts to fall at **16:30**')
      .replace("measure: nextRescale after 25:00", "measure: luck");
    site.files["/broken.md"] = { body: broken };
    site.files["/long.md"] = { body: "x".repeat(200_000) };
    await page.goto(asking(`${site.origin}/broken.md`));
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Open it", exact: true }).click();
    const lineOf = (words: string) => broken.split("\n").findIndex((line) => line.includes(words)) + 1;
    await expect(dialog.getByRole("listitem")).toHaveText([
      `Line ${lineOf("minutes: soon")} minutes must be a whole number from 1 to 600.`,
      new RegExp(`^Line ${lineOf("measure: luck")} There is no measure "luck"`),
      new RegExp(`^Line ${lineOf("<img")} `),
    ]);
    expect(await serious(page, "dialog")).toEqual([]);
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await page.locator("[data-digest]").waitFor({ state: "attached" });
    await expect(pane(page)).toHaveCount(0);
    expect(site.asked.filter((address) => address === "/seen.png")).toEqual([]);

    await page.goto(asking(`${site.origin}/long.md`));
    await dialog.getByRole("button", { name: "Open it", exact: true }).click();
    await expect(dialog.getByRole("status")).toHaveText("That file is longer than 192 kB, the limit for a lesson.");

    await page.goto(asking("the-window"));
    await expect(title(page)).toHaveText("The load is gone");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(new URL(page.url()).search).toBe("?lesson=the-window&step=1");
  });
});
