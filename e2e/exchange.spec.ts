import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { encodeLink, firstScenario } from "../engine/index";
import { busyScenario } from "../engine/scenario/testing/busyScenario";
import { inBothThemes, violations } from "./axe";
import { digest, hpa, newDigest, open, openAtStart, openImport, test, writeManifest } from "./page";
import { choose } from "./rim";

/** Two hours by the minute in two series, as Grafana's panel inspector saves a table; one value of each is missing. */
const grafana = [
  '"Time","GET","POST"',
  ...Array.from({ length: 121 }, (_, minute) => {
    const time = `2026-11-21 ${String(9 + Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}:00`;
    return minute === 30 ? `"${time}",,` : `"${time}",${600 + minute * 10} req/m,${60 + (minute % 7)} req/m`;
  }),
].join("\r\n");

const prometheus = JSON.stringify({
  status: "success",
  data: {
    resultType: "matrix",
    result: [
      {
        metric: { __name__: "requests:rate1m", kind: "api" },
        values: Array.from({ length: 61 }, (_, i) => [1795255200 + 15 * i, String(20 + i)]),
      },
    ],
  },
});

/** Drops a file on the page, as from a folder. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content!], fileName!));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent("body", "dragover", { dataTransfer: files });
  await page.dispatchEvent("body", "drop", { dataTransfer: files });
}

const expectNoBarrier = async (page: Page): Promise<void> => expect(await inBothThemes(page, violations, "dialog")).toEqual([]);

const bringIn = (page: Page) => page.getByRole("dialog", { name: "Import a measured load" });
const length = (page: Page) => page.getByRole("combobox", { name: "Length of the run", includeHidden: true });

/** An hour of a service by the quarter minute: 12 ms of CPU per request and 5m for each of four pods, in cores. */
const measured = [
  "time,requests/s,CPU cores,ready pods",
  ...Array.from({ length: 240 }, (_, at) => {
    const load = 60 + 40 * Math.abs((at % 80) / 40 - 1);
    const time = `2026-11-21 09:${String(Math.floor(at / 4)).padStart(2, "0")}:${String(15 * (at % 4)).padStart(2, "0")}`;
    return `${time},${load.toFixed(2)},${((load * 12 + 20) / 1000).toFixed(5)},4`;
  }),
].join("\n");

