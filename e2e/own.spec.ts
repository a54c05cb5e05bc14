import { expect, type Page } from "@playwright/test";
import { encodeLink, firstScenario } from "../engine/index";
import { digest, hpa, keptManifest, newDigest, open, paste, test, writeManifest } from "./page";
import { choose, learn } from "./rim";

const name = (page: Page) => page.getByRole("textbox", { name: "Scenario's name" });
const pane = (page: Page) => page.getByRole("article");
const title = (page: Page) => pane(page).getByRole("heading", { level: 2 });
const saved = (page: Page) => page.getByText("saved in this browser", { exact: true });
const check = (page: Page) => page.getByRole("button", { name: "Answer", exact: true });
const cover = (page: Page) => page.locator("[data-figure='replicas'] .plot > .cover");
const answered = (page: Page) => page.locator("[data-digest]").waitFor({ state: "attached", timeout: 60_000 });

// Most of these tests open the page several times.
test.slow();

/** Edits the page's scenario, and waits until the browser keeps it. */
async function workOfMine(page: Page): Promise<string | null> {
  await open(page);
  const first = await digest(page);
  await writeManifest(page, hpa());
  const own = await newDigest(page, first);
  await expect.poll(() => keptManifest(page)).toBe(hpa());
  return own;
}

async function takeLesson(page: Page): Promise<void> {
  await learn(page, "Lessons");
  await page
    .getByRole("dialog", { name: "Learn" })
    .getByRole("button", { name: /The window remembers/ })
    .click();
  await expect(title(page)).toHaveText("The load is gone");
  await expect(cover(page)).toBeVisible();
}

async function takeQuestion(page: Page): Promise<void> {
  const before = await digest(page);
  await learn(page);
  await page.getByRole("dialog", { name: "Learn" }).getByRole("option").nth(3).click();
  await page.getByRole("dialog", { name: "Learn" }).getByRole("button", { name: "Open" }).click();
  await newDigest(page, before);
}

/** Longer than the page waits before it keeps what has changed. */
const settled = (page: Page) => page.waitForTimeout(1200);

/** Another tab of the same browser, as a person opens the page. */
async function otherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto("./");
  await answered(other);
  return other;
}

/** Notes whenever the page draws replicas without the cover, from its first moment on. */
async function watchCover(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { uncovered: seen });
    new MutationObserver(() => {
      const figure = document.querySelector("[data-figure='replicas']");
      if (figure?.querySelector(".lines path") && !figure.querySelector(".cover")) seen.push("replicas without a cover");
      if (document.querySelector(".answer p")) seen.push("the answer");
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { uncovered: string[] }).uncovered);
}

test("a lesson lends its scenario: the next tab has one's own work, while the lesson's tab is open and after it was closed", async ({
  page,
  context,
}) => {
  const first = await context.newPage();
  const own = await workOfMine(first);
  await takeLesson(first);
  await settled(first);
  await expect(saved(first)).toHaveCount(0);
  expect(await keptManifest(first)).toBe(hpa());
  const other = await otherTab(first);
  await expect.poll(() => digest(other)).toBe(own);
  await other.close();
  await first.close({ runBeforeUnload: true });
  await page.goto("./");
  await answered(page);
  await expect.poll(() => digest(page)).toBe(own);
  await expect(saved(page)).toBeVisible();
});

test("a reload in a lesson comes back to its question, covered, and to what was answered", async ({ page }) => {
  const own = await workOfMine(page);
  await takeLesson(page);
  await page.getByRole("radio", { name: "The pods are still busy" }).check();
  const uncovered = await watchCover(page);
  await page.reload();
  await expect(title(page)).toHaveText("The load is gone");
  await expect(cover(page)).toBeVisible();
  await expect(page.getByRole("radio", { name: "The pods are still busy" })).toBeChecked();
  expect(await uncovered()).toEqual([]);
  expect(new URL(page.url()).hash).toBe("");

  await check(page).click();
  await page.getByRole("button", { name: "Next: Then it goes fast" }).click();
  await expect(title(page)).toHaveText("Then it goes fast");
  await page.reload();
  await expect(title(page)).toHaveText("Then it goes fast");
  await expect(cover(page)).toBeVisible();
  await pane(page)
    .getByRole("button", { name: /^Step 1: / })
    .click();
  await expect(page.getByRole("radio", { name: "The pods are still busy" })).toBeChecked();
  await expect(pane(page)).toContainText("Yes. The last 9 was proposed at 25:00.");

  await page.getByRole("button", { name: "Leave" }).click();
  await expect.poll(() => digest(page)).toBe(own);
  await settled(page);
  await page.reload();
  await expect.poll(() => digest(page)).toBe(own);
  await expect(pane(page)).toHaveCount(0);
});

