import { expect, type Page } from "@playwright/test";
import { digest, hpa, open, openAtStart, replaceManifest, test } from "./page";

// Playwright keeps the permissions when it reuses a context.
test.afterEach(({ context }) => context.clearPermissions());

/** The link in the page's address, once it has settled: the page's own clock has to pass, which a busy machine slows down with the page. */
async function link(page: Page): Promise<string> {
  await expect.poll(() => new URL(page.url()).hash).not.toBe("");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 900)));
  return page.url();
}

test("a link shows the same trace and the same reconcile in another browser, to the byte", async ({ page, browser }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAtStart(page);
  await replaceManifest(page, hpa());
  await page.getByRole("button", { name: "spike" }).click();
  await page.getByRole("tab", { name: "Workload" }).click();
  await page.getByRole("textbox", { name: "Start-up", exact: true }).fill("20");
  await page.getByRole("textbox", { name: "Scenario's name" }).fill("Größe & <b>spike</b>");
  await expect(page.getByText("every 15 s", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Next sync" }).click();
  const decision = page.getByRole("complementary", { name: "Decision" });
  await expect(decision).toContainText("sync 2 of 241");
  const sentence = await decision.innerText();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText(/^Link copied, \d+ characters$/)).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.length).toBeLessThan(900);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(copied);
  await elsewhere.locator("[data-digest]").waitFor({ state: "attached" });
  await expect.poll(() => elsewhere.getByRole("complementary", { name: "Decision" }).innerText()).toBe(sentence);
  expect(await digest(elsewhere)).toBe(await digest(page));
  await expect(elsewhere.getByRole("textbox", { name: "Scenario's name" })).toHaveValue("Größe & <b>spike</b>");
  await elsewhere.context().close();
});

test("a link that is cut short says so above a working page", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Next sync" }).click();
  const whole = await link(page);
  await page.goto("about:blank");
  await page.evaluate(() => undefined);
  await page.goto(whole.slice(0, -4));
  await expect(page.getByText("This link is damaged")).toBeVisible();
  await page.locator("[data-digest]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Close this message" }).click();
  await expect(page.getByText("This link is damaged")).toBeHidden();
});

test("a link that the page cannot read is one sentence above a working page", async ({ page }) => {
  for (const [name, fragment, message] of [
    ["from another page", "section-2", "is not a link of this page"],
    ["of a later version", "9.AAAA", "version 9 of the link format"],
    ["of more than a megabyte", `1.${"A".repeat(1_500_000)}`, "This link has 1.5 MB"],
  ] as const) {
    await test.step(`a link ${name}`, async () => {
      await page.goto("about:blank");
      await open(page, fragment);
      await expect(page.getByText(message)).toBeVisible();
      expect(new URL(page.url()).hash).not.toContain(fragment.slice(0, 20));
    });
  }
});

test("a draft of another version is set aside, not lost", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("hpa-playground/draft", JSON.stringify({ version: 7, name: "mine" })));
  await open(page);
  await expect(page.getByText("The draft kept in this browser could not be opened and was set aside.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("hpa-playground/unread-draft"))).toBe('{"version":7,"name":"mine"}');
});

test("opening a link runs it, and keeps one's own scenario at hand through further links", async ({ page }) => {
  await open(page);
  const name = page.getByRole("textbox", { name: "Scenario's name" });
  const notice = page.getByText("This scenario came with the link. Your own scenario is kept.");
  await name.fill("theirs");
  await page.getByRole("button", { name: "ramp" }).click();
  const theirs = await link(page);
  const theirDigest = await digest(page);
  await name.fill("another");
  await page.getByRole("button", { name: "spike" }).click();
  const another = await link(page);
  // The page keeps what is new when it goes away, so this clears after it.
  await page.evaluate(() => window.addEventListener("pagehide", () => localStorage.clear()));
  await page.goto("about:blank");
  await page.goto("./");
  await page.locator("[data-digest]").waitFor({ state: "attached" });
  await name.fill("mine");
  await page.getByRole("button", { name: "daily wave" }).click();
  const mine = await link(page);
  const myDigest = await digest(page);

  // Followed in the same tab, as from a chat: only the fragment changes.
  await page.evaluate((address) => location.assign(address), theirs);
  await expect(notice).toBeVisible();
  await expect(name).toHaveValue("theirs");
  await expect.poll(() => digest(page)).toBe(theirDigest);
  await page.getByRole("button", { name: "Next sync" }).click();
  await link(page);
  await page.evaluate((address) => location.assign(address), another);
  await expect(name).toHaveValue("another");
  await page.reload();
  await page.getByRole("button", { name: "Back to mine" }).click();
  await expect(name).toHaveValue("mine");
  await expect.poll(() => digest(page)).toBe(myDigest);
  await expect(notice).toBeHidden();
  await expect(page.getByRole("complementary", { name: "Decision" })).toContainText(/sync \d+ of/);
  expect((await link(page)).length).toBeLessThanOrEqual(mine.length);
});