test("a measured load comes in by paste, file and drop, and is undone in one step", async ({ page }) => {
  await open(page);
  await test.step("a week of a log is read beside the page: its time, its rows, a day of it and its peak are chosen", async () => {
    const before = await digest(page);
    const rows = Array.from({ length: 7 * 24 }, (_, hour) => {
      const [day, time] = [String(16 + Math.floor(hour / 24)), `${String(hour % 24).padStart(2, "0")}:00`];
      return ["cart", "pay"].map((service) => `7,${service},2026-11-${day} ${time},2026-11-${day} ${time}:30,${hour === 50 ? 4000 : 400}`);
    });
    const workers = page.waitForEvent("worker", (worker) => worker.url().includes("/worker"));
    await drop(page, "week.csv", ["shard,service,started,ended,rps", ...rows.flat()].join("\n"));
    await workers;
    const dialog = bringIn(page);
    await expect(dialog.getByText("2026-11-16 00:00 to 2026-11-22 23:00")).toBeVisible();
    await dialog.getByRole("combobox", { name: "Time column" }).selectOption({ label: "ended" });
    await expect(dialog.getByText("2026-11-16 00:00:30 to 2026-11-22 23:00:30")).toBeVisible();
    await dialog.getByRole("combobox", { name: "Rows" }).selectOption({ label: "the sum of the values at each time" });
    await dialog.getByRole("combobox", { name: "Day" }).selectOption({ label: "2026-11-18, highest 8\u202f000" });
    await dialog.getByRole("textbox", { name: "to", exact: true }).fill("06:00");
    await expect(dialog.getByRole("img", { name: "Load over 5 h, at most 8\u202f000 requests per second" })).toBeVisible();
    await dialog.getByRole("radio", { name: "as measured, with the CPU per request adjusted" }).check();
    await expect(
      dialog.getByText(/from 20 ms to 0\.1 ms\. Then 10 pods \(maxReplicas\) serve the peak at the target of 50% CPU\./),
    ).toBeVisible();
    await expectNoBarrier(page);
    await dialog.getByRole("button", { name: "Use this load" }).click();
    await newDigest(page, before);
    await page.getByRole("button", { name: "Undo the last change to the curve" }).click();
    await expect.poll(() => digest(page)).toBe(before);
  });
  await test.step("requests and CPU of the same times give the CPU per request, set with the load and undone with it", async () => {
    const before = await digest(page);
    await openImport(page);
    const dialog = bringIn(page);
    await dialog.getByRole("textbox", { name: "CSV or Prometheus JSON" }).fill(measured);
    await expect(dialog.getByText("CPU per request: 12 ms, give or take 0.1 ms.")).toBeVisible();
    await expect(dialog.getByText("pods started fewer than three times")).toBeVisible();
    await expectNoBarrier(page);
    await dialog.getByRole("radio", { name: "millicores" }).check();
    await expect(dialog.getByText("Is the unit of the CPU right?")).toBeVisible();
    await dialog.getByRole("radio", { name: "cores", exact: true }).check();
    await dialog.getByRole("button", { name: "Use this load" }).click();
    await newDigest(page, before);
    const milliseconds = page.getByRole("textbox", { name: "CPU per request" });
    await page.getByRole("tab", { name: "Workload" }).click();
    await expect(milliseconds).toHaveValue("12");
    await page.getByRole("button", { name: "Undo the last change to the curve" }).click();
    await expect(milliseconds).toHaveValue("20");
  });
  await test.step("a table with a mistake says its line, and a mended one takes its place", async () => {
    await drop(page, "load.csv", "Time,requests\n2026-11-21 10:00:00,1\n2026-11-31 10:00:00,2\n");
    const dialog = bringIn(page);
    await expect(dialog.getByText("Line 3 has no time in column 1 like the times in the lines before it.")).toBeVisible();
    await expectNoBarrier(page);
    await page.getByLabel("Samples").setInputFiles({ name: "load.csv", mimeType: "text/csv", buffer: Buffer.from(grafana) });
    await expect(dialog.getByText("This is a table with 2 series. Choose one.")).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
  await test.step("a Grafana CSV becomes the load: pasted, its series chosen, its unit read, undone in one step", async () => {
    const before = await digest(page);
    await openImport(page);
    const dialog = bringIn(page);
    await expect(dialog.getByRole("button", { name: "Use this load" })).toBeDisabled();
    await dialog.getByRole("textbox", { name: "CSV or Prometheus JSON" }).fill(grafana);
    await expect(dialog.getByText("This is a table with 2 series. Choose one.")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "minute" })).toBeChecked();
    await expect(dialog.getByText("their unit is “req/m”")).toBeVisible();
    await expect(dialog.getByRole("img", { name: "Load over 2 h, at most 30 requests per second" })).toBeVisible();
    await expect(dialog.getByText("1 sample without a number left out")).toBeVisible();
    await dialog.getByRole("radio", { name: "POST" }).check();
    await expect(dialog.getByRole("img", { name: "Load over 2 h, at most 1.1 requests per second" })).toBeVisible();
    await dialog.getByRole("radio", { name: "GET" }).check();
    await dialog.getByRole("button", { name: "Use this load" }).click();
    await expect(dialog).toBeHidden();
    const brought = await newDigest(page, before);
    await expect(length(page)).toHaveValue("7200");
    await page.getByRole("button", { name: "Undo the last change to the curve" }).click();
    await expect(length(page)).toHaveValue("3600");
    await expect.poll(() => digest(page)).toBe(before);
    await page.getByRole("button", { name: "Redo the change to the curve" }).click();
    await expect.poll(() => digest(page)).toBe(brought);
  });
  await test.step("a dropped answer of Prometheus opens the window, which asks for its unit", async () => {
    const before = await digest(page);
    await drop(page, "query.json", prometheus);
    const dialog = bringIn(page);
    await expect(dialog.getByText("query.json")).toBeVisible();
    await expect(dialog.getByText('requests:rate1m{kind="api"}')).toBeVisible();
    await expect(dialog.getByText("no unit given: choose one")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Use this load" })).toBeDisabled();
    await dialog.getByRole("radio", { name: "second" }).check();
    await expect(dialog.getByRole("img", { name: "Load over 15 min, at most 80 requests per second" })).toBeVisible();
    await dialog.getByRole("button", { name: "Use this load" }).click();
    await newDigest(page, before);
    await expect(length(page)).toHaveValue("900");
  });
  await test.step("a dropped manifest is still a manifest, and what is neither is one sentence", async () => {
    await page.getByRole("textbox", { name: "Scenario's name" }).fill("mine");
    await drop(page, "theirs.yaml", "apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\n");
    await expect(page.getByText("This scenario came with the file theirs.yaml.")).toBeVisible();
    await drop(page, "notes.txt", "hello\nworld");
    await expect(
      page.getByText("The file notes.txt was not opened. It is neither a scenario file nor a Kubernetes manifest."),
    ).toBeVisible();
    await expect(bringIn(page)).toBeHidden();
    await drop(page, "table.txt", "0;1\n60;2\n");
    await expect(bringIn(page).getByText("This is a table with one series.")).toBeVisible();
  });
});

const takeAway = (page: Page) => page.getByRole("dialog", { name: "Export", exact: true });

/** Presses a button that saves a file, and reads it. */
async function saved(page: Page, name: string): Promise<{ file: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), takeAway(page).getByRole("button", { name, exact: true }).click()]);
  return { file: download.suggestedFilename(), content: await readFile(await download.path()) };
}