test("a reload in a lesson keeps a drawing, and what was written for a task", async ({ page }) => {
  await workOfMine(page);
  await takeLesson(page);
  await pane(page)
    .getByRole("button", { name: /^Step 3: / })
    .click();
  const steps = page.getByRole("group", { name: /^Your drawing: / }).getByRole("slider");
  await pane(page).getByRole("button", { name: "draw with the arrow keys" }).click();
  await steps.first().focus();
  await page.keyboard.press("Enter");
  await expect(steps).toHaveCount(2);
  const drawn = await steps.evaluateAll((handles) => handles.map((handle) => handle.getAttribute("aria-valuetext")));
  await page.reload();
  await expect(steps).toHaveCount(2);
  expect(await steps.evaluateAll((handles) => handles.map((handle) => handle.getAttribute("aria-valuetext")))).toEqual(drawn);

  await pane(page)
    .getByRole("button", { name: /^Step 5: / })
    .click();
  await page.getByRole("tab", { name: "Manifest" }).click();
  await writeManifest(page, hpa());
  await page.getByRole("tab", { name: "Lesson" }).click();
  await expect(pane(page)).toContainText("spec.maxReplicas");
  await page.reload();
  await expect(pane(page)).toContainText("step 5 of 5");
  await expect(pane(page)).toContainText("spec.maxReplicas");
  expect(await keptManifest(page)).toBe(hpa());
  await pane(page)
    .getByRole("button", { name: /^Step 3: / })
    .click();
  await expect(steps).toHaveCount(2);
  await pane(page)
    .getByRole("button", { name: /^Step 5: / })
    .click();
  await expect(pane(page)).toContainText("spec.maxReplicas");
});

test("a change of language stays in the lesson, at the same question, and reveals nothing", async ({ page }) => {
  const own = await workOfMine(page);
  await takeLesson(page);
  const uncovered = await watchCover(page);
  await choose(page, "More", "Deutsch");
  await expect(page.getByRole("button", { name: "Antworten", exact: true })).toBeVisible();
  await expect(title(page)).toHaveText("The load is gone");
  await expect(cover(page)).toBeVisible();
  expect(await uncovered()).toEqual([]);
  await page.getByRole("button", { name: "Verlassen" }).click();
  await expect.poll(() => page.locator("[data-digest]").getAttribute("data-digest")).toBe(own);
});

test("Back leaves a lesson, and Forward comes back to its question and to what was answered there", async ({ page }) => {
  const own = await workOfMine(page);
  await takeLesson(page);
  await page.getByRole("radio", { name: "The pods are still busy" }).check();
  await check(page).click();
  await expect(pane(page)).toContainText("Yes. The last 9 was proposed at 25:00.");
  await page.getByRole("button", { name: "Next: Then it goes fast" }).click();
  await expect(title(page)).toHaveText("Then it goes fast");

  await page.goBack();
  await expect(pane(page)).toHaveCount(0);
  await expect.poll(() => digest(page)).toBe(own);
  await expect(page.getByRole("button", { name: "Back to mine" })).toHaveCount(0);
  await expect(saved(page)).toBeVisible();

  await page.goForward();
  await expect(title(page)).toHaveText("Then it goes fast");
  await expect(cover(page)).toBeVisible();
  await pane(page)
    .getByRole("button", { name: /^Step 1: / })
    .click();
  await expect(pane(page)).toContainText("Yes. The last 9 was proposed at 25:00.");

  await page.getByRole("button", { name: "Leave" }).click();
  await expect.poll(() => digest(page)).toBe(own);
  await page.goBack();
  await expect(title(page)).toHaveText("The load is gone");
  await page.goForward();
  await expect(pane(page)).toHaveCount(0);
  await expect.poll(() => digest(page)).toBe(own);
  await settled(page);
  expect(await keptManifest(page)).toBe(hpa());
});

test("a first visitor who only looked at a lesson gets the page's first scenario later, and nothing was saved for them", async ({
  page,
}) => {
  await open(page);
  const first = await digest(page);
  await expect(saved(page)).toHaveCount(0);
  await takeLesson(page);
  await page.reload();
  await expect(cover(page)).toBeVisible();
  await settled(page);
  await page.getByRole("button", { name: "Leave" }).click();
  await expect.poll(() => digest(page)).toBe(first);
  await settled(page);
  await expect(saved(page)).toHaveCount(0);
  await choose(page, "My cluster", "Your scenarios");
  await expect(page.getByRole("dialog", { name: "Your scenarios" })).toContainText("Nothing is saved yet.");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft|replaced|received|scenario/.test(key)))).toEqual([]);

  const other = await otherTab(page);
  await expect.poll(() => digest(other)).toBe(first);
  await other.close();
});

