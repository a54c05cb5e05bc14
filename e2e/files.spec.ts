import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { encodeLink, firstScenario, writeScenarioFile } from "../engine/index";
import { elsewhere, held, name, notice } from "./linked";
import { hpa, open, test } from "./page";
import { choose } from "./rim";

test("scenario and manifest are saved as files, and open again", async ({ page, browser }) => {
  await open(page);
  await name(page).fill("Größe: 5/6 <b>");
  await choose(page, "Share", "Export");
  const dialog = page.getByRole("dialog", { name: "Export" });
  const [saved] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "The scenario, as JSON" }).click()]);
  expect(saved.suggestedFilename()).toBe("große-5-6-b.hpa.json");
  const [manifest] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "The manifest alone, as YAML" }).click(),
  ]);
  expect(readFileSync(await manifest.path(), "utf8")).toBe(firstScenario.manifest);

  const other = await elsewhere(browser, new URL("./", page.url().split("#")[0]).href);
  await other.getByLabel("Scenario, manifest, load, evidence or lesson").setInputFiles(await saved.path());
  await expect(name(other)).toHaveValue("Größe: 5/6 <b>");
  await other.context().close();
});

test("a trial is one archive, and what it measured opens beside what was predicted", async ({ page }) => {
  await open(page);
  await choose(page, "Share", "Export");
  const dialog = page.getByRole("dialog", { name: "Export" });
  const [trial] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "A trial, as ZIP" }).click()]);
  expect(trial.suggestedFilename()).toMatch(/-trial\.zip$/);
  const archive = readFileSync(await trial.path()).toString("latin1");
  for (const file of ["README.md", "measure.sh", "collect.sh", "cluster/hpa.yaml", "load/k6/load.js"])
    expect(archive).toContain(`trial/${file}`);
  await page.keyboard.press("Escape");

  const { measured, ...rest } = {
    measured: { start: 1_796_000_000, points: pointsOf(720) },
    ...JSON.parse(writeScenarioFile(firstScenario)),
  };
  const buffer = Buffer.from(JSON.stringify({ ...rest, measured }));
  await page
    .getByLabel("Scenario, manifest, load, evidence or lesson")
    .setInputFiles({ name: "measured.hpa.json", mimeType: "application/json", buffer });
  await expect(page.getByText(/^replicas, within one for \d+% of the time$/)).toBeVisible();
});

/** A count each five seconds: four pods all the time. */
const pointsOf = (count: number) => Array.from({ length: count }, (_, index) => [5 * index, 4]);

test("a file that is dropped is opened, and one that cannot be is one sentence", async ({ page }) => {
  await open(page);
  await name(page).fill("mine");
  await held(page);
  const drop = (fileName: string, content: string) =>
    page.evaluate(
      ([dropped, text]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text!], dropped!));
        const target = document.querySelector(".stack")!;
        for (const type of ["dragover", "drop"])
          target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      },
      [fileName, content],
    );
  await drop("web.yaml", hpa());
  await expect(notice(page)).toContainText("This scenario came with the file web.yaml. Your own scenario is kept.");
  await expect.poll(async () => (await held(page)).scenario).toEqual({ ...firstScenario, name: "mine", manifest: hpa() });
  await page.getByRole("button", { name: "Back to mine" }).click();
  await expect.poll(async () => (await held(page)).scenario.manifest).toBe(firstScenario.manifest);
  await drop('<img src=x onerror="alert(1)">.json', '{"format": "hpa-playground", "formatVersion": 3}');
  await expect(notice(page)).toHaveText(
    'The file <img src=x onerror="alert(1)">.json was not opened. It has version 3 of the file format; this page reads version 1.',
  );
  await expect(page.locator("img")).toHaveCount(0);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(16_000_000)], "large.json"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(notice(page)).toContainText("The file large.json was not opened. It has 16.0 MB;");
  await expect(name(page)).toHaveValue("mine");
});

test("a picture that the page saved opens its scenario at its moment, as PNG and as SVG, and a foreign picture is one sentence", async ({
  page,
  browser,
}) => {
  await open(page, encodeLink({ scenario: { ...firstScenario, name: "mine", seed: 7 }, cursor: 1680 })!);
  await choose(page, "Share", "Copy as picture");
  const dialog = page.getByRole("dialog", { name: "Copy as picture" });
  const saved = async (button: string) => {
    const [download] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: button }).click()]);
    return { name: download.suggestedFilename(), path: await download.path() };
  };
  const pictures = [await saved("Save PNG"), await saved("Save SVG")];
  await dialog.getByRole("checkbox", { name: /^The scenario:/ }).uncheck();
  const without = await saved("Save PNG");

  for (const { name: fileName, path } of pictures) {
    const other = await elsewhere(browser, new URL("./", page.url().split("#")[0]).href);
    const input = other.getByLabel("Scenario, manifest, load, evidence or lesson");
    await input.setInputFiles({ name: without.name, mimeType: "image/png", buffer: readFileSync(without.path) });
    await expect(notice(other)).toContainText(`The file ${without.name} was not opened. The picture has no scenario.`);
    await input.setInputFiles({ name: fileName, mimeType: "", buffer: readFileSync(path) });
    await expect(notice(other)).toContainText(`This scenario was in the picture ${fileName}, which shows 28:00.`);
    await expect(name(other)).toHaveValue("mine");
    await expect(other.getByRole("toolbar", { name: "Syncs" }).locator(".time")).toContainText("28:00");
    await expect.poll(async () => (await held(other)).scenario).toEqual({ ...firstScenario, name: "mine", seed: 7 });
    await other.context().close();
  }
});
