import { expect, type Page } from "@playwright/test";
import { otherOrigin } from "./otherOrigin";
import { hpa, open, paste, test } from "./page";

/** Each way in which a browser or a network has no workers. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  "a browser that forbids workers": (page) =>
    page.addInitScript(() => {
      window.Worker = function forbidden() {
        throw new DOMException("Workers are forbidden here.", "SecurityError");
      } as unknown as typeof Worker;
    }),
  "a network that brings no worker": (page) => page.route(/\/assets\/[\w.]*worker-[\w-]+\.js/i, (route) => route.abort()),
};

const site = otherOrigin();
const described = "Name:  web\nReference:  Deployment/web\nMin replicas:  2\nMax replicas:  9\nDeployment pods:  4 current / 4 desired\n";

for (const [way, take] of Object.entries(ways)) {
  test(`${way}: the page says so where something is missing, and goes on`, async ({ page }) => {
    await take(page);
    await page.goto("./");
    await expect(page.getByText("The simulation did not run.").first()).toBeVisible();

    await test.step("a file", async () => {
      const name = "web.yaml";
      const drop = () =>
        page.evaluate(
          ([fileName, text]) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text!], fileName!));
            window.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
          },
          [name, hpa()],
        );
      const refused = page.getByText(`The file ${name} was not opened. A part of this page could not be loaded.`);
      // The part that takes a drop comes after the figures, which are not drawn here.
      await expect(async () => {
        await drop();
        await expect(refused).toBeVisible({ timeout: 2000 });
      }).toPass();
    });

    await test.step("evidence", async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await expect(async () => {
        await paste(page, described);
        await expect(page.getByText("This text could not be explained.").first()).toBeVisible({ timeout: 2000 });
      }).toPass();
    });

    await test.step("an address", async () => {
      site.files["/hpa.yaml"] = { body: hpa() };
      await page.goto("about:blank");
      await page.goto(`./?url=${encodeURIComponent(`${site.origin}/hpa.yaml`)}`);
      await page.getByRole("button", { name: "Open it", exact: true }).click();
      await expect(page.getByRole("dialog").getByRole("status")).toHaveText(
        "A part of this page could not be loaded. Reload to try again.",
      );
    });
  });
}

test("no pattern of the page itself meets more than the first characters of a pasted text", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const met = { times: 0, longest: 0 };
    Object.assign(window, { met });
    const patterns = RegExp.prototype;
    const { exec } = patterns;
    // Every other way to use a pattern calls this one.
    const noted = function note(this: RegExp, text: string) {
      met.times++;
      met.longest = Math.max(met.longest, text.length);
      return exec.call(this, text);
    };
    Object.defineProperty(patterns, "exec", { value: noted });
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await paste(page, `${"\n".repeat(200_000)}${" ".repeat(200_000)}x`);
  const met = () => page.evaluate(() => (window as unknown as { met: { times: number; longest: number } }).met);
  await expect.poll(async () => (await met()).times).toBeGreaterThan(0);
  expect((await met()).longest).toBeLessThanOrEqual(4096);
});