test("a question of the library is lent: Open has one's own work, and the next tab opens it", async ({ page }) => {
  const own = await workOfMine(page);
  await takeQuestion(page);
  await settled(page);
  await expect(saved(page)).toHaveCount(0);
  expect(await keptManifest(page)).toBe(hpa());
  const other = await otherTab(page);
  await expect.poll(() => digest(other)).toBe(own);
  await other.close();

  await page.reload();
  // Until the question's line comes, a sentence of its own offers the way back; which of the two a test meets depends on the machine.
  const line = page.getByRole("region", { name: "The library’s answer" });
  await expect(line.getByRole("button", { name: "Back to mine" })).toBeVisible();
  await choose(page, "My cluster", "Your scenarios");
  const dialog = page.getByRole("dialog", { name: "Your scenarios" });
  await expect(dialog).not.toContainText("Nothing is saved yet.");
  await dialog.getByRole("list", { name: "Drafts" }).getByRole("button").first().click();
  await expect.poll(() => digest(page)).toBe(own);
  await expect(saved(page)).toBeVisible();
});

test("a lent scenario that was changed is new work beside the earlier one, in every way back", async ({ page }) => {
  const own = await workOfMine(page);
  await takeQuestion(page);
  const theirs = await digest(page);
  await name(page).fill("theirs, changed");
  await expect(saved(page)).toBeVisible();
  await settled(page);
  const other = await otherTab(page);
  await expect(name(other)).toHaveValue("theirs, changed");
  await choose(other, "My cluster", "Your scenarios");
  await other.getByRole("list", { name: "Drafts" }).getByRole("button", { name: /^web/ }).first().click();
  await expect.poll(() => digest(other)).toBe(own);
  await other.close();

  await page.goBack();
  await expect.poll(() => digest(page)).toBe(own);
  await page.goForward();
  await expect(name(page)).toHaveValue("theirs, changed");
  await expect.poll(() => digest(page)).toBe(theirs);
});

test("a link is lent until it is changed, in a new tab and in the tab of one's own work", async ({ page }) => {
  const own = await workOfMine(page);
  const link = `./#${encodeLink({ scenario: { ...firstScenario, name: "theirs", seed: 7 } })!}`;
  const other = await page.context().newPage();
  await other.goto(link);
  await expect(name(other)).toHaveValue("theirs");
  await settled(other);
  await other.close({ runBeforeUnload: true });
  await page.goto(link);
  await expect(name(page)).toHaveValue("theirs");
  await settled(page);
  expect(await keptManifest(page)).toBe(hpa());
  await page.goto("./?x");
  await answered(page);
  await expect.poll(() => digest(page)).toBe(own);
});

test("own work in one tab and a lesson in another do not overwrite each other", async ({ page }) => {
  await workOfMine(page);
  const other = await otherTab(page);
  await takeLesson(other);
  const before = await digest(page);
  await writeManifest(
    page,
    hpa((text) => text.replace("maxReplicas: 6", "maxReplicas: 9")),
  );
  const later = await newDigest(page, before);
  await settled(page);
  await other.getByRole("radio").first().check();
  await check(other).click();
  await other.reload();
  await expect(title(other)).toHaveText("The load is gone");
  await settled(other);
  await other.close({ runBeforeUnload: true });
  expect(await keptManifest(page)).toContain("maxReplicas: 9");
  await page.reload();
  await expect.poll(() => digest(page)).toBe(later);
});

test("what an earlier release kept still opens, and gives back the work that it had hidden", async ({ page }) => {
  const hidden = { ...firstScenario, name: "mine", manifest: hpa() };
  const lent = { ...firstScenario, name: "the lesson's", seed: 9 };
  await page.addInitScript(
    ([draft, replaced]) => {
      if (location.protocol === "about:" || localStorage.getItem("planted") !== null) return;
      localStorage.setItem("planted", "yes");
      localStorage.setItem("hpa-playground/draft", draft!);
      localStorage.setItem("hpa-playground/received", draft!);
      localStorage.setItem("hpa-playground/replaced", replaced!);
      const slot = { scenario: JSON.parse(draft!) as unknown, origin: JSON.parse(draft!) as unknown, at: 1, rules: 1, open: false };
      localStorage.setItem("hpa-playground/draft/old", JSON.stringify(slot));
    },
    [JSON.stringify(lent), JSON.stringify([hidden])],
  );
  await open(page);
  await expect(name(page)).toHaveValue("the lesson's");
  await page.getByRole("button", { name: "Back to mine" }).click();
  await expect(name(page)).toHaveValue("mine");
  await settled(page);
  await page.reload();
  await expect(name(page)).toHaveValue("mine");
  await expect(saved(page)).toBeVisible();
});

