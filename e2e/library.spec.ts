import { expect } from "@playwright/test";
import { inBothThemes, serious } from "./axe";
import { digest, hpa, newDigest, open, test, writeManifest } from "./page";
import { choose, learn } from "./rim";

test("the library: groups, search, keys, and the way back", async ({ page }) => {
  await open(page);
  await test.step("a group leads to its first question, and a search without a result says so", async () => {
    await learn(page);
    const library = page.getByRole("dialog", { name: "Learn" });
    await library.getByRole("navigation", { name: "Groups" }).getByRole("button", { name: /^Zero/ }).click();
    await expect(library.getByRole("group", { name: "Zero" }).getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await library.getByRole("combobox").fill("no such words");
    await expect(library.getByText("No question contains all these words.")).toBeVisible();
    await expect(library.getByRole("button", { name: "Open" })).toBeDisabled();
  });
  await test.step("axe finds nothing serious in the library in either theme", async () => {
    const library = page.getByRole("dialog", { name: "Learn" });
    await library.getByRole("combobox").fill("");
    await page.getByRole("img", { name: "Proposed and written replicas in this scenario" }).waitFor();
    expect(await inBothThemes(page, serious, "dialog")).toEqual([]);
  });
  await test.step("a question is found by words, looked at, opened at its moment, and left again", async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const before = await digest(page);
    await writeManifest(page, hpa());
    const own = await newDigest(page, before);
    await learn(page);
    const library = page.getByRole("dialog", { name: "Learn" });
    await library.getByRole("combobox", { name: /^Search \d+ questions$/ }).fill("cooldown 1.2");
    await expect(library.getByRole("option")).toHaveCount(1);
    const detail = library.getByRole("region", { name: "Is the stabilization window the old cooldown of Kubernetes 1.2?" });
    await expect(detail.getByRole("img", { name: "Proposed and written replicas in this scenario" })).toHaveAttribute("data-ready", "true");
    await expect(detail.getByRole("link")).toHaveAttribute("href", /^https:\/\/kubernetes\.io\//);
    await library.getByRole("button", { name: "Open" }).click();
    await expect(library).toBeHidden();
    await newDigest(page, own);
    await expect(page.getByRole("region", { name: "Sync at 26:30" })).toBeVisible();
    await expect(page.getByRole("slider", { name: "Part of the run in view" })).toHaveAttribute("aria-valuetext", "09:00 to 34:00");

    await page.getByRole("button", { name: "Back to mine" }).click();
    await expect.poll(() => digest(page)).toBe(own);
  });
  await test.step("with the keyboard alone: arrows choose, Enter opens, Escape closes and gives the focus back", async () => {
    const before = await digest(page);
    const button = page.getByRole("button", { name: "Learn", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    const library = page.getByRole("dialog", { name: "Learn" });
    await expect(library.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(library).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press("Enter");
    const options = library.getByRole("option");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(library).toBeHidden();
    await newDigest(page, before);
    await expect(page.getByRole("textbox", { name: "Scenario's name" })).toHaveValue("Below which utilization does it scale down?");
  });
});

test("a question's short address leads to it, and can be read without JavaScript; its picture can be saved and printed", async ({
  page,
  browser,
  baseURL,
}) => {
  const address = `${baseURL}q/five-minutes-to-shrink/`;
  await page.goto(address);
  await expect(page.getByRole("region", { name: "Sync at 30:00" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(new URL(baseURL!).pathname);
  await choose(page, "Share", "Copy as picture");
  const picture = page.getByRole("dialog", { name: "Copy as picture" }).getByRole("img", { name: /^The picture: Kept 9\./ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([1200, 630]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save PNG" }).click();
  expect((await download).suggestedFilename()).toBe("why-does-it-wait-five-minutes-to-shrink-30-00.png");

  await page.keyboard.press("Escape");
  const pages = (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g);
  // The decision, and after it the manifest.
  expect(pages).toHaveLength(2);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const text = await plain.newPage();
  await text.goto(address);
  await expect(text.getByRole("heading", { name: "Why does it wait five minutes to shrink?" })).toBeVisible();
  await expect(text.getByRole("link", { name: "Open this question in HPA Playground" })).toHaveAttribute("href", /^\.\/#3\./);
  await plain.close();
});
