import { expect, test, type Page } from "@playwright/test";
import { newDigest, digest, open } from "./page";

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

const bringIn = (page: Page) => page.getByRole("dialog", { name: "Bring in a load" });
const length = (page: Page) => page.getByRole("combobox", { name: "Length of the run" });

test("a Grafana CSV becomes the load: pasted, its series chosen, its unit read, undone in one step", async ({ page }) => {
  await open(page);
  const before = await digest(page);
  await page.getByRole("button", { name: "Bring in a measured load" }).click();
  const dialog = bringIn(page);
  await expect(dialog.getByRole("button", { name: "Use this load" })).toBeDisabled();
  await dialog.getByRole("textbox", { name: "CSV or Prometheus JSON" }).fill(grafana);
  await expect(dialog.getByText("This is a table of 2 series: choose one.")).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "minute" })).toBeChecked();
  await expect(dialog.getByText("“req/m” is written behind them")).toBeVisible();
  await expect(dialog.getByRole("img", { name: "Load over 2 h, at most 30 requests per second" })).toBeVisible();
  await expect(dialog.getByText("1 sample without a number left out")).toBeVisible();
  await dialog.getByRole("radio", { name: "POST" }).check();
  await expect(dialog.getByRole("img", { name: "Load over 2 h, at most 1.1 requests per second" })).toBeVisible();
  await dialog.getByRole("radio", { name: "GET" }).check();
  await dialog.getByRole("button", { name: "Use this load" }).click();
  await expect(dialog).toBeHidden();
  const brought = await newDigest(page, before);
  await expect(length(page)).toHaveValue("7200");
  await page.getByRole("button", { name: "Undo the curve's last change" }).click();
  await expect(length(page)).toHaveValue("3600");
  await expect.poll(() => digest(page)).toBe(before);
  await page.getByRole("button", { name: "Redo the curve's change" }).click();
  await expect.poll(() => digest(page)).toBe(brought);
});

test("a dropped answer of Prometheus opens the window, and its unit is asked", async ({ page }) => {
  await open(page);
  const before = await digest(page);
  await drop(page, "query.json", prometheus);
  const dialog = bringIn(page);
  await expect(dialog.getByText("query.json")).toBeVisible();
  await expect(dialog.getByText('requests:rate1m{kind="api"}')).toBeVisible();
  await expect(dialog.getByText("no unit is written: choose one")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Use this load" })).toBeDisabled();
  await dialog.getByRole("radio", { name: "second" }).check();
  await expect(dialog.getByRole("img", { name: "Load over 15 min, at most 80 requests per second" })).toBeVisible();
  await dialog.getByRole("button", { name: "Use this load" }).click();
  await newDigest(page, before);
  await expect(length(page)).toHaveValue("900");
});

test("a table with a mistake says its line, and a mended one takes its place", async ({ page }) => {
  await open(page);
  await drop(page, "load.csv", "Time,requests\n2026-11-21 10:00:00,1\n2026-11-31 10:00:00,2\n");
  const dialog = bringIn(page);
  await expect(dialog.getByText("Line 3 has no time like those before it in its column 1.")).toBeVisible();
  await page.getByLabel("Samples").setInputFiles({ name: "load.csv", mimeType: "text/csv", buffer: Buffer.from(grafana) });
  await expect(dialog.getByText("This is a table of 2 series: choose one.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a dropped manifest is still a manifest, and what is neither is one sentence", async ({ page }) => {
  await open(page);
  await page.getByRole("textbox", { name: "Scenario's name" }).fill("mine");
  await drop(page, "theirs.yaml", "apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\n");
  await expect(page.getByText("This scenario came with the file theirs.yaml.")).toBeVisible();
  await drop(page, "notes.txt", "hello\nworld");
  await expect(
    page.getByText("The file notes.txt was not opened. It is neither a scenario's file nor a Kubernetes manifest."),
  ).toBeVisible();
  await expect(bringIn(page)).toBeHidden();
  await drop(page, "table.txt", "0;1\n60;2\n");
  await expect(bringIn(page).getByText("This is a table of one series.")).toBeVisible();
});