test("the way back to mine survives changes, a reload, a new tab and a change of language, until it is closed; mine stays in the list", async ({
  page,
}) => {
  const own = await workOfMine(page);
  await takeQuestion(page);
  await name(page).fill("theirs, changed");
  await settled(page);
  const back = (label = "Back to mine", at = page) => at.getByRole("button", { name: label });
  await page.reload();
  await expect(name(page)).toHaveValue("theirs, changed");
  await expect(back()).toBeVisible();

  const other = await otherTab(page);
  await expect(name(other)).toHaveValue("theirs, changed");
  await back("Back to mine", other).click();
  await expect.poll(() => digest(other)).toBe(own);
  await other.close();

  await choose(page, "More", "Deutsch");
  await expect(back("Zurück zu meinem")).toBeVisible();
  await page.getByRole("button", { name: "Diese Zeile schließen" }).click();
  // The way back outlives the question's line.
  await expect(back("Zurück zu meinem")).toBeVisible();
  await page.getByRole("button", { name: "Diese Meldung schließen" }).click();
  await expect(back("Zurück zu meinem")).toHaveCount(0);
  await settled(page);
  await page.reload();
  await expect(page.locator("[data-digest]")).toBeAttached();
  await settled(page);
  await expect(back("Zurück zu meinem")).toHaveCount(0);
  await page.getByRole("button", { name: "Mein Cluster", exact: true }).click();
  await page.getByRole("menuitem", { name: "Deine Szenarien" }).click();
  const drafts = page.getByRole("dialog").getByRole("list", { name: "Entwürfe" });
  await expect(drafts.getByRole("group", { name: "theirs, changed" })).toContainText("auf dieser Seite offen");
  await drafts.getByRole("button", { name: /^web/ }).first().click();
  await expect.poll(() => page.locator("[data-digest]").getAttribute("data-digest")).toBe(own);
});

test("a first visitor pastes a manifest anywhere: the page says where it is, Undo leads back, and the text stays in the list", async ({
  page,
}) => {
  await open(page);
  const first = await digest(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await paste(page, hpa());
  await expect(page.getByText("This is the manifest that you pasted, open in the editor.")).toBeVisible();
  await newDigest(page, first);
  await expect.poll(() => keptManifest(page)).toBe(hpa());
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => digest(page)).toBe(first);
  await choose(page, "My cluster", "Your scenarios");
  await expect(page.getByRole("list", { name: "Drafts" }).getByRole("group")).toHaveCount(1);
});

test("the draft of a tab that crashed is nobody's: another tab goes on with it, and makes no copy", async ({ page, context }) => {
  const ended = await context.newPage();
  await workOfMine(ended);
  await settled(ended);
  const drafts = () =>
    page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, text]) =>
        key.startsWith("hpa-playground/draft/") ? [{ key, ...JSON.parse(text) }] : [],
      ),
    );
  await open(page);
  await writeManifest(page, hpa().replace(/maxReplicas: \d+/, "maxReplicas: 7"));
  await settled(page);
  const [mine] = (await drafts()).filter(({ scenario }) => scenario.manifest === hpa());
  expect([mine.open, mine.locked]).toEqual([true, true]);
  const protocol = await context.newCDPSession(ended);
  void protocol.send("Page.crash").catch(() => undefined);
  await ended.waitForEvent("crash");
  await choose(page, "My cluster", "Your scenarios");
  const rows = page.getByRole("dialog", { name: "Your scenarios" }).getByRole("list", { name: "Drafts" });
  await rows.getByRole("group").filter({ hasNotText: "open on this page" }).getByRole("button").first().click();
  await expect.poll(() => keptManifest(page)).toBe(hpa());
  await settled(page);
  const kept = (await drafts()).filter(({ scenario }) => scenario.manifest === hpa());
  expect(kept.map(({ key, open: isOpen }) => [key, isOpen])).toEqual([[mine.key, true]]);
});
