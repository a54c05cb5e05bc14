// Takes the README's pictures of the built page. Usage: npx vite build && node scripts/takePictures.mjs && pngquant --force --ext .png docs/*.png
import { spawn } from "node:child_process";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "./findBrowser.mjs";

const server = spawn("node", [join(import.meta.dirname, "serveBuilt.mjs"), "0", "/"]);
const [address] = await new Promise((resolve) => server.stdout.once("data", (said) => resolve(String(said).split("\n"))));
const { path } = findBrowser();
const browser = await chromium.launch(path ? { executablePath: path } : {});
try {
  for (const colorScheme of ["light", "dark"]) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 734 }, deviceScaleFactor: 2, colorScheme, locale: "en" });
    await page.goto(address);
    await page.getByRole("button", { name: /28:00/ }).click();
    await page.getByRole("list", { name: "The sum" }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.mouse.move(1430, 725);
    const clip = { x: 373, y: 44, width: 1067, height: 582 };
    await page.screenshot({ path: join(import.meta.dirname, "../docs", `decision-${colorScheme}.png`), clip, animations: "disabled" });
  }
} finally {
  await browser.close();
  server.kill();
}
