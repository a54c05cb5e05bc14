import { expect, type Locator, type Page } from "@playwright/test";
import { seriousButColours } from "./axe";
import { letEditorCome, test } from "./page";

const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang);
const answered = (page: Page) => page.locator("[data-digest]").waitFor({ state: "attached" });
const figures = (page: Page) => page.locator("[data-digest]").getAttribute("data-digest");
const name = (page: Page, label: string) => page.getByRole("textbox", { name: label });

test("the address opens the page in German; the switch leads to Ukrainian, keeps what stands, and is remembered", async ({ page }) => {
  await letEditorCome(page);
  await page.goto("./?lang=de");
  await answered(page);
  expect(await spoken(page)).toBe("de");
  await expect(page.getByRole("tab", { name: "Entscheidung" })).toBeVisible();
  // The parts that load right after the first answer appear together.
  await page.getByRole("button", { name: "Mehr", exact: true }).waitFor();
  await page.keyboard.press("End");
  const before = await figures(page);
  await page.getByRole("tab", { name: "Workload" }).click();
  await page.getByRole("textbox", { name: "CPU je Anfrage" }).fill("33");
  await expect.poll(async () => [null, before].includes(await figures(page))).toBe(false);
  const edited = await figures(page);
  await name(page, "Name des Szenarios").fill("in drei Sprachen");
  await expect(page.getByText("Abgleich 241 von 241")).toBeVisible();
  expect(await seriousButColours(page)).toEqual([]);

  await page.getByRole("button", { name: "Mehr", exact: true }).click();
  const choices = page.getByRole("menuitemradio", { name: /^(English|Deutsch|Українська)$/ });
  await expect(choices).toHaveText(["English", "Deutsch", "Українська"]);
  await expect(choices.and(page.getByRole("menuitemradio", { checked: true }))).toHaveText("Deutsch");
  await expect.poll(() => new URL(page.url()).hash).not.toBe("");
  await page.getByRole("menuitemradio", { name: "Українська" }).click();
  await expect(page.getByRole("tab", { name: "Рішення" })).toBeVisible();
  await answered(page);
  expect([await spoken(page), new URL(page.url()).search, await figures(page)]).toEqual(["uk", "", edited]);
  await expect(name(page, "Назва сценарію")).toHaveValue("in drei Sprachen");
  await expect(page.getByText("узгодження 241 з 241")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "CPU на запит" })).toHaveValue("33");
  expect(await seriousButColours(page)).toEqual([]);

  await page.goto("./");
  await answered(page);
  await page.getByRole("button", { name: "Більше", exact: true }).click();
  await expect(choices.and(page.getByRole("menuitemradio", { checked: true }))).toHaveText("Українська");
  await page.keyboard.press("Escape");
  expect(await spoken(page)).toBe("uk");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: "de-AT" });

  test("the browser's language is spoken, and nothing scrolls sideways", async ({ page }) => {
    for (const [address, language, tab] of [
      ["./", "de", "Manifest"],
      ["./?lang=uk", "uk", "Маніфест"],
    ] as const) {
      await page.goto(address);
      await answered(page);
      await page.getByRole("tab", { name: tab }).click();
      expect(await spoken(page)).toBe(language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(
        await page
          .getByRole("tablist")
          .last()
          .evaluate((list) => list.scrollWidth - list.clientWidth),
      ).toBe(0);
    }
  });
});

test("the scenario's name is whole in the top bar of a wide page; a narrow one says it whole to a pointer, and cuts no tab", async ({
  page,
}) => {
  for (const [language, label] of [
    ["de", "Name des Szenarios"],
    ["uk", "Назва сценарію"],
  ] as const) {
    const cut = () => name(page, label).evaluate((field) => field.scrollWidth - field.clientWidth);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`./?lang=${language}`);
    await answered(page);
    // The page changes its layout some time after the size has changed, so a first look may come too early.
    await expect.poll(cut, language).toBe(0);
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(name(page, label)).toHaveAttribute("title", await name(page, label).inputValue());
    // The tabs of the wide page may still be there.
    await expect(async () => {
      const tabs = await page.getByRole("tab").all();
      expect(tabs.length).toBeGreaterThan(0);
      for (const tab of tabs) await expect(tab).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass({ timeout: 15_000 });
  }
});

test("what stays English on a page of another language says that it is English", async ({ page }) => {
  await page.goto("./?lang=de");
  await answered(page);
  // As a screen reader finds it: from the nearest element with a language.
  const languageOf = (part: Locator) => part.first().evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
  await page.getByRole("button", { name: "Mehr", exact: true }).waitFor();
  await page.keyboard.press("End");
  await page.getByRole("tab", { name: "kubectl" }).click();
  expect(await languageOf(page.locator("pre.output"))).toBe("en");

  // A ready scenario has its question in the page's language as its name; any other has its author's name.
  const title = name(page, "Name des Szenarios");
  await expect(title).toHaveValue("Warum wartet er mit dem Verkleinern fünf Minuten?");
  await title.fill("Meins");
  await expect(title).toHaveValue("Meins");

  await page.getByRole("button", { name: "Lernen", exact: true }).click();
  await page.getByRole("dialog", { name: "Lernen" }).getByRole("tab", { name: "Lektionen" }).click();
  const first = page.getByRole("dialog", { name: "Lernen" }).locator(".lesson-entry").first();
  expect(await Promise.all([first.locator("b"), first.locator(".soft"), first.locator(".how-far")].map(languageOf))).toEqual([
    "en",
    "en",
    "de",
  ]);
  await first.click();
  const lesson = page.getByRole("article");
  expect(await Promise.all([lesson.getByRole("heading"), lesson.locator("> p"), lesson.getByRole("button")].map(languageOf))).toEqual([
    "en",
    "en",
    "de",
  ]);
  const answer = lesson.locator(".answer");
  await answer.first().getByRole("radio").check();
  await page.getByRole("button", { name: "Antworten", exact: true }).click();
  expect(
    await Promise.all([answer.locator("label"), answer.locator("p > span"), answer.locator("p > span > span")].map(languageOf)),
  ).toEqual(["en", "de", "en"]);
  const next = page.locator(".forward");
  await expect(next).toHaveText(/^Weiter: /);
  expect(await Promise.all([next, next.locator("span span")].map(languageOf))).toEqual(["de", "en"]);
});