async function openTakeAway(page: Page): Promise<void> {
  await openAtStart(page);
  await page.getByRole("button", { name: "Next change", exact: true }).click();
  await expect(page.getByRole("complementary", { name: "Decision" })).toContainText("sync 26 of 241");
  await choose(page, "Share", "Export");
  await expect(takeAway(page)).toBeVisible();
}

test("the run is taken away as CSV, as JSON and as reports with the page's own sentence", async ({ page }) => {
  await openTakeAway(page);
  await expectNoBarrier(page);
  const seconds = (await saved(page, "Each second, as CSV")).content.toString();
  expect(seconds.split("\r\n")[0]).toMatch(/^second \(s\),offered \(requests\/s\),/);
  expect(seconds.trimEnd().split("\r\n").length).toBe(3602);
  const reconciles = (await saved(page, "Each sync, as CSV")).content.toString();
  expect(reconciles.trimEnd().split("\r\n").length).toBe(242);
  const { content } = await saved(page, "Everything, as JSON");
  expect(JSON.parse(content.toString())).toMatchObject({ format: "hpa-playground/run", outcomes: { highestReplicas: 9 } });
  const decision = await saved(page, "The decision at 06:15, as Markdown");
  expect(decision.file).toBe("why-does-it-wait-five-minutes-to-shrink-06-15.md");
  expect(decision.content.toString()).toContain("Went from 1 to 2. CPU proposes 2: 62% ÷ 50% × 1 is 1.24, rounded up.");
  expect(decision.content.toString()).toMatch(/\[This run in HPA Playground\]\(http:\/\/127\.0\.0\.1:\d+\/sub\/path\/#3\./);
  const run = (await saved(page, "The run, as Markdown")).content.toString();
  expect(run.match(/^\| \d\d:\d\d \| /gm)?.length).toBe(9);
  expect((await saved(page, "The manifest alone, as YAML")).content.toString()).toMatch(/^apiVersion: autoscaling\/v2\n/);

  // For a manifest that no longer runs, and while no figure is visible.
  await page.keyboard.press("Escape");
  await writeManifest(
    page,
    hpa((text) => text.replace("maxReplicas: 6", "maxReplicas: 0")),
  );
  await expect(page.getByText("These figures show the run of the last valid manifest.")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Decision" }).click();
  await choose(page, "Share", "Export");
  await expect(
    takeAway(page).getByText("The manifest is not valid. These files are from the last run with a valid manifest."),
  ).toBeVisible();
  await expect(takeAway(page).getByText(/^No figure is visible/)).toBeVisible();
  await expectNoBarrier(page);
});

test("every figure is exported as a picture on the ground of either theme, and the picture needs nothing else", async ({
  page,
  browser,
}) => {
  await openTakeAway(page);
  const names = await takeAway(page)
    .getByRole("button", { name: /, as SVG$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")!));
  expect(names.length).toBe(5);
  const blank = await (await browser.newContext()).newPage();
  for (const [colorScheme, colours] of [
    ["light", [253, 253, 252]],
    ["dark", [22, 25, 27]],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    for (const name of names) {
      const title = name.replace(/, as SVG$/, "");
      const svg = (await saved(page, name)).content.toString();
      // Nothing of the page is needed: no class, no variable, no address but the link's.
      expect(svg).not.toMatch(/class=|var\(--|<style|foreignObject|currentcolor/i);
      expect(svg.match(/ href="[^"]*"/g)?.length).toBe(1);
      expect(linkWrittenIn(svg)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sub\/path\/#3\.[\w-]+$/);
      const legend = await page
        .locator(".fig")
        .filter({ has: page.locator("h2", { hasText: title }) })
        .locator('.rd button[aria-pressed="true"] > span')
        .allInnerTexts();
      expect(legend.length, title).toBeGreaterThan(0);
      for (const stroke of legend) expect(svg).toContain(`>${stroke}</text>`);
      const { width, height, png, ground, marks } = await lookAt(blank, svg, (await saved(page, `${title}, as PNG`)).content);
      expect(svg).toContain(`>${title}</text>`);
      expect(width).toBeGreaterThan(500);
      expect(height).toBeGreaterThan(100);
      expect(png).toEqual({ width: 2 * width, height: 2 * height });
      expect(ground).toEqual(colours);
      expect(marks).toBeGreaterThan(0.01);
    }
  }
  await blank.context().close();
});

/** The link at a picture's foot, as it can be read; the same that can be pressed. */
function linkWrittenIn(svg: string): string {
  const [, href, written] = / href="([^"]*)"[^>]*>(.*?)<\/a>/.exec(svg)!;
  expect(written!.replaceAll(/<[^>]*>/g, "")).toBe(href);
  return href!;
}

test("the changes around a decision are drawn as a loop, which is a GIF", async ({ page }) => {
  // A run with few changes, so that few frames are drawn.
  const manifest = firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 2");
  await open(page, encodeLink({ scenario: { ...firstScenario, manifest }, cursor: 375 })!);
  await choose(page, "Share", "Copy as picture");
  const window = page.getByRole("dialog", { name: "Copy as picture" });
  await window.getByRole("button", { name: "Draw the loop" }).click();
  const save = window.getByRole("button", { name: /^Save GIF/ });
  await expect(save).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent("download");
  await save.click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 6).toString("latin1")).toBe("GIF89a");
  expect(bytes.length).toBeGreaterThan(10_000);
});

test("a long link is whole at a picture's foot, where it cannot be pressed", async ({ page }) => {
  await open(page, encodeLink({ scenario: busyScenario })!);
  await choose(page, "Share", "Export");
  const svg = (await saved(page, "How many pods, how many ready?, as SVG")).content.toString();
  expect(linkWrittenIn(svg).length).toBeGreaterThan(600);
  await page.goto("about:blank");
  await page.setContent(svg.slice(svg.indexOf("<svg")));
  const margins = await page.locator("svg a text").evaluateAll((lines) => {
    const { right } = document.querySelector("svg")!.getBoundingClientRect();
    return lines.map((line) => right - line.getBoundingClientRect().right);
  });
  expect(margins.length).toBeGreaterThan(4);
  expect(Math.min(...margins)).toBeGreaterThan(0);
});

/** The sizes in a browser, the background in a corner, and the share of the PNG's pixels that are not background. */
function lookAt(page: Page, svg: string, png: Buffer) {
  return page.evaluate(
    async ([text, bytes]) => {
      const parsed = new DOMParser().parseFromString(text!, "image/svg+xml");
      if (parsed.querySelector("parsererror")) throw new Error("this SVG is not well-formed");
      const show = async (address: string) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return image;
      };
      const drawing = await show(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text!)}`);
      const picture = await show(`data:image/png;base64,${bytes}`);
      const canvas = document.createElement("canvas");
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      const context = canvas.getContext("2d")!;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const ground = Array.from(data.subarray(0, 3));
      let marks = 0;
      for (let at = 0; at < data.length; at += 4) if (ground.some((value, index) => data[at + index] !== value)) marks++;
      return {
        width: drawing.naturalWidth,
        height: drawing.naturalHeight,
        png: { width: picture.naturalWidth, height: picture.naturalHeight },
        ground,
        marks: marks / (data.length / 4),
      };
    },
    [svg, png.toString("base64")],
  );
}
